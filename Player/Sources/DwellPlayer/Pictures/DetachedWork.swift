#if GTK
import CDwellGTK
import DwellGTK
import Synchronization

/// Uninterruptible work of a decoder, on a thread of its own. Work that takes too long is abandoned: its
/// thread continues, and its result is released.
final class DetachedWork<Value>: @unchecked Sendable {
  /// The work.
  private let work: @Sendable () -> Value
  /// Releases a result that isn't taken.
  private let release: @Sendable (Value) -> Void
  /// Guards the following properties.
  private let lock = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
  /// Signals the end of the work.
  private let end = UnsafeMutablePointer<GCond>.allocate(capacity: 1)
  /// The result; nil before the end, and once it has been taken.
  private var value: Value?
  /// Whether the result is no longer waited for.
  private var isAbandoned = false

  /// Work that hasn't begun.
  private init(_ work: @escaping @Sendable () -> Value, release: @escaping @Sendable (Value) -> Void) {
    self.work = work
    self.release = release
    g_mutex_init(lock)
    g_cond_init(end)
  }

  deinit {
    g_mutex_clear(lock)
    g_cond_clear(end)
    lock.deallocate()
    end.deallocate()
  }

  /// Does work on a thread, and waits for its result.
  /// - Parameters:
  ///   - isOver: called every few milliseconds; true ends the wait.
  ///   - release: releases a result that arrives later.
  /// - Returns: the result; nil if the wait ended first.
  static func result(
    of work: @escaping @Sendable () -> Value, isOver: () -> Bool,
    release: @escaping @Sendable (Value) -> Void
  ) -> Value? {
    let task = DetachedWork(work, release: release)
    let run: GThreadFunc = { data in
      if let data { Unmanaged<AnyDetachedWork>.fromOpaque(data).takeRetainedValue().run() }
      return nil
    }
    let context = Unmanaged.passRetained(AnyDetachedWork { task.run() }).toOpaque()
    g_thread_unref(g_thread_new("dwell-picture", run, context))
    return task.wait(isOver)
  }

  /// Does the work.
  private func run() {
    let result = work()
    g_mutex_lock(lock)
    defer { g_mutex_unlock(lock) }
    if isAbandoned {
      release(result)
      AbandonedWork.count.subtract(1, ordering: .relaxed)
    } else {
      value = result
      g_cond_signal(end)
    }
  }

  /// Waits for the result.
  private func wait(_ isOver: () -> Bool) -> Value? {
    g_mutex_lock(lock)
    defer { g_mutex_unlock(lock) }
    while value == nil {
      guard !isOver() else {
        isAbandoned = true
        AbandonedWork.count.add(1, ordering: .relaxed)
        return nil
      }
      g_cond_wait_until(end, lock, g_get_monotonic_time() + 20_000)
    }
    defer { value = nil }
    return value
  }
}

/// A thread's work, for the C function that starts it.
private final class AnyDetachedWork: Sendable {
  /// Does it.
  let run: @Sendable () -> Void

  /// Work of any type.
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The abandoned work that still runs.
enum AbandonedWork {
  /// Its amount.
  static let count = Atomic(0)
  /// The maximum amount before more of the kind is refused: each takes a processor and the memory of a
  /// picture.
  static let maximumCount = 8
}
#endif

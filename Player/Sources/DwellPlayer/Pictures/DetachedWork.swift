#if GTK
import CDwellGTK
import DwellGTK
import Synchronization

/// Work of a decoder that cannot be interrupted, on a thread of its own. What takes too long is abandoned:
/// its thread goes on, and its result is released.
final class DetachedWork<Value>: @unchecked Sendable {
  /// What is done.
  private let work: @Sendable () -> Value
  /// Releases a result that isn't taken.
  private let release: @Sendable (Value) -> Void
  /// Guards what follows.
  private let lock = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
  /// Signals the end of the work.
  private let end = UnsafeMutablePointer<GCond>.allocate(capacity: 1)
  /// The result; nil before the end, and once it has been taken.
  private var value: Value?
  /// Whether the result isn't waited for any more.
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

  /// Does work, and waits for its result.
  /// - Parameters:
  ///   - isOver: called every few milliseconds; true ends the wait.
  ///   - release: releases a result that comes later.
  /// - Returns: the result; nil if the wait was over before.
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

/// What a thread does, for the C function that starts it.
private final class AnyDetachedWork: Sendable {
  /// Does it.
  let run: @Sendable () -> Void

  /// Work of any type.
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The work that was abandoned and goes on.
enum AbandonedWork {
  /// How much there is.
  static let count = Atomic(0)
  /// How much there may be before more of the kind isn't begun: each takes a processor and the memory of a
  /// picture.
  static let maximumCount = 8
}
#endif

#if canImport(SwiftUI)
import DwellScenes
import DwellSwiftUI
import Foundation

/// The time of a gallery page: it starts at 0, and can be slowed down, paused and set.
final class GalleryTime: @unchecked Sendable {
  /// The underlying clock.
  private let base: FrontClock
  /// Guards the following properties: SwiftUI may read dates on another thread.
  private let lock = NSLock()
  /// The course of time.
  private var timebase: GalleryTimebase

  /// A running time at 0.
  init(_ base: FrontClock) {
    self.base = base
    timebase = GalleryTimebase(at: base.now)
  }

  /// The time, in seconds.
  var now: Double { lock.withLock { timebase.time(at: base.now) } }

  /// How many seconds pass in a second.
  private var rate: Double { lock.withLock { timebase.isPaused ? 0 : timebase.speed } }

  /// The clock for components.
  var clock: FrontClock {
    FrontClock(
      uptime: { self.now }, date: { [base] in base.date(of: base.now) }, rate: { self.rate },
      wake: base.wake)
  }

  /// Sets the time, in seconds; below 0 it is 0.
  func set(to time: Double) { lock.withLock { timebase.set(to: time, at: base.now) } }

  /// Sets the speed and whether the time is paused; a speed that isn't above 0 is ignored.
  func set(speed: Double, isPaused: Bool) {
    lock.withLock { timebase.set(speed: speed, isPaused: isPaused, at: base.now) }
  }
}
#endif

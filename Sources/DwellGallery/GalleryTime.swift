#if canImport(SwiftUI)
import DwellSwiftUI
import Foundation

/// The time of a gallery page: it starts at 0, and can be slowed down, paused and set.
final class GalleryTime: @unchecked Sendable {
  /// The underlying clock.
  private let base: FrontClock
  /// Guards the following properties: SwiftUI may read dates on another thread.
  private let lock = NSLock()
  /// The same moment on both clocks.
  private var anchor: (own: Double, base: Double)
  /// The speed, above 0.
  private var speed = 1.0
  /// Whether the time is paused.
  private var isPaused = false

  /// A running time at 0.
  init(_ base: FrontClock) {
    self.base = base
    anchor = (0, base.now)
  }

  /// The time, in seconds.
  var now: Double { lock.withLock { own } }

  /// The time while the lock is held.
  private var own: Double { isPaused ? anchor.own : anchor.own + (base.now - anchor.base) * speed }

  /// How many seconds pass in a second.
  private var rate: Double { lock.withLock { isPaused ? 0 : speed } }

  /// The clock for components.
  var clock: FrontClock {
    FrontClock(
      uptime: { self.now }, date: { [base] in base.date(of: base.now) }, rate: { self.rate })
  }

  /// Sets the time, in seconds; below 0 it is 0.
  func set(to time: Double) {
    lock.withLock { anchor = (max(time, 0), base.now) }
  }

  /// Sets the speed and whether the time is paused; a speed that isn't above 0 is ignored.
  func set(speed: Double, isPaused: Bool) {
    lock.withLock {
      anchor = (own, base.now)
      if speed > 0 { self.speed = speed }
      self.isPaused = isPaused
    }
  }
}
#endif

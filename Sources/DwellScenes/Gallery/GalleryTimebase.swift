/// The time of a gallery page on a front's clock: it starts at 0, and can be slowed down, paused and set.
public struct GalleryTimebase: Equatable, Sendable {
  /// The page's time at ``start``, in seconds.
  private var anchor = 0.0
  /// When the course last changed, on the front's clock.
  public private(set) var start: Double
  /// The speed, above 0.
  public private(set) var speed = 1.0
  /// Whether the time is paused.
  public private(set) var isPaused = false

  /// A running time that is 0 at `start`.
  public init(at start: Double) { self.start = start }

  /// The time at a time of the front's clock.
  public func time(at base: Double) -> Double { isPaused ? anchor : anchor + (base - start) * speed }

  /// When the page's time is `time`, on the front's clock; nil while it is paused.
  public func baseTime(of time: Double) -> Double? { isPaused ? nil : start + (time - anchor) / speed }

  /// Sets the time from `base` on; below 0 it is 0.
  public mutating func set(to time: Double, at base: Double) { (anchor, start) = (max(time, 0), base) }

  /// Sets the speed, and whether the time is paused, from `base` on; a speed that isn't above 0 is ignored.
  public mutating func set(speed: Double, isPaused: Bool, at base: Double) {
    set(to: time(at: base), at: base)
    if speed > 0 { self.speed = speed }
    self.isPaused = isPaused
  }
}

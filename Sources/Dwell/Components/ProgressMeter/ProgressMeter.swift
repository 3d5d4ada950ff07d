/// A gauge of how much of a whole was reached: it fills from one end on its first appearance, and its colour
/// goes from red to green with the level.
///
/// ```swift
/// var meter = ProgressMeter(.init(value: 7, of: 10))
/// _ = meter.handle(.resize(Size(width: 390, height: 818)), at: 0)
/// meter.frame(at: 2)                      // the fill on its way up
/// _ = meter.handle(.setValue(9), at: 10)  // higher and greener, from where it is
/// ```
///
/// A value of no number is ignored; one beyond the ends shows as the nearest end; of nothing (0 of 0) the
/// meter is empty. All three are reported as ``Diagnostics/invalidValue``.
public struct ProgressMeter: Component {
  /// What the meter is like now, with the default in place of each value that cannot be used.
  public internal(set) var configuration: Configuration
  /// The size of the component.
  public internal(set) var size = Size.zero
  /// How the fill moves.
  var motion: MeterMotion
  /// Whether the meter has had a size yet.
  var hasAppeared = false
  /// The component's own time.
  var timebase: Timebase
  /// Mistakes to tell the developer.
  var log = DiagnosticsLog()

  /// A meter without a size. It is revealed from the moment it is given one.
  /// - Parameters:
  ///   - configuration: What it is like.
  ///   - start: Now, in seconds on the front's clock; 0 does for a clock that starts above it.
  public init(_ configuration: Configuration, at start: Double = 0) {
    log.note(configuration.diagnostics)
    let sanitized = configuration.sanitized
    self.configuration = sanitized
    motion = MeterMotion(restingAt: sanitized.scale.fraction(of: sanitized.value))
    timebase = Timebase(start: start)
  }

  /// The value, within the meter's range.
  public var value: Double { configuration.value }
  /// The direction in which the meter fills.
  public var direction: Direction { configuration.direction }
  /// Whether pictures fade into one another where the fill would move.
  public var reduceMotion: Bool { configuration.reduceMotion }
  /// What the values mean.
  var scale: MeterScale { configuration.scale }

  /// The part of the whole that the value is, 0...1.
  public var fraction: Double { scale.fraction(of: value) }

  /// The part of the whole that is seen to be full at a time, 0...1: the value's, once nothing moves any
  /// more.
  public func shownFraction(at now: Double) -> Double {
    let time = timebase.time(at: now)
    let level = motion.level(at: time)
    return motion.isCovered(at: time) ? min(level, motion.reveal.value(at: time)) : level
  }

  /// The size that a meter of the given length, padding included, needs.
  public func preferredSize(forLength length: Double) -> Size {
    let metrics = configuration.metrics
    return direction.size(main: Size.sanitized(length), cross: metrics.meterWidth + 2 * metrics.borderWidth)
  }
}

/// A gauge of a level in a known range. It fills from one end on its first appearance, and its colour changes
/// from red to green with the level.
///
/// ```swift
/// var meter = ProgressMeter(.init(value: 7, of: 10))
/// _ = meter.handle(.resize(Size(width: 390, height: 818)), at: 0)
/// meter.frame(at: 2)                      // the fill on its way up
/// _ = meter.handle(.setValue(9), at: 10)  // higher and greener, from where it is
/// ```
///
/// NaN is ignored, other values are clamped, and an empty range (0 of 0) is an empty meter. All three are
/// reported as ``Diagnostics/invalidValue``.
public struct ProgressMeter: Component {
  /// The current settings, with defaults for unusable values.
  public internal(set) var configuration: Configuration
  /// The component's size, in points.
  public internal(set) var size = Size.zero
  /// The motions of the fill.
  var motion: MeterMotion
  /// Whether the meter has had a size yet.
  var hasAppeared = false
  /// The component's timebase.
  var timebase: Timebase
  /// Diagnostics to report.
  var log = DiagnosticsLog()

  /// A meter without a size, which is revealed when it is first resized.
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - start: The current time, in seconds on the front's clock; 0 suits any clock above it.
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
  /// Whether the fill cross-fades instead of moving.
  public var reduceMotion: Bool { configuration.reduceMotion }
  /// The range of values.
  var scale: MeterScale { configuration.scale }

  /// The fraction of the range that the value is, 0...1.
  public var fraction: Double { scale.fraction(of: value) }

  /// The fraction of the meter that is filled at `now`, 0...1, during a motion; at rest, ``fraction``.
  public func shownFraction(at now: Double) -> Double {
    let time = timebase.time(at: now)
    let level = motion.level(at: time)
    return motion.isCovered(at: time) ? min(level, motion.revealed(at: time)) : level
  }

  /// The size that a meter of the given length, padding included, needs.
  public func preferredSize(forLength length: Double) -> Size {
    let metrics = configuration.metrics
    return direction.size(main: Size.sanitized(length), cross: metrics.meterWidth + 2 * metrics.borderWidth)
  }
}

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
  public private(set) var configuration: Configuration
  /// The component's size, in points.
  public private(set) var size = Size.zero
  /// The motions of the fill.
  private(set) var motion: MeterMotion
  /// Whether the meter has had a size yet.
  private var hasAppeared = false
  /// The component's timebase.
  private(set) var timebase: Timebase
  /// Diagnostics to report.
  private var log = DiagnosticsLog()

  /// A meter without a size, which is revealed when it is first resized.
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - start: The current time, in seconds on the front's clock; 0 suits any clock above it.
  public init(_ configuration: Configuration, at start: Double = 0) {
    var configuration = configuration
    log.note(configuration.sanitize())
    self.configuration = configuration
    motion = MeterMotion(restingAt: configuration.scale.fraction(of: configuration.value))
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

  /// Advances to `now`, then applies the event.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let time = timebase.observe(now)
    var outcome = Outcome()
    outcome.isHandled = apply(event, at: time)
    outcome.diagnostics = log.take()
    return outcome
  }

  /// Applies the event at a time of the timebase. Returns whether the event was used.
  private mutating func apply(_ event: Event, at time: Double) -> Bool {
    switch event {
    case .setValue(let newValue):
      if !scale.contains(newValue) { log.note(.invalidValue) }
      guard let nearest = scale.nearest(to: newValue) else { return false }
      let old = fraction
      configuration.value = nearest
      move(from: old, at: time)
    case .restart:
      if hasAppeared { reveal(at: time) }
    case .resize(let newSize):
      size = newSize.sanitized
      if !hasAppeared, !layout.isEmpty {
        hasAppeared = true
        reveal(at: time)
      }
    case .setDirection(let newDirection):
      configuration.direction = newDirection
    case .setReduceMotion(let isReduced):
      setReduceMotion(isReduced)
    default:
      return false
    }
    return true
  }

  /// Changes the configuration in place. A new value or range moves the fill.
  public mutating func configure(_ newConfiguration: Configuration, at now: Double) -> Outcome {
    let time = timebase.observe(now)
    var outcome = Outcome()
    let old = fraction
    var accepted = newConfiguration
    log.note(accepted.sanitize())
    setReduceMotion(accepted.reduceMotion)
    configuration = accepted
    move(from: old, at: time)
    outcome.isHandled = true
    outcome.diagnostics = log.take()
    return outcome
  }

  /// Turns reduced motion on or off, which ends all motions.
  private mutating func setReduceMotion(_ isReduced: Bool) {
    guard isReduced != reduceMotion else { return }
    configuration.reduceMotion = isReduced
    motion = MeterMotion(restingAt: fraction)
  }

  /// Moves the fill from a fraction to that of the value.
  private mutating func move(from old: Double, at time: Double) {
    guard fraction != old else { return }
    if !hasAppeared {
      motion = MeterMotion(restingAt: fraction)
    } else if reduceMotion {
      motion.crossFade(from: old, to: fraction, at: time)
    } else {
      motion.move(to: fraction, at: time)
    }
  }

  /// Reveals the fill, as on the first appearance.
  private mutating func reveal(at time: Double) {
    if reduceMotion {
      motion.crossFade(from: 0, to: fraction, at: time)
    } else {
      motion.uncover(in: configuration.revealDuration, at: time)
    }
  }
}

/// The motions of a meter's fill, on the component's timebase. The level moves on a spring, which keeps its
/// velocity when it is retargeted. The reveal uncovers the level from the empty end. Under reduced motion
/// both are replaced by a cross-fade from the old level to the new.
struct MeterMotion: Equatable, Sendable {
  /// The level's spring, which doesn't overshoot, as that would show a wrong value (chosen by us).
  static var spring: Spring { Spring(response: 0.6, dampingFraction: 1) }
  /// The level's tolerance: less than 0.1 point on a meter as high as a screen.
  static let tolerance = 0.0001
  /// The duration of a cross-fade, in seconds (chosen by us, the same as in a page control).
  static let fadeDuration = 0.25

  /// The level, 0...1.
  private(set) var level: SpringMotion
  /// When the level settles.
  private(set) var levelEnd = -Double.infinity
  /// The fraction of the reveal's time that has passed.
  private var reveal: LinearMotion
  /// When the whole fill is revealed.
  private(set) var revealEnd = -Double.infinity
  /// The level that fades out.
  private(set) var leaving = 0.0
  /// The progress of the cross-fade.
  private(set) var fade: LinearMotion

  /// A level at rest, fully revealed.
  init(restingAt level: Double) {
    self.level = SpringMotion(restingAt: level, spring: MeterMotion.spring)
    reveal = LinearMotion(restingAt: 1)
    fade = LinearMotion(restingAt: 1)
  }

  /// The level at a time, 0...1.
  func level(at time: Double) -> Double {
    time < levelEnd ? min(max(level.value(at: time), 0), 1) : level.target
  }

  /// The revealed fraction of the meter.
  func revealed(at time: Double) -> Double { EaseIn.value(at: reveal.value(at: time)) }

  /// Whether a part of the fill is covered.
  func isCovered(at time: Double) -> Bool { time < revealEnd }

  /// Whether a cross-fade is running.
  func isFading(at time: Double) -> Bool { time < fade.end }

  /// When the next motion running at a time ends; nil if none is running.
  func nextRest(after time: Double) -> Double? {
    /// The end of a motion if it is in the future.
    func coming(_ end: Double) -> Double { time < end ? end : .infinity }
    let next = min(coming(levelEnd), coming(revealEnd), coming(fade.end))
    return next < .infinity ? next : nil
  }

  /// Covers the fill at its level and starts the reveal.
  mutating func uncover(in duration: Double, at time: Double) {
    self = MeterMotion(restingAt: level.target)
    reveal = LinearMotion(from: 0, to: 1, start: time, duration: duration)
    findRevealEnd()
  }

  /// Moves to a new level from the current one.
  mutating func move(to target: Double, at time: Double) {
    level = SpringMotion(
      from: level(at: time), velocity: time < levelEnd ? level.velocity(at: time) : 0, to: target,
      start: time,
      spring: MeterMotion.spring)
    levelEnd = level.settledTime(tolerance: MeterMotion.tolerance)
    findRevealEnd()
  }

  /// Cross-fades from an old level to a new one, fully revealed.
  mutating func crossFade(from old: Double, to target: Double, at time: Double) {
    // A cross-fade that begins at this instant has shown only the level that fades out.
    let seen = isFading(at: time) && fade.value(at: time) == 0 ? leaving : old
    self = MeterMotion(restingAt: target)
    guard seen != target else { return }
    leaving = seen
    fade = LinearMotion(from: 0, to: 1, start: time, duration: MeterMotion.fadeDuration)
  }

  /// Finds when the fill is revealed: from then on nothing moves, although the reveal would continue.
  private mutating func findRevealEnd() {
    let highest = max(level.from, level.target)
    // A level with a velocity may exceed both ends of its motion.
    guard level.velocity == 0, highest < 1 else { return revealEnd = reveal.end }
    guard highest > 0 else { return revealEnd = -.infinity }
    revealEnd = firstTime(from: reveal.start, to: reveal.end) { revealed(at: $0) >= highest }
  }
}

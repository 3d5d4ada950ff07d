/// How a meter's fill gets to be seen at its level: functions of time, on the component's own time.
///
/// The level moves on a spring, and hands its velocity on when a new one comes in between. In front of it a
/// cover goes away, from the empty end to the full one. Under Reduce Motion neither moves: the picture with
/// the old level fades into the one with the new.
struct MeterMotion: Equatable, Sendable {
  /// The spring of a new level, as quick as can be without going past it: a gauge that overshoots tells an
  /// untruth (chosen by us).
  static let spring = Spring(response: 0.6, dampingFraction: 1)
  /// The part of the whole that cannot be told from none: below a tenth of a point of a meter as high as a
  /// screen.
  static let tolerance = 0.0001
  /// How long a cross-fade takes, in seconds (chosen by us, as long as that of a page control).
  static let fadeDuration = 0.25

  /// The level, as a part of the whole.
  private(set) var level: SpringMotion
  /// When the level is there.
  private(set) var levelEnd = -Double.infinity
  /// The part of the whole meter that the cover has left.
  private(set) var reveal: CurveMotion
  /// When the cover has left the whole fill.
  private(set) var revealEnd = -Double.infinity
  /// The level of the picture that fades away.
  private(set) var leaving = 0.0
  /// The part of the cross-fade that is done.
  private(set) var fade: CurveMotion

  /// A fill at rest at a level, in full sight.
  init(restingAt level: Double) {
    self.level = SpringMotion(restingAt: level, spring: MeterMotion.spring)
    reveal = CurveMotion(from: 1, to: 1, start: -.infinity, duration: 0, curve: .easeIn)
    fade = CurveMotion(from: 1, to: 1, start: -.infinity, duration: 0, curve: .linear)
  }

  /// The level at a time, 0...1.
  func level(at time: Double) -> Double {
    time < levelEnd ? min(max(level.value(at: time), 0), 1) : level.target
  }

  /// Whether a cover hides a part of the fill.
  func isCovered(at time: Double) -> Bool { time < revealEnd }

  /// Whether one picture fades into another.
  func isFading(at time: Double) -> Bool { time < fade.end }

  /// When what moves at a time comes to its next rest; nil while nothing moves.
  func nextRest(after time: Double) -> Double? {
    /// The end of a motion, if it is still to come.
    func coming(_ end: Double) -> Double { time < end ? end : .infinity }
    let next = min(coming(levelEnd), coming(revealEnd), coming(fade.end))
    return next < .infinity ? next : nil
  }

  /// Covers the fill, which rests at its level, and lets the cover leave.
  mutating func uncover(in duration: Double, at time: Double) {
    self = MeterMotion(restingAt: level.target)
    reveal = CurveMotion(from: 0, to: 1, start: time, duration: duration, curve: .easeIn)
    findRevealEnd()
  }

  /// Goes on to a new level from where the fill is.
  mutating func move(to target: Double, at time: Double) {
    level = SpringMotion(
      from: level(at: time), velocity: time < levelEnd ? level.velocity(at: time) : 0, to: target,
      start: time,
      spring: MeterMotion.spring)
    levelEnd = level.settledTime(tolerance: MeterMotion.tolerance)
    findRevealEnd()
  }

  /// Lets a picture with the old level fade into one with a new level, all of it in sight.
  mutating func crossFade(from old: Double, to target: Double, at time: Double) {
    // Of a fade that begins at this very moment nothing has been seen yet but the picture that leaves.
    let seen = isFading(at: time) && fade.value(at: time) == 0 ? leaving : old
    self = MeterMotion(restingAt: target)
    guard seen != target else { return }
    leaving = seen
    fade = CurveMotion(from: 0, to: 1, start: time, duration: MeterMotion.fadeDuration, curve: .linear)
  }

  /// Finds when the cover has left the fill: the picture is still from then on, though the cover would go on.
  private mutating func findRevealEnd() {
    guard reveal.end > -.infinity else { return }
    let highest = max(level.from, level.target)
    // A level that comes with a velocity may go past both ends of its way.
    guard level.velocity == 0, highest < 1 else { return revealEnd = reveal.end }
    guard highest > 0 else { return revealEnd = -.infinity }
    var covered = reveal.start
    revealEnd = reveal.end
    // Halving: a duration halved 60 times is below the last digit of a clock.
    for _ in 0..<60 {
      let middle = covered + (revealEnd - covered) / 2
      if reveal.value(at: middle) >= highest { revealEnd = middle } else { covered = middle }
    }
  }
}

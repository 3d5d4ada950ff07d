/// Tells swipes on a trackpad apart where the front doesn't report their ends. Browsers report only
/// movements, of the fingers and then of their momentum, which lasts longer than the pause between quick
/// swipes.
///
/// Momentum only slows down, so movements that grow again are another swipe. Frames that were dropped or
/// merged aren't: a movement is compared as if it had taken a frame, and two in a row must agree.
struct SwipeRhythm: Equatable, Sendable {
  /// The duration to which movements are scaled down, in seconds: a frame at 120 Hz.
  private static let frame = 1.0 / 120
  /// The time without a movement after which fingers have rested, in seconds.
  private static let rest = 0.04
  /// The fraction of the fastest movement below which a swipe has slowed down.
  private static let fall = 0.6
  /// The growth of the slowest movement above which another swipe has begun.
  private static let rise = 1.5
  /// The least growth, in points per frame: momentum ends in movements of a point or two.
  private static let leastRise = 1.0
  /// The movement against a swipe that is another one, in points: fingers that are lifted tremble.
  private static let reversal = 3.0

  /// Whether the swipe moves forward; nil before it moves.
  private var isForward: Bool?
  /// The time of the last movement.
  private(set) var latest: Double
  /// The size of the last movement, in points per frame.
  private var last = 0.0
  /// The size of the fastest movements, in points per frame.
  private var peak = 0.0
  /// The size of the slowest movements since the swipe has slowed down; nil until then.
  private var low: Double?

  /// A swipe that begins at a time.
  init(at time: Double) { latest = time }

  /// Whether it has slowed down, as momentum does.
  var isSlowingDown: Bool { low != nil }

  /// Adds a movement in points, positive forward, and returns whether another swipe has begun with it.
  mutating func add(_ amount: Double, at time: Double) -> Bool {
    guard amount != 0 else { return false }
    let forward = amount > 0
    if let isForward, forward != isForward { return amount.magnitude >= SwipeRhythm.reversal }
    isForward = forward
    let pause = time - latest
    latest = max(latest, time)
    let size = amount.magnitude * (SwipeRhythm.frame / max(pause, SwipeRhythm.frame))
    let before = pause >= SwipeRhythm.rest ? 0 : last
    last = size
    let (slower, faster) = (min(before, size), max(before, size))
    peak = max(peak, slower)
    if let slowest = low {
      low = min(slowest, faster)
      return slower > max(slowest * SwipeRhythm.rise, slowest + SwipeRhythm.leastRise)
    }
    if faster < peak * SwipeRhythm.fall { low = faster }
    return false
  }
}

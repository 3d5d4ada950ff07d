/// A scroll gesture of a trackpad or a crown, which moves pages by amounts.
struct PageScroll: Equatable, Sendable {
  /// A position that a gesture must not pass.
  struct Limit: Equatable, Sendable {
    /// The page, counted from the current one.
    var page: Int
    /// Whether it is the start of the page's scroll range, not its end.
    var isAtStart: Bool
  }

  /// How close to the end of a long page a gesture must begin to leave the page, in points.
  private static let reach = 0.5
  /// The time without events after which a gesture ends, in seconds: browsers and crowns report no end.
  static let idleTimeout = 0.2
  /// The time without movement after which moving fingers have left, in seconds: a hand can't halt at once.
  private static let lift = 0.06

  /// The distance so far, forward, in points.
  private(set) var travel = 0.0
  /// The time of the latest event.
  private(set) var latest: Double
  /// The backward limit.
  let lowest: Limit
  /// The forward limit.
  let highest: Limit
  /// Whether the end is inferred from the movements: a trackpad's front reports none.
  let infersEnd: Bool
  /// The movements since the last swipe began.
  private(set) var swipe: SwipeRhythm
  /// The recent travel.
  private var tracker = VelocityTracker()

  /// More pages than a gesture can pass.
  private static let unlimited = 1 << 30

  /// A gesture that begins at a place. It reaches `most` pages, as a drag does, each at its nearer end; nil
  /// for any number. Inside a long page it scrolls only that page, unless it begins at the page's end, or
  /// reaches any page.
  init(from place: StripOffset, in strip: PageStrip, most limit: Int?, infersEnd: Bool, at time: Double) {
    let home = -place.slot
    let most = limit ?? PageScroll.unlimited
    let isInside = limit != nil && strip.isInside(place)
    let leavesBack = !isInside || place.offset <= PageScroll.reach
    let leavesForward = !isInside || place.offset >= strip.range(of: place.page) - PageScroll.reach
    lowest =
      leavesBack ? Limit(page: min(-most, home), isAtStart: false) : Limit(page: home, isAtStart: true)
    highest =
      leavesForward ? Limit(page: max(most, home + 1), isAtStart: true) : Limit(page: home, isAtStart: false)
    self.infersEnd = infersEnd
    latest = time
    swipe = SwipeRhythm(at: time)
    tracker.add(position: 0, at: time)
  }

  /// When the gesture times out.
  var end: Double { latest + PageScroll.idleTimeout }

  /// Adds a movement in points, positive forward, and returns whether another swipe has begun with it.
  mutating func add(_ amount: Double, at time: Double) -> Bool {
    travel += amount
    latest = max(latest, time)
    tracker.add(position: travel, at: time)
    return swipe.add(amount, at: time)
  }

  /// Counts a movement in points as the first one of another swipe.
  mutating func restart(with amount: Double, at time: Double) {
    swipe = SwipeRhythm(at: time)
    _ = swipe.add(amount, at: time)
  }

  /// Whether fingers that were moving have left.
  func isLifted(at time: Double) -> Bool { time - latest >= PageScroll.lift }

  /// The velocity at which the fingers left, if it wasn't reported; 0 where they had slowed down, or for a
  /// crown.
  var lastVelocity: Double { infersEnd && !swipe.isSlowingDown ? velocity(at: latest) : 0 }

  /// The velocity forward, in points per second; always finite.
  func velocity(at time: Double) -> Double { tracker.velocity(at: time) }
}

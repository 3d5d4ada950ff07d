/// A gesture of a trackpad or a crown, which moves pages by amounts and has no finger that can be seen.
struct PageScroll: Equatable, Sendable {
  /// What scrolls.
  enum Source: Equatable, Sendable {
    /// Fingers on a trackpad.
    case trackpad
    /// A crown.
    case crown
  }

  /// A place that a gesture may not pass.
  struct Limit: Equatable, Sendable {
    /// The page, counted from the current one.
    var page: Int
    /// Whether it is the start of the page's own range; otherwise its end.
    var isAtStart: Bool
  }

  /// After so many seconds without news the gesture has ended, told or not: browsers and crowns never tell.
  /// Long enough for the pauses within a slow turn, short enough not to leave pages between two rests (chosen
  /// by us).
  static let idleTimeout = 0.2

  /// What scrolls.
  let source: Source
  /// The way so far, forward, in points.
  private(set) var travel = 0.0
  /// When there was news last.
  private(set) var latest: Double
  /// The farthest place back that it may reach.
  let lowest: Limit
  /// The farthest place forward that it may reach.
  let highest: Limit
  /// The history of its way.
  private var tracker = VelocityTracker()

  /// A gesture that begins.
  init(source: Source, lowest: Limit, highest: Limit, at time: Double) {
    self.source = source
    self.lowest = lowest
    self.highest = highest
    latest = time
    tracker.add(position: 0, at: time)
  }

  /// When the gesture ends by itself.
  var end: Double { latest + PageScroll.idleTimeout }

  /// Follows the gesture by so many points forward.
  mutating func add(_ amount: Double, at time: Double) {
    travel += amount
    latest = max(latest, time)
    tracker.add(position: travel, at: time)
  }

  /// How fast it goes forward, in points per second; finite always.
  func velocity(at time: Double) -> Double { tracker.velocity(at: time) }
}

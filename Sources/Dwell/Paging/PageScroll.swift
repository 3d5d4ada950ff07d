/// A scroll gesture of a trackpad or a crown, which moves pages by amounts.
struct PageScroll: Equatable, Sendable {
  /// The input device.
  enum Source: Equatable, Sendable {
    /// A trackpad.
    case trackpad
    /// A crown.
    case crown
  }

  /// A position that a gesture must not pass.
  struct Limit: Equatable, Sendable {
    /// The page, counted from the current one.
    var page: Int
    /// Whether it is the start of the page's scroll range, not its end.
    var isAtStart: Bool
  }

  /// The time without events after which a gesture ends, in seconds: browsers and crowns report no end.
  static let idleTimeout = 0.2

  /// The input device.
  let source: Source
  /// The distance so far, forward, in points.
  private(set) var travel = 0.0
  /// The time of the latest event.
  private(set) var latest: Double
  /// The backward limit.
  let lowest: Limit
  /// The forward limit.
  let highest: Limit
  /// The recent travel.
  private var tracker = VelocityTracker()

  /// A gesture that begins at `time`.
  init(source: Source, lowest: Limit, highest: Limit, at time: Double) {
    self.source = source
    self.lowest = lowest
    self.highest = highest
    latest = time
    tracker.add(position: 0, at: time)
  }

  /// When the gesture times out.
  var end: Double { latest + PageScroll.idleTimeout }

  /// Adds a movement in points, positive forward.
  mutating func add(_ amount: Double, at time: Double) {
    travel += amount
    latest = max(latest, time)
    tracker.add(position: travel, at: time)
  }

  /// The velocity forward, in points per second; always finite.
  func velocity(at time: Double) -> Double { tracker.velocity(at: time) }
}

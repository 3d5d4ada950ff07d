/// A finger or a pressed pointer on the pages, from its press to its release.
struct PageTouch: Equatable, Sendable {
  /// What the finger turned out to be up to.
  enum Stage: Equatable, Sendable {
    /// It has not moved far enough to tell.
    case undecided
    /// It drags the pages.
    case dragging
    /// It moves across the pages, or its drag is void: nothing more comes of it.
    case rejected
  }

  /// Where it went down.
  let start: Point
  /// Where it is.
  private(set) var latest: Point
  /// What it is up to.
  var stage = Stage.undecided
  /// The history of its way along the main axis, towards the trailing edge.
  private var tracker = VelocityTracker()

  /// A finger that goes down.
  init(at point: Point, time: Double) {
    start = point
    latest = point
    tracker.add(position: 0, at: time)
  }

  /// Follows the finger.
  mutating func move(to point: Point, direction: Direction, at time: Double) {
    latest = point
    tracker.add(position: travel(along: direction), at: time)
  }

  /// Forgets how fast the finger was, because the axis along which that counts is another one.
  mutating func forgetVelocity() { tracker.reset() }

  /// How far the finger has gone towards the trailing edge, in points.
  func travel(along direction: Direction) -> Double {
    direction.main(ofMovement: Point(x: latest.x - start.x, y: latest.y - start.y))
  }

  /// How fast the finger goes towards the trailing edge, in points per second; finite always.
  func velocity(at time: Double) -> Double { tracker.velocity(at: time) }

  /// What a finger is up to that has come so far: nothing yet within the least distance, then a drag if it
  /// went along the pages at least as much as across.
  func decision(minimumDistance: Double, direction: Direction) -> Stage {
    let x = latest.x - start.x
    let y = latest.y - start.y
    guard x * x + y * y >= minimumDistance * minimumDistance else { return .undecided }
    let along = direction.axis == .horizontal ? x : y
    let across = direction.axis == .horizontal ? y : x
    return along.magnitude >= across.magnitude ? .dragging : .rejected
  }
}

extension Point {
  /// The point with coordinates that can be computed with, within a million points; nil if one is no number
  /// or infinite.
  var sanitized: Point? {
    guard isFinite else { return nil }
    return Point(x: min(max(x, -1e6), 1e6), y: min(max(y, -1e6), 1e6))
  }
}

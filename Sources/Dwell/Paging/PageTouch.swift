/// A finger or a pressed pointer on the pages, from press to release.
struct PageTouch: Equatable, Sendable {
  /// What the gesture is recognised as.
  enum Stage: Equatable, Sendable {
    /// It has not moved far enough.
    case undecided
    /// A drag of the pages.
    case dragging
    /// A movement across the pages, or a cancelled drag: it is ignored.
    case rejected
  }

  /// Where it began.
  let start: Point
  /// Where it is now.
  private(set) var latest: Point
  /// What it is recognised as.
  var stage = Stage.undecided
  /// The recent movement along the main axis, towards the trailing edge.
  private var tracker = VelocityTracker()

  /// A gesture that begins at a point.
  init(at point: Point, time: Double) {
    start = point
    latest = point
    tracker.add(position: 0, at: time)
  }

  /// Moves the finger.
  mutating func move(to point: Point, direction: Direction, at time: Double) {
    latest = point
    tracker.add(position: travel(along: direction), at: time)
  }

  /// Resets the velocity, when the main axis changes.
  mutating func forgetVelocity() { tracker.reset() }

  /// The distance towards the trailing edge, in points.
  func travel(along direction: Direction) -> Double {
    direction.main(ofMovement: movement)
  }

  /// The distance from the start, in points.
  private var movement: Point { Point(x: latest.x - start.x, y: latest.y - start.y) }

  /// The velocity towards the trailing edge, in points per second; always finite.
  func velocity(at time: Double) -> Double { tracker.velocity(at: time) }

  /// Undecided within the minimum distance, then a drag unless it moved farther across the main axis than
  /// along it.
  func decision(dragThreshold: Double, direction: Direction) -> Stage {
    guard movement.x * movement.x + movement.y * movement.y >= dragThreshold * dragThreshold else {
      return .undecided
    }
    let along = direction.main(ofMovement: movement)
    let across = direction.cross(of: movement)
    return along.magnitude >= across.magnitude ? .dragging : .rejected
  }
}

extension Point {
  /// The point, clamped to ±1e6 points; nil if it is not finite.
  var sanitized: Point? {
    guard isFinite else { return nil }
    return Point(x: min(max(x, -1e6), 1e6), y: min(max(y, -1e6), 1e6))
  }
}

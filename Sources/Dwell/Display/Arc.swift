/// A line along a circle, with round ends: a ring, or a part of one.
public struct Arc: Equatable, Sendable {
  /// The circle's centre.
  public var center: Point
  /// The circle's radius, to the middle of the line, in points.
  public var radius: Double
  /// The thickness of the line, in points.
  public var width: Double
  /// Where the line begins, in degrees, clockwise: 0 is at the right, -90 at the top.
  public var start: Double
  /// How far the line goes, in degrees: clockwise, or counterclockwise if it is negative. At 0 nothing is
  /// drawn; from a full turn on, the whole ring.
  public var sweep: Double

  /// An arc, from the top of its circle by default. See ``drawn`` for values at the limits.
  public init(center: Point, radius: Double, width: Double, start: Double = -90, sweep: Double) {
    self.center = center
    self.radius = radius
    self.width = width
    self.start = start
    self.sweep = sweep
  }

  /// The square around the whole ring, which a gradient crosses.
  public var bounds: Rect {
    let reach = radius + width / 2
    return Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// The largest radius that is drawn, in points: a million, beyond any screen (chosen by us). Cairo computes
  /// for minutes into how many curves to divide a far larger one.
  public static let maximumRadius = 1e6

  /// The arc as every front draws it: `start` is within 0..<360, `sweep` within -360...360, and `width` at
  /// most twice the radius. Nil, so that nothing is drawn, if a number is NaN or infinite, the radius isn't
  /// above 0 or is above ``maximumRadius``, the width isn't above 0, or the sweep is 0.
  public var drawn: Arc? {
    let isFinite = center.isFinite && radius.isFinite && width.isFinite && start.isFinite && sweep.isFinite
    guard isFinite, radius > 0, radius <= Arc.maximumRadius, width > 0, sweep != 0 else { return nil }
    var arc = self
    arc.width = min(width, 2 * radius)
    arc.sweep = min(max(sweep, -360), 360)
    let turns = start / 360
    arc.start = min(max((turns - turns.rounded(.down)) * 360, 0), 360.0.nextDown)
    return arc
  }

  /// A point on the circle, `angle` degrees clockwise from the right.
  package func point(at angle: Double) -> Point {
    let (sine, cosine) = sineAndCosine(angle * .pi / 180)
    return Point(x: center.x + radius * cosine, y: center.y + radius * sine)
  }

  /// This arc, moved by x and y.
  func offsetBy(x: Double, y: Double) -> Arc {
    var arc = self
    arc.center = Point(x: center.x + x, y: center.y + y)
    return arc
  }

  /// Whether no part of the line is `step` points or more from where it is in another arc.
  func isNear(_ other: Arc, _ step: Double) -> Bool {
    /// Whether an angle differs by less than a step along the outer edge.
    func isNear(_ angle: Double, _ old: Double) -> Bool {
      angle == old || (angle - old).magnitude * .pi / 180 * (radius + width / 2) < step
    }
    return (center.x - other.center.x).magnitude < step && (center.y - other.center.y).magnitude < step
      && (radius - other.radius).magnitude < step && (width - other.width).magnitude < step
      && isNear(start, other.start) && isNear(start + sweep, other.start + other.sweep)
      && (sweep == 0) == (other.sweep == 0)
  }
}

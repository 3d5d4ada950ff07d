/// An axis of the plane.
public enum Axis: Equatable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical
}

/// The direction in which pages follow one another.
///
/// Only this file knows left, right, up and down. Everything else lays out along a *main* axis, from the
/// leading to the trailing edge, and a *cross* axis, and converts the result here.
public enum Direction: Equatable, Sendable, CaseIterable {
  /// The first page is at the left.
  case leftToRight
  /// The first page is at the right.
  case rightToLeft
  /// The first page is at the top.
  case topToBottom
  /// The first page is at the bottom.
  case bottomToTop

  /// The main axis.
  public var axis: Axis {
    switch self {
    case .leftToRight, .rightToLeft: .horizontal
    case .topToBottom, .bottomToTop: .vertical
    }
  }

  /// Whether x or y grows from the leading to the trailing edge.
  private var growsWithCoordinate: Bool { self == .leftToRight || self == .topToBottom }

  /// The length of a size along the main axis.
  package func mainLength(of size: Size) -> Double { axis == .horizontal ? size.width : size.height }

  /// The length of a size along the cross axis.
  package func crossLength(of size: Size) -> Double { axis == .horizontal ? size.height : size.width }

  /// The size with the given lengths along the main and the cross axis.
  package func size(main: Double, cross: Double) -> Size {
    axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  /// The rectangle of an extent from the leading edge (`main`) and one from the top or left edge (`cross`).
  package func rect(main: Extent, cross: Extent, in container: Size) -> Rect {
    let start = growsWithCoordinate ? main.start : mainLength(of: container) - main.end
    return axis == .horizontal
      ? Rect(x: start, y: cross.start, width: main.length, height: cross.length)
      : Rect(x: cross.start, y: start, width: cross.length, height: main.length)
  }

  /// The distance of a point from the leading edge, along the main axis.
  package func main(of point: Point, in container: Size) -> Double {
    let coordinate = axis == .horizontal ? point.x : point.y
    return growsWithCoordinate ? coordinate : mainLength(of: container) - coordinate
  }

  /// A point's distance from the top or left edge, or a movement's component, along the cross axis.
  package func cross(of point: Point) -> Double { axis == .horizontal ? point.y : point.x }

  /// The extent of a rectangle along the main axis, from the leading edge.
  package func main(of rect: Rect, in container: Size) -> Extent {
    let length = mainLength(of: rect.size)
    let start = axis == .horizontal ? rect.x : rect.y
    return Extent(
      start: growsWithCoordinate ? start : mainLength(of: container) - start - length, length: length)
  }

  /// The extent of a rectangle along the cross axis, from the top or left edge.
  package func cross(of rect: Rect) -> Extent {
    Extent(start: axis == .horizontal ? rect.y : rect.x, length: crossLength(of: rect.size))
  }

  /// A movement's component along the main axis, in points; positive towards the trailing edge.
  package func main(ofMovement movement: Point) -> Double {
    let length = axis == .horizontal ? movement.x : movement.y
    return growsWithCoordinate ? length : -length
  }

  /// A clockwise rotation by an angle, mirrored from pages that follow one another from left to right.
  package func rotation(_ angle: Double) -> Double {
    (axis == .horizontal) == growsWithCoordinate ? angle : -angle
  }

  /// The symbol of a button that turns on or back.
  func chevron(isForward: Bool) -> ImageName {
    let grows = growsWithCoordinate == isForward
    return switch axis {
    case .horizontal: grows ? .chevronRight : .chevronLeft
    case .vertical: grows ? .chevronDown : .chevronUp
    }
  }

  /// The start and end of a gradient across a rectangle, from its leading to its trailing edge.
  public func line(along rect: Rect) -> (start: Point, end: Point) {
    let near = Point(x: rect.x, y: rect.y)
    let far = axis == .horizontal ? Point(x: rect.maxX, y: rect.y) : Point(x: rect.x, y: rect.maxY)
    return growsWithCoordinate ? (near, far) : (far, near)
  }

  /// The step in pages of an arrow key: 1 towards the trailing edge, -1 towards the leading one; else nil.
  package func step(for key: Key) -> Int? {
    let forward = growsWithCoordinate ? 1 : -1
    return switch (axis, key) {
    case (.horizontal, .right), (.vertical, .down): forward
    case (.horizontal, .left), (.vertical, .up): -forward
    default: nil
    }
  }
}

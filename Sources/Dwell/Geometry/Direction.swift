/// The line along which something extends.
public enum Axis: Equatable, Sendable, CaseIterable {
  /// Left to right, or right to left.
  case horizontal
  /// Top to bottom, or bottom to top.
  case vertical
}

/// The direction in which pages follow one another.
///
/// This is the one file that knows about left, right, up and down. Everything else thinks along a *main*
/// axis, from the leading to the trailing edge, and a *cross* axis, and comes here to place what it has laid
/// out.
public enum Direction: Equatable, Sendable, CaseIterable {
  /// The first page is at the left.
  case leftToRight
  /// The first page is at the right.
  case rightToLeft
  /// The first page is at the top.
  case topToBottom
  /// The first page is at the bottom.
  case bottomToTop

  /// The axis along which pages follow one another.
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

  /// The length of a size across the main axis.
  package func crossLength(of size: Size) -> Double { axis == .horizontal ? size.height : size.width }

  /// A size from its lengths along and across the main axis.
  package func size(main: Double, cross: Double) -> Size {
    axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  /// The rectangle of what was laid out from the leading edge (`main`) and from the top or left edge
  /// (`cross`).
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

  /// The distance of a point from the top or left edge, across the main axis.
  package func cross(of point: Point) -> Double { axis == .horizontal ? point.y : point.x }

  /// How far a movement goes towards the trailing edge, in points; negative towards the leading edge.
  package func main(ofMovement movement: Point) -> Double {
    let length = axis == .horizontal ? movement.x : movement.y
    return growsWithCoordinate ? length : -length
  }

  /// Where a line along a rectangle begins and ends, from its leading to its trailing edge: how a blend of
  /// colours goes across it.
  public func line(along rect: Rect) -> (start: Point, end: Point) {
    let near = Point(x: rect.x, y: rect.y)
    let far = axis == .horizontal ? Point(x: rect.maxX, y: rect.y) : Point(x: rect.x, y: rect.maxY)
    return growsWithCoordinate ? (near, far) : (far, near)
  }

  /// The step in pages that an arrow key means: 1 towards the trailing edge, -1 towards the leading one; nil
  /// for the arrows of the other axis and for keys that are no arrows.
  package func step(for key: Key) -> Int? {
    let forward = growsWithCoordinate ? 1 : -1
    return switch (axis, key) {
    case (.horizontal, .right), (.vertical, .down): forward
    case (.horizontal, .left), (.vertical, .up): -forward
    default: nil
    }
  }
}

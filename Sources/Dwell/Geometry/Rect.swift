/// A rectangle, in points: x to the right, y downwards.
public struct Rect: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width; never negative in a display list.
  public var width: Double
  /// The height; never negative in a display list.
  public var height: Double

  /// A rectangle with the given left and top edges, width and height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of the given size, with its top-left corner at zero.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The empty rectangle at zero.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The size.
  public var size: Size { Size(width: width, height: height) }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The centre.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// Half the shorter side: the corner radius of a capsule.
  public var capsuleRadius: Double { min(width, height) / 2 }

  /// Whether the point lies inside, or on the left or top edge; false for NaN.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// This rectangle, moved by x and y.
  public func offsetBy(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

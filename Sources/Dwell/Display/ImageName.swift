/// Identifies one of the front's images, by a number of the front's choosing, 0 or more. Negative numbers are
/// the core's own symbols, such as ``chevronLeft``.
public struct ImageName: Equatable, Hashable, Sendable {
  /// The image's number.
  public var number: Int

  /// The image with the given number.
  public init(_ number: Int) { self.number = number }
}

/// The symbols that the core draws on buttons, which every front draws from the same outlines.
extension ImageName {
  /// A chevron that points left.
  public static let chevronLeft = ImageName(-1)
  /// A chevron that points right.
  public static let chevronRight = ImageName(-2)
  /// A chevron that points up.
  public static let chevronUp = ImageName(-3)
  /// A chevron that points down.
  public static let chevronDown = ImageName(-4)
  /// Two bars.
  public static let pause = ImageName(-5)
  /// A triangle that points right, in any direction.
  public static let play = ImageName(-6)

  /// The polygons of a symbol, to be filled, in a rectangle; none for an image of the front's.
  public func outlines(in rect: Rect) -> [[Point]] {
    // On a square of 20 units.
    let outlines: [[(x: Double, y: Double)]] =
      switch self {
      case .chevronLeft: [ImageName.chevron]
      case .chevronRight: [ImageName.chevron.map { (20 - $0.x, $0.y) }]
      case .chevronUp: [ImageName.chevron.map { ($0.y, $0.x) }]
      case .chevronDown: [ImageName.chevron.map { ($0.y, 20 - $0.x) }]
      case .pause: [[(5, 3), (9, 3), (9, 17), (5, 17)], [(11, 3), (15, 3), (15, 17), (11, 17)]]
      case .play: [[(5.5, 2.5), (17.5, 10), (5.5, 17.5)]]
      default: []
      }
    return outlines.map {
      $0.map { Point(x: rect.x + $0.x / 20 * rect.width, y: rect.y + $0.y / 20 * rect.height) }
    }
  }

  /// The corners of a chevron that points left.
  private static var chevron: [(x: Double, y: Double)] {
    [(13, 2), (15, 4), (9, 10), (15, 16), (13, 18), (5, 10)]
  }
}

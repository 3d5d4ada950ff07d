import Dwell

/// The placeholder for an indicator image: a plain shape, chosen by the image's number.
public enum Symbol: Equatable, Sendable, CaseIterable {
  /// The arrow of a compass, for the user's location.
  case arrow
  /// A star of five points.
  case star
  /// A square on its corner.
  case diamond
  /// A house.
  case house

  /// The shape of an image; the shapes repeat after the last.
  public init(_ image: ImageName) {
    let all = Symbol.allCases
    let index = image.number % all.count
    self = all[index < 0 ? index + all.count : index]
  }

  /// The shape's outline in a square of side 1, from corner to corner.
  public var outline: [Point] {
    switch self {
    case .arrow:
      [(0.94, 0.06), (0.6, 0.94), (0.46, 0.54), (0.06, 0.4)].map(Point.init(x:y:))
    case .star:
      [
        (0.5, 0.02), (0.624, 0.33), (0.957, 0.352), (0.7, 0.565), (0.782, 0.888), (0.5, 0.71), (0.218, 0.888),
        (0.3, 0.565), (0.043, 0.352), (0.376, 0.33),
      ].map(Point.init(x:y:))
    case .diamond:
      [(0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)].map(Point.init(x:y:))
    case .house:
      [
        (0.5, 0.06), (0.98, 0.52), (0.84, 0.52), (0.84, 0.94), (0.16, 0.94), (0.16, 0.52), (0.02, 0.52),
      ].map(Point.init(x:y:))
    }
  }

  /// The outline within a rectangle: in the largest centred square.
  public func outline(in rect: Rect) -> [Point] {
    let side = min(rect.width, rect.height)
    return outline.map {
      Point(x: rect.center.x + ($0.x - 0.5) * side, y: rect.center.y + ($0.y - 0.5) * side)
    }
  }
}

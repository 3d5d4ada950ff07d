import Dwell
import Testing

/// A layout in which a requirement must hold: the direction of pages, with or without Reduce Motion.
public struct LayoutVariant: Sendable, CustomTestStringConvertible {
  /// The direction of the pages.
  public var direction: Direction
  /// Whether motion is reduced.
  public var reduceMotion: Bool

  /// A direction, with or without Reduce Motion.
  public init(direction: Direction, reduceMotion: Bool) {
    self.direction = direction
    self.reduceMotion = reduceMotion
  }

  /// Every direction, with and without Reduce Motion.
  public static let all = Direction.allCases.flatMap { direction in
    [false, true].map { LayoutVariant(direction: direction, reduceMotion: $0) }
  }

  /// A description for test messages.
  public var testDescription: String { "\(direction)\(reduceMotion ? ", less motion" : "")" }

  /// A size from lengths along and across the pages.
  public func size(_ main: Double, _ cross: Double) -> Size { direction.size(main: main, cross: cross) }

  /// The point at distances from the leading edge, and from the top or left edge, of a component.
  public func point(_ main: Double, _ cross: Double, in size: Size) -> Point {
    direction.rect(
      main: Extent(start: main, length: 0), cross: Extent(start: cross, length: 0), in: size
    ).center
  }

  /// A rectangle's extent along the pages, from the leading edge of a component.
  package func main(of rect: Rect, in size: Size) -> Extent {
    let length = direction.mainLength(of: Size(width: rect.width, height: rect.height))
    return Extent(start: direction.main(of: rect.center, in: size) - length / 2, length: length)
  }

  /// A rectangle's extent across the pages.
  package func cross(of rect: Rect) -> Extent {
    let length = direction.crossLength(of: Size(width: rect.width, height: rect.height))
    return Extent(start: direction.cross(of: rect.center) - length / 2, length: length)
  }

  /// The joint extent of rectangles along the pages; nil without rectangles.
  package func span(of rects: [Rect], in size: Size) -> Extent? {
    let stretches = rects.map { main(of: $0, in: size) }
    guard let start = stretches.map(\.start).min(), let end = stretches.map(\.end).max() else { return nil }
    return Extent(start: start, length: end - start)
  }
}

/// How a zoomed page's content is shown: scaled about the middle of the view, and then moved.
public struct ZoomTransform: Equatable, Sendable {
  /// The scale; 1 shows the whole content.
  public var scale: Double
  /// How far the content is moved from the middle of the view, in points: x to the right, y downwards.
  public var offset: Point

  /// A transform of a scale and an offset.
  public init(scale: Double, offset: Point) {
    self.scale = scale
    self.offset = offset
  }

  /// The content as it is without zoom.
  public static let identity = ZoomTransform(scale: 1, offset: .zero)

  /// The content at another scale, so that the content's point at `place`, from the middle of the view in
  /// points, is then at `newPlace`.
  func scaled(to scale: Double, about place: Point, movedTo newPlace: Point? = nil) -> ZoomTransform {
    let end = newPlace ?? place
    let ratio = scale / self.scale
    return ZoomTransform(
      scale: scale,
      offset: Point(x: end.x - (place.x - offset.x) * ratio, y: end.y - (place.y - offset.y) * ratio))
  }

  /// The content moved by a distance, in points.
  func moved(by way: Point) -> ZoomTransform {
    ZoomTransform(scale: scale, offset: Point(x: offset.x + way.x, y: offset.y + way.y))
  }
}

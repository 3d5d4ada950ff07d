/// How far zoomed content can be moved: its edges stay outside the view, or it is centred along an axis in
/// which it is smaller.
struct ZoomBounds: Equatable, Sendable {
  /// The distance from an edge below which content counts as being there, in points.
  private static let slack = 0.5

  /// The view's size, in points.
  let view: Size
  /// The content's size at scale 1, centred in the view and at most as large.
  let content: Size

  /// The bounds of content in a view. Lengths are 0...1,000,000 points, and NaN counts as 0; empty content,
  /// or nil, fills the view.
  init(view: Size, content: Size?) {
    let (view, content) = (view.sanitized, content?.sanitized ?? .zero)
    let isEmpty = content.width == 0 || content.height == 0
    self.view = view
    self.content =
      isEmpty
      ? view : Size(width: min(content.width, view.width), height: min(content.height, view.height))
  }

  /// Whether there is anything to zoom.
  var isEmpty: Bool { view.width == 0 || view.height == 0 }

  /// A point of the view as a distance from its middle, in points.
  func fromMiddle(_ point: Point) -> Point {
    Point(x: point.x - view.width / 2, y: point.y - view.height / 2)
  }

  /// How far content can be moved to either side at a scale, in points.
  func limit(at scale: Double) -> Point {
    Point(
      x: max(scale * content.width - view.width, 0) / 2, y: max(scale * content.height - view.height, 0) / 2)
  }

  /// The nearest transform at the same scale within the bounds, or as far beyond them as another one.
  func clamped(_ transform: ZoomTransform, or other: ZoomTransform = .identity) -> ZoomTransform {
    let limit = limit(at: transform.scale)
    var result = transform
    result.offset.x = min(
      max(transform.offset.x, min(-limit.x, other.offset.x)), max(limit.x, other.offset.x))
    result.offset.y = min(
      max(transform.offset.y, min(-limit.y, other.offset.y)), max(limit.y, other.offset.y))
    return result
  }

  /// Whether content can be moved along a movement's longer axis, in its direction.
  func canFollow(_ movement: Point, from transform: ZoomTransform) -> Bool {
    let limit = limit(at: transform.scale)
    let isHorizontal = movement.x.magnitude >= movement.y.magnitude
    let (way, place, end) =
      isHorizontal ? (movement.x, transform.offset.x, limit.x) : (movement.y, transform.offset.y, limit.y)
    return way > 0 ? end - place > ZoomBounds.slack : way < 0 && end + place > ZoomBounds.slack
  }
}

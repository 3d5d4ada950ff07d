#if GTK
import CGtk
import Dwell

extension Rect {
  /// The rectangle for GTK. Lengths that are negative, infinite or no number make an empty rectangle.
  var graphene: graphene_rect_t {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width > 0, height > 0 else {
      return graphene_rect_t()
    }
    return graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  /// The rectangle with four corners of the radius, at most half the shorter side; a negative radius or NaN counts as 0.
  func rounded(_ radius: Double) -> GskRoundedRect {
    var bounds = graphene
    var result = GskRoundedRect()
    let limit = Double(min(bounds.size.width, bounds.size.height)) / 2
    gsk_rounded_rect_init_from_rect(&result, &bounds, radius > 0 ? Float(min(radius, limit)) : 0)
    return result
  }

  /// Where a line across the whole rectangle in a direction begins and ends.
  func line(_ direction: Direction) -> (start: graphene_point_t, end: graphene_point_t) {
    let lead = direction.rect(
      main: Extent(start: 0, length: 0), cross: Extent(start: 0, length: 0),
      in: Size(width: width, height: height))
    let trail = direction.rect(
      main: Extent(start: direction.mainLength(of: Size(width: width, height: height)), length: 0),
      cross: Extent(start: 0, length: 0), in: Size(width: width, height: height))
    return (
      graphene_point_t(x: Float(x + lead.x), y: Float(y + lead.y)),
      graphene_point_t(x: Float(x + trail.x), y: Float(y + trail.y))
    )
  }
}
#endif

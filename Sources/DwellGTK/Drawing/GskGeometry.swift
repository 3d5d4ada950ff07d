#if GTK
import CDwellGTK
import Dwell

extension Rect {
  /// The rectangle for GTK; empty if a coordinate is infinite or NaN, or a length isn't positive.
  public var graphene: graphene_rect_t {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width > 0, height > 0 else {
      return graphene_rect_t()
    }
    return graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  /// Returns the rectangle with rounded corners. The radius is at most half the shorter side; a negative one
  /// or NaN counts as 0.
  func rounded(_ radius: Double) -> GskRoundedRect {
    var bounds = graphene
    var result = GskRoundedRect()
    let limit = Double(min(bounds.size.width, bounds.size.height)) / 2
    gsk_rounded_rect_init_from_rect(&result, &bounds, radius > 0 ? Float(min(radius, limit)) : 0)
    return result
  }
}

extension Point {
  /// The point for GTK.
  var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}
#endif

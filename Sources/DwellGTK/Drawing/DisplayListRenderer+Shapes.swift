#if GTK
import CDwellGTK
import Dwell

extension DisplayListRenderer {
  /// Begins a group that is clipped to a rectangle with rounded corners; an empty one hides it.
  func pushClip(_ rect: Rect, radius: Double, to snapshot: OpaquePointer) {
    let size = rect.graphene.size
    if size.width <= 0 || size.height <= 0 {
      // GTK never releases what is drawn in an empty clip (gtk_snapshot_collect_rounded_clip).
      gtk_snapshot_push_opacity(snapshot, 0)
    } else if radius > 0 {
      var outline = rect.rounded(radius)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
    } else {
      var bounds = rect.graphene
      gtk_snapshot_push_clip(snapshot, &bounds)
    }
  }

  /// Fills a rectangle with rounded corners.
  func fill(_ rect: Rect, radius: Double, _ paint: Paint, to snapshot: OpaquePointer) {
    var bounds = rect.graphene
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    if radius > 0 { pushClip(rect, radius: radius, to: snapshot) }
    switch paint {
    case .solid(let role, let opacity):
      var color = theme.rgba(role, opacity: opacity)
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    case .gradient(let gradient):
      let line = gradient.direction.line(along: rect)
      var (start, end) = (line.start.graphene, line.end.graphene)
      let stops = Self.stops(of: gradient)
      gtk_snapshot_append_linear_gradient(snapshot, &bounds, &start, &end, stops, gsize(stops.count))
    }
    if radius > 0 { gtk_snapshot_pop(snapshot) }
  }

  /// Draws a border of `width` points inside a rectangle with rounded corners.
  func border(_ rect: Rect, radius: Double, width: Double, _ paint: Paint, to snapshot: OpaquePointer) {
    let bounds = rect.graphene
    let thickness = Float(min(width, Double(min(bounds.size.width, bounds.size.height)) / 2))
    guard thickness > 0 else { return }
    switch paint {
    case .solid(let role, let opacity):
      var outline = rect.rounded(radius)
      let color = theme.rgba(role, opacity: opacity)
      gtk_snapshot_append_border(
        snapshot, &outline, [thickness, thickness, thickness, thickness], [color, color, color, color])
    case .gradient(let gradient):
      borderWithGradient(rect, radius: radius, width: Double(thickness), gradient, to: snapshot)
    }
  }

  /// Draws a border with a gradient by Cairo; no render node can draw one.
  private func borderWithGradient(
    _ rect: Rect, radius: Double, width: Double, _ gradient: LinearGradient, to snapshot: OpaquePointer
  ) {
    var bounds = rect.graphene
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    setSource(.gradient(gradient), across: rect, of: cairo)
    let middle = Rect(
      x: rect.x + width / 2, y: rect.y + width / 2, width: rect.width - width, height: rect.height - width)
    addOutline(of: middle, radius: radius - width / 2, to: cairo)
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }

  /// Draws an arc by Cairo; render nodes have no strokes before GTK 4.14.
  func draw(_ arc: Arc, _ paint: Paint, to snapshot: OpaquePointer) {
    guard let arc = arc.drawn else { return }
    var bounds = arc.bounds.graphene
    guard bounds.size.width > 0, let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    setSource(paint, across: arc.bounds, of: cairo)
    let (start, end) = (arc.start * .pi / 180, (arc.start + arc.sweep) * .pi / 180)
    cairo_arc(cairo, arc.center.x, arc.center.y, arc.radius, min(start, end), max(start, end))
    cairo_set_line_width(cairo, arc.width)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_stroke(cairo)
  }

  /// Sets Cairo's source to a paint.
  private func setSource(_ paint: Paint, across rect: Rect, of cairo: OpaquePointer) {
    switch paint {
    case .solid(let role, let opacity):
      let color = theme.rgba(role, opacity: opacity)
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    case .gradient(let gradient):
      let (start, end) = gradient.direction.line(along: rect)
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      for stop in Self.stops(of: gradient) {
        cairo_pattern_add_color_stop_rgb(
          pattern, Double(stop.offset), Double(stop.color.red), Double(stop.color.green),
          Double(stop.color.blue))
      }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Fills polygons within a rectangle with a colour. Those of upright rectangles need no Cairo.
  func fill(_ polygons: [[Point]], in rect: Rect, _ color: GdkRGBA, to snapshot: OpaquePointer) {
    let rectangles = polygons.compactMap(Rect.init(corners:))
    if rectangles.count == polygons.count {
      for rectangle in rectangles {
        var (color, bounds) = (color, rectangle.graphene)
        gtk_snapshot_append_color(snapshot, &color, &bounds)
      }
      return
    }
    var bounds = rect.graphene
    guard bounds.size.width > 0, let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    for corners in polygons {
      for corner in corners { cairo_line_to(cairo, corner.x, corner.y) }
      cairo_close_path(cairo)
      cairo_new_sub_path(cairo)
    }
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    cairo_fill(cairo)
  }

  /// Fills the shape given by a texture's alpha with a colour, fitted into the rectangle.
  func drawMask(_ texture: OpaquePointer, _ rect: Rect, _ color: GdkRGBA, to snapshot: OpaquePointer) {
    let size = Size(
      width: Double(gdk_texture_get_width(texture)), height: Double(gdk_texture_get_height(texture)))
    var bounds = size.fitted(in: rect).graphene
    guard bounds.size.width > 0 else { return }
    var matrix = graphene_matrix_t()
    var offset = graphene_vec4_t()
    let alphaOnly: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, color.alpha]
    graphene_matrix_init_from_float(&matrix, alphaOnly)
    graphene_vec4_init(&offset, color.red, color.green, color.blue, 0)
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    gtk_snapshot_append_texture(snapshot, texture, &bounds)
    gtk_snapshot_pop(snapshot)
  }

  /// The gradient's two colour stops.
  private static func stops(of gradient: LinearGradient) -> [GskColorStop] {
    [
      GskColorStop(offset: 0, color: gradient.start.rgba(opacity: 1)),
      GskColorStop(offset: 1, color: gradient.end.rgba(opacity: 1)),
    ]
  }
}

extension Rect {
  /// Creates an upright rectangle from its corners, in order; nil for any other polygon.
  fileprivate init?(corners: [Point]) {
    guard corners.count == 4, corners[0].y == corners[1].y, corners[1].x == corners[2].x,
      corners[2].y == corners[3].y, corners[3].x == corners[0].x
    else { return nil }
    let (start, end) = (corners[0], corners[2])
    self.init(
      x: min(start.x, end.x), y: min(start.y, end.y), width: (end.x - start.x).magnitude,
      height: (end.y - start.y).magnitude)
  }
}

extension Size {
  /// Returns the largest centred rectangle with this size's aspect ratio; empty for an empty size.
  func fitted(in rect: Rect) -> Rect {
    guard width > 0, height > 0 else { return .zero }
    let share = min(rect.width / width, rect.height / height)
    let fitted = Size(width: width * share, height: height * share)
    return Rect(
      x: rect.x + (rect.width - fitted.width) / 2, y: rect.y + (rect.height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
  }
}

/// Adds a rectangle with rounded corners to a Cairo path.
func addOutline(of rect: Rect, radius: Double, to cairo: OpaquePointer) {
  let r = min(max(radius, 0), rect.capsuleRadius)
  let quarter = Double.pi / 2
  cairo_new_sub_path(cairo)
  cairo_arc(cairo, rect.maxX - r, rect.y + r, r, -quarter, 0)
  cairo_arc(cairo, rect.maxX - r, rect.maxY - r, r, 0, quarter)
  cairo_arc(cairo, rect.x + r, rect.maxY - r, r, quarter, 2 * quarter)
  cairo_arc(cairo, rect.x + r, rect.y + r, r, 2 * quarter, 3 * quarter)
  cairo_close_path(cairo)
}
#endif

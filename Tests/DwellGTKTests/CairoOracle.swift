#if GTK
import CDwellGTK
import Dwell
import DwellGTK
import DwellGTKTestSupport
import Foundation

/// Draws display lists with plain Cairo, independently of the library, for comparisons of pixels.
@MainActor
struct CairoOracle {
  /// The colours of the color roles.
  var theme: Theme
  /// Device pixels per point.
  var scale = 1.0

  /// Returns the pixels of a display list on a transparent background.
  func pixels(of list: DisplayList, width: Int, height: Int) -> Pixels {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
    var groups: [Double] = []
    for command in list.commands { draw(command, groups: &groups, to: cairo) }
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height)
    return Pixels(width: width, height: height, bytes: Array(data))
  }

  /// Draws a command; `groups` holds the opacity of each open group, outermost first.
  private func draw(_ command: DrawCommand, groups: inout [Double], to cairo: OpaquePointer?) {
    switch command {
    case .fill(_, let rect, let radius, let paint):
      outline(rect, radius, to: cairo)
      set(paint, across: rect, to: cairo)
      cairo_fill(cairo)
    case .border(_, let rect, let radius, let width, let paint):
      outline(rect, radius, to: cairo)
      let inside = Rect(
        x: rect.x + width, y: rect.y + width, width: rect.width - 2 * width, height: rect.height - 2 * width)
      outline(inside, max(radius - width, 0), to: cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      set(paint, across: rect, to: cairo)
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    case .arc(_, let arc, let paint):
      // As a chain of short lines, so that the direction isn't Cairo's.
      let sweep = min(max(arc.sweep, -360), 360)
      for step in 0...720 {
        let angle = (arc.start + sweep * Double(step) / 720) * .pi / 180
        cairo_line_to(cairo, arc.center.x + arc.radius * cos(angle), arc.center.y + arc.radius * sin(angle))
      }
      set(paint, across: arc.bounds, to: cairo)
      cairo_set_line_width(cairo, arc.width)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(cairo)
    case .clip(let rect, let radius):
      cairo_save(cairo)
      outline(rect, radius, to: cairo)
      cairo_clip(cairo)
      cairo_push_group(cairo)
      groups.append(1)
    case .opacity(let opacity):
      cairo_save(cairo)
      cairo_push_group(cairo)
      groups.append(opacity)
    case .pop:
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, groups.popLast() ?? 1)
      cairo_restore(cairo)
    case .page, .image, .label: break
    }
  }

  /// Adds a rectangle with rounded corners to the path.
  private func outline(_ rect: Rect, _ radius: Double, to cairo: OpaquePointer?) {
    guard radius > 0 else {
      cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
      return
    }
    let corners = [
      (rect.maxX - radius, rect.y + radius), (rect.maxX - radius, rect.maxY - radius),
      (rect.x + radius, rect.maxY - radius), (rect.x + radius, rect.y + radius),
    ]
    cairo_new_sub_path(cairo)
    for (index, corner) in corners.enumerated() {
      let start = Double(index - 1) * .pi / 2
      cairo_arc(cairo, corner.0, corner.1, radius, start, start + .pi / 2)
    }
    cairo_close_path(cairo)
  }

  /// Sets a paint as the source of the next fill.
  private func set(_ paint: Paint, across rect: Rect, to cairo: OpaquePointer?) {
    switch paint {
    case .solid(let role, let opacity):
      let color =
        switch role {
        case .foreground: theme.foreground
        case .background: theme.background
        case .color(let color): color
        }
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, opacity)
    case .gradient(let gradient):
      let from: (Double, Double)
      let to: (Double, Double)
      switch gradient.direction {
      case .leftToRight: (from, to) = ((rect.x, 0), (rect.maxX, 0))
      case .rightToLeft: (from, to) = ((rect.maxX, 0), (rect.x, 0))
      case .topToBottom: (from, to) = ((0, rect.y), (0, rect.maxY))
      case .bottomToTop: (from, to) = ((0, rect.maxY), (0, rect.y))
      }
      let pattern = cairo_pattern_create_linear(from.0, from.1, to.0, to.1)
      cairo_pattern_add_color_stop_rgb(
        pattern, 0, gradient.start.red, gradient.start.green, gradient.start.blue)
      cairo_pattern_add_color_stop_rgb(pattern, 1, gradient.end.red, gradient.end.green, gradient.end.blue)
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}
#endif

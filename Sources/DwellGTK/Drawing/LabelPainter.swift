#if GTK
import CDwellGTK
import Dwell

/// Draws short texts in rectangles.
@MainActor
package final class LabelPainter {
  /// The Pango context of the widget, or of Cairo.
  private let context: OpaquePointer?

  /// Creates a painter with a widget's text settings, or with Cairo's for files if there is no widget.
  package init(widget: UnsafeMutablePointer<GtkWidget>?) {
    context = widget.map { gtk_widget_create_pango_context($0) } ?? TextLayout.cairoContext()
  }

  isolated deinit {
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
  }

  /// Adds a text to a snapshot, centred vertically, and horizontally unless it is left-aligned. A
  /// left-aligned text that is too long ends in an ellipsis.
  /// - Parameters:
  ///   - fontSize: the font size in points; nothing is drawn unless it is within 0...10,000.
  ///   - family: a font family, or several separated by commas.
  package func draw(
    _ text: String, fontSize: Double, family: String = "monospace", isCentered: Bool = true, in rect: Rect,
    color: GdkRGBA, to snapshot: OpaquePointer
  ) {
    guard let context, fontSize > 0, fontSize <= 10_000, rect.x.isFinite, rect.y.isFinite,
      let layout = TextLayout.make(
        text, family: family, weight: PANGO_WEIGHT_MEDIUM, fontSize: fontSize, in: context)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if !isCentered {
      pango_layout_set_width(layout, Int32(min(max(rect.width, 1), 1e5)) * PANGO_SCALE)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_set_single_paragraph_mode(layout, 1)
    }
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    var color = color
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(
      x: Float(isCentered ? rect.x + (rect.width - Double(width)) / 2 : rect.x),
      y: Float(rect.y + (rect.height - Double(height)) / 2))
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_append_layout(snapshot, layout, &color)
    gtk_snapshot_restore(snapshot)
  }
}
#endif

#if GTK
import CDwellGTK

/// Text layout with Pango.
public enum TextLayout {
  /// Returns Cairo's text context (PangoContext), for drawing into files, which the caller owns.
  public static func cairoContext() -> OpaquePointer? {
    pango_font_map_create_context(pango_cairo_font_map_get_default())
  }

  /// Returns the layout of a text (PangoLayout), which the caller owns.
  /// - Parameters:
  ///   - text: the text, of one or more lines.
  ///   - family: a font family, or several separated by commas.
  ///   - weight: the weight of the font.
  ///   - fontSize: the font size in points.
  ///   - context: the text context (PangoContext) to lay it out for.
  public static func make(
    _ text: String, family: String, weight: PangoWeight, fontSize: Double, in context: OpaquePointer
  ) -> OpaquePointer? {
    guard let layout = pango_layout_new(context) else { return nil }
    let font = pango_font_description_new()
    pango_font_description_set_family(font, family)
    pango_font_description_set_weight(font, weight)
    pango_font_description_set_absolute_size(font, fontSize * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_text(layout, text, -1)
    return layout
  }
}
#endif

#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

extension PageContent {
  /// Placeholders: numbered rectangles for pages, plain symbols for images.
  static func placeholders(_ palette: Palette) -> PageContent {
    let labels = LabelPainter(widget: nil)
    let symbols = SymbolTextures()
    return PageContent(
      drawPage: { page, rect, canvas in
        let placeholder = PlaceholderPage(page: page, in: rect, palette)
        var bounds = rect.graphene
        var color = placeholder.background.rgba(opacity: 1)
        gtk_snapshot_append_color(canvas.snapshot, &color, &bounds)
        labels.draw(
          placeholder.text, fontSize: placeholder.fontSize, in: rect,
          color: palette.foreground.rgba(opacity: PlaceholderPage.textOpacity), to: canvas.snapshot)
      },
      texture: { symbols.texture(Symbol($0)) })
  }
}

/// The textures of symbols, made on first use.
@MainActor
private final class SymbolTextures {
  /// The textures made so far (GdkTexture), in the order of ``Symbol/allCases``.
  private var textures: [OpaquePointer?] = Symbol.allCases.map { _ in nil }
  /// The side of a texture, in pixels: several times that of an indicator.
  private static let side = 48

  isolated deinit {
    for case let texture? in textures { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  /// The texture of a symbol; nil if out of memory.
  func texture(_ symbol: Symbol) -> OpaquePointer? {
    guard let index = Symbol.allCases.firstIndex(of: symbol) else { return nil }
    if textures[index] == nil { textures[index] = Self.draw(symbol) }
    return textures[index]
  }

  /// A new texture of a symbol, opaque inside its shape.
  private static func draw(_ symbol: Symbol) -> OpaquePointer? {
    guard let raster = Raster(width: side, height: side) else { return nil }
    raster.draw { cairo in
      for corner in symbol.outline(in: Rect(Size(width: Double(side), height: Double(side)))) {
        cairo_line_to(cairo, corner.x, corner.y)
      }
      cairo_close_path(cairo)
      cairo_fill(cairo)
    }
    let pixels = raster.bytes
    guard let bytes = g_bytes_new(pixels, gsize(pixels.count)) else { return nil }
    defer { g_bytes_unref(bytes) }
    // Cairo's 32 bits per pixel with premultiplied alpha, in native byte order.
    return gdk_memory_texture_new(
      gint(side), gint(side), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(side * 4))
  }
}
#endif

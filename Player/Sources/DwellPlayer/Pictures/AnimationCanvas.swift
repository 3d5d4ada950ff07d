#if GTK
import CDwellGTK
import DwellDeck
import DwellGTK

/// The canvas of an animated picture, onto which its frames are drawn one after the other.
///
/// It is used by one thread at a time.
final class AnimationCanvas {
  /// Its size.
  let size: PixelSize

  /// The maximum length of a side, in pixels: that of Cairo's images.
  static let maximumSide = 32_767

  /// The pixels (a Cairo image).
  private let surface: OpaquePointer
  /// The pixels before a frame that will be removed again; nil if there is none.
  private var saved: OpaquePointer?

  /// A transparent canvas; nil if out of memory.
  init?(_ size: PixelSize) {
    guard let surface = Self.image(size) else { return nil }
    self.surface = surface
    self.size = size
  }

  deinit {
    cairo_surface_destroy(surface)
    if let saved { cairo_surface_destroy(saved) }
  }

  /// A transparent image; nil if out of memory.
  private static func image(_ size: PixelSize) -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// Makes everything transparent.
  func clear() { paint(nil, CAIRO_OPERATOR_CLEAR) }

  /// Draws a frame's pixels (GdkPixbuf), and keeps the pixels that they cover if the frame will be removed
  /// again.
  func draw(_ pixbuf: OpaquePointer, _ frame: PictureAnimation.Frame) throws(PictureProblem) {
    if frame.disposal == .restore {
      if saved == nil { saved = Self.image(size) }
      guard let saved else { throw .damaged("out of memory") }
      copy(surface, to: saved, nil)
    }
    // Only the part on the canvas is drawn: Cairo cannot draw from larger images than a canvas may be.
    let width = min(Int32(size.width - frame.x), gdk_pixbuf_get_width(pixbuf))
    let height = min(Int32(size.height - frame.y), gdk_pixbuf_get_height(pixbuf))
    guard width > 0, height > 0 else { return }
    guard let part = gdk_pixbuf_new_subpixbuf(pixbuf, 0, 0, width, height) else {
      throw .damaged("out of memory")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(part)) }
    let isBlended = frame.isBlended
    paint(frame, isBlended ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE) { cairo in
      gdk_cairo_set_source_pixbuf(cairo, part, Double(frame.x), Double(frame.y))
    }
  }

  /// Applies a frame's disposal, before the next frame is drawn.
  func dispose(of frame: PictureAnimation.Frame) {
    switch frame.disposal {
    case .keep: break
    case .clear: paint(frame, CAIRO_OPERATOR_CLEAR)
    case .restore: if let saved { copy(saved, to: surface, frame) }
    }
  }

  /// The pixels, upright and at a size, in memory from `g_malloc`, which the caller owns: blue, green, red
  /// and alpha, with premultiplied colours; nil if out of memory.
  func pixels(_ target: PixelSize, _ orientation: ExifOrientation) -> UnsafeMutableRawPointer? {
    let stride = target.width * 4
    guard let pixels = g_try_malloc_n(gsize(target.height), gsize(stride)) else { return nil }
    let image = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(target.width),
      Int32(target.height), Int32(stride))
    let cairo = cairo_create(image)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(image)
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    let upright = orientation.isTurned ? size.turned : size
    cairo_scale(
      cairo, Double(target.width) / Double(upright.width), Double(target.height) / Double(upright.height))
    var matrix = orientation.matrix(ofSize: size)
    cairo_transform(cairo, &matrix)
    cairo_set_source_surface(cairo, surface, 0, 0)
    let source = cairo_get_source(cairo)
    cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
    // Otherwise the edges would be transparent.
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    cairo_paint(cairo)
    cairo_surface_flush(image)
    return pixels
  }

  /// Copies an image to another, or the rectangle of a frame.
  private func copy(_ source: OpaquePointer, to target: OpaquePointer, _ frame: PictureAnimation.Frame?) {
    Self.paint(target, frame, CAIRO_OPERATOR_SOURCE) { cairo_set_source_surface($0, source, 0, 0) }
  }

  /// Paints the canvas, or the rectangle of a frame.
  private func paint(
    _ frame: PictureAnimation.Frame?, _ rule: cairo_operator_t,
    _ setSource: (OpaquePointer?) -> Void = { _ in }
  ) {
    Self.paint(surface, frame, rule, setSource)
  }

  /// Paints an image, or the rectangle of a frame.
  private static func paint(
    _ surface: OpaquePointer, _ frame: PictureAnimation.Frame?, _ rule: cairo_operator_t,
    _ setSource: (OpaquePointer?) -> Void
  ) {
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    cairo_set_operator(cairo, rule)
    setSource(cairo)
    if let frame {
      cairo_rectangle(cairo, Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height))
      cairo_clip(cairo)
    }
    cairo_paint(cairo)
  }
}
#endif

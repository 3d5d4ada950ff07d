#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellDeck

/// A decoded picture, upright and at its display size. Its pixels are immutable, so that threads can share
/// it.
final class DecodedPicture: @unchecked Sendable {
  /// The texture (GdkTexture), owned by this object.
  let texture: OpaquePointer
  /// The same pixels as a Cairo surface.
  private let surface: PictureSurface
  /// The node that last drew the picture.
  @MainActor private var lastNode: PictureNode?
  /// The size in memory.
  let size: PixelSize
  /// The upright size of the picture in its file.
  let fullSize: PixelSize
  /// Whether the picture is a vector image, which may be decoded larger than its nominal size.
  let isScalable: Bool
  /// The caption in its file; nil if there is none.
  let caption: String?
  /// Whether it is the first frame of an animated picture.
  let isAnimated: Bool

  /// Whether the picture is transparent, and dark where it isn't, so that it needs a light background.
  let needsLight: Bool

  /// A picture with a pixbuf's pixels; nil if out of memory.
  convenience init?(_ pixbuf: OpaquePointer, fullSize: PixelSize, isScalable: Bool, caption: String? = nil) {
    let size = PixelSize(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    let stride = size.width * 4
    guard let pixels = g_try_malloc_n(gsize(size.height), gsize(stride)),
      let original = gdk_texture_new_for_pixbuf(pixbuf)
    else { return nil }
    gdk_texture_download(original, pixels.assumingMemoryBound(to: UInt8.self), gsize(stride))
    g_object_unref(UnsafeMutableRawPointer(original))
    self.init(pixels: pixels, size, fullSize: fullSize, isScalable: isScalable, caption: caption)
  }

  /// A picture with pixels in memory from `g_malloc`, of which it takes ownership: blue, green, red and
  /// alpha, with premultiplied colours. Nil if out of memory.
  init?(
    pixels: UnsafeMutableRawPointer, _ size: PixelSize, fullSize: PixelSize, isScalable: Bool = false,
    isAnimated: Bool = false, caption: String? = nil
  ) {
    let stride = size.width * 4
    needsLight =
      PictureBrightness(
        premultiplied: UnsafeRawBufferPointer(start: pixels, count: size.height * stride), size
      ).needsLight
    let bytes = g_bytes_new_take(pixels, gsize(size.height * stride))
    defer { g_bytes_unref(bytes) }
    guard let bytes, let surface = PictureSurface(bytes, size),
      let texture = gdk_memory_texture_new(
        Int32(size.width), Int32(size.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    else { return nil }
    self.texture = texture
    self.surface = surface
    self.size = size
    self.fullSize = fullSize
    self.isScalable = isScalable
    self.caption = caption
    self.isAnimated = isAnimated
  }

  /// The current picture of a video, no larger than it fits into a box on screen; nil if there is none, or if
  /// out of memory.
  @MainActor
  convenience init?(_ video: any VideoStream, box: PixelSize, _ fit: DeckFit) {
    let fullSize = video.size
    guard let image = video.image, fullSize.area > 0 else { return nil }
    let size = fullSize.decoded(for: box, fit, isScalable: false)
    let stride = size.width * 4
    guard let pixels = g_try_malloc0_n(gsize(size.height), gsize(stride)) else { return nil }
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height),
      Int32(stride))
    let cairo = cairo_create(surface)
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(image, snapshot, Double(size.width), Double(size.height))
    if let node = gtk_snapshot_free_to_node(snapshot) {
      gsk_render_node_draw(node, cairo)
      gsk_render_node_unref(node)
    }
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
    self.init(pixels: pixels, size, fullSize: fullSize)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

  /// The memory of its pixels, in bytes.
  var byteCount: Int { size.area * 4 }

  /// The size to decode for a box on screen.
  func wanted(for box: PixelSize, _ fit: DeckFit) -> PixelSize {
    fullSize.decoded(for: box, fit, isScalable: isScalable)
  }

  /// A node (GskRenderNode) that draws the picture into a rectangle with Cairo; the same node for the same
  /// rectangle, so that GTK detects that nothing has changed. An enlarged picture keeps its colours up to its
  /// edges, which would otherwise blend with their surroundings.
  @MainActor
  func cairoNode(in rect: Rect, isEnlarged: Bool = false) -> OpaquePointer? {
    if let lastNode, lastNode.rect == rect { return lastNode.node }
    // Cairo keeps sent pixels until the display has received them, so that without a sync, copies of the
    // screen would accumulate while pages move.
    if let display = gdk_display_get_default() { gdk_display_sync(display) }
    lastNode = PictureNode(surface, in: rect, isEnlarged: isEnlarged)
    return lastNode?.node
  }
}

/// A picture's pixels as a Cairo surface.
private final class PictureSurface {
  /// The image surface, which retains the pixels.
  let surface: OpaquePointer
  /// Its size.
  let size: PixelSize

  /// A surface of pixels (GBytes), which it retains; nil if out of memory.
  init?(_ bytes: OpaquePointer, _ size: PixelSize) {
    let data = UnsafeMutableRawPointer(mutating: g_bytes_get_data(bytes, nil))
    guard
      let surface = cairo_image_surface_create_for_data(
        data?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height),
        Int32(size.width * 4))
    else { return nil }
    dwell_surface_keep(surface, bytes)
    self.surface = surface
    self.size = size
  }

  deinit { cairo_surface_destroy(surface) }
}

/// A node that draws a picture with Cairo.
private final class PictureNode {
  /// The node.
  let node: OpaquePointer
  /// The rectangle that it draws into.
  let rect: Rect
  /// The surface that it draws. It must be released after the node, or Cairo copies it for the node.
  private let surface: PictureSurface

  /// A node that draws a surface into a rectangle; nil for an empty one.
  init?(_ surface: PictureSurface, in rect: Rect, isEnlarged: Bool) {
    var bounds = rect.graphene
    guard bounds.size.width > 0, let node = gsk_cairo_node_new(&bounds),
      let cairo = gsk_cairo_node_get_draw_context(node)
    else { return nil }
    defer { cairo_destroy(cairo) }
    cairo_translate(cairo, rect.x, rect.y)
    cairo_scale(cairo, rect.width / Double(surface.size.width), rect.height / Double(surface.size.height))
    cairo_set_source_surface(cairo, surface.surface, 0, 0)
    if isEnlarged {
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_rectangle(cairo, 0, 0, Double(surface.size.width), Double(surface.size.height))
      cairo_fill(cairo)
    } else {
      cairo_paint(cairo)
    }
    self.node = node
    self.rect = rect
    self.surface = surface
  }

  deinit { gsk_render_node_unref(node) }
}
#endif

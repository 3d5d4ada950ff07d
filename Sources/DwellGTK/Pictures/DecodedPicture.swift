#if GTK
import CGtk

/// A picture in memory, upright and of the size in which it is shown. Never changes, so that threads can share it.
final class DecodedPicture: @unchecked Sendable {
  /// The picture (GdkTexture), owned by this object.
  let texture: OpaquePointer
  /// The size in memory.
  let size: PixelSize
  /// The size of the whole picture in its file, upright.
  let fullSize: PixelSize
  /// Whether the picture is drawn from shapes, and may be decoded larger than it says.
  let isScalable: Bool

  /// A picture of a pixbuf's pixels, as Cairo and graphics cards take them; nil when memory is short.
  init?(_ pixbuf: OpaquePointer, fullSize: PixelSize, isScalable: Bool) {
    let size = PixelSize(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    let stride = size.width * 4
    guard let pixels = g_try_malloc_n(gsize(size.height), gsize(stride)),
      let original = gdk_texture_new_for_pixbuf(pixbuf)
    else { return nil }
    gdk_texture_download(original, pixels.assumingMemoryBound(to: UInt8.self), gsize(stride))
    g_object_unref(UnsafeMutableRawPointer(original))
    let bytes = g_bytes_new_take(pixels, gsize(size.height * stride))
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        Int32(size.width), Int32(size.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    else { return nil }
    self.texture = texture
    self.size = size
    self.fullSize = fullSize
    self.isScalable = isScalable
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

  /// The size in memory that a box of the screen asks for.
  func wanted(for box: PixelSize) -> PixelSize { fullSize.fitted(in: box, mayGrow: isScalable) }
}
#endif

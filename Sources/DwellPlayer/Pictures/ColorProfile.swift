#if GTK
import CDwellGTK
import CDwellLCMS
import DwellGTK

/// The colours that the pixels of a picture mean: an ICC profile, as cameras, screens and editors embed it.
struct ColorProfile {
  /// The profile, as it is in the file.
  let bytes: [UInt8]

  /// A profile of these bytes; nil if there are none.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return nil }
    self.bytes = bytes
  }

  /// The profile that a decoder has found (GdkPixbuf); nil if there is none.
  init?(of pixbuf: OpaquePointer) {
    guard let text = gdk_pixbuf_get_option(pixbuf, "icc-profile") else { return nil }
    var count: gsize = 0
    guard let bytes = g_base64_decode(text, &count) else { return nil }
    defer { g_free(bytes) }
    self.init(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
  }

  /// Converts the pixels of a picture (GdkPixbuf) to sRGB. They stay as they are if the profile is damaged,
  /// is not one of red, green and blue, or is sRGB itself.
  func convert(_ pixbuf: OpaquePointer) {
    let channels = gdk_pixbuf_get_n_channels(pixbuf)
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
      let conversion = dwell_lcms_open(bytes, UInt32(clamping: bytes.count), UInt32(channels))
    else { return }
    defer { cmsDeleteTransform(conversion) }
    guard let pixels = gdk_pixbuf_get_pixels(pixbuf) else { return }
    let stride = UInt32(gdk_pixbuf_get_rowstride(pixbuf))
    cmsDoTransformLineStride(
      conversion, pixels, pixels, UInt32(gdk_pixbuf_get_width(pixbuf)),
      UInt32(gdk_pixbuf_get_height(pixbuf)), stride, stride, 0, 0)
  }
}
#endif

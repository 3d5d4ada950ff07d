#if GTK
import CDwellGTK
import CDwellLCMS
import DwellGTK

/// The meaning of a picture's pixel values: an ICC profile, as cameras, screens and editors embed it.
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

  /// Converts the pixels of a picture (GdkPixbuf) to sRGB. They are unchanged if the profile is damaged, is
  /// sRGB itself, or is one of greys or inks, unless the picture has only greys.
  func convert(_ pixbuf: OpaquePointer) {
    let channels = gdk_pixbuf_get_n_channels(pixbuf)
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4 else { return }
    guard let conversion = dwell_lcms_open(bytes, UInt32(clamping: bytes.count), UInt32(channels)) else {
      return convertGreys(pixbuf)
    }
    defer { cmsDeleteTransform(conversion) }
    guard let pixels = gdk_pixbuf_get_pixels(pixbuf) else { return }
    let stride = UInt32(gdk_pixbuf_get_rowstride(pixbuf))
    cmsDoTransformLineStride(
      conversion, pixels, pixels, UInt32(gdk_pixbuf_get_width(pixbuf)),
      UInt32(gdk_pixbuf_get_height(pixbuf)), stride, stride, 0, 0)
  }

  /// Converts the pixels of a greyscale picture, by a greyscale profile.
  func convertGreys(_ pixbuf: OpaquePointer) {
    var table = [UInt8](repeating: 0, count: 768)
    guard let pixels = gdk_pixbuf_get_pixels(pixbuf),
      dwell_lcms_greys(bytes, UInt32(clamping: bytes.count), &table) != 0
    else { return }
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    let (channels, stride) = (
      Int(gdk_pixbuf_get_n_channels(pixbuf)), Int(gdk_pixbuf_get_rowstride(pixbuf))
    )
    /// Calls a closure with each pixel until it returns false; returns whether it never did.
    func forEach(_ body: (UnsafeMutablePointer<UInt8>) -> Bool) -> Bool {
      for row in 0..<height {
        for column in 0..<width where !body(pixels + row * stride + column * channels) { return false }
      }
      return true
    }
    guard forEach({ $0[0] == $0[1] && $0[1] == $0[2] }) else { return }
    _ = forEach { pixel in
      let grey = Int(pixel[0]) * 3
      for channel in 0..<3 { pixel[channel] = table[grey + channel] }
      return true
    }
  }
}
#endif

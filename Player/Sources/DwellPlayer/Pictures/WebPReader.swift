#if GTK
import CDwellGTK
import CDwellWebP
import DwellDeck
import DwellGTK

/// Decodes WebP pictures with libwebp, for which GdkPixbuf has no loader of its own.
struct WebPReader: PictureReader {
  /// The size in the file.
  let size: PixelSize
  /// The file's bytes.
  private let bytes: [UInt8]
  /// The channels of its pixels: 4 if some are transparent, otherwise 3.
  private let channels: Int32

  /// Whether a file that begins with these bytes has the signature of a WebP.
  static func mayRead(_ beginning: [UInt8]) -> Bool {
    beginning.starts(with: "RIFF".utf8) && beginning.dropFirst(8).starts(with: "WEBP".utf8)
  }

  /// Reads the header of a file's bytes; fails if it is damaged.
  init(_ bytes: [UInt8]) throws(PictureProblem) {
    var header = DwellWebPHeader()
    guard dwell_webp_header(bytes, bytes.count, &header) != 0 else {
      throw .damaged("its header is not valid")
    }
    self.bytes = bytes
    size = PixelSize(width: Int(header.width), height: Int(header.height))
    channels = header.has_alpha == 0 ? 3 : 4
  }

  /// Reads all bytes of a file.
  static func bytes(of file: OpenedFile, isCancelled: @escaping () -> Bool) throws(PictureProblem) -> [UInt8]
  {
    let file = PictureFile(file, isCancelled: isCancelled)
    var bytes: [UInt8] = []
    while true {
      let chunk = try file.readKept()
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
  }

  /// Decodes the picture at a size that is no larger than its own, with the colours of its profile.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  func read(target: PixelSize) throws(PictureProblem) -> OpaquePointer {
    guard
      let pixbuf = gdk_pixbuf_new(
        GDK_COLORSPACE_RGB, channels == 4 ? 1 : 0, 8, Int32(target.width), Int32(target.height))
    else { throw .damaged("out of memory") }
    let status = dwell_webp_decode(
      bytes, bytes.count, gdk_pixbuf_get_pixels(pixbuf), Int32(target.width), Int32(target.height),
      gdk_pixbuf_get_rowstride(pixbuf), channels)
    guard status == 0 else {
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
      let truncated = [VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED].map { Int32($0.rawValue) }
      throw .damaged(truncated.contains(status) ? "it is truncated" : "its data is not valid")
    }
    Self.profile(in: bytes)?.convert(pixbuf)
    return pixbuf
  }

  /// The colour profile in the beginning of a file; nil if there is none, or if it isn't complete.
  static func profile(in bytes: [UInt8]) -> ColorProfile? {
    PictureChunks.data(of: "ICCP", in: bytes).flatMap { ColorProfile(Array($0)) }
  }
}
#endif

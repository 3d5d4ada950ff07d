#if GTK
import DwellGTK
import CDwellGTK

/// Pictures made smaller, for files that are sent.
public enum PictureEncoder {
  /// A picture as the bytes of a file.
  public struct Encoded: Equatable, Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// Their media type.
    public let mediaType: String
  }

  /// Why a picture cannot be encoded.
  public struct Failure: Error, Equatable, Sendable {
    /// The reason, as the rest of a sentence about the file.
    public let reason: String
    /// Whether the picture may be fine and only this machine cannot read it.
    public let isForeign: Bool
  }

  /// How good a JPEG is, 0...100: from 85 on photographs show no difference.
  private static let quality = "85"

  /// Makes a picture no longer than so many pixels on its longest side, upright: as PNG if it has transparent
  /// parts or is no larger so, else as JPEG.
  ///
  /// Nil if it fits as it is, or is made of shapes, and that will do; it is read as a whole all the same, so
  /// that a damaged one is found.
  public static func encode(
    path: String, maximumSideLength: Int, keepsWhatFits: Bool
  ) throws(Failure) -> Encoded? {
    let side = max(maximumSideLength, 1)
    do throws(PictureProblem) {
      return try PictureDecoder.read(path: path, box: PixelSize(width: side, height: side)) {
        pixbuf, fullSize, isScalable throws(PictureProblem) in
        let fits = isScalable || max(fullSize.width, fullSize.height) <= side
        return fits && keepsWhatFits ? nil : try encode(pixbuf)
      }
    } catch {
      throw Failure(reason: "\(error)", isForeign: error == .unknownFormat)
    }
  }

  /// How many times the size of a JPEG a PNG may have that was packed in haste, and yet be worth packing
  /// well. Photographs have ten times that size; what a PNG is made for has less.
  private static let haste = 4

  /// Encodes pixels.
  private static func encode(_ pixbuf: OpaquePointer) throws(PictureProblem) -> Encoded {
    guard dwell_pixbuf_is_clear(pixbuf) == 0 else { return try png(pixbuf, compression: 9) }
    let jpeg = Encoded(bytes: try save(pixbuf, "jpeg", [("quality", quality)]), mediaType: "image/jpeg")
    // To pack a photograph as well as possible takes ten times as long as all the rest, and is for nothing.
    let hasty = try png(pixbuf, compression: 1)
    guard hasty.bytes.count <= haste * jpeg.bytes.count else { return jpeg }
    let png = try png(pixbuf, compression: 9)
    return png.bytes.count <= jpeg.bytes.count ? png : jpeg
  }

  /// Encodes pixels without loss, in haste (1) or as well as possible (9).
  private static func png(_ pixbuf: OpaquePointer, compression: Int) throws(PictureProblem) -> Encoded {
    Encoded(bytes: try save(pixbuf, "png", [("compression", "\(compression)")]), mediaType: "image/png")
  }

  /// Writes pixels in a format.
  private static func save(
    _ pixbuf: OpaquePointer, _ format: String, _ options: [(name: String, value: String)]
  ) throws(PictureProblem) -> [UInt8] {
    var names = options.map { strdup($0.name) } + [nil]
    var values = options.map { strdup($0.value) } + [nil]
    defer { for text in names + values { free(text) } }
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, format, &names, &values, &error) != 0,
      let buffer
    else {
      defer { g_clear_error(&error) }
      throw .damaged(error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "memory is short")
    }
    defer { g_free(buffer) }
    return buffer.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { bytes in
      Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
  }
}
#endif

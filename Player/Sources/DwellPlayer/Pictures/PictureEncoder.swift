#if GTK
import DwellDeck
import DwellGTK
import CDwellGTK

/// Scales pictures down and encodes them, for exported files.
public enum PictureEncoder {
  /// An encoded picture.
  public struct Encoded: Equatable, Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// Their media type.
    public let mediaType: String
    /// Whether the picture is rotated by Exif data in its file that browsers ignore.
    public internal(set) var isTurned = false
  }

  /// The requirements of a page to show a picture.
  public struct Outcome: Equatable, Sendable {
    /// The copy to embed; nil if the file can be used as it is.
    public var copy: Encoded?
    /// Whether the picture needs a light background.
    public var needsLight: Bool
  }

  /// Why a picture cannot be encoded.
  public struct Failure: Error, Equatable, Sendable {
    /// The reason, as the rest of a sentence about the file.
    public let reason: String
    /// Whether the picture may be valid, but in a format that this machine cannot read.
    public let isForeign: Bool
    /// How to fix it.
    public let fix: String
  }

  /// The quality of JPEGs, 0...100: from 85, photographs show no visible loss.
  private static let quality = "85"

  /// Scales a picture down to a longest side of at most `side` pixels, upright, and encodes it: as PNG if it
  /// has transparency or is no larger that way, otherwise as JPEG.
  ///
  /// There is no copy if the file can be used as it is, because it is small enough or a vector image, and
  /// upright in browsers; it is decoded nevertheless, to detect damage.
  public static func encode(
    _ file: OpenedFile, maximumSideLength: Int, keepsWhatFits: Bool
  ) throws(Failure) -> Outcome {
    let side = max(maximumSideLength, 1)
    do throws(PictureProblem) {
      // Browsers apply the orientation of JPEGs, and not all of them that of PNGs.
      let isTurned = try !ExifOrientation(inChunksOf: file).isUpright
      return try PictureDecoder.read(file, box: PixelSize(width: side, height: side)) {
        pixbuf, fullSize, isScalable throws(PictureProblem) in
        let fits = isScalable || max(fullSize.width, fullSize.height) <= side
        var outcome = Outcome(copy: nil, needsLight: PictureBrightness(pixbuf).needsLight)
        guard !fits || !keepsWhatFits || isTurned else { return outcome }
        outcome.copy = try encode(pixbuf)
        outcome.copy?.isTurned = isTurned
        return outcome
      }
    } catch {
      throw Failure(reason: "\(error)", isForeign: error.isForeign, fix: error.fix)
    }
  }

  /// The maximum size of a fast PNG, relative to the JPEG, that is worth compressing well. Photographs are
  /// ten times as large; drawings, for which PNG is made, are smaller.
  private static let haste = 4

  /// Encodes pixels.
  private static func encode(_ pixbuf: OpaquePointer) throws(PictureProblem) -> Encoded {
    guard dwell_pixbuf_is_clear(pixbuf) == 0 else { return try png(pixbuf, compression: 9) }
    let jpeg = Encoded(bytes: try save(pixbuf, "jpeg", [("quality", quality)]), mediaType: "image/jpeg")
    // Compressing a photograph well would take ten times as long as everything else, to no effect.
    let hasty = try png(pixbuf, compression: 1)
    guard hasty.bytes.count <= haste * jpeg.bytes.count else { return jpeg }
    let png = try png(pixbuf, compression: 9)
    return png.bytes.count <= jpeg.bytes.count ? png : jpeg
  }

  /// Encodes pixels losslessly, fast (1) or small (9).
  private static func png(_ pixbuf: OpaquePointer, compression: Int) throws(PictureProblem) -> Encoded {
    Encoded(bytes: try save(pixbuf, "png", [("compression", "\(compression)")]), mediaType: "image/png")
  }

  /// Encodes pixels in a format.
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
      throw .damaged(error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "out of memory")
    }
    defer { g_free(buffer) }
    return buffer.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { bytes in
      Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
  }
}
#endif

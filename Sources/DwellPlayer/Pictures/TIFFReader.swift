#if GTK
import CDwellGTK
import CDwellTIFF
import DwellGTK

/// Reads a TIFF of inks row by row at its display size, with the colours of its profile, which GdkPixbuf
/// ignores.
final class TIFFReader: RowReader {
  /// The size in the file.
  let size: PixelSize
  /// How the rows of the file are turned.
  let orientation: ExifOrientation
  /// The decoder.
  private let tiff: UnsafeMutablePointer<DwellTIFF>
  /// Whether the picture is no longer needed.
  private let isCancelled: () -> Bool

  /// Whether a file that begins with these bytes has the signature of a TIFF.
  static func mayRead(_ beginning: [UInt8]) -> Bool {
    [[0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43]]
      .contains { beginning.starts(with: $0) }
  }

  /// Reads the header of a file; nil if it isn't a TIFF of cyan, magenta, yellow and black in rows.
  init?(_ path: String, isCancelled: @escaping () -> Bool) throws(PictureProblem) {
    let descriptor = try PictureFile(path).duplicate()
    guard let tiff = dwell_tiff_open(descriptor) else { return nil }
    self.tiff = tiff
    self.isCancelled = isCancelled
    size = PixelSize(width: Int(tiff.pointee.width), height: Int(tiff.pointee.height))
    orientation = ExifOrientation(value: Int(tiff.pointee.orientation))
  }

  deinit { dwell_tiff_free(tiff) }

  /// The colour profile; nil if there is none.
  private var profile: ColorProfile? {
    var count: guint32 = 0
    guard let bytes = dwell_tiff_profile(tiff, &count) else { return nil }
    return ColorProfile(Array(UnsafeRawBufferPointer(start: bytes, count: Int(count))))
  }

  /// Decodes the picture at a size that is no larger than its own.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  func read(target: PixelSize) throws(PictureProblem) -> OpaquePointer {
    let inks = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size.width * InkConverter.inkCount)
    defer { inks.deallocate() }
    // Before memory is allocated for a size that the header may only claim.
    try readRow(0, to: inks)
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(target.width), Int32(target.height)),
      let pixels = gdk_pixbuf_get_pixels(pixbuf)
    else { throw .damaged("out of memory") }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size.width * AreaScaler.channels)
    defer { row.deallocate() }
    let converter = InkConverter(profile, isInverted: false)
    var scaler = AreaScaler(from: size, to: target)
    do throws(PictureProblem) {
      for index in 0..<size.height {
        if index > 0 { try readRow(index, to: inks) }
        converter.convert(UnsafeBufferPointer(inks), to: row)
        scaler.take(UnsafeBufferPointer(row)) { index in
          UnsafeMutableBufferPointer(
            start: pixels + index * stride, count: target.width * AreaScaler.channels)
        }
      }
    } catch {
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
      throw error
    }
    return pixbuf
  }

  /// Reads a row of inks.
  private func readRow(
    _ index: Int, to inks: UnsafeMutableBufferPointer<UInt8>
  ) throws(PictureProblem) {
    guard !isCancelled() else { throw .cancelled }
    guard dwell_tiff_read_row(tiff, guint32(index), inks.baseAddress) == 0 else { return }
    let reason = withUnsafeBytes(of: tiff.pointee.problem) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    throw .damaged(reason.isEmpty ? "unknown error" : reason)
  }
}
#endif

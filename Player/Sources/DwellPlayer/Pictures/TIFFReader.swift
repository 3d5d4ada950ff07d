#if GTK
import CDwellGTK
import CDwellTIFF
import DwellDeck
import DwellGTK
import Glibc

/// Reads a CMYK TIFF row by row at its display size, with the colours of its profile, which GdkPixbuf
/// ignores.
final class TIFFReader: RowReader {
  /// The size in the file.
  let size: PixelSize
  /// The rotation of the file's rows.
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
  init?(_ file: OpenedFile, isCancelled: @escaping () -> Bool) throws(PictureProblem) {
    let descriptor = file.duplicate()
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
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
    try scale(from: size, to: target, CMYKConverter(profile, isInverted: false)) {
      [tiff, isCancelled] index, inks throws(PictureProblem) in
      guard !isCancelled() else { throw .cancelled }
      guard dwell_tiff_read_row(tiff, guint32(index), inks.baseAddress) != 0 else {
        throw .damaged(report: tiff.pointee.problem)
      }
    }
  }
}
#endif

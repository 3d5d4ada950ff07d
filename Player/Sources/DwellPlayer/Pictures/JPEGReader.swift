#if GTK
import CDwellJPEG
import DwellDeck
import DwellGTK
import CDwellGTK

/// Reads a JPEG row by row at its display size. The full picture is never in memory, except for the
/// coefficients of a progressive one: two bytes each, until its last scan has been read.
final class JPEGReader: RowReader {
  /// The size in the file.
  let size: PixelSize
  /// The file.
  private let file: PictureFile
  /// The decoder.
  private let jpeg: UnsafeMutablePointer<DwellJPEG>

  /// Whether a file that begins with these bytes has the signature of a JPEG.
  static func mayRead(_ beginning: [UInt8]) -> Bool { beginning.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Reads the header of a file; nil if it isn't a JPEG, or has an unusual colour space.
  init?(_ file: OpenedFile, isCancelled: @escaping () -> Bool) throws(PictureProblem) {
    let file = PictureFile(file, isCancelled: isCancelled)
    let context = Unmanaged.passUnretained(file).toOpaque()
    let jpeg = dwell_jpeg_open(
      { context, buffer, room in
        guard let context else { return -1 }
        let file = Unmanaged<PictureFile>.fromOpaque(context).takeUnretainedValue()
        return file.read(into: buffer, room: Int(room))
      }, context)
    guard let jpeg else { throw .damaged("out of memory") }
    self.file = file
    self.jpeg = jpeg
    size = PixelSize(
      width: Int(jpeg.pointee.decoder.image_width), height: Int(jpeg.pointee.decoder.image_height))
    if let problem = file.problem { throw problem }
    guard jpeg.pointee.problem.0 == 0, dwell_jpeg_is_plain(jpeg) != 0 else { return nil }
  }

  deinit { dwell_jpeg_free(jpeg) }

  /// Whether the coefficients of all pixels are in memory while it is decoded.
  var keepsCoefficients: Bool { dwell_jpeg_keeps_coefficients(jpeg) != 0 }

  /// Whether the rows are inks, not colours.
  private var hasInks: Bool { dwell_jpeg_has_inks(jpeg) != 0 }

  /// The colour profile; nil if there is none.
  private var profile: ColorProfile? {
    var count: guint = 0
    guard let bytes = dwell_jpeg_profile(jpeg, &count) else { return nil }
    defer { free(bytes) }
    return ColorProfile(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
  }

  /// Decodes the picture at a size that is no larger than its own, with the colours of its profile.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  func read(target: PixelSize) throws(PictureProblem) -> OpaquePointer {
    let profile = profile
    try check(dwell_jpeg_start(jpeg, guint(target.width), guint(target.height)))
    let rows = PixelSize(
      width: Int(jpeg.pointee.decoder.output_width), height: Int(jpeg.pointee.decoder.output_height))
    guard rows.width >= target.width, rows.height >= target.height else {
      throw .damaged("its size differs from its header")
    }
    let converter =
      hasInks ? CMYKConverter(profile, isInverted: jpeg.pointee.decoder.saw_Adobe_marker != 0) : nil
    let pixbuf = try scale(from: rows, to: target, converter) { index, row throws(PictureProblem) in
      try check(dwell_jpeg_read_row(jpeg, row.baseAddress))
      if index == rows.height - 1 { try check(dwell_jpeg_finish(jpeg)) }
    }
    switch jpeg.pointee.decoder.jpeg_color_space {
    case JCS_GRAYSCALE: profile?.convertGreys(pixbuf)
    case _ where hasInks: break
    default: profile?.convert(pixbuf)
    }
    return pixbuf
  }

  /// Throws the decoder's error if a step failed.
  private func check(_ isDone: gboolean) throws(PictureProblem) {
    guard isDone == 0 else { return }
    if let problem = file.problem { throw problem }
    throw .damaged(report: jpeg.pointee.problem)
  }
}
#endif

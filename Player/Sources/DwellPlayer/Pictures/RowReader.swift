#if GTK
import CDwellGTK
import DwellGTK

/// Reads a picture at its display size.
protocol PictureReader {
  /// The size in the file.
  var size: PixelSize { get }

  /// Decodes the picture at a size that is no larger than its own.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  func read(target: PixelSize) throws(PictureProblem) -> OpaquePointer
}

/// Reads a picture row by row, with only the displayed size in memory.
protocol RowReader: PictureReader {}

extension RowReader {
  /// Scales rows down as they are read, from the top.
  /// - Parameters:
  ///   - size: the size of the picture that has these rows, no smaller than the target.
  ///   - converter: converts the rows to colours, if they are inks.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  func scale(
    from size: PixelSize, to target: PixelSize, _ converter: CMYKConverter?,
    readRow: (_ index: Int, UnsafeMutableBufferPointer<UInt8>) throws(PictureProblem) -> Void
  ) throws(PictureProblem) -> OpaquePointer {
    let row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size.width * AreaScaler.channels)
    defer { row.deallocate() }
    let inks = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: converter == nil ? 0 : size.width * CMYKConverter.inkCount)
    defer { inks.deallocate() }
    let source = converter == nil ? row : inks
    // This precedes allocating memory for a size that the header may only claim.
    try readRow(0, source)
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(target.width), Int32(target.height)),
      let pixels = gdk_pixbuf_get_pixels(pixbuf)
    else { throw .damaged("out of memory") }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    var scaler = AreaScaler(from: size, to: target)
    do throws(PictureProblem) {
      for index in 0..<size.height {
        if index > 0 { try readRow(index, source) }
        converter?.convert(UnsafeBufferPointer(inks), to: row)
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
}

extension PictureProblem {
  /// The damage that a decoder reports in a NUL-terminated array of characters.
  static func damaged<Text: BitwiseCopyable>(report text: Text) -> PictureProblem {
    let reason = withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return .damaged(reason.isEmpty ? "unknown error" : reason)
  }
}
#endif

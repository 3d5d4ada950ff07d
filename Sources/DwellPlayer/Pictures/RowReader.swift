#if GTK
import DwellGTK

/// Reads a picture row by row at its display size.
protocol RowReader {
  /// The size in the file.
  var size: PixelSize { get }

  /// Decodes the picture at a size that is no larger than its own.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  func read(target: PixelSize) throws(PictureProblem) -> OpaquePointer
}
#endif

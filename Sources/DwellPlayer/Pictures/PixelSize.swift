#if GTK
import DwellGTK

/// A width and a height in device pixels.
struct PixelSize: Equatable, Sendable {
  /// The width, in pixels.
  var width: Int
  /// The height, in pixels.
  var height: Int

  /// A size of so many pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels; the greatest Int if it cannot be counted.
  var area: Int {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : area
  }

  /// The size with its sides exchanged.
  var turned: PixelSize { PixelSize(width: height, height: width) }

  /// The largest size of this shape that fits into a box: at least a pixel each way and, unless it may grow,
  /// no larger than this size. A size or a box without area gives one pixel.
  func fitted(in box: PixelSize, mayGrow: Bool = false) -> PixelSize {
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return PixelSize(width: 1, height: 1) }
    let share = min(Double(box.width) / Double(width), Double(box.height) / Double(height))
    if share >= 1, !mayGrow { return self }
    /// A side at that share, rounded to whole pixels.
    func side(_ length: Int, _ most: Int) -> Int {
      min(max(Int((Double(length) * share + 0.5).rounded(.down)), 1), most)
    }
    return PixelSize(width: side(width, box.width), height: side(height, box.height))
  }
}
#endif

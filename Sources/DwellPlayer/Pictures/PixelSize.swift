#if GTK
import DwellGTK

/// A width and a height in device pixels.
struct PixelSize: Equatable, Sendable {
  /// The width, in pixels.
  var width: Int
  /// The height, in pixels.
  var height: Int

  /// A size in pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels; `Int.max` on overflow.
  var area: Int {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : area
  }

  /// The size with its sides swapped.
  var turned: PixelSize { PixelSize(width: height, height: width) }

  /// The largest size with this aspect ratio that fits into a box: at least 1 by 1 and, unless it may grow,
  /// no larger than this size. An empty size or box gives 1 by 1.
  func fitted(in box: PixelSize, mayGrow: Bool = false) -> PixelSize {
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return PixelSize(width: 1, height: 1) }
    let share = min(Double(box.width) / Double(width), Double(box.height) / Double(height))
    if share >= 1, !mayGrow { return self }
    /// A side at that scale, rounded to whole pixels.
    func side(_ length: Int, _ most: Int) -> Int {
      min(max(Int((Double(length) * share + 0.5).rounded(.down)), 1), most)
    }
    return PixelSize(width: side(width, box.width), height: side(height, box.height))
  }
}
#endif

#if GTK
import DwellDeck
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

  /// The largest size with this aspect ratio that fits into a box: at least 1 by 1, and at most `growth`
  /// times this size. An empty size or box gives 1 by 1.
  func fitted(in box: PixelSize, growth: Double = 1) -> PixelSize {
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return PixelSize(width: 1, height: 1) }
    let share = min(Double(box.width) / Double(width), Double(box.height) / Double(height), growth)
    if share == 1 { return self }
    return PixelSize(
      width: min(Self.side(width, share), box.width), height: min(Self.side(height, share), box.height))
  }

  /// The smallest size with this aspect ratio that fills a box. An empty size or box gives 1 by 1.
  func covering(_ box: PixelSize) -> PixelSize {
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return PixelSize(width: 1, height: 1) }
    let share = max(Double(box.width) / Double(width), Double(box.height) / Double(height))
    return PixelSize(
      width: max(Self.side(width, share), box.width), height: max(Self.side(height, share), box.height))
  }

  /// The size at which a picture of this size is shown in a box whose points have `scale` pixels.
  /// - Parameter isScalable: whether it has no size of its own, as vector images.
  func shown(in box: PixelSize, _ fit: DeckFit, isScalable: Bool, scale: Double) -> PixelSize {
    if fit == .cover { return covering(box) }
    return fitted(in: box, growth: isScalable ? .infinity : fit.maximumGrowth(scale: scale))
  }

  /// The size at which it is decoded for that: no larger than its own, unless it is scalable.
  func decoded(for box: PixelSize, _ fit: DeckFit, isScalable: Bool) -> PixelSize {
    let shown = shown(in: box, fit, isScalable: isScalable, scale: 1)
    return !isScalable && shown.width > width || !isScalable && shown.height > height ? self : shown
  }

  /// A side at a scale, rounded to whole pixels: 1 to 2^31.
  private static func side(_ length: Int, _ scale: Double) -> Int {
    Int(min(max((Double(length) * scale + 0.5).rounded(.down), 1), 2_147_483_648))
  }
}
#endif

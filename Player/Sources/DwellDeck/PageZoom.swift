import Dwell

/// The slow zoom of a page while its time passes (the Ken Burns effect): into the page, or out of it, about a
/// fixed point. The page is covered at all times.
public struct PageZoom: Equatable, Sendable {
  /// Whether the content grows; otherwise it begins large.
  public let isInwards: Bool
  /// The horizontal position of the fixed point, as a fraction of the page's width, 0...1.
  public let anchorX: Double
  /// Its vertical position, as a fraction of the page's height, 0...1.
  public let anchorY: Double

  /// How much larger than the page the content is at most, as a fraction of its size (our choice: clearly a
  /// motion in the four seconds of a page, and nothing important is cut off).
  public static let growth = 0.15

  /// The zoom of a page: always the same for the same number, and different for the following ones.
  public init(page: Int) {
    var generator = SplitMix64(state: UInt64(bitPattern: Int64(page)))
    // Zooming in and out alternates, so that neighbours never move alike.
    isInwards = page.isMultiple(of: 2)
    anchorX = Double(generator.next(below: 101)) / 100
    anchorY = Double(generator.next(below: 101)) / 100
  }

  /// The rectangle of the content for a page's rectangle, at a fraction of the zoom, 0...1.
  public func rect(of page: Rect, at share: Double) -> Rect {
    let growth = Self.growth * (isInwards ? share : 1 - share)
    let (width, height) = (page.width * growth, page.height * growth)
    return Rect(
      x: page.x - width * anchorX, y: page.y - height * anchorY, width: page.width + width,
      height: page.height + height)
  }
}

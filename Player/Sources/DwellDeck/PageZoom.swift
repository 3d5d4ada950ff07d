import Dwell

/// The slow zoom of a page while its time passes (the Ken Burns effect): into the page, or out of it, about a
/// point that stays in place. The page is covered at all times.
public struct PageZoom: Equatable, Sendable {
  /// Whether the content gets larger; otherwise it begins large.
  public let isInwards: Bool
  /// The horizontal position of the point that stays in place, as a share of the page's width, 0...1.
  public let anchorX: Double
  /// Its vertical position, as a share of the page's height, 0...1.
  public let anchorY: Double

  /// How much larger than the page the content is at most, as a share of its size (chosen by us: in the four
  /// seconds of a page clearly a motion, and nothing of importance is cut off).
  public static let growth = 0.15

  /// The zoom of a page: always the same for the same number, and different for those that follow.
  public init(page: Int) {
    var generator = SplitMix64(state: UInt64(bitPattern: Int64(page)))
    // In and out take turns, so that neighbours never move alike.
    isInwards = page.isMultiple(of: 2)
    anchorX = Double(generator.next(below: 101)) / 100
    anchorY = Double(generator.next(below: 101)) / 100
  }

  /// The rectangle of the content of a page's rectangle, at a share of the way, 0...1.
  public func rect(of page: Rect, at share: Double) -> Rect {
    let growth = Self.growth * (isInwards ? share : 1 - share)
    let (width, height) = (page.width * growth, page.height * growth)
    return Rect(
      x: page.x - width * anchorX, y: page.y - height * anchorY, width: page.width + width,
      height: page.height + height)
  }
}

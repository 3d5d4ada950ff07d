/// How a picture fits its page: in the words of CSS (`object-fit`), or by a rule of our own.
public enum DeckFit: String, CaseIterable, Equatable, Sendable {
  /// Whole, and as large as the page allows, but not much larger than its own size: each of its pixels covers
  /// at most ``maximumGrowth`` points. A photograph therefore fills the page, and an icon stays small.
  case auto
  /// Whole, and no larger than its own size.
  case scaleDown = "scale-down"
  /// Whole, and as large as the page allows; a small picture is enlarged.
  case contain
  /// The page is filled, and the excess is cut off equally on both sides.
  case cover

  /// The maximum size of a picture's pixel with ``auto``, in points (chosen by us: a thumbnail of 200 pixels
  /// fills a window, and pixels are seen, but not as tiles).
  public static let maximumGrowth = 4.0

  /// The maximum number of device pixels that a picture's pixel covers, given the number of device pixels per
  /// point.
  public func maximumGrowth(scale: Double) -> Double {
    switch self {
    case .auto: max(Self.maximumGrowth * scale, 1)
    case .scaleDown: 1
    case .contain, .cover: .infinity
    }
  }
}

/// How a picture fits its page: by the words of CSS (`object-fit`), or by a rule of our own.
public enum DeckFit: String, CaseIterable, Equatable, Sendable {
  /// Whole, and as large as the page allows, but not much larger than it is: each of its pixels covers at
  /// most ``maximumGrowth`` points. Thus a photograph fills the page, and an icon stays one.
  case auto
  /// Whole, and no larger than it is.
  case scaleDown = "scale-down"
  /// Whole, and as large as the page allows; a small picture is enlarged.
  case contain
  /// The page is filled; what of the picture goes beyond it is cut off, the same at both sides.
  case cover

  /// The maximum size of a picture's pixel with ``auto``, in points (chosen by us: a thumbnail of 200 pixels
  /// fills a window, and pixels are seen, but not as tiles).
  public static let maximumGrowth = 4.0

  /// How many device pixels a picture's pixel may cover in a place with a number of device pixels per point.
  public func maximumGrowth(scale: Double) -> Double {
    switch self {
    case .auto: max(Self.maximumGrowth * scale, 1)
    case .scaleDown: 1
    case .contain, .cover: .infinity
    }
  }
}

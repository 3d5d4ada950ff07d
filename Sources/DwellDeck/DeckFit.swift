/// How a picture fits its page, by the words of CSS (`object-fit`).
public enum DeckFit: String, CaseIterable, Equatable, Sendable {
  /// Whole, and no larger than it is.
  case scaleDown = "scale-down"
  /// Whole, and as large as the page allows; a small picture is enlarged.
  case contain
  /// The page is filled; what of the picture goes beyond it is cut off, the same at both sides.
  case cover
}

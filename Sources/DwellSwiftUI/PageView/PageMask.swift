#if canImport(SwiftUI)
import SwiftUI

/// The visible part of a page, or of all pages. Without a mask nothing is cut off, including shadows outside.
struct PageMask: Shape {
  /// How far a page may draw outside of its frame if it isn't masked, in points.
  nonisolated private static let margin = 10_000.0

  /// The part in fractions of the page's rectangle; nil for all.
  let shown: CGRect?

  /// The part in a rectangle.
  func path(in rect: CGRect) -> Path {
    guard let shown else { return Path(rect.insetBy(dx: -PageMask.margin, dy: -PageMask.margin)) }
    return Path(
      CGRect(
        x: rect.minX + shown.minX * rect.width, y: rect.minY + shown.minY * rect.height,
        width: shown.width * rect.width, height: shown.height * rect.height))
  }
}
#endif

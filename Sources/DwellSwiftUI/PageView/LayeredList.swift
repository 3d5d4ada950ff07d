#if canImport(SwiftUI)
import Dwell

/// A display list with pages, split into three layers: the drawing below the pages, the pages, and the
/// drawing above them.
///
/// Pages are views, which a canvas can't draw. Groups that are open around pages are closed below them and
/// reopened above them; their opacities apply to the pages.
package struct LayeredList {
  /// A page and its geometry.
  package struct Page {
    /// The page's index.
    package var index: Int
    /// Its rectangle.
    package var rect: Dwell.Rect
    /// The part of the rectangle that is visible; nil for all of it.
    package var shown: Dwell.Rect?
    /// Its rotation about the rectangle's centre, clockwise, in degrees.
    package var rotation = 0.0
    /// Its opacity, 0...1.
    package var opacity: Double
  }

  /// The drawing below the pages.
  package private(set) var below = DisplayList()
  /// The pages, in drawing order, without duplicates.
  package private(set) var pages: [Page] = []
  /// The drawing above the pages.
  package private(set) var above = DisplayList()

  /// Splits a display list into layers.
  package init(_ list: DisplayList) {
    var open: [DrawCommand] = []
    for command in list.commands {
      switch command {
      case .page(let index, let rect, let shown, let rotation, let opacity):
        if pages.isEmpty {
          for _ in open { below.append(.pop) }
          for group in open { above.append(group) }
        }
        let outer = open.reduce(1.0) { if case .opacity(let opacity) = $1 { $0 * opacity } else { $0 } }
        pages.append(
          Page(
            index: index, rect: rect, shown: shown, rotation: rotation,
            opacity: min(max(opacity * outer, 0), 1)))
        continue
      case .clip, .opacity: open.append(command)
      case .pop: if !open.isEmpty { open.removeLast() }
      default: break
      }
      if pages.isEmpty { below.append(command) } else { above.append(command) }
    }
  }
}
#endif

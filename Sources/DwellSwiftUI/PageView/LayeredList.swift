#if canImport(SwiftUI)
import Dwell

/// A display list with pages in three layers: what is drawn below them, the pages, and what is drawn above
/// them.
///
/// Pages are views, which no canvas can draw. Groups that are open where pages are drawn are ended below them
/// and begun again above them; the opacities of those groups count for the pages.
struct LayeredList {
  /// A page to be shown.
  struct Page {
    /// The page.
    var index: Int
    /// Where.
    var rect: Rect
    /// Its opacity, 0...1.
    var opacity: Double
  }

  /// What is drawn below the pages.
  private(set) var below = DisplayList()
  /// The pages, in drawing order, each once.
  private(set) var pages: [Page] = []
  /// What is drawn above the pages.
  private(set) var above = DisplayList()

  /// The layers of a list.
  init(_ list: DisplayList) {
    var open: [DrawCommand] = []
    for command in list.commands {
      switch command {
      case .page(let index, let rect, let opacity):
        if pages.isEmpty {
          for _ in open { below.append(.pop) }
          for group in open { above.append(group) }
        }
        let outer = open.reduce(1.0) { if case .opacity(let opacity) = $1 { $0 * opacity } else { $0 } }
        pages.append(Page(index: index, rect: rect, opacity: min(max(opacity * outer, 0), 1)))
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

#if canImport(SwiftUI)
import Dwell

/// A display list with pages, split into the pages, which are views, and the drawing above them.
///
/// Groups that are open around pages apply to the pages, and remain only around what is drawn in them.
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

  /// The pages, in drawing order, without duplicates.
  package private(set) var pages: [Page] = []
  /// The drawing without them.
  package private(set) var marks = DisplayList()

  /// Splits a display list into layers.
  package init(_ list: DisplayList) {
    // The open groups, and whether something is drawn in each.
    var open: [(group: DrawCommand, isDrawn: Bool)] = []
    for command in list.commands {
      switch command {
      case .page(let index, let rect, let shown, let rotation, let opacity):
        let outer = open.reduce(1.0) {
          if case .opacity(let opacity) = $1.group { $0 * opacity } else { $0 }
        }
        pages.append(
          Page(
            index: index, rect: rect, shown: shown, rotation: rotation,
            opacity: min(max(opacity * outer, 0), 1)))
      case .clip, .opacity: open.append((command, false))
      case .pop: if open.popLast()?.isDrawn ?? false { marks.append(.pop) }
      default:
        for index in open.indices where !open[index].isDrawn {
          marks.append(open[index].group)
          open[index].isDrawn = true
        }
        marks.append(command)
      }
    }
  }
}

extension DisplayList {
  /// The list without the buttons above pages, which are views.
  var withoutButtons: DisplayList { DisplayList(commands.filter { $0.key?.part != .button }) }
}
#endif

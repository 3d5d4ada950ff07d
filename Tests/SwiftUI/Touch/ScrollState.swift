import Foundation

/// How far a scroll view has been scrolled.
@MainActor
package final class ScrollState {
  /// The axes.
  package let axes: Axis.Set
  /// The distance of the content's top left corner from the view's.
  package internal(set) var offset = CGPoint.zero

  /// Creates the state of a view that hasn't been scrolled.
  init(_ axes: Axis.Set) { self.axes = axes }

  /// Scrolls content of a size, by a finger that has moved from a place of the content, within its limits.
  func scroll(from start: CGPoint, by way: CGSize, content: CGSize, in view: CGSize) {
    if axes.contains(.horizontal) {
      offset.x = min(max(start.x - way.width, 0), max(content.width - view.width, 0))
    }
    if axes.contains(.vertical) {
      offset.y = min(max(start.y - way.height, 0), max(content.height - view.height, 0))
    }
  }
}

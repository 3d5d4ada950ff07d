import Foundation

/// How far a scroll view has been scrolled.
@MainActor
package final class ScrollState {
  /// The axes.
  package let axes: Axis.Set
  /// The distance of the content's top left corner from the view's.
  package internal(set) var offset = CGPoint.zero

  /// Whether fingers scroll it.
  var isEnabled = true
  /// Whether a finger scrolls it.
  var phase = ScrollPhase.idle

  /// Creates the state of a view that hasn't been scrolled.
  init(_ axes: Axis.Set) { self.axes = axes }

  /// Scrolls content of a size, by a finger that has moved from a point of the content, within its limits.
  func scroll(from start: CGPoint, by way: CGSize, content: CGSize, in view: CGSize) {
    if axes.contains(.horizontal) {
      offset.x = min(max(start.x - way.width, 0), max(content.width - view.width, 0))
    }
    if axes.contains(.vertical) {
      offset.y = min(max(start.y - way.height, 0), max(content.height - view.height, 0))
    }
  }
}

extension Node {
  /// The actions for phases of a scroll view: each is called for the first scroll view inside.
  func scrollPhaseActions(of scroll: ScrollState) -> [(ScrollPhase, ScrollPhase) -> Void] {
    let own = facts.compactMap { if case .scrollPhase(let action) = $0 { action } else { nil } }
    let isFirst = !own.isEmpty && firstScroll === scroll
    return (isFirst ? own : []) + children.flatMap { $0.scrollPhaseActions(of: scroll) }
  }

  /// The first scroll view, from the outside to the inside.
  private var firstScroll: ScrollState? {
    for fact in allFacts { if case .scroll(let state) = fact { return state } }
    return nil
  }
}

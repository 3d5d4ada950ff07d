#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A ring around the visible part of a component that has the focus: a light line and a dark one around it,
/// so that one of them has a contrast of more than 4:1 against any page.
///
/// It replaces the system's effect, which has one colour and would surround the whole view. Views inside the
/// component keep theirs.
struct FocusRing<Shown: Dwell.Component>: View {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether the ring is also visible after a click, before a key is used.
  var isAlwaysSeen = false

  /// The ring.
  var body: some View {
    let _ = host.revision
    if isAlwaysSeen || host.focus.isSeen {
      let rect = rect
      FrameView(.focusRing(Rect(rect.size)))
        .frame(width: rect.width, height: rect.height)
        .position(x: rect.center.x, y: rect.center.y)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }

  /// The ring's outer edge. Pages cut it off at their edges; empty if nothing is visible.
  private var rect: Rect {
    let bounds = (host.component as? Dwell.Carousel).map { Rect($0.size) }
    return host.semantics.adjustable?.focusRing(within: bounds) ?? .zero
  }
}
#endif

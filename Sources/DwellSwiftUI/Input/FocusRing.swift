#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A ring around what is seen of a component that has the focus: a light line and a dark one around it, so
/// that one of them has a contrast of more than 4:1 against any page.
///
/// It takes the place of the system's effect, which has one colour and would go around the whole view. Views
/// inside the component keep theirs.
struct FocusRing<Shown: Dwell.Component>: View {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether the ring is also seen after a click, before a key is used.
  var isAlwaysSeen = false

  /// The thickness of each of both lines, in points (chosen by us).
  private static var thickness: Double { 2 }

  /// The ring.
  var body: some View {
    let _ = host.revision
    if isAlwaysSeen || host.focus.isSeen {
      let rect = rect
      FrameView(Self.drawing(rect.size))
        .frame(width: rect.width, height: rect.height)
        .position(x: rect.center.x, y: rect.center.y)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }

  /// The ring's outer edge. Around pages without marks, which are cut off at their edges, it lies inside.
  private var rect: Rect {
    let element = host.semantics.adjustable
    let seen = element?.focusRect ?? .zero
    guard let pages = host.component as? Dwell.Carousel else { return seen.insetBy(-2 * Self.thickness) }
    let ring = element?.role == .pageView ? seen : seen.insetBy(-2 * Self.thickness)
    let (x, y) = (max(ring.x, 0), max(ring.y, 0))
    return Rect(
      x: x, y: y, width: min(ring.maxX, pages.size.width) - x, height: min(ring.maxY, pages.size.height) - y)
  }

  /// Returns the drawing of a ring of a size: the dark line outside, the light one in it.
  private static func drawing(_ size: Size) -> DisplayList {
    let outer = Rect(size)
    let inner = outer.insetBy(thickness)
    let radius = min(outer.capsuleRadius, PageControlMetrics().backgroundRadius + 2 * thickness)
    return DisplayList([
      .border(
        ItemKey(.border, 0), outer, radius: radius, width: thickness,
        .solid(.color(.black), opacity: 1)),
      .border(
        ItemKey(.border, 1), inner, radius: max(radius - thickness, 0), width: thickness,
        .solid(.color(.white), opacity: 1)),
    ])
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved inwards, or outwards below 0; never with a negative size.
  fileprivate func insetBy(_ length: Double) -> Rect {
    Rect(
      x: x + length, y: y + length, width: max(width - 2 * length, 0), height: max(height - 2 * length, 0))
  }
}
#endif

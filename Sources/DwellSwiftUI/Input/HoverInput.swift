#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Dwell
import SwiftUI

/// Sends a component the location of a hovering pointer.
struct HoverInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>

  func body(content: Content) -> some View {
    content.onContinuousHover(coordinateSpace: .local) { phase in
      switch phase {
      case .active(let location): host.send(.hover(Point(location)))
      case .ended: host.send(.leave)
      @unknown default: break
      }
    }
  }
}
#endif

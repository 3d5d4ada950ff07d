#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Dwell
import SwiftUI

/// Tells a component of a pointer over it that is not pressed.
struct HoverInput<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>

  func body(content: Content) -> some View {
    content.onContinuousHover(coordinateSpace: .local) { phase in
      switch phase {
      case .active(let place): host.send(.hover(Point(place)))
      case .ended: host.send(.leave)
      @unknown default: break
      }
    }
  }
}
#endif

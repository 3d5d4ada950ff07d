#if canImport(SwiftUI) && (os(tvOS) || os(Linux))
import Dwell
import SwiftUI

/// Hands the directions and the play button of a remote control to a component that has the focus.
struct RemoteInput<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// Whether people may use the view.
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .focusable(isEnabled)
      .onMoveCommand { direction in
        switch direction {
        case .left: host.send(.key(.left))
        case .right: host.send(.key(.right))
        case .up: host.send(.key(.up))
        case .down: host.send(.key(.down))
        @unknown default: break
        }
      }
      .onPlayPauseCommand { host.send(.key(.space)) }
  }
}
#endif

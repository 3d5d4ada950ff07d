#if canImport(SwiftUI) && (os(tvOS) || os(Linux))
import Dwell
import SwiftUI

/// Sends a focused component the directions and the play button of a remote control.
struct RemoteInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether the view is enabled.
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

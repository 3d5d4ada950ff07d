#if canImport(SwiftUI) && (os(tvOS) || os(Linux))
import Dwell
import SwiftUI

/// Sends a component the directions along its pages and the play button of a remote control, while it has the
/// focus itself.
///
/// The focusable view is behind the component: buttons in a page aren't part of it, so that the focus can
/// move to them and their directions turn no pages.
struct RemoteInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether directions turn pages.
  let turnsPages: Bool
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// The axis of the pages.
  @Environment(\.pageAxis) private var axis
  /// Whether the app allows focus effects here.
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  /// Whether the component has the focus.
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content.background {
      SwiftUI.Color.clear
        .focusable(isEnabled)
        .focused($isFocused)
        .onMoveCommand { direction in
          if turnsPages, let key = direction.key(along: axis) { host.send(.key(key)) }
        }
        .onPlayPauseCommand { host.send(.key(.space)) }
        .accessibilityHidden(true)
    }
    // From anywhere beside them the focus finds the pages, and the buttons in them.
    .focusSection()
    .overlay { if isFocused, isFocusEffectEnabled { FocusRing(host: host, isAlwaysSeen: true) } }
  }
}

extension MoveCommandDirection {
  /// The key for a direction along pages; nil across them, where the focus moves to other views.
  func key(along axis: PageAxis?) -> Key? {
    switch self {
    case .left: axis == .vertical ? nil : .left
    case .right: axis == .vertical ? nil : .right
    case .up: axis == .horizontal ? nil : .up
    case .down: axis == .horizontal ? nil : .down
    @unknown default: nil
    }
  }
}
#endif

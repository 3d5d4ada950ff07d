#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Dwell
import SwiftUI

/// Sends a component keys while it has the focus, and pauses it meanwhile, unless a click has given it the
/// focus and no key was used since.
///
/// What has the focus inside a page, such as a text field, has its own keys, which SwiftUI offers to the
/// views around it as well. It pauses the component however it has got the focus.
struct KeyInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether keys turn pages; otherwise the space bar alone is sent, which pauses.
  let turnsPages: Bool
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether the app wants effects of focus here.
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  /// Whether the view, or something inside it, has the focus.
  @FocusState private var isFocused: Bool
  /// Whether something inside the view has the focus.
  @FocusState private var isFocusInside: Bool
  /// Whether the space bar did something when it went down.
  @State private var isSpaceHandled = false

  /// The keys that the core handles.
  static var keys: [KeyEquivalent: Key] {
    [
      .leftArrow: .left, .rightArrow: .right, .upArrow: .up, .downArrow: .down, .home: .home, .end: .end,
      .pageUp: .pageUp, .pageDown: .pageDown, .space: .space,
    ]
  }

  func body(content: Content) -> some View {
    content
      .environment(\.isFocusEffectEnabled, isFocusEffectEnabled)
      .focused($isFocusInside)
      // With `.activate` alone, keys would work only for people who have keyboard navigation on for all
      // controls; with `.edit`, a click or a tap gives the focus, too.
      .focusable(isEnabled, interactions: [.activate, .edit])
      .focused($isFocused)
      .onKeyPress(keys: Set(Self.keys.keys)) { press in
        // Keys with Command, Control or Option belong to the app and the system.
        guard !isFocusInside, press.modifiers.intersection([.command, .control, .option]).isEmpty,
          let key = Self.keys[press.key], turnsPages || key == .space
        else { return .ignored }
        // A held arrow key turns page after page; a held space bar doesn't pause and resume in turn.
        if key == .space, press.phase == .repeat { return isSpaceHandled ? .handled : .ignored }
        let isHandled = host.send(.key(key)).isHandled
        if key == .space { isSpaceHandled = isHandled }
        guard isHandled else { return .ignored }
        host.noteKey()
        return .handled
      }
      .focusEffectDisabled()
      .overlay {
        if isFocused, isFocusEffectEnabled { FocusRing(host: host) }
      }
      .onChange(of: isFocused) { _, isFocused in host.setKeyboardFocus(isFocused) }
      .onChange(of: isFocusInside) { _, isInside in host.setKeyboardFocusInside(isInside) }
  }
}
#endif

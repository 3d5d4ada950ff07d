#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Dwell
import SwiftUI

/// Hands keys to a component while it has the keyboard's focus; no time passes meanwhile.
struct KeyInput<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// Whether people may use the view.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether the view has the focus.
  @FocusState private var isFocused: Bool

  /// The keys that page, as SwiftUI knows them.
  static var keys: [KeyEquivalent: Key] {
    [
      .leftArrow: .left, .rightArrow: .right, .upArrow: .up, .downArrow: .down, .home: .home, .end: .end,
      .pageUp: .pageUp, .pageDown: .pageDown, .space: .space,
    ]
  }

  func body(content: Content) -> some View {
    content
      .focusable(isEnabled, interactions: .activate)
      .focused($isFocused)
      .onKeyPress(keys: Set(Self.keys.keys)) { press in
        // Keys with Command and the like belong to the app and the system.
        guard press.modifiers.intersection([.command, .control, .option]).isEmpty,
          let key = Self.keys[press.key], host.send(.key(key)).isHandled
        else { return .ignored }
        return .handled
      }
      .onChange(of: isFocused) { _, isFocused in
        host.send(isFocused ? .pause(.focus) : .resume(.focus))
      }
  }
}
#endif

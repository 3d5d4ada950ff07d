#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Dwell
import SwiftUI

/// Sends a component keys while it has the focus, and pauses it meanwhile, unless a click has given it the
/// focus and no key was used since.
///
/// A focused view inside a page, such as a text field, has its own keys, which SwiftUI also offers to its
/// ancestors. It pauses the component however it got the focus.
struct KeyInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether keys turn pages; otherwise only the space bar is sent, which pauses.
  let turnsPages: Bool
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether the app allows focus effects here.
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  /// Whether a press gives the component the focus.
  @Environment(\.pagesTakeFocusByPress) private var takesFocusByPress
  /// Whether the view, or one of its descendants, has the focus.
  @FocusState private var isFocused: Bool
  /// Whether one of the view's descendants has the focus.
  @FocusState private var isFocusInside: Bool
  /// Whether the space bar had an effect when it went down.
  @State private var isSpaceHandled = false

  /// The keys that the core handles.
  static var keys: [KeyEquivalent: Key] {
    [
      .leftArrow: .left, .rightArrow: .right, .upArrow: .up, .downArrow: .down, .home: .home, .end: .end,
      .pageUp: .pageUp, .pageDown: .pageDown, .space: .space,
    ]
  }

  /// The keys of what is zoomed in a page; plus may need Shift.
  static var zoomKeys: [KeyEquivalent: Zoom.Key] {
    [
      KeyEquivalent("+"): .zoomIn, KeyEquivalent("="): .zoomIn, KeyEquivalent("-"): .zoomOut,
      KeyEquivalent("0"): .reset, .leftArrow: .left, .rightArrow: .right, .upArrow: .up, .downArrow: .down,
    ]
  }

  func body(content: Content) -> some View {
    content
      .environment(\.isFocusEffectEnabled, isFocusEffectEnabled)
      .focused($isFocusInside)
      // With `.edit`, a click or a tap gives the focus, and may take that of a text field.
      .focusable(isEnabled, interactions: takesFocusByPress ? [.activate, .edit] : .activate)
      .focused($isFocused)
      .onKeyPress(keys: Set(Self.keys.keys).union(Self.zoomKeys.keys)) { press in
        // Keys with Command, Control or Option belong to the app and the system.
        guard !isFocusInside, press.modifiers.intersection([.command, .control, .option]).isEmpty else {
          return .ignored
        }
        // What is zoomed in the page goes first, until its edge is reached.
        if let key = Self.zoomKeys[press.key], let zoom = host.pages?.zoom, zoom.send(.key(key)) {
          host.noteKey()
          return .handled
        }
        guard let key = Self.keys[press.key], turnsPages || key == .space,
          !host.isUnbounded || key != .home && key != .end
        else { return .ignored }
        // A held arrow key turns page after page; a held space bar doesn't alternate between pause and
        // resume.
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

extension EnvironmentValues {
  /// The key of ``pagesTakeFocusByPress``.
  private struct FocusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a press gives a component the keyboard's focus.
  var pagesTakeFocusByPress: Bool {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a click or a tap gives the components inside the keyboard's focus, so that arrow keys turn
  /// pages afterwards; off by default, as it takes the focus of a text field.
  ///
  /// The keyboard reaches them in any case: with Tab, if keyboard navigation is on. A focus ring isn't drawn
  /// after a click until a key is used.
  public func pagesTakeFocusByPress(_ takesFocus: Bool = true) -> some View {
    environment(\.pagesTakeFocusByPress, takesFocus)
  }
}
#endif

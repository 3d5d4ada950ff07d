#if canImport(SwiftUI)
import Dwell

/// Whether a component's focus pauses it: keyboard focus does, and so does that of a text field or another
/// descendant. The component's own focus by a click or a tap doesn't, or time would stop after every click.
struct KeyboardFocus: Equatable {
  /// When the component got the focus, in seconds; nil without the focus.
  private var since: Double?
  /// When a finger or a button was last down, in seconds.
  private var pressed = -Double.infinity
  /// Whether a finger or a button is down.
  private var isPressed = false
  /// Whether the component's own focus pauses it.
  private var ownPauses = false
  /// Whether a descendant of the component has the focus.
  var isInside = false
  /// Whether the component's own focus is shown: not after a click, until a key is used.
  var isSeen: Bool { ownPauses }
  /// Whether the focus pauses the component.
  var pauses: Bool { ownPauses || isInside }

  /// How far apart a press and the resulting focus are reported, in seconds, in either order (our choice).
  private static let pressWindow = 0.3

  /// Handles the gain or loss of the component's own focus.
  mutating func set(_ isFocused: Bool, at time: Double) {
    since = isFocused ? time : nil
    ownPauses = isFocused && !isPressed && time - pressed > Self.pressWindow
  }

  /// Handles a press, or its end.
  mutating func press(_ isDown: Bool, at time: Double) {
    (isPressed, pressed) = (isDown, time)
    if isDown, let since, time - since <= Self.pressWindow { ownPauses = false }
  }

  /// Handles a key that the component has handled.
  mutating func useKey() { ownPauses = since != nil }
}

extension ComponentHost {
  /// Handles the gain or loss of the component's own focus.
  func setKeyboardFocus(_ isFocused: Bool) { changeFocus { $0.set(isFocused, at: now) } }

  /// Handles the gain or loss of the focus by a descendant of the component.
  func setKeyboardFocusInside(_ isInside: Bool) { changeFocus { $0.isInside = isInside } }

  /// Handles a key that the component has handled.
  func noteKey() { changeFocus { $0.useKey() } }

  /// Records whether an event begins or ends a press.
  func notePress(_ event: Dwell.Event) {
    switch event {
    case .press, .pause(.touch): changeFocus { $0.press(true, at: now) }
    case .release, .cancel, .resume(.touch): changeFocus { $0.press(false, at: now) }
    default: break
    }
  }

  /// Changes the state of the focus, and pauses or resumes the component accordingly.
  private func changeFocus(_ change: (inout KeyboardFocus) -> Void) {
    let before = focus.pauses
    change(&focus)
    if focus.pauses != before { send(focus.pauses ? .pause(.focus) : .resume(.focus)) }
  }
}
#endif

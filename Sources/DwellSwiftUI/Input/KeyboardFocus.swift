#if canImport(SwiftUI)
import Dwell

/// Whether a component's focus pauses it: the focus of people who use the keyboard does, and so does that of
/// a text field or something else inside. The component's own, by a click or a tap, doesn't, or time would
/// stop after every click.
struct KeyboardFocus: Equatable {
  /// When the component has got the focus, in seconds; nil without the focus.
  private var since: Double?
  /// When a finger or a button was last down, in seconds.
  private var pressed = -Double.infinity
  /// Whether a finger or a button is down.
  private var isPressed = false
  /// Whether the component's own focus pauses it.
  private var ownPauses = false
  /// Whether something inside the component has the focus.
  var isInside = false
  /// Whether the component's own focus is to be seen: not after a click, until a key is used.
  var isSeen: Bool { ownPauses }
  /// Whether the focus pauses the component.
  var pauses: Bool { ownPauses || isInside }

  /// How far apart a press and the focus that it gives are reported, in seconds, in either order (chosen by
  /// us).
  private static let pressWindow = 0.3

  /// Notes that the component has got the focus, or has lost it.
  mutating func set(_ isFocused: Bool, at time: Double) {
    since = isFocused ? time : nil
    ownPauses = isFocused && !isPressed && time - pressed > Self.pressWindow
  }

  /// Notes a press, or its end.
  mutating func press(_ isDown: Bool, at time: Double) {
    (isPressed, pressed) = (isDown, time)
    if isDown, let since, time - since <= Self.pressWindow { ownPauses = false }
  }

  /// Notes a key that the component has handled.
  mutating func useKey() { ownPauses = since != nil }
}

extension ComponentHost {
  /// Notes that the component has got the focus, or has lost it.
  func setKeyboardFocus(_ isFocused: Bool) { changeFocus { $0.set(isFocused, at: now) } }

  /// Notes that something inside the component has got the focus, or has lost it.
  func setKeyboardFocusInside(_ isInside: Bool) { changeFocus { $0.isInside = isInside } }

  /// Notes a key that the component has handled.
  func noteKey() { changeFocus { $0.useKey() } }

  /// Notes whether an event begins or ends a press.
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

import Foundation

/// The phase of a hovering pointer.
@available(watchOS, unavailable)
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a location.
  case active(CGPoint)
  /// Outside the view.
  case ended
}

/// A key.
@available(watchOS, unavailable)
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types.
  public var character: Character
  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
}

/// A key that activates a control, wherever the focus is.
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The key that cancels or dismisses: Escape.
  public static let cancelAction = KeyboardShortcut(key: .escape)
  /// Creates a shortcut without modifier keys.
  init(key: KeyEquivalent) { self.key = key }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Gives the control a key that activates it, wherever the focus is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    adding(shortcut.map { .shortcut($0.key) } ?? .other("no shortcut"))
  }
}

@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  /// Performs an action when the Menu button of a remote control, or the Escape key, is pressed.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    adding(.exitCommand { action?() })
  }
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
}

/// A direction key of a remote control.
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

@available(watchOS, unavailable)
extension View {
  /// Performs an action when a pointer hovers over the view.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { adding(.hover(action)) }
}

@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  /// Performs an action when a direction key of a remote control is pressed.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    adding(.moveCommand { action?($0) })
  }
}

@available(iOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  /// Performs an action when the play/pause button of a remote control is pressed.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    adding(.playPauseCommand { action?() })
  }
}

@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension View {
  /// Binds a value to the Digital Crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    adding(
      .crown(
        Binding(get: { Double(binding.wrappedValue) }, set: { binding.wrappedValue = V($0) })))
  }
  /// Binds a value within limits to the Digital Crown, with a detent at each multiple of a stride.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    adding(
      .crown(
        Binding(
          get: { Double(binding.wrappedValue) },
          set: { binding.wrappedValue = min(max(V($0), minValue), maxValue) })))
  }
}

/// How far the Digital Crown is turned for the same change.
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far.
  case low
  /// Less far.
  case medium
  /// Least far.
  case high
}

@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  /// Guides the focus to the focusable views inside, wherever the view is entered.
  public func focusSection() -> some View { adding(.other("focusSection")) }
}

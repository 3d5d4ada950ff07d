import Foundation

/// The phase of a hovering pointer.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a location.
  case active(CGPoint)
  /// Outside the view.
  case ended
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types.
  public let character: Character
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

/// A key press.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The modifier keys.
  public let modifiers: EventModifiers
  /// Creates a key press.
  public init(key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
  /// The result of a key press.
  public enum Result: Sendable {
    /// The view handled it.
    case handled
    /// The view ignored it.
    case ignored
  }
}

/// A direction key of a remote control.
public enum MoveCommandDirection: Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

extension View {
  /// Performs an action when a pointer hovers over the view.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { adding(.hover(action)) }
  /// Performs an action when keys are pressed.
  public func onKeyPress(keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result)
    -> some View
  { adding(.keyPress(keys, action)) }
  /// Performs an action when a direction key of a remote control is pressed.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    adding(.moveCommand { action?($0) })
  }
  /// Performs an action when the play/pause button of a remote control is pressed.
  public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View {
    adding(.playPauseCommand { action?() })
  }
  /// Binds a value to the Digital Crown.
  public func digitalCrownRotation(_ binding: Binding<Double>) -> some View { adding(.crown(binding)) }
}

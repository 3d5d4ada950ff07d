import Foundation

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable {
  /// What it types.
  public let character: Character
  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
}

/// Keys held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// The number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
}

/// A key that went down.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What else is held.
  public let modifiers: EventModifiers
  /// A key that a test presses.
  public init(key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
  /// What came of it.
  public enum Result: Sendable {
    /// Something.
    case handled
    /// Nothing.
    case ignored
  }
}

/// A direction of a remote control.
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
  /// Does something as a pointer moves over the view.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { saying(.hover(action)) }
  /// Does something when keys go down.
  public func onKeyPress(keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result)
    -> some View
  { saying(.keyPress(keys, action)) }
  /// Does something when a remote control's direction is pressed.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    saying(.moveCommand { action?($0) })
  }
  /// Does something when a remote control's button for play and pause is pressed.
  public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View {
    saying(.playPauseCommand { action?() })
  }
  /// Lets the crown change a value.
  public func digitalCrownRotation(_ binding: Binding<Double>) -> some View { saying(.crown(binding)) }
}

/// A key press.
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  /// The phases of a key.
  public struct Phases: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The modifier keys.
  public let modifiers: EventModifiers
  /// Creates a key press.
  package init(key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phases = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
  /// The result of a key press.
  public enum Result: Sendable {
    /// The view handled it.
    case handled
    /// The view ignored it.
    case ignored
  }
}

@available(watchOS, unavailable)
extension View {
  /// Performs an action when keys go down or repeat, or in other phases.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    adding(.keyPress(keys) { phases.contains($0.phase) ? action($0) : .ignored })
  }
}

#if GTK
import Dwell

/// The strings that a screen reader speaks; apps replace them to translate them.
public struct SemanticNames: Sendable {
  /// Returns an element's label.
  public var label: @MainActor (SemanticElement) -> String = { $0.label }
  /// Returns the text of an element's value.
  public var value: @MainActor (SemanticElement) -> String = { $0.valueText }

  /// Creates the core's English strings.
  public init() {}
}
#endif

#if GTK
import Dwell

/// The words that a screen reader speaks; an app replaces them by those of its language.
public struct SemanticNames: Sendable {
  /// What an element is called.
  public var label: @MainActor (SemanticElement) -> String = { $0.label }
  /// What an element stands at.
  public var value: @MainActor (SemanticElement) -> String = { $0.valueText }

  /// The core's English words.
  public init() {}
}
#endif

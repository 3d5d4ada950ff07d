#if GTK
import Dwell

/// The words for what a component means. An app replaces them by those of its language.
public struct SemanticNames: Sendable {
  /// The name of the whole; what a screen reader says first.
  public var label = "Pages"
  /// The words for a page, counted from 0, of so many.
  public var page: @Sendable (_ page: Int, _ count: Int) -> String = { "page \($0 + 1) of \($1)" }
  /// The words for a level within `0...total`.
  public var level: @Sendable (_ level: Double, _ total: Double) -> String = { level, total in
    let percent = total > 0 ? min(max(level / total, 0), 1) * 100 : 0
    return "\(Int((percent + 0.5).rounded(.down))) percent"
  }
  /// The words for time that passes by itself, and for time that stands.
  public var isRunning: @Sendable (Bool) -> String = { $0 ? "playing" : "paused" }

  /// English words.
  public init() {}

  /// The words for a value; nil where there is nothing to tell.
  func text(for value: SemanticValue) -> String? {
    switch value {
    case .none: nil
    case .page(let page, let count): self.page(page, count)
    case .level(let value, let total): level(value.isFinite ? value : 0, total)
    case .isRunning(let isRunning): self.isRunning(isRunning)
    }
  }
}
#endif

/// The kinds of operands of a command, for shells.
public enum Operand: Equatable, Sendable {
  /// There are none.
  case none
  /// Files or folders.
  case files
  /// Folders.
  case folders
  /// Files, or demo scenes (`scene:NAME`).
  case scenarios
  /// One of these words.
  case words([String])
}

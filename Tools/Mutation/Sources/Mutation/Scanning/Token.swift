/// A token of Swift source.
public struct Token: Equatable, Sendable {
  /// The kinds of tokens.
  public enum Kind: Equatable, Sendable {
    /// An identifier or a keyword.
    case word
    /// A number literal.
    case number
    /// A string literal with its interpolations.
    case string
    /// An operator: a run of operator characters.
    case operation
    /// A bracket, comma, colon, semicolon, dot, `@` or `#`.
    case punctuation
  }

  /// The kind.
  public var kind: Kind
  /// The text.
  public var text: String
  /// Its range in the file, in bytes of UTF-8.
  public var range: Range<Int>
  /// The line on which it begins, from 1.
  public var line: Int
  /// Whether it is the first on its line.
  public var startsLine: Bool
  /// Whether it is preceded by white space, a comment, or the start of the file.
  public var hasSpaceBefore: Bool
  /// Whether it is followed by white space, a comment, or the end of the file.
  public var hasSpaceAfter = true
  /// Whether it must not change: a part of an attribute or of a line such as `#if`.
  public var isFixed = false

  /// Whether it is an operator between two operands: as in Swift, the white space is the same on both sides.
  public var isInfix: Bool {
    kind == .operation && (hasSpaceBefore && hasSpaceAfter || text == "..<" || text == "...") && text != "->"
  }
}

/// A token of Swift source.
public struct Token: Equatable, Sendable {
  /// What sort of token it is.
  public enum Kind: Equatable, Sendable {
    /// An identifier or a keyword.
    case word
    /// A number literal.
    case number
    /// A string literal, with all that is interpolated in it.
    case string
    /// An operator: a run of operator characters.
    case operation
    /// A bracket, comma, colon, semicolon, dot, `@` or `#`.
    case punctuation
  }

  /// What sort of token it is.
  public var kind: Kind
  /// The text.
  public var text: String
  /// Where it is in the file, in bytes of UTF-8.
  public var range: Range<Int>
  /// The line it begins on, from 1.
  public var line: Int
  /// Whether it is the first of its line.
  public var startsLine: Bool
  /// Whether white space, a comment, or the start of the file comes before it.
  public var hasSpaceBefore: Bool
  /// Whether white space, a comment, or the end of the file comes after it.
  public var hasSpaceAfter = true
  /// Whether it must stay what it is: a part of an attribute or of a line such as `#if`.
  public var isFixed = false

  /// Whether it is an operator between two operands: Swift tells by the white space, the same on both sides.
  public var isInfix: Bool {
    kind == .operation && (hasSpaceBefore && hasSpaceAfter || text == "..<" || text == "...") && text != "->"
  }
}

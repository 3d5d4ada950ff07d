import Dwell

/// A syntax error in the text of a display list: its position, the error, and its fix.
public struct DisplayListProblem: Error, Equatable, Sendable {
  /// The line number, from 1.
  public var line: Int
  /// The column number, from 1, in Unicode scalars.
  public var column: Int
  /// The error: `"dot/1" is not an item`.
  public var what: String
  /// The fix, as an imperative: `write a number such as 12.5`.
  public var fix: String

  /// An error at a position.
  public init(line: Int, column: Int, what: String, fix: String) {
    self.line = line
    self.column = column
    self.what = what
    self.fix = fix
  }
}

extension DisplayListProblem: CustomStringConvertible {
  /// The error in one line, to which a file name and a colon can be prefixed: `3:14: "dot/1" is not an item
  /// -- write ...`.
  public var description: String {
    var place = TextBytes()
    place.write(line)
    place.write(":")
    place.write(column)
    return String(decoding: place.bytes, as: UTF8.self) + ": " + what + " -- " + fix
  }
}

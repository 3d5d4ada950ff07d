import Dwell

/// What is wrong in the text of a display list, where, and how to mend it.
public struct DisplayListProblem: Error, Equatable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int
  /// What is wrong: `"12x" is no number`.
  public var what: String
  /// What to do about it, as an order: `write a number such as 12.5`.
  public var mend: String

  /// A problem at a place.
  public init(line: Int, column: Int, what: String, mend: String) {
    self.line = line
    self.column = column
    self.what = what
    self.mend = mend
  }
}

extension DisplayListProblem: CustomStringConvertible {
  /// The problem in one line, behind which a file's name and a colon fit:
  /// `3:14: "12x" is no number -- write ...`.
  public var description: String {
    var place = TextBytes()
    place.write(line)
    place.write(":")
    place.write(column)
    return String(decoding: place.bytes, as: UTF8.self) + ": " + what + " -- " + mend
  }
}

/// An error in a JSON document: its place, the fault and its fix.
///
/// The description is one line for a terminal, in the form from which editors jump to the place:
///
///     deck.json:7:18: pages[2].duration: is -3; durations are seconds above 0 -- write e.g. 4
public struct JSONProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The document's name, as passed to its reader.
  public let file: String
  /// The line, from 1. A line ends with CR, LF or CRLF.
  public let line: Int
  /// The column, from 1, counted in Unicode scalars (a tab is one, a byte order mark none).
  public let column: Int
  /// The path to the value, such as `pages[2].duration`; empty for the document itself.
  public let path: String
  /// The fault, as the rest of a sentence about the value: `is -3; durations are seconds above 0`.
  public let what: String
  /// The fix, as an imperative: `write e.g. 4`.
  public let fix: String

  /// Makes a problem from its parts, which are shown as given; pass foreign text through
  /// ``printable(_:limit:)``.
  public init(file: String, line: Int, column: Int, path: String, what: String, fix: String) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.what = what
    self.fix = fix
  }

  /// The problem in one line, `file:line:column: path: what -- fix`.
  public var description: String {
    let place = "\(printable(file, limit: 400)):\(line):\(column): "
    return place + (path.isEmpty ? "" : path + ": ") + what + " -- " + fix
  }
}

import DwellJSON

/// Why a deck, or a page of it, cannot be shown, and how to fix that.
///
/// The description is one line for a terminal:
///
///     trip/deck.json:7:18: pages[2].duration: is -3; durations are seconds above 0 -- write e.g. 4
///     trip: is an empty folder -- put pictures into it
public struct DeckProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or folder, as given.
  public let file: String
  /// The line in a deck.json, from 1; nil if the problem is the file itself.
  public let line: Int?
  /// The column in that line, from 1.
  public let column: Int?
  /// The field in a deck.json, as `pages[2].duration`; empty for the document and for a file.
  public let field: String
  /// The error, as the rest of a sentence about file or field.
  public let what: String
  /// How to fix it.
  public let fix: String
  /// The problems of single pages that caused this one; report them first.
  public let causes: [DeckProblem]

  /// The problem in one line, `file:line:column: field: what -- fix`.
  public var description: String {
    var place = printable(file, limit: 400)
    if let line, let column { place += ":\(line):\(column)" }
    return "\(place): " + (field.isEmpty ? "" : "\(field): ") + "\(what) -- \(fix)"
  }

  /// A problem with the given parts, and without causes.
  init(file: String, line: Int?, column: Int?, field: String, what: String, fix: String) {
    self.file = file
    self.line = line
    self.column = column
    self.field = field
    self.what = what
    self.fix = fix
    causes = []
  }

  /// A problem with a file or folder.
  init(file: String, _ what: String, fix: String, causes: [DeckProblem] = []) {
    self.file = file
    line = nil
    column = nil
    field = ""
    self.what = what
    self.fix = fix
    self.causes = causes
  }

  /// A problem at a place in a deck.json.
  init(_ problem: JSONProblem, causes: [DeckProblem] = []) {
    file = problem.file
    line = problem.line
    column = problem.column
    field = problem.path
    what = problem.what
    fix = problem.fix
    self.causes = causes
  }
}

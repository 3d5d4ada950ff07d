/// A value of a document with its place: what schemas are read from.
///
/// The readers (``string()``, ``number(in:rule:example:)``, ``object(allowed:)`` and so on) give the value as
/// a Swift type, or throw a ``JSONProblem`` that says where, what and how to mend it. A reader takes no other
/// kind of value for its own: no `"4"` for 4, no 1 for true, no null for nothing.
public struct JSONNode: Sendable {
  /// The document.
  let source: JSONSource
  /// The value and its bytes.
  let element: JSONElement
  /// The way here from the root, as `pages[2].duration`; empty for the root.
  public let path: String

  /// The value without places.
  /// - Complexity: O(n) of everything in it.
  public var value: JSONValue { element.value }

  /// The kind of the value.
  public var kind: JSONKind {
    switch element.content {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The line where the value begins, from 1.
  public var line: Int { source.place(of: element.range.lowerBound).line }

  /// The column where the value begins, from 1, in Unicode scalars.
  public var column: Int { source.place(of: element.range.lowerBound).column }

  /// The value as it stands in the document, for messages: safe for a terminal and not longer than `limit`.
  public func text(limit: Int = 40) -> String {
    // More bytes than can be shown are not worth decoding: a character beyond ASCII takes few of them.
    printable(source.text(element.range.prefix(16 * min(max(limit, 3), 1 << 20))), limit: limit)
  }

  /// A problem with this value: what is wrong, as the rest of a sentence about it, and what to write instead.
  public func problem(_ what: String, mend: String) -> JSONProblem {
    source.problem(at: element.range.lowerBound, path: path, what, mend: mend)
  }

  /// The problem of a value of another kind than needed.
  func wrongKind(_ needed: String, mend: String) -> JSONProblem {
    switch kind {
    case .null: problem("is null, not \(needed)", mend: mend + ", or leave the field out")
    case .string, .number, .bool: problem("is \(text(limit: 24)), not \(needed)", mend: mend)
    case .array: problem("is a list, not \(needed)", mend: mend)
    case .object: problem("is an object, not \(needed)", mend: mend)
    }
  }
}

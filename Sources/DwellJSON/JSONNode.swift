/// A value of a document with its place, from which schemas are read.
///
/// The readers (``string()``, ``number(in:rule:example:)``, ``object(allowed:)`` and so on) return the value
/// as a Swift type, or throw a ``JSONProblem`` with the place, the fault and its fix. Readers don't convert:
/// not `"4"` to 4, 1 to true, or null to nil.
public struct JSONNode: Sendable {
  /// The document.
  let source: JSONSource
  /// The value and its byte offsets.
  let element: JSONElement
  /// The path from the root, such as `pages[2].duration`; empty for the root.
  public let path: String

  /// The value without byte offsets.
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

  /// The line on which the value begins, from 1.
  public var line: Int { source.place(of: element.range.lowerBound).line }

  /// The column at which the value begins, from 1, in Unicode scalars.
  public var column: Int { source.place(of: element.range.lowerBound).column }

  /// The value's source text for messages: printable, and at most `limit` characters.
  public func text(limit: Int = 40) -> String {
    // No more bytes are decoded than can be shown.
    printable(source.text(element.range.prefix(16 * min(max(limit, 3), 1 << 20))), limit: limit)
  }

  /// A problem with this value: the fault, as the rest of a sentence about the value, and how to fix it.
  public func problem(_ what: String, fix: String) -> JSONProblem {
    source.problem(at: element.range.lowerBound, path: path, what, fix: fix)
  }

  /// The problem of a value of the wrong kind.
  func wrongKind(_ needed: String, fix: String) -> JSONProblem {
    switch kind {
    case .null: problem("is null, not \(needed)", fix: fix + ", or leave the field out")
    case .string, .number, .bool: problem("is \(text(limit: 24)), not \(needed)", fix: fix)
    case .array: problem("is a list, not \(needed)", fix: fix)
    case .object: problem("is an object, not \(needed)", fix: fix)
    }
  }
}

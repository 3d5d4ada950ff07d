/// A JSON value without its places.
///
/// `JSONNode` is the same value with line, column and path; read a schema from nodes, so that errors say where.
public enum JSONValue: Equatable, Sendable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case bool(Bool)
  /// A number; always finite, since a document with a number beyond `Double` is refused.
  case number(Double)
  /// A string, its escapes decoded.
  case string(String)
  /// A list, in the order of the document.
  case array([JSONValue])
  /// Fields by name; a document that gives a name twice is refused, so nothing is lost but the order.
  case object([String: JSONValue])

  /// What a message calls a value of this kind, with its article: `a number`, `true`, `null`.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

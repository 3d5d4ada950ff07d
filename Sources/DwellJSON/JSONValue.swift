/// A JSON value without its places.
///
/// `JSONNode` is the same value with line, column and path; read a schema from nodes, so that errors say
/// where.
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
}

/// The kinds of JSON values, for schemas that take more than one.
public enum JSONKind: Equatable, Sendable, CaseIterable {
  /// As in ``JSONValue``.
  case null, bool, number, string, array, object
}

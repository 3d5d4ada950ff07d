/// A JSON value without its place.
///
/// `JSONNode` is the same value with line, column and path; read schemas from nodes, so that errors have a
/// place.
public enum JSONValue: Equatable, Sendable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case bool(Bool)
  /// A number; always finite, since documents with larger ones are rejected.
  case number(Double)
  /// A string, its escapes decoded.
  case string(String)
  /// A list, in the order of the document.
  case array([JSONValue])
  /// Fields by name, without their order; names are unique.
  case object([String: JSONValue])
}

/// The kinds of JSON values, for schemas that accept more than one.
public enum JSONKind: Equatable, Sendable, CaseIterable {
  /// As in ``JSONValue``.
  case null, bool, number, string, array, object
}

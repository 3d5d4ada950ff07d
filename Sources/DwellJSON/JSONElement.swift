/// A value of a document with its byte offsets.
struct JSONElement: Sendable {
  /// The byte range of the value.
  let range: Range<Int>
  /// The value itself.
  let content: Content

  /// A value whose parts have byte offsets too.
  enum Content: Sendable {
    /// A scalar.
    case null, bool(Bool), number(Double), string(String)
    /// A list.
    case array([JSONElement])
    /// Fields in the order of the document; names are unique.
    case object([JSONMember])
  }

  /// The value without byte offsets.
  /// - Complexity: O(n) of everything in it.
  var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members):
      .object(
        Dictionary(members.map { ($0.name, $0.element.value) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}

/// A field of an object with its byte offset.
struct JSONMember: Sendable {
  /// The name, its escapes decoded.
  let name: String
  /// The offset of the name's opening quote.
  let start: Int
  /// The field's value.
  let element: JSONElement
}

/// One step of a path to a value.
enum JSONStep: Sendable {
  /// Into a field.
  case field(String)
  /// The index of an item in a list, from 0.
  case item(Int)

  /// The path with this step added, as messages show it: `pages[2].duration`, `durations["1"]`.
  func appended(to path: String) -> String {
    switch self {
    case .item(let index): path + "[\(index)]"
    case .field(let name) where !isPlain(name): path + "[\(quoted(name, limit: 40))]"
    case .field(let name): path.isEmpty ? name : path + "." + name
    }
  }

  /// Whether a name needs no quotes in a path: short, of letters, digits, `_` and `-`, not beginning with a
  /// digit.
  private func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), name.utf8.count <= 40 else {
      return false
    }
    return name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
    }
  }
}

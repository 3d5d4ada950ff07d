/// A JSON value to be written, with its fields in the given order.
///
/// A value is written as one line, identical on every machine:
///
///     let line: JSONLine = ["at": .number(0.1 + 0.2), "state": ["page": 2, "isRunning": true]]
///     line.text  // {"at":0.3,"state":{"page":2,"isRunning":true}}
public enum JSONLine: Equatable, Sendable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case bool(Bool)
  /// A number, rounded to the nearest 0.000001; `null` if it isn't finite.
  case number(Double)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONLine])
  /// Fields in order; a name given twice is written twice.
  case object([Field])

  /// A field of an object.
  public struct Field: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONLine

    /// Makes a field.
    public init(_ name: String, _ value: JSONLine) {
      self.name = name
      self.value = value
    }
  }

  /// The value as text without spaces and without a line break.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the value to `text`.
  public func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): writeNumber(value, to: &text)
    case .string(let value): writeString(value, to: &text)
    case .array(let values): writeList(values, "[", "]", to: &text) { $0.write(to: &$1) }
    case .object(let fields):
      writeList(fields, "{", "}", to: &text) { field, text in
        writeString(field.name, to: &text)
        text += ":"
        field.value.write(to: &text)
      }
    }
  }

  /// Appends items between brackets and commas.
  private func writeList<Item>(
    _ items: [Item], _ opening: String, _ closing: String, to text: inout String,
    _ write: (Item, inout String) -> Void
  ) {
    text += opening
    var isFirst = true
    for item in items {
      if !isFirst { text += "," }
      isFirst = false
      write(item, &text)
    }
    text += closing
  }
}

/// A dictionary literal writes an object and keeps its order.
extension JSONLine: ExpressibleByDictionaryLiteral {
  /// Makes an object of the pairs, in their order.
  public init(dictionaryLiteral elements: (String, JSONLine)...) {
    self = .object(elements.map { Field($0.0, $0.1) })
  }
}

/// An array literal writes a list.
extension JSONLine: ExpressibleByArrayLiteral {
  /// Makes a list.
  public init(arrayLiteral elements: JSONLine...) { self = .array(elements) }
}

/// A string literal writes a string.
extension JSONLine: ExpressibleByStringLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

/// An integer literal writes a number.
extension JSONLine: ExpressibleByIntegerLiteral {
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

/// A floating-point literal writes a number.
extension JSONLine: ExpressibleByFloatLiteral {
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

/// `true` and `false` write a Boolean.
extension JSONLine: ExpressibleByBooleanLiteral {
  /// Makes a Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

/// `nil` writes `null`.
extension JSONLine: ExpressibleByNilLiteral {
  /// Makes a null.
  public init(nilLiteral: ()) { self = .null }
}

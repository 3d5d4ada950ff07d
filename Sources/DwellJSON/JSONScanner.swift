/// Parses a document into values with byte offsets.
///
/// Foundation's decoder reports no places, and accepts duplicate names, trailing commas and UTF-16. The
/// structure is therefore parsed here, strictly by RFC 8259; only strings with escapes and numbers are
/// decoded by Foundation (``JSONLeafDecoder``). A document nested more than ``maximumDepth`` levels is
/// rejected, which bounds the recursion.
struct JSONScanner {
  /// The maximum depth of nesting; the root's level is 1.
  static let maximumDepth = 100

  /// The document.
  let source: JSONSource
  /// Decodes strings and numbers.
  let leaves = JSONLeafDecoder()
  /// The offset of the next byte.
  var index = 0
  /// The path to the current value.
  var steps: [JSONStep] = []
  /// The maximum number of objects.
  private let maximumObjects: Int
  /// The number of objects that have begun.
  private var objectCount = 0

  /// A scanner at the beginning of a document, which must be valid UTF-8.
  init(_ source: JSONSource, maximumObjects: Int = .max) {
    self.source = source
    self.maximumObjects = maximumObjects
  }

  /// Reads the document's value; fails if more text follows it.
  mutating func document() throws(JSONProblem) -> JSONElement {
    skipSpace()
    guard index < source.bytes.count else {
      throw problem(at: 0, "is empty; a JSON value is needed", fix: "write e.g. {}")
    }
    let root = try value()
    skipSpace()
    guard index == source.bytes.count else {
      try refuseComment()
      throw problem(
        "has more text after its end: \(rest())", fix: "remove it, or put everything into one [...]")
    }
    return root
  }

  /// Reads the value that begins at `index`.
  mutating func value() throws(JSONProblem) -> JSONElement {
    switch peek() {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): try string()
    case .some(let byte) where "0123456789-+.".utf8.contains(byte): try number()
    default: try word()
    }
  }

  /// Reads `[...]`.
  private mutating func array() throws(JSONProblem) -> JSONElement {
    let start = try open()
    var elements: [JSONElement] = []
    while try !closes(UInt8(ascii: "]"), openedAt: start, isFirst: elements.isEmpty) {
      steps.append(.item(elements.count))
      elements.append(try value())
      steps.removeLast()
    }
    return JSONElement(range: start..<index, content: .array(elements))
  }

  /// Reads `{...}`.
  private mutating func object() throws(JSONProblem) -> JSONElement {
    guard objectCount < maximumObjects else {
      throw problem("comes after \(maximumObjects) objects, the most in one file", fix: "split the file")
    }
    objectCount += 1
    let start = try open()
    var members: [JSONMember] = []
    var names: Set<String> = []
    while try !closes(UInt8(ascii: "}"), openedAt: start, isFirst: members.isEmpty) {
      let nameStart = index
      let name = try self.name()
      steps.append(.field(name))
      guard names.insert(name).inserted else {
        throw problem(at: nameStart, "appears twice in one object", fix: "remove one of the two")
      }
      skipSpace()
      guard peek() == UInt8(ascii: ":") else {
        try refuseComment()
        throw problem(
          "has no colon between name and value", fix: "write \(quoted(name, limit: 40)): and the value")
      }
      index += 1
      skipSpace()
      members.append(JSONMember(name: name, start: nameStart, element: try value()))
      steps.removeLast()
    }
    return JSONElement(range: start..<index, content: .object(members))
  }

  /// Skips an opening bracket and returns its offset.
  private mutating func open() throws(JSONProblem) -> Int {
    let start = index
    // There is one step for each enclosing bracket.
    guard steps.count < Self.maximumDepth else {
      throw source.problem(
        at: start, path: "", "is nested more than \(Self.maximumDepth) levels deep", fix: "make it flatter")
    }
    index += 1
    return start
  }

  /// Skips a comma or the closing bracket; returns whether it was the bracket.
  private mutating func closes(_ bracket: UInt8, openedAt start: Int, isFirst: Bool) throws(JSONProblem)
    -> Bool
  {
    skipSpace()
    if peek() == bracket {
      index += 1
      return true
    }
    let comma = index
    if !isFirst {
      guard peek() == UInt8(ascii: ",") else { throw missingComma(before: bracket, openedAt: start) }
      index += 1
      skipSpace()
    }
    switch peek() {
    case bracket:
      throw problem(at: comma, "has a comma after its last item", fix: "remove the comma")
    case UInt8(ascii: ","):
      throw problem("has a comma with nothing before it", fix: "remove the comma")
    case nil: throw endOfDocument(bracket, openedAt: start)
    default: return false
    }
  }
}

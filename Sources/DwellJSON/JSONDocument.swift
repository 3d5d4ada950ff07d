/// A JSON document in which every field has its line and column.
///
///     let document = try JSONDocument(text: #"{"pages": 3, "loops": true}"#, name: "scene.json")
///     let fields = try document.root.object(allowed: ["pages", "loops"])
///     let pages = try fields.required("pages", example: "3").integer(in: 0...100)
///     let loops = try fields["loops"]?.bool() ?? true
///
/// Parsed strictly by RFC 8259, with a leading byte order mark allowed: no comments, no trailing commas, no
/// duplicate names, no numbers beyond `Double`, and at most 100 levels of nesting.
public struct JSONDocument: Sendable {
  /// The document's one value.
  public let root: JSONNode

  /// Reads a document from bytes in UTF-8.
  ///
  /// `name` is the document's name in messages, usually its path. A document with more objects than
  /// `maximumObjects` is rejected at the first excess one, and the rest isn't read.
  /// - Complexity: O(n).
  public init(bytes: [UInt8], name: String, maximumObjects: Int = .max) throws(JSONProblem) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let source = JSONSource(name: name, bytes: hasMark ? Array(bytes.dropFirst(3)) : bytes)
    try Self.checkEncoding(source)
    var scanner = JSONScanner(source, maximumObjects: maximumObjects)
    root = JSONNode(source: source, element: try scanner.document(), path: "")
  }

  /// Reads a document from text; see ``init(bytes:name:)``.
  public init(text: String, name: String) throws(JSONProblem) {
    try self.init(bytes: Array(text.utf8), name: name)
  }

  /// Rejects bytes that are not UTF-8, at the first invalid one.
  private static func checkEncoding(_ source: JSONSource) throws(JSONProblem) {
    let bytes = source.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(4).contains(0) {
      throw source.problem(
        at: 0, path: "", "is not UTF-8 but looks like UTF-16", fix: "save the file as UTF-8")
    }
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return
      case .error:
        let byte = offset < bytes.count ? String(bytes[offset], radix: 16) : "?"
        throw source.problem(
          at: offset, path: "", "has the byte 0x\(byte), which is not UTF-8", fix: "save the file as UTF-8")
      }
    }
  }
}

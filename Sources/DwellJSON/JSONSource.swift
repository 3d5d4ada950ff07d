/// The bytes of a document and its name: what turns a byte's offset into a line and a column.
struct JSONSource: Sendable {
  /// The document's name for messages.
  let name: String
  /// The document in UTF-8, without byte order mark.
  let bytes: [UInt8]

  /// Line and column, from 1, of the byte at `offset`; an offset outside the document counts as its nearest end.
  ///
  /// Found by counting, since a document has few problems and most have none.
  /// - Complexity: O(`offset`).
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    var index = 0
    let end = min(max(offset, 0), bytes.count)
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isLineFeed(at: index)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes belong to the scalar whose first byte has been counted.
        column += 1
      }
    }
    return (line, column)
  }

  /// A problem at the byte `offset`.
  func problem(at offset: Int, path: String, _ what: String, mend: String) -> JSONProblem {
    let (line, column) = place(of: offset)
    return JSONProblem(file: name, line: line, column: column, path: path, what: what, mend: mend)
  }

  /// The text between two offsets, as it stands in the document.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether the byte at `index` is a line feed; false at the end.
  private func isLineFeed(at index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: "\n")
  }
}

/// The bytes and the name of a document; converts byte offsets to lines and columns.
struct JSONSource: Sendable {
  /// The document's name for messages.
  let name: String
  /// The document in UTF-8, without its byte order mark.
  let bytes: [UInt8]
  /// The positions of every 1024th byte, from which others are counted: otherwise a deck with a problem on
  /// each page would be counted from its beginning for each of them.
  private let marks: [Place]

  /// The number of bytes between two of these.
  private static let markDistance = 1024

  /// A line and a column, both from 1.
  struct Place: Sendable {
    /// The line; each ends with LF, CR or CRLF.
    var line = 1
    /// The column in Unicode scalars.
    var column = 1
  }

  /// A source of the given bytes.
  /// - Complexity: O(n).
  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var place = Place()
    var marks: [Place] = []
    for index in bytes.indices {
      if index % Self.markDistance == 0 { marks.append(place) }
      Self.step(&place, over: index, in: bytes)
    }
    self.marks = marks
  }

  /// The line and column of the byte at `offset`; an offset outside the document is clamped to it.
  func place(of offset: Int) -> Place {
    let end = min(max(offset, 0), bytes.count)
    let mark = min(end / Self.markDistance, marks.count - 1)
    guard mark >= 0 else { return Place() }
    var place = marks[mark]
    for index in mark * Self.markDistance..<end { Self.step(&place, over: index, in: bytes) }
    return place
  }

  /// A problem at the byte `offset`.
  func problem(at offset: Int, path: String, _ what: String, fix: String) -> JSONProblem {
    let place = place(of: offset)
    return JSONProblem(
      file: name, line: place.line, column: place.column, path: path, what: what, fix: fix)
  }

  /// The document's text between two offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Advances a place past the byte at `index`.
  private static func step(_ place: inout Place, over index: Int, in bytes: [UInt8]) {
    let byte = bytes[index]
    let isBeforeLineFeed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isBeforeLineFeed) {
      place.line += 1
      place.column = 1
    } else if byte & 0xC0 != 0x80 {
      // Continuation bytes belong to a scalar that has been counted.
      place.column += 1
    }
  }
}

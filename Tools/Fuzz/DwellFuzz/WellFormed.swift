/// Fails unless the text is well-formed XML in the subset that our SVG documents use: nested elements, unique
/// attributes in double quotes, `&` only for the five predefined entities and numbers, and only characters
/// that XML 1.0 allows.
///
/// Small and fast, because libFuzzer calls it thousands of times per second; the tests use a full XML parser.
func expectWellFormed(_ text: String) {
  var reader = MarkupReader(bytes: Array(text.utf8))
  if let problem = reader.problem() { fault("\(problem) in:\n\(text)") }
}

/// Parses XML without a prolog, comments and CDATA, which our documents don't have.
private struct MarkupReader {
  /// The document.
  let bytes: [UInt8]
  /// The next byte.
  var index = 0
  /// The open elements.
  var open: [ArraySlice<UInt8>] = []

  /// A parser of a document.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The first error; nil if there is none.
  mutating func problem() -> String? {
    var roots = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        if open.isEmpty { roots += bytes[index...].starts(with: "</".utf8) ? 0 : 1 }
        if let problem = tag() { return problem }
      } else {
        if open.isEmpty, byte != UInt8(ascii: "\n") { return "text outside of the root at \(index)" }
        if let problem = character() { return problem }
      }
    }
    if !open.isEmpty { return "\(open.count) elements are left open" }
    return roots == 1 ? nil : "\(roots) roots"
  }

  /// Skips a character of text or of an attribute value.
  private mutating func character() -> String? {
    let byte = bytes[index]
    if byte < 0x20, ![0x09, 0x0A, 0x0D].contains(byte) { return "the control \(byte) at \(index)" }
    // XML forbids U+FFFE and U+FFFF.
    if bytes[index...].starts(with: [0xEF, 0xBF, 0xBE]) || bytes[index...].starts(with: [0xEF, 0xBF, 0xBF]) {
      return "a noncharacter at \(index)"
    }
    if byte == UInt8(ascii: "&") {
      let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"]
      guard let name = known.first(where: { bytes[index...].starts(with: $0.utf8) }) else {
        return "a bare & at \(index)"
      }
      index += name.utf8.count
      return nil
    }
    if byte == UInt8(ascii: ">") { return "a bare > at \(index)" }
    index += 1
    return nil
  }

  /// Skips a tag.
  private mutating func tag() -> String? {
    index += 1
    let closes = peek() == UInt8(ascii: "/")
    if closes { index += 1 }
    let name = word()
    if name.isEmpty { return "a < without a name at \(index)" }
    if closes {
      guard peek() == UInt8(ascii: ">") else { return "an unterminated end tag at \(index)" }
      index += 1
      return open.popLast() == name ? nil : "an unmatched end tag at \(index)"
    }
    var attributes: [ArraySlice<UInt8>] = []
    while peek() == UInt8(ascii: " ") {
      index += 1
      let attribute = word()
      guard !attribute.isEmpty, !attributes.contains(attribute) else { return "an odd attribute at \(index)" }
      attributes.append(attribute)
      guard bytes[index...].starts(with: "=\"".utf8) else {
        return "an attribute without a value at \(index)"
      }
      index += 2
      while let byte = peek(), byte != UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "<") { return "a bare < at \(index)" }
        if let problem = character() { return problem }
      }
      index += 1
    }
    if bytes[min(index, bytes.count)...].starts(with: "/>".utf8) {
      index += 2
      return nil
    }
    guard peek() == UInt8(ascii: ">") else { return "an unterminated tag at \(index)" }
    index += 1
    open.append(name)
    return nil
  }

  /// The next byte; nil at the end.
  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips and returns letters, digits and `-:`.
  private mutating func word() -> ArraySlice<UInt8> {
    let start = index
    while let byte = peek(),
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x3A).contains(byte) || byte == 0x2D
    {
      index += 1
    }
    return bytes[start..<index]
  }
}

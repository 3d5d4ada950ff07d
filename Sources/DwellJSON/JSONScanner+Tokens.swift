/// Tokens: names, strings, numbers, words and white space.
extension JSONScanner {
  /// The byte at `index`; nil at the end.
  func peek() -> UInt8? {
    index < source.bytes.count ? source.bytes[index] : nil
  }

  /// Skips the four white space characters of RFC 8259.
  mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Reads the name of a field.
  mutating func name() throws(JSONProblem) -> String {
    guard peek() == UInt8(ascii: "\"") else {
      try refuseComment()
      try refuseSingleQuotes()
      let start = index
      let word = bareWord()
      guard !word.isEmpty else {
        throw problem("has \(rest()) where the name of a field is needed", fix: "write \"name\": value")
      }
      throw problem(
        at: start, "has a name without quotes, \(printable(word, limit: 40))",
        fix: "write \(quoted(word, limit: 40))")
    }
    return try text()
  }

  /// Reads a string.
  mutating func string() throws(JSONProblem) -> JSONElement {
    let start = index
    let text = try text()
    return JSONElement(range: start..<index, content: .string(text))
  }

  /// Reads the text of a string, from its opening to its closing quote.
  private mutating func text() throws(JSONProblem) -> String {
    let start = index
    var hasEscapes = false
    index += 1
    while true {
      switch peek() {
      case nil:
        throw problem(at: start, "has a string that does not end", fix: "write the missing \" at its end")
      case UInt8(ascii: "\""):
        index += 1
        return try decodedText(start..<index, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape(ofStringAt: start)
      case .some(let byte) where byte < 0x20: throw controlCharacter(byte)
      default: index += 1
      }
    }
  }

  /// The text of the string at `range`, its quotes included.
  private func decodedText(_ range: Range<Int>, hasEscapes: Bool) throws(JSONProblem) -> String {
    guard hasEscapes else { return source.text(range.lowerBound + 1..<range.upperBound - 1) }
    guard let text = leaves.string(source.bytes[range]) else {
      throw problem(
        at: range.lowerBound, "has half of a surrogate pair in its \\u escapes",
        fix: "write the character itself, or both halves as \\ud83d\\ude00")
    }
    return text
  }

  /// Skips a backslash and the escape after it. Checks that `\u` has four digits, which are decoded later.
  private mutating func skipEscape(ofStringAt start: Int) throws(JSONProblem) {
    let backslash = index
    index += 1
    switch peek() {
    case nil: return  // The string's missing end is the better message.
    case UInt8(ascii: "u"):
      let digits = source.bytes[index...].dropFirst().prefix(4)
      guard digits.count == 4, digits.allSatisfy(isHexDigit) else {
        throw problem(at: backslash, "has \\u without four hexadecimal digits", fix: "write e.g. \\u00e9")
      }
      index += 5
    case .some(let byte) where "\"\\/bfnrt".utf8.contains(byte): index += 1
    default:
      let escape = source.text(backslash..<endOfScalar(at: backslash + 1))
      throw problem(
        at: backslash, "has \(printable(escape)), which is not a JSON escape",
        fix: "write \\\\ for a backslash")
    }
  }

  /// The offset after the scalar that begins at `offset`.
  private func endOfScalar(at offset: Int) -> Int {
    source.bytes[offset...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? source.bytes.count
  }

  /// Whether a byte is `0`...`9`, `a`...`f` or `A`...`F`.
  private func isHexDigit(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }

  /// Reads a number: everything up to the next punctuation or space.
  mutating func number() throws(JSONProblem) -> JSONElement {
    let start = index
    skipBareWord()
    guard let number = leaves.number(source.bytes[start..<index]) else { throw badNumber(start..<index) }
    return JSONElement(range: start..<index, content: .number(number))
  }

  /// Reads `true`, `false` or `null`.
  mutating func word() throws(JSONProblem) -> JSONElement {
    let start = index
    let word = bareWord()
    let range = start..<index
    switch word {
    case "true": return JSONElement(range: range, content: .bool(true))
    case "false": return JSONElement(range: range, content: .bool(false))
    case "null": return JSONElement(range: range, content: .null)
    default: throw notAValue(word, at: start)
    }
  }

  /// Reads and returns letters, digits, `+`, `-`, `.`, `_` and everything beyond ASCII.
  mutating func bareWord() -> String {
    let start = index
    skipBareWord()
    return source.text(start..<index)
  }

  /// Skips such a word.
  private mutating func skipBareWord() {
    while let byte = peek(), byte >= 0x80 || isWordByte(byte) { index += 1 }
  }

  /// Whether an ASCII byte can be part of a number or of an unquoted word.
  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "+-._".utf8.contains(byte)
    }
  }
}

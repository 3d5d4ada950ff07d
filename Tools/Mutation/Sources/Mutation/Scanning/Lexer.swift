/// Splits Swift source into tokens. Supports nested comments, strings of every form with interpolations,
/// numbers, operators and names in backticks, but not regular expressions between slashes.
struct Lexer {
  /// The source, in UTF-8.
  private let bytes: [UInt8]
  /// The current position.
  private var position = 0
  /// The line at the position, from 1.
  private var line = 1
  /// The tokens that have been read.
  private var tokens: [Token] = []

  /// The tokens of a source.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  /// A lexer at the start of a source.
  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at a distance from the position; 0 beyond the end.
  private func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Whether a text follows at the position.
  private func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Skips bytes and counts their lines.
  private mutating func skip(_ count: Int) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Reads all tokens.
  private mutating func run() {
    while true {
      let end = position
      let lastLine = line
      skipSpace()
      if let last = tokens.indices.last { tokens[last].hasSpaceAfter = position > end }
      guard position < bytes.count else { return }
      let start = position
      let first = line
      let kind = readToken()
      tokens.append(
        Token(
          kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position,
          line: first, startsLine: tokens.isEmpty || first > lastLine,
          hasSpaceBefore: start > end || start == 0))
    }
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while position < bytes.count {
      if isAt("//") {
        while position < bytes.count, peek() != UInt8(ascii: "\n") { skip(1) }
      } else if isAt("/*") {
        var depth = 0
        repeat {
          if isAt("/*") { depth += 1; skip(2) } else if isAt("*/") { depth -= 1; skip(2) } else { skip(1) }
        } while depth > 0 && position < bytes.count
      } else if peek() <= UInt8(ascii: " ") {
        skip(1)
      } else {
        return
      }
    }
  }

  /// Reads one token of at least one byte.
  private mutating func readToken() -> Token.Kind {
    let byte = peek()
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && isAtRawString {
      readString()
      return .string
    }
    if Lexer.isDigit(byte) {
      readNumber()
      return .number
    }
    if byte == UInt8(ascii: "`") {
      repeat { skip(1) } while position < bytes.count && peek() != UInt8(ascii: "`")
      skip(1)
      return .word
    }
    if Lexer.isWord(byte) {
      while Lexer.isWord(peek()) { skip(1) }
      return .word
    }
    if Lexer.isOperator(byte) || isAt("..") {
      let allowsDots = byte == UInt8(ascii: ".")
      while Lexer.isOperator(peek()) || allowsDots && peek() == UInt8(ascii: ".") {
        if isAt("//") || isAt("/*") { break }
        skip(1)
      }
      return .operation
    }
    skip(1)
    return .punctuation
  }

  /// Whether number signs precede a quotation mark.
  private var isAtRawString: Bool {
    var distance = 0
    while peek(distance) == UInt8(ascii: "#") { distance += 1 }
    return peek(distance) == UInt8(ascii: "\"")
  }

  /// Reads a string literal with its quotation marks.
  private mutating func readString() {
    var signs = ""
    while peek() == UInt8(ascii: "#") {
      signs += "#"
      skip(1)
    }
    let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
    skip(quote.utf8.count)
    while position < bytes.count {
      if isAt(quote + signs) { return skip(quote.utf8.count + signs.utf8.count) }
      if isAt("\\" + signs + "(") {
        skip(signs.utf8.count + 2)
        readInterpolation()
      } else if isAt("\\" + signs) {
        skip(signs.utf8.count + 2)
      } else {
        skip(1)
      }
    }
  }

  /// Reads an interpolation in a string, up to its closing bracket.
  private mutating func readInterpolation() {
    var depth = 1
    while depth > 0 {
      skipSpace()
      guard position < bytes.count else { return }
      if peek() == UInt8(ascii: "(") { depth += 1 }
      if peek() == UInt8(ascii: ")") { depth -= 1 }
      _ = readToken()
    }
  }

  /// Reads a number literal; after a dot (`pair.0.1`) an integer.
  private mutating func readNumber() {
    let isMember = tokens.last.map { $0.text == "." && $0.range.upperBound == position } ?? false
    let isHexadecimal = isAt("0x")
    while Lexer.isWord(peek()) {
      let isExponent = !isHexadecimal && (peek() | 0x20) == UInt8(ascii: "e")
      skip(1)
      if isExponent, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { skip(1) }
      if !isMember, peek() == UInt8(ascii: "."), Lexer.isDigit(peek(1)) { skip(1) }
    }
  }

  /// Whether a byte is a decimal digit.
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether a byte may be part of a name; bytes outside of ASCII count as letters.
  private static func isWord(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return isDigit(byte) || small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Whether a byte may be part of an operator, apart from dots.
  private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}

import Dwell

/// Scans text by lines, and lines by words separated by spaces and tabs.
struct TextScanner {
  /// The range of a word's bytes.
  typealias Word = Range<Int>

  /// The text, in UTF-8.
  let bytes: [UInt8]
  /// The current line number, from 1; 0 before the first line.
  private(set) var line = 0
  /// The start of the current line.
  private var lineStart = 0
  /// The end of the current line.
  private var lineEnd = -1
  /// The index of the next byte to read.
  private var index = 0

  /// A scanner before the first line.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Advances to the next line that is neither blank nor a comment; false if there is none.
  mutating func nextLine() -> Bool {
    while lineEnd < bytes.count {
      line += 1
      lineStart = lineEnd + 1
      index = lineStart
      lineEnd = lineStart
      while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
      if let word = peek(), bytes[word.lowerBound] != UInt8(ascii: "#") { return true }
    }
    return false
  }

  /// The line's next word, without taking it; nil at the end of the line.
  func peek() -> Word? {
    var start = index
    while start < lineEnd, isBlank(bytes[start]) { start += 1 }
    guard start < lineEnd else { return nil }
    var end = start
    while end < lineEnd, !isBlank(bytes[end]) { end += 1 }
    return start..<end
  }

  /// Takes a word returned by ``peek()``.
  mutating func take(_ word: Word) { index = word.upperBound }

  /// Whether a word equals the given text.
  func word(_ word: Word, is text: StaticString) -> Bool {
    word.count == text.utf8CodeUnitCount && self.word(word, beginsWith: text)
  }

  /// Whether a word begins with the given text.
  func word(_ word: Word, beginsWith text: StaticString) -> Bool {
    guard word.count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      for offset in 0..<expected.count where bytes[word.lowerBound + offset] != expected[offset] {
        return false
      }
      return true
    }
  }

  /// An error at a word, or at the end of the line for nil.
  func problem(at word: Word?, _ what: String, fix: String) -> DisplayListProblem {
    let place = min(word?.lowerBound ?? lineEnd, bytes.count)
    var column = 1
    // Only the first byte of a scalar counts.
    for index in min(lineStart, place)..<place where bytes[index] & 0xC0 != 0x80 { column += 1 }
    guard let word else { return DisplayListProblem(line: line, column: column, what: what, fix: fix) }
    return DisplayListProblem(line: line, column: column, what: quoted(word) + " " + what, fix: fix)
  }

  /// A word in quotes: its first 24 bytes, with `?` for those that aren't printable ASCII.
  private func quoted(_ word: Word) -> String {
    var shown: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes[word].prefix(24) {
      shown.append((0x20..<0x7F).contains(byte) ? byte : UInt8(ascii: "?"))
    }
    shown.append(UInt8(ascii: "\""))
    return String(decoding: shown, as: UTF8.self)
  }

  /// Whether a byte separates words.
  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

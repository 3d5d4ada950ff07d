/// Common mistakes in JSON, and how to fix them.
extension JSONScanner {
  /// A problem at the byte `offset`, or at `index` without one, within the current value.
  func problem(at offset: Int? = nil, _ what: String, fix: String) -> JSONProblem {
    let path = steps.reduce("") { $1.appended(to: $0) }
    return source.problem(at: offset ?? index, path: path, what, fix: fix)
  }

  /// The text at `index`, for a message: a string or a word as it is, punctuation in quotes.
  func rest() -> String {
    guard let byte = peek() else { return "the end of the document" }
    // The cut may fall within a character, so more bytes are decoded than shown.
    let text = source.text(index..<min(index + 96, source.bytes.count))
    let word = text.prefix { $0.isLetter || $0.isNumber || "+-._".contains($0) }
    if byte == UInt8(ascii: "\"") {
      let string = text.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
      return quoted(String(string), limit: 24)
    }
    return word.isEmpty ? quoted(String(text.prefix(1))) : printable(String(word), limit: 24)
  }

  /// Rejects a comment at `index`: outside of strings, `/` and `#` always begin one.
  func refuseComment() throws(JSONProblem) {
    if let byte = peek(), byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
      throw problem("has a comment; JSON has none", fix: "remove the comment")
    }
  }

  /// Rejects a string in single quotes at `index`.
  func refuseSingleQuotes() throws(JSONProblem) {
    if peek() == UInt8(ascii: "'") {
      throw problem("has a string in single quotes", fix: "write it in double quotes, \"...\"")
    }
  }

  /// The problem of an item that is followed by neither a comma nor the closing bracket.
  func missingComma(before bracket: UInt8, openedAt start: Int) -> JSONProblem {
    do {
      try refuseComment()
    } catch {
      return error
    }
    switch peek() {
    case nil: return endOfDocument(bracket, openedAt: start)
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return problem(
        "closes \(opening(at: start)) with \(rest())", fix: "write \(closing(bracket))")
    default:
      return problem("has no comma before \(rest())", fix: "write a comma between the two")
    }
  }

  /// The problem of a bracket that is not closed before the end of the document.
  func endOfDocument(_ bracket: UInt8, openedAt start: Int) -> JSONProblem {
    problem(
      "ends before \(opening(at: start)) is closed", fix: "write the missing \(closing(bracket))")
  }

  /// The problem of a control character inside a string.
  func controlCharacter(_ byte: UInt8) -> JSONProblem {
    switch byte {
    case 0x0A, 0x0D:
      return problem(
        "has a line break inside a string", fix: "close the string with \", or write \\n for the break")
    case 0x09: return problem("has a tab inside a string", fix: "write \\t")
    default:
      let digits = String(byte, radix: 16)
      return problem(
        "has the control character \\u{\(digits.uppercased())} inside a string",
        fix: "remove it, or write \\u00\(digits.count == 1 ? "0" : "")\(digits)")
    }
  }

  /// The problem of a number that Foundation rejects.
  func badNumber(_ range: Range<Int>) -> JSONProblem {
    let text = source.text(range)
    let shown = printable(text, limit: 24)
    if let number = Double(text), isWrittenAsNumber(text) {
      return number.isInfinite
        ? problem(
          at: range.lowerBound, "is \(shown), which is too large for a number", fix: "write at most 1e308")
        : problem(at: range.lowerBound, "is \(shown), which is too close to 0 for a number", fix: "write 0")
    }
    return problem(
      at: range.lowerBound, "is \(shown), which is not a JSON number",
      fix: "write it like 4, -3, 0.5 or 1e6, or in double quotes if it is text")
  }

  /// Whether the text is a JSON number, which can be rejected only for its size.
  private func isWrittenAsNumber(_ text: String) -> Bool {
    let body = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let whole = body.prefix { $0.isASCII && $0.isNumber }
    let tail = body.dropFirst(whole.count)
    return !whole.isEmpty && (whole == "0" || !whole.hasPrefix("0")) && !body.hasSuffix(".")
      && !tail.hasPrefix(".e")
      && !tail.hasPrefix(".E") && tail.allSatisfy { "0123456789.eE+-".contains($0) }
  }

  /// The problem of text that doesn't begin a value: an unquoted or misspelt word, a comment, or stray
  /// punctuation.
  func notAValue(_ word: String, at start: Int) -> JSONProblem {
    do {
      try refuseComment()
      try refuseSingleQuotes()
    } catch {
      return error
    }
    if word.isEmpty {
      return problem("has \(rest()) where a value is needed", fix: "write a value, e.g. 4, \"text\" or true")
    }
    let shown = printable(word, limit: 24)
    switch word.lowercased() {
    case "true", "false", "null":
      return problem(at: start, "is \(shown)", fix: "write \(word.lowercased())")
    case "nan", "infinity", "none", "nil", "undefined":
      return problem(
        at: start, "is \(shown), which JSON does not have", fix: "write a number, or leave the field out")
    default:
      return problem(
        at: start, "is \(shown), a word without quotes", fix: "write \(quoted(word, limit: 24))")
    }
  }

  /// The opening bracket and its line, for messages.
  private func opening(at offset: Int) -> String {
    "the \(source.text(offset..<offset + 1)) on line \(source.place(of: offset).line)"
  }

  /// A bracket as text.
  private func closing(_ bracket: UInt8) -> String {
    String(Character(Unicode.Scalar(bracket)))
  }
}

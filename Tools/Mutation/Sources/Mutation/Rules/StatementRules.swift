/// Mistakes in statements: a removed assignment or call.
extension SourceFile {
  /// The place of a statement that begins with a token.
  func statementSites(at index: Int) -> [Site] {
    let token = tokens[index]
    let block = parents[index]
    guard token.kind == .word, !Rules.statementWords.contains(token.text), block >= 0,
      tokens[block].text == "{",
      beginsStatement(index)
    else { return [] }
    let end = endOfStatement(index)
    let isAssignment = hasAssignment(index...end)
    guard isAssignment || tokens[end].text == ")" || tokens[end].text == "}" else { return [] }
    // The compiler refuses a missing assignment in an initialiser, and a missing value of a block.
    if isAssignment, isInInitialiser(index), isPlainTarget(index) { return [] }
    if !isAssignment, isValue(index...end, in: block) { return [] }
    let text = text(range(index...end))
    guard text != "self" else { return [] }
    return [
      Site(
        form: .statement, range: range(index...end),
        variants: [.init(rule: isAssignment ? "assignment left out" : "call left out", text: "")])
    ]
  }

  /// Whether a statement begins with a token of a block.
  private func beginsStatement(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    if ["{", ";", "in"].contains(before.text) { return true }
    if before.text == ":", !tokens[index].startsLine { return isCaseColon(index - 1) }
    return tokens[index].startsLine && !isContinued(from: index - 1)
  }

  /// Whether a colon ends a case's pattern: no question mark that it could belong to is between them.
  private func isCaseColon(_ colon: Int) -> Bool {
    var index = colon - 1
    while index > 0, tokens[index].line >= tokens[colon].line - 4 {
      if tokens[index].text == "?", tokens[index].hasSpaceBefore { return false }
      if ["case", "default"].contains(tokens[index].text), text(at: index - 1) != "." { return true }
      index = (partners[index].map { min($0, index) } ?? index) - 1
    }
    return false
  }

  /// Whether the statement continues after a token, possibly on another line.
  private func isContinued(from index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let (last, next) = (tokens[index], tokens[index + 1])
    if last.isInfix || last.text == "," || last.text == "." { return true }
    if last.text == ":" { return !isCaseColon(index) }
    if ["return", "=", "in"].contains(last.text) { return last.text != "in" }
    return !next.startsLine || next.isInfix || [".", ",", ":", "else", "where"].contains(next.text)
      || next.text == "?"
  }

  /// The last token of the statement that begins with a token.
  private func endOfStatement(_ start: Int) -> Int {
    var index = start
    while true {
      if let partner = partners[index], partner > index { index = partner }
      guard index + 1 < tokens.count, !["}", ";"].contains(tokens[index + 1].text), isContinued(from: index)
      else { return index }
      index += 1
    }
  }

  /// Whether a statement contains an assignment outside of all brackets.
  private func hasAssignment(_ part: ClosedRange<Int>) -> Bool {
    let depth = parents[part.lowerBound]
    return part.contains {
      parents[$0] == depth && tokens[$0].kind == .operation && Rules.assignments.contains(tokens[$0].text)
    }
  }

  /// Whether an assignment's target is a whole stored property: `name =` or `self.name =`.
  private func isPlainTarget(_ index: Int) -> Bool {
    text(at: index + 1) == "="
      || text(at: index) == "self" && (text(at: index + 1) == "=" || text(at: index + 3) == "=")
  }

  /// The tokens from the start of the statement that a block belongs to, up to the block.
  private func header(of block: Int) -> ArraySlice<Token> {
    var start = block
    while start > 0 {
      let before = start - 1
      if ["{", "}", ";"].contains(tokens[before].text)
        || tokens[start].startsLine && !isContinued(from: before)
      {
        break
      }
      start = partners[before].map { min($0, before) } ?? before
    }
    return tokens[start..<block]
  }

  /// Whether a token is in the body of an initialiser.
  private func isInInitialiser(_ index: Int) -> Bool {
    var block = parents[index]
    while block >= 0 {
      if tokens[block].text == "{" {
        let words = header(of: block).prefix(4).map(\.text)
        if words.contains("init"), words.first != "self" { return true }
      }
      block = parents[block]
    }
    return false
  }

  /// Whether a call is the value of a block that contains nothing else.
  private func isValue(_ part: ClosedRange<Int>, in block: Int) -> Bool {
    let isWhole = part.lowerBound == block + 1 && part.upperBound + 1 == partners[block]
    let isCase = text(at: part.lowerBound - 1) == ":"
    guard isWhole || isCase else { return false }
    let header = header(of: block)
    let words = header.map(\.text)
    if isCase { return words.first != "switch" || isResult(header.startIndex...(partners[block] ?? block)) }
    if ["if", "else", "for", "while", "guard", "defer", "do", "didSet", "willSet", "set"].contains(
      words.first ?? "")
    {
      return false
    }
    return !words.contains("func") && !words.contains("init") || words.contains("->")
  }

  /// Whether a statement is the entire body of a function with a result, or of a computed property.
  private func isResult(_ part: ClosedRange<Int>) -> Bool {
    let block = parents[part.lowerBound]
    guard block == part.lowerBound - 1, partners[block] == part.upperBound + 1 else { return false }
    let words = header(of: block).map(\.text)
    return words.contains("->") || words.contains("var") || words.contains("get")
  }
}

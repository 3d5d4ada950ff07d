/// Mistakes in conditions: a negated one, or one that is effectively removed.
extension SourceFile {
  /// The places at a condition's keyword: one for every condition after it that binds nothing.
  func conditionSites(at index: Int) -> [Site] {
    let token = tokens[index]
    guard token.kind == .word, text(at: index - 1) != "." else { return [] }
    let kind = token.text
    guard ["if", "guard", "while"].contains(kind) || kind == "where" && isCaseOrLoop(where: index) else {
      return []
    }
    return clauses(from: index + 1, keyword: kind).compactMap { clause in
      guard let first = clause.first, let last = clause.last,
        !["let", "var", "case", "_"].contains(tokens[first].text), !tokens[first].isFixed
      else { return nil }
      let stretch = range(first...last)
      let text = text(stretch)
      var variants = [Site.Variant(rule: "condition negated", text: "!(\(text))")]
      switch kind {
      case "guard": variants.append(.init(rule: "guard left out", text: "true"))
      case "if":
        variants += [
          .init(rule: "condition always true", text: "true"),
          .init(rule: "condition never true", text: "false"),
        ]
      // An infinite loop is hardly informative about the tests.
      case "while": variants = [.init(rule: "condition never true", text: "false")]
      default: variants.append(.init(rule: "condition always true", text: "true"))
      }
      return Site(form: .condition, range: stretch, variants: variants)
    }
  }

  /// Whether a `where` belongs to a `case` or a `for`, and thus has a condition rather than requirements of
  /// types.
  private func isCaseOrLoop(where index: Int) -> Bool {
    let words: Set = [
      "case", "for", "catch", "func", "extension", "struct", "enum", "class", "protocol", "init",
    ]
    for earlier in stride(from: index - 1, through: max(index - 60, 0), by: -1)
    where tokens[earlier].kind == .word && words.contains(tokens[earlier].text) {
      return ["case", "for", "catch"].contains(tokens[earlier].text)
    }
    return false
  }

  /// The conditions that start at a token, each as its tokens; brackets count as one.
  private func clauses(from start: Int, keyword: String) -> [[Int]] {
    var clauses: [[Int]] = [[]]
    var index = start
    while index < tokens.count {
      let text = tokens[index].text
      switch (keyword, text) {
      case ("guard", "else"), ("if", "{"), ("while", "{"), ("where", "{"), ("where", ":"): return clauses
      case (_, ")"), (_, "]"), (_, "}"): return []
      case (_, ",") where keyword == "where": return clauses
      case (_, ","):
        clauses.append([])
        index += 1
        continue
      default: break
      }
      // An `if` that is itself part of a condition has its own braces.
      if index > start, ["if", "switch"].contains(text), tokens[index].kind == .word { return [] }
      clauses[clauses.count - 1].append(index)
      if let partner = partners[index], partner > index {
        clauses[clauses.count - 1].append(partner)
        index = partner
      }
      index += 1
    }
    return []
  }

  /// The tokens of patterns: between a `case` and its colon, equals sign, `where` or `in`.
  var patternTokens: Set<Int> {
    var found: Set<Int> = []
    for start in tokens.indices where tokens[start].kind == .word && tokens[start].text == "case" {
      var index = start + 1
      while index < tokens.count, ![":", "=", "where", "in", "{", "}"].contains(tokens[index].text) {
        if tokens[index].startsLine, tokens[index - 1].text != "," { break }
        let end = partners[index].map { max($0, index) } ?? index
        found.formUnion(index...end)
        index = end + 1
      }
    }
    return found
  }
}

/// Mistakes in single tokens: operators, constants, `true` and `false`, `min` and `max`.
extension SourceFile {
  /// The places at a token. In a pattern, only constants and ranges are parsed as expressions.
  func tokenSites(at index: Int, isPattern: Bool) -> [Site] {
    let token = tokens[index]
    switch token.kind {
    case .number: return numberSites(token, behind: text(at: index - 1))
    case .operation:
      if isPattern, token.text != "..<", token.text != "..." { return [] }
      return operatorSites(at: index)
    case .word: return isPattern ? [] : wordSites(at: index)
    case .string, .punctuation: return []
    }
  }

  /// Constants that are one too large or too small, or a doubled or halved decimal fraction. Numbers with
  /// negative exponents are tolerances, whose exact value is not behaviour.
  private func numberSites(_ token: Token, behind before: String) -> [Site] {
    guard before != "." || token.hasSpaceBefore else { return [] }
    var variants: [Site.Variant] = []
    if let number = Int(token.text.replacing("_", with: "")) {
      switch number {
      case 0: variants = [.init(rule: "0 to 1", text: "1")]
      case 1: variants = [.init(rule: "1 to 0", text: "0"), .init(rule: "1 to 2", text: "2")]
      default:
        variants = [
          .init(rule: "constant + 1", text: "\(number + 1)"),
          .init(rule: "constant - 1", text: "\(number - 1)"),
        ]
      }
    } else if token.text.wholeMatch(of: /[0-9_]+\.[0-9_]+/) != nil,
      let number = Double(token.text.replacing("_", with: ""))
    {
      variants =
        switch number {
        case 0: [.init(rule: "0 to 1", text: "1.0")]
        case 1: [.init(rule: "1 to 0", text: "0.0"), .init(rule: "constant doubled", text: "2.0")]
        default:
          [
            .init(rule: "constant doubled", text: "\(number * 2)"),
            .init(rule: "constant halved", text: "\(number / 2)"),
          ]
        }
    }
    return variants.isEmpty ? [] : [Site(form: .literal, range: token.range, variants: variants)]
  }

  /// Operators that are replaced or removed.
  private func operatorSites(at index: Int) -> [Site] {
    let token = tokens[index]
    if token.isInfix, token.hasSpaceBefore == token.hasSpaceAfter {
      if token.text == "?" {
        return [
          Site(
            form: .question, range: token.range,
            variants: [.init(rule: "condition negated", text: "is false ?")])
        ]
      }
      guard let row = Rules.infix[token.text], index > 0, tokens[index - 1].kind != .operation else {
        return []
      }
      let isPresence = row.family == .equality && text(at: index + 1) == "nil"
      let isOpenRange = token.text.hasPrefix(".") && "([,:])".contains(text(at: index + 1))
      guard !isOpenRange else { return [] }
      return [
        Site(
          form: .infix(isPresence ? .presence : row.family), range: token.range,
          variants: row.changes.map { .init(rule: "\(token.text) to \($0)", text: $0) })
      ]
    }
    guard let row = Rules.prefix[token.text], !token.hasSpaceAfter, isBeforeOperand(index) else { return [] }
    return [
      Site(form: .prefix(row.family), range: token.range, variants: [.init(rule: row.rule, text: "")])
    ]
  }

  /// Whether an operator is before its operand rather than after or between operands.
  private func isBeforeOperand(_ index: Int) -> Bool {
    tokens[index].hasSpaceBefore || index > 0 && "([{,:".contains(tokens[index - 1].text)
  }

  /// `true` for `false`, `min` for `max`, rounding in the other direction.
  private func wordSites(at index: Int) -> [Site] {
    let token = tokens[index]
    let opposites = [
      "true": "false", "false": "true", "min": "max", "max": "min", "up": "down", "down": "up",
    ]
    guard let opposite = opposites[token.text] else { return [] }
    let variants = [Site.Variant(rule: "\(token.text) to \(opposite)", text: opposite)]
    switch token.text {
    case "true", "false": return [Site(form: .literal, range: token.range, variants: variants)]
    case "up", "down":
      // The dot is part of the place, so that the choice is between two expressions.
      guard text(at: index - 1) == ".", text(at: index - 2) == "(",
        ["rounded", "round"].contains(text(at: index - 3))
      else { return [] }
      let changed = [Site.Variant(rule: variants[0].rule, text: "." + opposite)]
      return [Site(form: .literal, range: range((index - 1)...index), variants: changed)]
    default:
      guard text(at: index + 1) == "(", !token.hasSpaceAfter, ![".", "func"].contains(text(at: index - 1))
      else { return [] }
      let whole = [Site.Variant(rule: variants[0].rule, text: opposite + "(")]
      return [Site(form: .extremum, range: range(index...(index + 1)), variants: whole)]
    }
  }
}

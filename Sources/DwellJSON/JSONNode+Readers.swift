extension JSONNode {
  /// The string.
  public func string() throws(JSONProblem) -> String {
    guard case .string(let text) = element.content else {
      let isPlain = kind == .number || kind == .bool
      throw wrongKind("a string", fix: "write \(isPlain ? quoted(text(limit: 24)) : "\"text\"")")
    }
    return text
  }

  /// The string, if it is one of `choices`; otherwise the problem lists them and suggests the nearest.
  public func string(among choices: [String]) throws(JSONProblem) -> String {
    let text = try string()
    guard choices.contains(text) else {
      throw problem(
        "is \(self.text(limit: 40)), which is not a known value", fix: suggestion(for: text, among: choices))
    }
    return text
  }

  /// The Boolean.
  public func bool() throws(JSONProblem) -> Bool {
    guard case .bool(let value) = element.content else {
      throw wrongKind("true or false", fix: "write true or false, without quotes")
    }
    return value
  }

  /// The number, if it lies in `range`; always finite.
  ///
  /// `rule` is the constraint in the message ("durations are seconds above 0"), by default the bounds;
  /// `example` is the value that the message suggests, by default the nearest one allowed.
  public func number(
    in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
    rule: String? = nil, example: Double? = nil
  ) throws(JSONProblem) -> Double {
    guard case .number(let number) = element.content else {
      let example = example ?? min(max(1, range.lowerBound), range.upperBound)
      throw wrongKind("a number", fix: "write e.g. \(JSONLine.number(example).text)")
    }
    guard range.contains(number) else {
      let example = example ?? (number < range.lowerBound ? range.lowerBound : range.upperBound)
      let rule = rule ?? boundsText(range, limit: .greatestFiniteMagnitude) { JSONLine.number($0).text }
      throw problem("is \(text(limit: 24)); \(rule)", fix: "write e.g. \(JSONLine.number(example).text)")
    }
    return number
  }

  /// The whole number, if it lies in `range`.
  ///
  /// Beyond ±2⁵³ a `Double` cannot represent every whole number, so such values are always out of range.
  /// `rule` and `example` as for ``number(in:rule:example:)``.
  public func integer(
    in range: ClosedRange<Int> = .min ... .max, rule: String? = nil, example: Int? = nil
  ) throws(JSONProblem) -> Int {
    let exact = (-1 << 53)...(1 << 53)
    let range = range.clamped(to: exact)
    guard case .number(let number) = element.content else {
      throw wrongKind(
        "a whole number", fix: "write e.g. \(example ?? min(max(1, range.lowerBound), range.upperBound))")
    }
    let rule = rule ?? boundsText(range, limit: exact.upperBound) { "\($0)" }
    guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
      let nearest = number < Double(range.lowerBound) ? range.lowerBound : range.upperBound
      throw problem("is \(text(limit: 24)); \(rule)", fix: "write e.g. \(example ?? nearest)")
    }
    guard let whole = Int(exactly: number) else {
      // The range is within Int's, whatever the fraction.
      throw problem(
        "is \(text(limit: 24)); it must be a whole number", fix: "write e.g. \(Int(number.rounded(.down)))")
    }
    return whole
  }

  /// The items of the list.
  public func array() throws(JSONProblem) -> [JSONNode] {
    guard case .array(let elements) = element.content else {
      throw wrongKind("a list", fix: "write it as [...]")
    }
    return elements.enumerated().map { index, element in
      JSONNode(source: source, element: element, path: JSONStep.item(index).appended(to: path))
    }
  }

  /// The bounds of a range in words; a bound at or beyond ±`limit` is omitted.
  private func boundsText<Bound: SignedNumeric>(
    _ range: ClosedRange<Bound>, limit: Bound, _ text: (Bound) -> String
  ) -> String {
    let hasLower = range.lowerBound > -limit
    let hasUpper = range.upperBound < limit
    return switch (hasLower, hasUpper) {
    case (true, true): "it must be from \(text(range.lowerBound)) to \(text(range.upperBound))"
    case (true, false): "it must be at least \(text(range.lowerBound))"
    case (false, true): "it must be at most \(text(range.upperBound))"
    case (false, false): "it is too large to be exact"
    }
  }
}

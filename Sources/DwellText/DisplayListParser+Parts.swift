import Dwell

extension DisplayListParser {
  /// Takes the next word, which must be there.
  private mutating func word() throws(DisplayListProblem) -> TextScanner.Word {
    guard let word = scanner.peek() else {
      throw scanner.problem(at: nil, "the line ends too early", mend: form)
    }
    scanner.take(word)
    return word
  }

  /// What must be there; if it isn't, the problem lies with the next word.
  mutating func needed<Value>(_ value: Value?) throws(DisplayListProblem) -> Value {
    if let value { return value }
    throw scanner.problem(at: try word(), "stands where something else belongs", mend: form)
  }

  /// Takes a number.
  mutating func number() throws(DisplayListProblem) -> Double {
    let word = try word()
    return try number(word, in: word)
  }

  /// The number that a part of a word writes.
  private func number(
    _ part: TextScanner.Word, in word: TextScanner.Word
  ) throws(DisplayListProblem) -> Double {
    if let number = scanner.number(part) { return number }
    throw scanner.problem(at: word, "is no decimal number within 1000000000", mend: form)
  }

  /// Takes the number behind a sign such as `r`; nil if the next word has another sign.
  mutating func signed(_ sign: StaticString) throws(DisplayListProblem) -> Double? {
    guard let word = scanner.peek(), scanner.word(word, beginsWith: sign) else { return nil }
    // "rightToLeft" begins like a radius.
    guard direction(word) == nil else { return nil }
    scanner.take(word)
    return try number(word.dropFirst(sign.utf8CodeUnitCount), in: word)
  }

  /// The whole number that a word writes behind its beginning.
  func integer(after beginning: StaticString, in word: TextScanner.Word) throws(DisplayListProblem) -> Int {
    if let integer = scanner.integer(word.dropFirst(beginning.utf8CodeUnitCount)) { return integer }
    throw scanner.problem(at: word, "has no whole number behind the slash", mend: form)
  }

  /// Takes a rectangle.
  mutating func rect() throws(DisplayListProblem) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  /// Takes an item's key: a part, a slash and a page, and possibly `/leaving` or `/leaving2` to `/leaving7`.
  mutating func item() throws(DisplayListProblem) -> ItemKey {
    let word = try word()
    let slash = scanner.bytes[word].firstIndex(of: UInt8(ascii: "/")) ?? word.upperBound
    for part in ItemKey.Part.allCases
    where scanner.word(word.lowerBound..<slash, is: TextWords.word(for: part)) {
      guard slash < word.upperBound else { return ItemKey(part) }
      let rest = slash + 1..<word.upperBound
      let next = scanner.bytes[rest].firstIndex(of: UInt8(ascii: "/")) ?? word.upperBound
      guard let page = scanner.integer(rest.lowerBound..<next), let leaving = leaving(next..<word.upperBound)
      else {
        throw scanner.problem(at: word, "is no item", mend: "write it as PART/PAGE or PART/PAGE/leaving")
      }
      return ItemKey(part, page, leaving: leaving)
    }
    throw scanner.problem(
      at: word, "is no item",
      mend: "write background, indicator/N, progress/N, page/N, label, border or cover")
  }

  /// Which picture of a cross-fade the end of a key names: 0 where it is empty; nil if it names none.
  private func leaving(_ end: TextScanner.Word) -> UInt8? {
    if end.isEmpty { return 0 }
    if scanner.word(end, is: "/leaving") { return 1 }
    guard end.count == 9, scanner.word(end, beginsWith: "/leaving") else { return nil }
    let digit = scanner.bytes[end.upperBound - 1] &- UInt8(ascii: "0")
    return (2...ItemKey.maximumLeavingCount).contains(digit) ? digit : nil
  }

  /// Takes the two numbers of a label.
  mutating func pageNumber() throws(DisplayListProblem) -> (current: Int, count: Int) {
    let word = try word()
    if let slash = scanner.bytes[word].firstIndex(of: UInt8(ascii: "/")),
      let current = scanner.integer(word.lowerBound..<slash),
      let count = scanner.integer(slash + 1..<word.upperBound)
    {
      return (current, count)
    }
    throw scanner.problem(at: word, "is no page number", mend: "write it as CURRENT/COUNT, such as 2/12")
  }

  /// Takes the brace that begins a group.
  mutating func group(_ command: DrawCommand) throws(DisplayListProblem) -> DrawCommand {
    let word = try word()
    guard scanner.word(word, is: "{") else {
      throw scanner.problem(at: word, "stands where something else belongs", mend: form)
    }
    return command
  }

  /// Takes a paint; the loud colour if there is none.
  mutating func paint() throws(DisplayListProblem) -> Paint {
    guard let word = scanner.peek(), let direction = direction(word) else {
      return .solid(try ink(), opacity: try signed("@") ?? 1)
    }
    scanner.take(word)
    return .gradient(LinearGradient(from: try color(), to: try color(), direction: direction))
  }

  /// Takes an ink; the loud colour if there is none.
  mutating func ink() throws(DisplayListProblem) -> ColorRole {
    guard let word = scanner.peek() else { return .color(TextGrid.missingColor) }
    if scanner.word(word, beginsWith: "#") { return .color(try color()) }
    let ink: ColorRole? =
      scanner.word(word, is: "foreground")
      ? .foreground : scanner.word(word, is: "background") ? .background : nil
    if ink != nil { scanner.take(word) }
    return ink ?? .color(TextGrid.missingColor)
  }

  /// Takes a colour.
  private mutating func color() throws(DisplayListProblem) -> Color {
    let word = try word()
    if let color = scanner.color(word) { return color }
    throw scanner.problem(at: word, "is no colour", mend: "write it as #rrggbb, such as #ff9500")
  }

  /// The direction that a word names.
  private func direction(_ word: TextScanner.Word) -> Direction? {
    Direction.allCases.first { scanner.word(word, is: TextWords.word(for: $0)) }
  }
}

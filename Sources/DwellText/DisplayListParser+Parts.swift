import Dwell

extension DisplayListParser {
  /// Takes the next word; throws if there is none.
  private mutating func word() throws(DisplayListProblem) -> TextScanner.Word {
    guard let word = scanner.peek() else {
      throw scanner.problem(at: nil, "the line ends too early", fix: form)
    }
    scanner.take(word)
    return word
  }

  /// Unwraps a required value; if it is missing, the next word is reported.
  mutating func required<Value>(_ value: Value?) throws(DisplayListProblem) -> Value {
    if let value { return value }
    throw scanner.problem(at: try word(), "is unexpected here", fix: form)
  }

  /// Takes a number.
  mutating func number() throws(DisplayListProblem) -> Double {
    let word = try word()
    return try number(word, in: word)
  }

  /// The number in a part of a word.
  private func number(
    _ part: TextScanner.Word, in word: TextScanner.Word
  ) throws(DisplayListProblem) -> Double {
    if let number = scanner.number(part) { return number }
    throw scanner.problem(at: word, "is not a decimal number, or is beyond 1000000000", fix: form)
  }

  /// Takes a number with a prefix such as `r`; nil if the next word has another prefix.
  mutating func prefixed(_ prefix: StaticString) throws(DisplayListProblem) -> Double? {
    guard let word = scanner.peek(), scanner.word(word, beginsWith: prefix) else { return nil }
    // "rightToLeft" begins like a radius.
    guard direction(word) == nil else { return nil }
    scanner.take(word)
    return try number(word.dropFirst(prefix.utf8CodeUnitCount), in: word)
  }

  /// Takes the next word if it is the given one.
  mutating func takes(_ expected: StaticString) -> Bool {
    guard let word = scanner.peek(), scanner.word(word, is: expected) else { return false }
    scanner.take(word)
    return true
  }

  /// The integer in a word after its beginning.
  func integer(after beginning: StaticString, in word: TextScanner.Word) throws(DisplayListProblem) -> Int {
    if let integer = scanner.integer(word.dropFirst(beginning.utf8CodeUnitCount)) { return integer }
    throw scanner.problem(at: word, "has no integer after the slash", fix: form)
  }

  /// Takes a rectangle.
  mutating func rect() throws(DisplayListProblem) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  /// Takes an arc: its centre, radius, width, start and sweep.
  mutating func arc() throws(DisplayListProblem) -> Arc {
    Arc(
      center: Point(x: try number(), y: try number()), radius: try required(try prefixed("r")),
      width: try required(try prefixed("w")), start: try number(after: "from"),
      sweep: try number(after: "sweep"))
  }

  /// Takes a word and the number after it.
  private mutating func number(after name: StaticString) throws(DisplayListProblem) -> Double {
    guard takes(name) else { return try required(nil) }
    return try number()
  }

  /// Takes an item's key: `PART`, `PART/PAGE`, `PART/PAGE/leaving`, or one up to `PART/PAGE/leaving7`.
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
        throw scanner.problem(at: word, "is not an item", fix: "write it as PART/PAGE or PART/PAGE/leaving")
      }
      return ItemKey(part, page, leaving: leaving)
    }
    throw scanner.problem(
      at: word, "is not an item",
      fix: "write background, indicator/N, progress/N, page/N, button/N, seen/N, mark, label, border or cover"
    )
  }

  /// The cross-fade layer at the end of a key: 0 if it is empty, nil if it is not valid.
  private func leaving(_ end: TextScanner.Word) -> UInt8? {
    if end.isEmpty { return 0 }
    if scanner.word(end, is: "/leaving") { return 1 }
    guard end.count == 9, scanner.word(end, beginsWith: "/leaving") else { return nil }
    let digit = scanner.bytes[end.upperBound - 1] &- UInt8(ascii: "0")
    return (2...ItemKey.maximumLeavingCount).contains(digit) ? digit : nil
  }

  /// Takes the page and page count of a label.
  mutating func pageNumber() throws(DisplayListProblem) -> (current: Int, count: Int) {
    let word = try word()
    if let slash = scanner.bytes[word].firstIndex(of: UInt8(ascii: "/")),
      let current = scanner.integer(word.lowerBound..<slash),
      let count = scanner.integer(slash + 1..<word.upperBound)
    {
      return (current, count)
    }
    throw scanner.problem(at: word, "is not a page number", fix: "write it as CURRENT/COUNT, such as 2/12")
  }

  /// Takes the brace that begins a group.
  mutating func group(_ command: DrawCommand) throws(DisplayListProblem) -> DrawCommand {
    let word = try word()
    guard scanner.word(word, is: "{") else {
      throw scanner.problem(at: word, "is unexpected here", fix: form)
    }
    return command
  }

  /// Takes a paint; the missing colour if there is none.
  mutating func paint() throws(DisplayListProblem) -> Paint {
    guard let word = scanner.peek(), let direction = direction(word) else {
      return .solid(try role(), opacity: try prefixed("@") ?? 1)
    }
    scanner.take(word)
    return .gradient(LinearGradient(from: try color(), to: try color(), direction: direction))
  }

  /// Takes a colour role; the missing colour if there is none.
  mutating func role() throws(DisplayListProblem) -> ColorRole {
    guard let word = scanner.peek() else { return .color(TextGrid.missingColor) }
    if scanner.word(word, beginsWith: "#") { return .color(try color()) }
    let role: ColorRole? =
      scanner.word(word, is: "foreground")
      ? .foreground : scanner.word(word, is: "background") ? .background : nil
    if role != nil { scanner.take(word) }
    return role ?? .color(TextGrid.missingColor)
  }

  /// Takes a colour.
  private mutating func color() throws(DisplayListProblem) -> Color {
    let word = try word()
    if let color = scanner.color(word) { return color }
    throw scanner.problem(at: word, "is not a colour", fix: "write it as #rrggbb, such as #ff9500")
  }

  /// The direction that a word names.
  private func direction(_ word: TextScanner.Word) -> Direction? {
    Direction.allCases.first { scanner.word(word, is: TextWords.word(for: $0)) }
  }
}

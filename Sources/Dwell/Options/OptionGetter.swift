extension Configurable {
  /// The value of the option at an index in the order of ``visit(_:_:_:)``; nil for none, and for one without
  /// a value. A flag is 1 or 0, a choice the index of its case.
  package func option(_ index: Int) -> Double? {
    var (getter, copy) = (OptionGetter(index: index), self)
    Self.visit(&getter, &copy, self)
    return getter.number
  }
}

/// Reads the option at an index.
private struct OptionGetter: OptionVisitor {
  /// How many options come before it.
  var index: Int
  /// Its value; nil until it was there.
  var number: Double?

  /// Whether the next option is the one.
  private mutating func isNext() -> Bool {
    index -= 1
    return index == -1
  }

  mutating func number(
    _ name: StaticString, _ value: inout Double?, _ other: Double?, _ kind: NumberKind,
    _ summary: StaticString
  ) {
    if isNext() { number = value }
  }

  mutating func count(
    _ name: StaticString, _ value: inout Int, _ other: Int, in range: ClosedRange<Int>,
    _ summary: StaticString
  ) {
    if isNext() { number = Double(value) }
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool?, _ other: Bool?, _ summary: StaticString) {
    if isNext() { number = value.map { $0 ? 1 : 0 } }
  }

  mutating func choice<Choice: CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, _ other: Choice, _ summary: StaticString
  ) {
    if isNext() { number = value.caseIndex.map(Double.init) }
  }
}

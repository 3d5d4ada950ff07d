extension Configurable {
  /// Sets an option by its index in the order of ``visit(_:_:_:)``; other indices are ignored. A count is
  /// rounded towards 0, and clamped to 32 bits; one that is NaN becomes -1, which no count may be. A flag is
  /// true for any number but 0. A number or a flag that may be absent is so for NaN. A choice is the case at
  /// a number, if there is one.
  package mutating func setOption(_ index: Int, to number: Double) {
    var setter = OptionSetter(left: index, number: number)
    let other = self
    Self.visit(&setter, &self, other)
  }
}

/// Sets the option at an index.
private struct OptionSetter: OptionVisitor {
  /// How many options come before it.
  var left: Int
  /// Its value.
  let number: Double

  init(left: Int, number: Double) {
    self.left = left
    self.number = number
  }

  /// Whether the next option is the one.
  private mutating func isNext() -> Bool {
    left -= 1
    return left == -1
  }

  @inline(never) mutating func number(
    _ name: StaticString, _ value: inout Double?, _ other: Double?, _ kind: NumberKind,
    _ summary: StaticString
  ) {
    if isNext() { value = number.isNaN ? nil : number }
  }

  @inline(never) mutating func count(
    _ name: StaticString, _ value: inout Int, _ other: Int, in range: ClosedRange<Int>,
    _ summary: StaticString
  ) {
    if isNext() { value = Int(script: number) }
  }

  @inline(never) mutating func flag(
    _ name: StaticString, _ value: inout Bool?, _ other: Bool?, _ summary: StaticString
  ) {
    if isNext() { value = number.isNaN ? nil : number != 0 }
  }

  mutating func choice<Choice: CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, _ other: Choice, _ summary: StaticString
  ) {
    if isNext(), let choice = Choice.choice(number) { value = choice }
  }
}

extension CaseIterable {
  /// The case at a script's index; nil for an unknown one.
  package static func choice(_ number: Double) -> Self? {
    var index = Int(script: number)
    for choice in allCases {
      if index == 0 { return choice }
      index -= 1
    }
    return nil
  }
}

extension Int {
  /// Converts a script's number to an integer: truncated, clamped to 32 bits, and -1 for NaN.
  package init(script number: Double) {
    self = number.isNaN ? -1 : Int(Swift.min(Swift.max(number, -2_147_483_648), 2_147_483_647))
  }
}

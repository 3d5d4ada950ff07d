extension Configurable {
  /// These options, with the default in place of each value out of its range.
  package var sanitized: Self { edited(with: Self(), .sanitize) }

  /// A mix with other options: lengths and opacities are those here, and of the way to the others the share
  /// that is `left`, beyond 0...1 while a spring overshoots. Numbers that decide something rather than being
  /// drawn stay as they are.
  func mixed(with other: Self, left: Double) -> Self { edited(with: other, .mix(left: left)) }

  /// Sets an option by its index in the order of ``visit(_:_:_:)``; other indices are ignored. A count is
  /// rounded towards 0, and clamped to 32 bits; one that is NaN becomes -1, which no count may be. A flag is
  /// true for any number but 0; one that may be absent is so for NaN. A choice is the case at a number, if
  /// there is one.
  package mutating func setOption(_ index: Int, to number: Double) {
    self = edited(with: self, .set(index: index, number: number))
  }

  /// These options after an edit.
  private func edited(with other: Self, _ edit: OptionEditor.Edit) -> Self {
    var (result, editor) = (self, OptionEditor(edit: edit))
    Self.visit(&editor, &result, other)
    return result
  }
}

/// Changes options, each by the other's value, its range and its index. One visitor for all edits, so that a
/// type's `visit` is compiled for it once.
private struct OptionEditor: OptionVisitor {
  /// What is done with each option.
  enum Edit {
    /// A value out of its range is replaced by the other one.
    case sanitize
    /// Lengths and opacities are mixed with the others.
    case mix(left: Double)
    /// The option at an index is set.
    case set(index: Int, number: Double)
  }

  /// What is done with each option.
  let edit: Edit
  /// The index of the next option.
  var next = 0

  init(edit: Edit) { self.edit = edit }

  mutating func number(
    _ name: StaticString, _ value: inout Double, _ other: Double, _ kind: NumberKind, _ summary: StaticString
  ) {
    value = edited(value, other, kind)
  }

  mutating func number(
    _ name: StaticString, _ value: inout Double?, _ other: Double?, _ kind: NumberKind,
    _ summary: StaticString
  ) {
    // No value stays none, unless it is set, and a value that would be NaN is none.
    let result = edited(value ?? .nan, other ?? .nan, kind)
    value = result.isNaN ? nil : result
  }

  mutating func count(
    _ name: StaticString, _ value: inout Int, _ other: Int, in range: ClosedRange<Int>,
    _ summary: StaticString
  ) {
    switch edit {
    case .sanitize: if !range.contains(value) { value = other }
    case .mix: break
    case .set(let index, let number): if index == next { value = Int(script: number) }
    }
    next += 1
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool, _ other: Bool, _ summary: StaticString) {
    if let number = numberToSet() { value = number != 0 }
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool?, _ other: Bool?, _ summary: StaticString) {
    if let number = numberToSet() { value = number.isNaN ? nil : number != 0 }
  }

  mutating func choice<Choice: CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, _ other: Choice, _ summary: StaticString
  ) {
    guard let number = numberToSet().map(Int.init(script:)) else { return }
    for (index, choice) in Choice.allCases.enumerated() where index == number { value = choice }
  }

  /// The number to which the next option is set; nil for none. Every flag and every choice is usable, and
  /// none is mixed.
  private mutating func numberToSet() -> Double? {
    next += 1
    guard case .set(let index, let number) = edit, index == next - 1 else { return nil }
    return number
  }

  /// A number of a kind after the edit.
  @inline(never) private mutating func edited(_ value: Double, _ other: Double, _ kind: NumberKind) -> Double
  {
    next += 1
    switch edit {
    // NaN is in no range.
    case .sanitize: return kind.range.contains(value) ? value : other
    case .mix(let left):
      let mix = max(value + (other - value) * left, 0)
      return switch kind.quantity {
      case .length: mix
      case .opacity: min(mix, 1)
      case .distance, .number, .speed, .duration, .angle: value
      }
    case .set(let index, let number): return index == next - 1 ? number : value
    }
  }
}

extension Int {
  /// Converts a script's number to an integer: truncated, clamped to 32 bits, and -1 for NaN.
  package init(script number: Double) {
    self = number.isNaN ? -1 : Int(Swift.min(Swift.max(number, -2_147_483_648), 2_147_483_647))
  }
}

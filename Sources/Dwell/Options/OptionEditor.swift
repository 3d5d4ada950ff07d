extension Configurable {
  /// These options, with the default in place of each value out of its range.
  package var sanitized: Self { edited(with: Self(), .sanitize) }

  /// A mix with other options: lengths and opacities are those here, and of the way to the others the share
  /// that is `left`, beyond 0...1 while a spring overshoots. Numbers that decide something rather than being
  /// drawn stay as they are.
  func mixed(with other: Self, left: Double) -> Self { edited(with: other, .mix(left: left)) }

  /// These options after an edit.
  private func edited(with other: Self, _ edit: OptionEditor.Edit) -> Self {
    var (result, editor) = (self, OptionEditor(edit: edit))
    Self.visit(&editor, &result, other)
    return result
  }
}

/// Changes options, each by the other's value and its range. One visitor for all edits, so that a type's
/// `visit` is compiled for it once.
private struct OptionEditor: OptionVisitor {
  /// What is done with each option.
  enum Edit {
    /// A value out of its range is replaced by the other one.
    case sanitize
    /// Lengths and opacities are mixed with the others.
    case mix(left: Double)
  }

  /// What is done with each option.
  let edit: Edit

  mutating func number(
    _ name: StaticString, _ value: inout Double?, _ other: Double?, _ kind: NumberKind,
    _ summary: StaticString
  ) {
    // No value stays none, and a value that would be NaN is none.
    let result = edited(value ?? .nan, other ?? .nan, kind)
    value = result.isNaN ? nil : result
  }

  mutating func count(
    _ name: StaticString, _ value: inout Int, _ other: Int, in range: ClosedRange<Int>,
    _ summary: StaticString
  ) {
    if case .sanitize = edit, !range.contains(value) { value = other }
  }

  // Every flag and every choice is usable, and none is mixed.

  mutating func flag(_ name: StaticString, _ value: inout Bool?, _ other: Bool?, _ summary: StaticString) {}

  mutating func choice<Choice: CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, _ other: Choice, _ summary: StaticString
  ) {}

  /// A number of a kind after the edit.
  @inline(never) private func edited(_ value: Double, _ other: Double, _ kind: NumberKind) -> Double {
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
    }
  }
}

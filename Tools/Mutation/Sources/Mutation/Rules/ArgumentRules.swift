/// Mistakes in calls: two exchanged arguments.
extension SourceFile {
  /// The places at a call's opening bracket: the first argument and the second, the third and the fourth.
  func argumentSites(at index: Int) -> [Site] {
    guard tokens[index].text == "(", !tokens[index].hasSpaceBefore, index > 0, let end = partners[index],
      isCall(at: index)
    else { return [] }
    let arguments = arguments(from: index, to: end)
    return stride(from: 0, to: arguments.count - 1, by: 2).compactMap { number in
      guard let first = arguments[number], let second = arguments[number + 1] else { return nil }
      let (left, right) = (text(first), text(second))
      guard left != right, !left.contains("\n"), !right.contains("\n") else { return nil }
      let range = first.lowerBound..<second.upperBound
      let between = text(first.upperBound..<second.lowerBound)
      return Site(
        form: .arguments(first, second), range: range,
        variants: [.init(rule: "arguments swapped", text: right + between + left)])
    }
  }

  /// Whether a bracket begins a call's arguments whose order matters: after a name that isn't being declared.
  private func isCall(at index: Int) -> Bool {
    let name = tokens[index - 1]
    guard name.kind == .word, !name.isFixed else { return false }
    let before = text(at: index - 2)
    if ["func", "case", "subscript", "enum", "struct"].contains(before) { return false }
    if name.text == "init" { return before == "." }
    return !Rules.statementWords.union(["min", "max", "subscript"]).contains(name.text)
  }

  /// The expressions of a call's arguments; nil for one that cannot be moved: a closure, a string, a binding,
  /// or an `inout` argument.
  private func arguments(from open: Int, to close: Int) -> [Range<Int>?] {
    var found: [Range<Int>?] = []
    var start = open + 1
    var index = start
    while index <= close {
      if index == close || tokens[index].text == "," {
        if start < index {
          let first = text(at: start + 1) == ":" ? start + 2 : start
          found.append(first < index ? expression(first...(index - 1)) : nil)
        }
        start = index + 1
        index += 1
      } else {
        index = (partners[index].map { max($0, index) } ?? index) + 1
      }
    }
    return found
  }

  /// The range of an argument, if it can be moved.
  private func expression(_ part: ClosedRange<Int>) -> Range<Int>? {
    let first = tokens[part.lowerBound]
    guard first.kind != .string, !["&", "{", "let", "var", "_", "#"].contains(first.text) else { return nil }
    return range(part)
  }
}

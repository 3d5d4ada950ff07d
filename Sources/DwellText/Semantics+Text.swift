import Dwell

extension Semantics {
  /// The elements as text, one line for each, in reading order: role, name, value, actions and rectangle.
  ///
  ///     pageControl "Pages" page 2 of 5 [next, previous, setValue] at 0 0 390 44
  ///     playPause "Pause" running [pause] at 346 0 44 44
  ///
  /// Numbers are as in ``Dwell/DisplayList/text``. For tests and bug reports: the text isn't parsed.
  /// - Complexity: O(n) in the number of elements.
  public var text: String { elements.map { $0.debugDescription + "\n" }.joined() }
}

extension Semantics: CustomDebugStringConvertible {
  /// The elements as text.
  public var debugDescription: String { text }
}

extension SemanticElement: CustomDebugStringConvertible {
  /// Its line of ``Dwell/Semantics/text``.
  public var debugDescription: String {
    var words = ["\(role.name) \"\(label)\""]
    if !valueText.isEmpty { words.append(valueText) }
    words.append("\(actions.debugDescription) at \(Words.rect(rect))")
    if isHidden { words.append("hidden") }
    return words.joined(separator: " ")
  }
}

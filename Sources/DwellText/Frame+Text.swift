import Dwell

extension DisplayList: CustomDebugStringConvertible {
  /// The text form.
  public var debugDescription: String { text }
}

extension Frame: CustomDebugStringConvertible {
  /// The size, the course, the semantics and the drawing, as text.
  public var debugDescription: String {
    "frame: \(Words.size(size)), \(course)\n" + semantics.text + display.text
  }
}

extension Outcome: CustomDebugStringConvertible {
  /// The results, in words: `turned from page 1 to 2 by the timer at 4 s; reports [manyImages]`.
  public var debugDescription: String {
    var words: [String] = []
    if let pageChange { words.append(pageChange.debugDescription) }
    if let advanceRequest { words.append("asks to advance to page \(advanceRequest + 1)") }
    if didEnd { words.append("ended") }
    if let edge { words.append("tried to turn beyond the \(edge)") }
    if !diagnostics.isEmpty { words.append("reports \(diagnostics.debugDescription)") }
    if words.isEmpty { words.append("nothing happened") }
    return (words + (isHandled ? ["handled"] : [])).joined(separator: "; ")
  }
}

extension PageChange: CustomDebugStringConvertible {
  /// The change in words; pages count from 1.
  public var debugDescription: String {
    let place = isContinuous ? ", following a finger" : ""
    return "turned from page \(from + 1) to \(to + 1) by \(cause.words)\(place) at \(Words.number(time)) s"
  }
}

extension PageChangeCause {
  /// The cause of the turn.
  fileprivate var words: String {
    switch self {
    case .timer: "the timer"
    case .person: "a person"
    case .app: "the app"
    case .data: "an edit of the pages"
    }
  }
}

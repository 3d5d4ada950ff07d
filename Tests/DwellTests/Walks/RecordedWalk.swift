import DwellText
import DwellTestSupport

@testable import Dwell

/// A component that is sent events, and a text of everything that a user then sees and hears, and that a
/// front is told.
struct RecordedWalk<Walker: Component> {
  /// The component.
  var component: Walker
  /// The state at a time besides the frame, as facts that are recorded when they change.
  private let state: (Walker, Double) -> [String]
  /// The lines so far.
  private(set) var text = ""
  /// The state that was recorded last.
  private var described: [String] = []
  /// The lines of the frame that was recorded last.
  private var shown: Set<String> = []

  /// A walk of a component.
  init(_ component: Walker, state: @escaping (Walker, Double) -> [String]) {
    self.component = component
    self.state = state
  }

  /// Sends an event and records the outcome, the state and what is new in the frame.
  mutating func send(_ event: Event, at now: Double) {
    let outcome = component.handle(event, at: now)
    record(event.words + outcome.words, at: now)
  }

  /// Configures the component and records what follows.
  mutating func configure(_ configuration: Walker.Configuration, at now: Double) {
    let outcome = component.configure(configuration, at: now)
    record("configure" + outcome.words, at: now)
  }

  /// Records the state and what is new in the frame.
  private mutating func record(_ title: String, at now: Double) {
    let frame = component.frame(at: now)
    let elements = frame.semantics.elements.map { element in
      let focus = element.focusRect == element.rect ? "" : ", focus \(element.focusRect.words)"
      return element.debugDescription + focus
    }
    let commands = frame.display.text.split(separator: "\n").map(String.init)
    // The usual is left out.
    let lines = (elements + commands).map {
      $0.replacing(" foreground", with: "").replacing(" \"Page\"", with: "").replacing(" []", with: "")
        .replacing("page page", with: "page")
    }
    let facts =
      state(component, now)
      + [component.nextChange(after: now, step: 0.5).words, frame.course.words, "\(lines.count) lines"]
    let news = zip(facts, described + facts.dropFirst(described.count)).enumerated().compactMap {
      index, pair in
      pair.0 != pair.1 || described.isEmpty ? pair.0 : nil
    }
    let added = lines.filter { !shown.contains($0) }
    described = facts
    if title == "tick", news.isEmpty, added.isEmpty { return }
    text += "\(now.words) \(title)\(news.isEmpty ? "" : " | " + news.joined(separator: ", "))\n"
    for line in added where !line.hasSuffix("}") { text += " \(line.trimmingPrefix { $0 == " " })\n" }
    shown = Set(lines)
  }
}

extension Event {
  /// The event in words: its case, and its values without their types.
  var words: String {
    var words = "\(self)"
    for name in [
      "Dwell.PageDuration.", "Dwell.PageEdit.", "Dwell.", "Event.", "Direction.", "Key.", "width: ",
      "height: ", "x: ", "y: ", "Point", "Size", "Optional", "isPrecise: ",
    ] {
      words = words.split(separator: name, omittingEmptySubsequences: false).joined()
    }
    return words
  }
}

extension Outcome {
  /// The outcome in words after the event, if there is any.
  fileprivate var words: String {
    self == Outcome() ? "" : ": \(debugDescription.replacing("nothing happened; ", with: ""))"
  }
}

extension NextChange {
  /// The change in words.
  fileprivate var words: String {
    switch self {
    case .still: "still"
    case .at(let time): "until \(time.words)"
    case .everyFrame: "moving"
    }
  }
}

extension Course {
  /// The course in words.
  fileprivate var words: String {
    switch self {
    case .still: "still"
    case .linear(let end): "linear until \(end.words)"
    case .sampled(let end): "sampled until \(end.words)"
    }
  }
}

extension Double {
  /// The number, as in the text form of display lists.
  var words: String {
    var bytes = TextBytes()
    bytes.write(self)
    return String(decoding: bytes.bytes, as: UTF8.self)
  }
}

extension Rect {
  /// The rectangle, as in the text form of display lists.
  var words: String { [x, y, width, height].map(\.words).joined(separator: " ") }
}

extension Size {
  /// The width and the height.
  var words: String { "\(width.words) by \(height.words)" }
}

import Dwell
import DwellJSON

/// Reads the events of a scenario, keeping track of the number of pages.
struct EventReader {
  /// The number of pages when the current event happens; nil for a component without pages.
  var pageCount: Int?

  /// The events in the order of time.
  mutating func events(_ node: JSONNode?) throws(JSONProblem) -> [ScenarioEvent] {
    var times: [(at: Double, index: Int, fields: JSONFields)] = []
    let nodes = try node?.array(most: ScenarioLimits.eventCount, of: "events") ?? []
    for (index, node) in nodes.enumerated() {
      let fields = try node.object()
      times.append((try fields.required("at", example: "1.5").time(), index, fields))
    }
    times.sort { ($0.at, $0.index) < ($1.at, $1.index) }
    var events: [ScenarioEvent] = []
    for (at, _, fields) in times { events.append(ScenarioEvent(at: at, try happening(fields))) }
    return events
  }

  /// Reads the kind of an event.
  private mutating func happening(_ fields: JSONFields) throws(JSONProblem) -> ScenarioEvent.Happening {
    let type = try fields.required("type", example: "\"pause\"")
    let name = try type.string(among: EventType.fieldNames.map(\.type))
    guard let type = EventType(rawValue: name) else {
      try fields.allow(only: ["at", "type", EventType.appearance])
      return .appearance(try fields.required(EventType.appearance, example: "\"dark\"").word())
    }
    try fields.allow(only: ["at", "type"] + type.fieldNames)
    return .event(try event(type, fields))
  }

  /// Reads an event for the component.
  private mutating func event(_ type: EventType, _ fields: JSONFields) throws(JSONProblem) -> Event {
    switch type {
    case .press: .press(try point(fields))
    case .move: .move(try point(fields))
    case .release: .release(try point(fields))
    case .cancel: .cancel
    case .hover: .hover(try point(fields))
    case .leave: .leave
    case .key: .key(try fields.required("key", example: "\"right\"").word())
    case .wheel: .wheel(try point(fields), isPrecise: try fields["isPrecise"]?.bool() ?? false)
    case .wheelEnded: .wheelEnded
    case .crown: .crown(try fields.required("points", example: "10").length())
    case .setPosition:
      .setPosition(try fields.required("position", example: "1.5").number(in: ScenarioLimits.value))
    case .advance: .advance
    case .veto: .veto
    case .restart: .restart
    case .pause: .pause(try fields["reason"]?.word() ?? .app)
    case .resume: .resume(try fields["reason"]?.word() ?? .app)
    case .setSeen: .setSeen(try fields["isSeen"]?.bool() ?? true, page: try page("page", fields))
    case .setPageLength: .setPageLength(try pageLength(fields), page: try page("page", fields))
    case .setPageCrossLength: .setPageCrossLength(try pageLength(fields), page: try page("page", fields))
    case .setValue: .setValue(try fields.required("value", example: "7").number(in: ScenarioLimits.value))
    case .resize: .resize(try Scenario.size(fields))
    case .setDisplayScale:
      .setDisplayScale(try fields.required("scale", example: "2").number(in: ScenarioLimits.displayScale))
    case .setDirection: .setDirection(try fields.required("direction", example: "\"rightToLeft\"").word())
    case .setReduceMotion: .setReduceMotion(try fields.required("reduceMotion", example: "true").bool())
    case .setProgress:
      .setProgress(
        try fields.required("progress", example: "0.5").share(),
        rate: try fields["rate"]?.number(in: ScenarioLimits.rate) ?? 0)
    case .setDuration: .setDuration(try fields.required("duration", example: "4").duration())
    case .setPageDuration: try pageDuration(fields)
    case .select:
      .select(
        page: try page("page", fields), animated: try fields["animated"]?.bool() ?? true)
    case .setPageCount: try setPageCount(fields)
    case .insert, .remove, .movePage: .edit(try edit(type, fields))
    }
  }

  /// A point in the component.
  private func point(_ fields: JSONFields) throws(JSONProblem) -> Point {
    Point(
      x: try fields.required("x", example: "195").length(),
      y: try fields.required("y", example: "22").length())
  }

  /// The index of an existing page.
  private func page(_ name: String, _ fields: JSONFields) throws(JSONProblem) -> Int {
    let node = try fields.required(name, example: "0")
    guard let pageCount else { return try node.pageCount() }
    return try node.page(of: pageCount)
  }

  /// The duration of one page; null for that of all pages.
  private func pageDuration(_ fields: JSONFields) throws(JSONProblem) -> Event {
    let duration = try fields.required("duration", example: "4")
    return .setPageDuration(
      duration.value == .null ? nil : try duration.duration(), page: try page("page", fields))
  }

  /// The length of one page's content, along or across; null if it has none.
  private func pageLength(_ fields: JSONFields) throws(JSONProblem) -> Double? {
    let length = try fields.required("length", example: "1200")
    return length.value == .null ? nil : try length.number(in: ScenarioLimits.size)
  }

  /// A new number of pages.
  private mutating func setPageCount(_ fields: JSONFields) throws(JSONProblem) -> Event {
    let count = try fields.required("count", example: "3").pageCount()
    if pageCount != nil { pageCount = count }
    return .setPageCount(count)
  }

  /// A change to the list of pages.
  private mutating func edit(_ type: EventType, _ fields: JSONFields) throws(JSONProblem) -> PageEdit {
    if type == .movePage {
      return .move(from: try page("from", fields), to: try page("to", fields))
    }
    let known = pageCount ?? ScenarioLimits.pages.upperBound
    let index = try fields.required("index", example: "0").integer(
      in: 0...known, rule: "there are \(known) pages at that time")
    let most = type == .insert ? ScenarioLimits.pages.upperBound - known : known - index
    let rule =
      type == .insert
      ? "there can be \(ScenarioLimits.pages.upperBound) pages" : "there are not that many pages"
    let count = try fields["count"]?.integer(in: 0...most, rule: rule) ?? 1
    let edit: PageEdit = type == .insert ? .insert(at: index, count: count) : .remove(at: index, count: count)
    if let pageCount {
      guard edit.isValid(forCount: pageCount) else {
        throw fields.node.problem(
          "does not fit the pages; there are \(pageCount) at that time", fix: "remove it")
      }
      self.pageCount = edit.newCount(of: pageCount)
    }
    return edit
  }
}

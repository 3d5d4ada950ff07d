import Dwell
import DwellJSON

/// What came of an event or of time.
public struct ScenarioResult: Equatable, Sendable {
  /// When, in seconds from the beginning.
  public let at: Double
  /// The scenario's event; nil for what came of time.
  public let event: Event?
  /// When a wake-up was due that came late; nil for anything else.
  public let due: Double?
  /// What the front's clock was ahead of the scenario's time, in seconds.
  public let clockOffset: Double
  /// What came of it.
  public let outcome: Outcome

  /// What came of an event, or else of time.
  public init(
    at time: Double, event: Event? = nil, due: Double? = nil, clockOffset: Double = 0, outcome: Outcome
  ) {
    at = time
    self.event = event
    self.due = due
    self.clockOffset = clockOffset
    self.outcome = outcome
  }

  /// Whether there is something to tell.
  var isNews: Bool {
    var silent = Outcome()
    silent.isHandled = outcome.isHandled
    return event != nil || due != nil || outcome != silent
  }

  /// What came of it, as objects of a trace: the cause first.
  var objects: [JSONLine] {
    var result: [JSONLine] = []
    if let due { result.append(["at": .number(at), "type": "wakeUp", "due": .number(due)]) }
    if let event, let type = EventType(event) {
      result.append([
        "at": .number(at), "type": .string(type.rawValue), "isHandled": .bool(outcome.isHandled),
      ])
    }
    if let change = outcome.pageChange {
      var fields: [JSONLine.Field] = [
        JSONLine.Field("at", .number(change.time - clockOffset)), JSONLine.Field("type", "pageChange"),
        TraceField.count("from", change.from), TraceField.count("to", change.to),
        JSONLine.Field("cause", .string(change.cause.name)),
      ]
      if change.isContinuous { fields.append(JSONLine.Field("isContinuous", true)) }
      result.append(.object(fields))
    }
    if let page = outcome.advanceRequest {
      result.append(["at": .number(at), "type": "advanceRequest", "page": .number(Double(page))])
    }
    if outcome.didEnd { result.append(["at": .number(at), "type": "end"]) }
    if !outcome.diagnostics.isEmpty {
      let names = outcome.diagnostics.containedNames.map { JSONLine.string($0) }
      result.append(["at": .number(at), "type": "diagnostics", "names": .array(names)])
    }
    return result
  }
}

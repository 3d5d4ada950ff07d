import Dwell
import DwellJSON

/// The result of an event or of a wake-up.
public struct ScenarioResult: Equatable, Sendable {
  /// The time, in seconds from the start.
  public let at: Double
  /// The scenario's event; nil for a wake-up.
  public let event: Event?
  /// When a late wake-up was due; nil otherwise.
  public let due: Double?
  /// The front's clock minus the scenario's time, in seconds.
  public let clockOffset: Double
  /// The component's outcome.
  public let outcome: Outcome

  /// The result of an event or, without one, of a wake-up.
  public init(
    at time: Double, event: Event? = nil, due: Double? = nil, clockOffset: Double = 0, outcome: Outcome
  ) {
    at = time
    self.event = event
    self.due = due
    self.clockOffset = clockOffset
    self.outcome = outcome
  }

  /// Whether a trace reports it.
  var isReported: Bool {
    var silent = Outcome()
    silent.isHandled = outcome.isHandled
    return event != nil || due != nil || outcome != silent
  }

  /// The objects in a trace, the cause first.
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

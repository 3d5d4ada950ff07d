import DwellText
import Dwell
import DwellJSON

/// What is seen of a scenario at one of its samples.
public struct ScenarioMoment: Equatable, Sendable {
  /// When, in seconds from the beginning.
  public let at: Double
  /// The component's state, as the fields of a trace.
  public let state: [JSONLine.Field]
  /// What is drawn and meant.
  public let frame: Frame
  /// The component's size, in points.
  public let size: Size
  /// Whether the component means one thing at most; otherwise its semantics are a list.
  let hasOneElement: Bool
  /// The colours of the theme.
  public let appearance: Appearance
  /// What has come of anything since the last sample.
  public let results: [ScenarioResult]

  /// The moment as a line of a trace.
  public var line: JSONLine {
    let elements = frame.semantics.elements.map(TraceField.semantics)
    var fields = [
      JSONLine.Field("at", .number(at)), JSONLine.Field("state", .object(state)),
      JSONLine.Field("semantics", hasOneElement ? elements.first ?? .null : .array(elements)),
      JSONLine.Field("display", .string(frame.display.text)),
    ]
    let happened = results.flatMap(\.objects)
    if !happened.isEmpty { fields.append(JSONLine.Field("events", .array(happened))) }
    return .object(fields)
  }
}

/// What came of an event or of time.
public struct ScenarioResult: Equatable, Sendable {
  /// When.
  public let at: Double
  /// What came of it.
  public let outcome: Outcome

  /// What came of it, as objects of a trace.
  var objects: [JSONLine] {
    var result: [JSONLine] = []
    if let change = outcome.pageChange {
      var fields: [JSONLine.Field] = [
        JSONLine.Field("at", .number(change.time)), JSONLine.Field("type", "pageChange"),
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

import Dwell
import DwellJSON

extension Scenario {
  /// Plays the scenario and passes what is seen at each sample on; `write` returns false to stop.
  public func trace(_ write: (JSONLine) -> Bool) throws(ScenarioOverrun) {
    switch subject {
    case .pageControl(let scene): try trace(player(of: scene), write)
    }
  }

  /// A player of a scenario with a page control.
  public func player(of scene: PageControlScene) -> ScenarioPlayer<PageControl> {
    ScenarioPlayer(
      PageControl(scene.configuration, at: 0), self,
      setup: scene.durations.map { .setPageDuration($0.duration, page: $0.page) })
  }

  /// Plays any component.
  private func trace<Subject>(
    _ start: ScenarioPlayer<Subject>, _ write: (JSONLine) -> Bool
  ) throws(ScenarioOverrun) {
    var player = start
    for index in 0..<samples.count {
      try player.play(until: samples[index])
      guard write(player.sample()) else { return }
    }
  }
}

extension ScenarioPlayer {
  /// What is seen now, as a line of a trace.
  mutating func sample() -> JSONLine {
    let frame = component.frame(at: now)
    var fields = [
      JSONLine.Field("at", .number(now)), JSONLine.Field("state", .object(component.state(at: now))),
      JSONLine.Field("semantics", semantics(of: frame)),
      JSONLine.Field("display", .string(frame.display.text)),
    ]
    let happened = takeResults().flatMap(\.fields)
    if !happened.isEmpty { fields.append(JSONLine.Field("events", .array(happened))) }
    return .object(fields)
  }

  /// What the component means: an object for one that means one thing, else a list.
  private func semantics(of frame: Frame) -> JSONLine {
    let elements = frame.semantics.elements.map(TraceField.semantics)
    return Subject.hasOneElement ? elements.first ?? .null : .array(elements)
  }
}

extension ScenarioPlayer.Result {
  /// What came of it, as objects of a trace.
  var fields: [JSONLine] {
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

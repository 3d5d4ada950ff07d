import Dwell
import DwellJSON
@testable import DwellScenes
import DwellTestSupport

/// Parses the bytes as a scenario and plays a part of it, short enough for a thousand inputs per second.
func fuzzScenario(_ bytes: [UInt8]) {
  let scenario: Scenario
  do throws(JSONProblem) {
    scenario = try Scenario(try JSONDocument(bytes: bytes, name: "s.json"))
  } catch {
    return expectLine(error.description, begins: "s.json:\(error.line):\(error.column): ")
  }
  play(scenario.subject.scene, scenario)
}

/// The maximum numbers of samples and of wake-ups.
private let maximumSampleCount = 12
private let maximumWakeUpCount = 200

/// Plays a scenario twice, and checks the invariants of each frame.
private func play(_ scene: some ScenarioScene, _ scenario: Scenario) {
  var player = ScenarioPlayer(scene.component, scenario, setup: scene.setup, wakeUps: maximumWakeUpCount)
  var again = player
  for index in 0..<min(scenario.samples.count, maximumSampleCount) {
    do throws(ScenarioOverrun) {
      try player.play(until: scenario.samples[index])
      try again.play(until: scenario.samples[index])
    } catch { return }
    let moment = player.takeMoment()
    expect(moment == again.takeMoment(), "the same scenario gives a different result")
    if let broken = moment.frame.faults.first { fault("at \(moment.at): \(broken)") }
    let line = moment.line.text
    do throws(JSONProblem) {
      _ = try JSONDocument(text: line, name: "line")
    } catch { fault("a line of the trace is not JSON: \(error) in \(line)") }
    expectWellFormed(SVGDocument(moment.frame.display, size: moment.size, moment.appearance.palette).text)
  }
}

import Dwell
import DwellJSON
import Testing

@testable import DwellScenes

/// The scenario in a text.
func scenario(_ text: String) throws -> Scenario {
  try Scenario(JSONDocument(text: text, name: "scene.json"))
}

/// The lines of a scenario's trace.
func lines(of scenario: Scenario) throws -> [String] {
  var lines: [String] = []
  try scenario.play { moment in
    lines.append(moment.line.text)
    return true
  }
  return lines
}

/// A field of a line of a trace, as text.
func field(_ path: String, of line: String) throws -> String {
  let document = try JSONDocument(text: line, name: "line")
  var node = document.root
  for name in path.split(separator: ".") {
    node = try node.object().required(String(name), example: "anything")
  }
  return node.text(limit: 400)
}

/// Three pages, the second of them short, a hover and a selection.
let threePages = """
  {"component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 3,
   "currentPage": 0, "duration": 4, "durations": {"1": 2}, "loops": true, "direction": "leftToRight",
   "reduceMotion": false}, "events": [{"at": 1.5, "type": "pause", "reason": "hover"}, {"at": 2, "type": "resume",
   "reason": "hover"}, {"at": 3, "type": "select", "page": 2}], "samples": {"every": 1, "until": 12}}
  """

/// Three pages: one is dragged to the next, caught while it settles, and released again; then a key turns it.
let draggedPages = """
  {"component": "pageView", "size": {"width": 390, "height": 600},
   "configuration": {"pageCount": 3, "effect": "fadeAndScale"},
   "events": [
     {"at": 1, "type": "press", "x": 300, "y": 300},
     {"at": 1.1, "type": "move", "x": 200, "y": 300},
     {"at": 1.2, "type": "move", "x": 90, "y": 300},
     {"at": 1.3, "type": "release", "x": 90, "y": 300},
     {"at": 1.4, "type": "press", "x": 100, "y": 300},
     {"at": 1.5, "type": "move", "x": 120, "y": 300},
     {"at": 1.6, "type": "release", "x": 120, "y": 300},
     {"at": 3, "type": "key", "key": "right"}],
   "samples": [0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2.5, 3.1, 3.2, 5]}
  """

/// A meter that is revealed, then falls to a lower value.
let revealedMeter = """
  {"component": "progressMeter", "size": {"width": 200, "height": 548},
   "configuration": {"value": 7, "maximum": 10},
   "events": [{"at": 5, "type": "setValue", "value": 3}],
   "samples": [0, 1, 2, 3, 4, 5, 5.2, 6]}
  """

extension Scenario {
  /// The player of the scenario's page control.
  func controlPlayer(wakeUps: Int = ScenarioOverrun.limit) throws -> ScenarioPlayer<PageControl> {
    guard let scene = subject.scene as? TimedScene<PageControl.Configuration> else { throw NoPageControl() }
    return ScenarioPlayer(scene.component, self, setup: scene.setup, wakeUps: wakeUps)
  }
}

/// The scenario has no page control.
struct NoPageControl: Error {}

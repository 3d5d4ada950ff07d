import Dwell
import DwellJSON
import DwellScenes
import Testing

/// The scenario of a text.
func scenario(_ text: String) throws -> Scenario {
  try Scenario(JSONDocument(text: text, name: "scene.json"))
}

/// The lines of a scenario's trace.
func lines(of scenario: Scenario) throws -> [String] {
  var lines: [String] = []
  try scenario.trace { line in
    lines.append(line.text)
    return true
  }
  return lines
}

/// A field of the state in a trace's line, as text.
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

extension Scenario {
  /// The player of the scenario's page control.
  func player() -> ScenarioPlayer<PageControl> {
    switch subject {
    case .pageControl(let scene): player(of: scene)
    }
  }
}

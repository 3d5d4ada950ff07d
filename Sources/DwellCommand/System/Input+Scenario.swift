import DwellJSON
import DwellScenes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Input {
  /// A scenario and its name.
  struct NamedScenario {
    /// The name for messages and titles.
    var name: String
    /// The scenario.
    var scenario: Scenario
    /// The samples in its file; nil for a demo scene.
    var samples: JSONNode?

    /// The problem of a scenario that takes too long, with the place of its samples.
    func problem(_ overrun: ScenarioOverrun) -> CommandProblem {
      guard let samples else { return .usage("\(name): \(overrun.description)") }
      return .usage("\(samples.problem(overrun.what, fix: overrun.fix))")
    }
  }

  /// The maximum size of a scenario's file, in bytes: read within a second.
  private static let maximumSize = 16 << 20
  /// The maximum number of objects in a scenario's file: its events, and some more, so that a list that is
  /// slightly too long is counted.
  private static let maximumObjects = 110_000

  /// The scenario in a file, on the standard input for `-`, or the demo scene of a name after `scene:`.
  static func scenario(at path: String) throws(CommandProblem) -> NamedScenario {
    if path.hasPrefix(DemoScene.prefix) {
      let scene = try demoScene(String(path.dropFirst(DemoScene.prefix.count)))
      return NamedScenario(name: scene.name, scenario: scene.scenario)
    }
    if DemoScene.named(path) != nil, access(path, F_OK) != 0 {
      throw .usage("\(name(of: path)) does not exist -- did you mean \(DemoScene.prefix)\(path)?")
    }
    let bytes = try bytes(of: path, limit: maximumSize, fix: "split it into several scenarios")
    do {
      let document = try JSONDocument(
        bytes: bytes, name: path == "-" ? "standard input" : path, maximumObjects: maximumObjects)
      let scenario = try Scenario(document)
      return NamedScenario(
        name: name(of: path), scenario: scenario, samples: try document.root.object()["samples"])
    } catch {
      throw .usage("\(error)")
    }
  }

  /// The demo scene of a name.
  private static func demoScene(_ name: String) throws(CommandProblem) -> DemoScene {
    if let scene = DemoScene.named(name) { return scene }
    let meant = nearestName(to: name, among: DemoScene.all.map(\.name))
    let fix = meant.map { "did you mean scene:\($0)?" } ?? "dwell render --list lists them all"
    throw .usage("\(quoted(name)) is not a demo scene -- \(fix)")
  }
}

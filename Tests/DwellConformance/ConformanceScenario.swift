import Dwell
import DwellJSON
import DwellScenes
import Foundation

/// A scenario that every front plays, to show the same as the core: a file of
/// Tests/DwellConformance/Scenarios.
public struct ConformanceScenario: Sendable, CustomStringConvertible {
  /// The file's name without its ending.
  public let name: String
  /// What the file says.
  public let scenario: Scenario

  /// The name, by which tests tell it.
  public var description: String { name }

  /// All of them, in the order of their names.
  public static func all() throws -> [ConformanceScenario] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }.map { file in
      let document = try JSONDocument(bytes: Array(Data(contentsOf: file)), name: file.lastPathComponent)
      return ConformanceScenario(
        name: file.deletingPathExtension().lastPathComponent, scenario: try Scenario(document))
    }
  }

  /// What the core shows at each sample.
  public func expected() throws -> [Observation] {
    var observations: [Observation] = []
    try scenario.play { moment in
      observations.append(Observation(moment))
      return true
    }
    return observations
  }

  /// How a front that plays the scenario differs from the core: a line for each sample that does, the first
  /// few of them.
  @MainActor
  public func differences(on front: some ConformingFront) throws -> [String] {
    var given: [Observation] = []
    var events = scenario.events[...]
    for index in 0..<scenario.samples.count {
      let sample = scenario.samples[index]
      while let next = events.first, next.at <= sample {
        front.advance(to: next.at)
        if case .event(let event) = next.happening { front.send(event) }
        events.removeFirst()
      }
      front.advance(to: sample)
      given.append(front.observation())
    }
    let different = zip(try expected(), given).filter { $0 != $1 }.map {
      "\(name): the core \($0)\nshows \($1)"
    }
    return Array(different.prefix(3))
  }
}

/// A front with one component, as a conformance test plays a scenario on it. Its clock stands at 0 when it is
/// made.
@MainActor
public protocol ConformingFront {
  /// Lets time pass until then; whatever the front wants to do meanwhile, it does by itself.
  func advance(to time: Double)
  /// Lets an event happen now.
  func send(_ event: Event)
  /// What is seen and told now, with the page changes since the last time.
  func observation() -> Observation
}

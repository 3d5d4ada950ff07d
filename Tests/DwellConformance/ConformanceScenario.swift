import Dwell
import DwellJSON
import DwellScenes
import Foundation

/// A scenario that every front plays and must display like the core: a file in
/// Tests/DwellConformance/Scenarios.
public struct ConformanceScenario: Sendable, CustomStringConvertible {
  /// The file's name without extension.
  public let name: String
  /// The scenario.
  public let scenario: Scenario

  /// The name, for test messages.
  public var description: String { name }

  /// All scenarios, sorted by name.
  public static func all() throws -> [ConformanceScenario] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }.map { file in
      let document = try JSONDocument(bytes: Array(Data(contentsOf: file)), name: file.lastPathComponent)
      return ConformanceScenario(
        name: file.deletingPathExtension().lastPathComponent, scenario: try Scenario(document))
    }
  }

  /// The core's observation at each sample, with pages as large as the view on whole device pixels if a scale
  /// is given.
  public func expected(aligningPagesAt scale: Double? = nil) throws -> [Observation] {
    var observations: [Observation] = []
    try scenario.play { moment in
      var frame = moment.frame
      if let scale { frame.alignPages(scale: scale) { _ in moment.size } }
      observations.append(Observation(moment, frame: frame))
      return true
    }
    return observations
  }

  /// The differences between a front that plays the scenario and the core, with pages on whole device pixels
  /// if a scale is given: a line for each of the first few samples that differ.
  @MainActor
  public func differences(
    on front: some ConformingFront, aligningPagesAt scale: Double? = nil
  ) throws -> [String] {
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
    let different = zip(try expected(aligningPagesAt: scale), given).filter { $0 != $1 }.map {
      "\(name): the core \($0)\nshows \($1)"
    }
    return Array(different.prefix(3))
  }
}

/// A front with one component, as used by a conformance test. Its clock is at 0 when it is created.
@MainActor
public protocol ConformingFront {
  /// Advances the clock; the front handles its own wake-ups on the way.
  func advance(to time: Double)
  /// Sends an event now.
  func send(_ event: Event)
  /// The current display and semantics, with the page changes since the last call.
  func observation() -> Observation
}

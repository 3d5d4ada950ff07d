import Dwell
import DwellJSON

/// A component as a scenario begins with it: its configuration, and how that is read.
protocol ScenarioScene: Equatable, Sendable {
  /// The component.
  associatedtype Subject: TracedComponent

  /// Every field that the configuration can have.
  static var fieldNames: [String] { get }

  /// Reads the configuration.
  init(scenario node: JSONNode) throws(JSONProblem)

  /// The number of pages at the beginning; nil for a component without pages.
  var scenarioPages: Int? { get }

  /// The component, at time 0.
  var component: Subject { get }

  /// What the component is told at time 0, after its size.
  var setup: [Event] { get }
}

extension ScenarioScene {
  /// Nothing, for most components.
  var setup: [Event] { [] }
}

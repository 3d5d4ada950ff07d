import Dwell
import DwellJSON

/// A component's initial configuration in a scenario, and how it is read.
protocol ScenarioScene: Equatable, Sendable {
  /// The component.
  associatedtype Subject: TracedComponent

  /// All fields of the configuration.
  static var fieldNames: [String] { get }

  /// Reads the configuration.
  init(scenario node: JSONNode) throws(JSONProblem)

  /// The initial number of pages; nil for a component without pages.
  var scenarioPages: Int? { get }

  /// The component, at time 0.
  var component: Subject { get }

  /// The events sent to the component at time 0, after its size.
  var setup: [Event] { get }
}

extension ScenarioScene {
  /// No events, for most components.
  var setup: [Event] { [] }
}

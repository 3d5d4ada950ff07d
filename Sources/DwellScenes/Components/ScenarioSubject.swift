import Dwell

/// The component of a scenario in its initial state, of any kind.
public struct ScenarioSubject: Equatable, Sendable {
  /// Every kind of component, in the order of messages: a kind that isn't listed here is in no scenario file
  /// and in no list.
  package static let kinds: [any ScenarioScene.Type] = [
    TimedScene<PageControl.Configuration>.self, PageView.Configuration.self,
    TimedScene<SegmentedProgress.Configuration>.self, ProgressMeter.Configuration.self,
    TimedScene<Carousel.Configuration>.self,
  ]

  /// The component's configuration. A function with a parameter of type `some ScenarioScene` takes it.
  package var scene: any ScenarioScene

  /// The component of a configuration.
  package init(_ scene: any ScenarioScene) { self.scene = scene }

  /// Whether both are of one kind, with equal configurations.
  public static func == (one: ScenarioSubject, other: ScenarioSubject) -> Bool {
    /// Whether another scene is of the same kind, and equal.
    func isEqual<Scene: ScenarioScene>(_ scene: Scene) -> Bool { scene == other.scene as? Scene }
    return isEqual(one.scene)
  }
}

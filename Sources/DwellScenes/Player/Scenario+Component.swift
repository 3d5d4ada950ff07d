import Dwell

extension Scenario {
  /// The component at a time, after all earlier events; nil if its type is another, or if the scenario
  /// exceeds the limit of wake-ups.
  public func component<Subject: TracedComponent>(at time: Double) -> Subject? {
    component(of: subject.scene, at: time) as? Subject
  }

  /// The component of any scene.
  private func component(of scene: some ScenarioScene, at time: Double) -> (any TracedComponent)? {
    var player = ScenarioPlayer(scene.component, self, setup: scene.setup)
    do throws(ScenarioOverrun) { try player.play(until: time) } catch { return nil }
    return player.component
  }
}

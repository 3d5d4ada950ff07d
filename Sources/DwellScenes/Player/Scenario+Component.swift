import Dwell

extension Scenario {
  /// The component at a time, after all earlier events; nil if its type is another, or if the scenario
  /// exceeds the limit of wake-ups.
  public func component<Subject: TracedComponent>(at time: Double) -> Subject? {
    switch subject {
    case .pageControl(let scene): component(of: scene, at: time) as? Subject
    case .pageView(let scene): component(of: scene, at: time) as? Subject
    case .segmentedProgress(let scene): component(of: scene, at: time) as? Subject
    case .progressMeter(let scene): component(of: scene, at: time) as? Subject
    case .carousel(let scene): component(of: scene, at: time) as? Subject
    }
  }

  /// The component of any scene.
  private func component<Scene: ScenarioScene>(of scene: Scene, at time: Double) -> Scene.Subject? {
    var player = ScenarioPlayer(scene.component, self, setup: scene.setup)
    do throws(ScenarioOverrun) { try player.play(until: time) } catch { return nil }
    return player.component
  }
}

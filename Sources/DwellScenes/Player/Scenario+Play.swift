import Dwell

extension Scenario {
  /// Plays the scenario and passes each sample to `see`, which returns false to stop.
  public func play(_ see: (ScenarioMoment) -> Bool) throws(ScenarioOverrun) { try play(subject.scene, see) }

  /// Plays any component.
  private func play(
    _ scene: some ScenarioScene, _ see: (ScenarioMoment) -> Bool
  ) throws(ScenarioOverrun) {
    var player = ScenarioPlayer(scene.component, self, setup: scene.setup)
    for index in 0..<samples.count {
      try player.play(until: samples[index])
      guard see(player.takeMoment()) else { return }
    }
  }
}

import Dwell

extension Scenario {
  /// The scenario with a carousel configured for pictures; others are unchanged.
  var overPictures: Scenario {
    guard var scene = subject.scene as? TimedScene<Carousel.Configuration> else { return self }
    scene.configuration.isOverMedia = true
    var scenario = self
    scenario.subject = ScenarioSubject(scene)
    return scenario
  }
}

import Dwell

extension Scenario {
  /// The scenario with a carousel configured for pictures; others are unchanged.
  var overPictures: Scenario {
    guard case .carousel(var scene) = subject else { return self }
    scene.configuration.isOverMedia = true
    var scenario = self
    scenario.subject = .carousel(scene)
    return scenario
  }
}

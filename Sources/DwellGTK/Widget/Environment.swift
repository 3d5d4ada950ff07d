#if GTK
import Dwell

/// What a component's configuration takes from its widget, from the user's settings and from the text around
/// it.
struct Environment {
  /// Whether the user asks for reduced motion.
  var reduceMotion = false
  /// How much larger than usual the user wants text.
  var textScale = 1.0
  /// Whether the widget has a pause button, which belongs among a carousel's buttons.
  var hasPauseButton = false
  /// The direction of horizontal pages; nil if it is the app's choice.
  var direction: Direction?

  /// Returns the configuration of a component in this environment; of an unknown kind, as it is.
  func adopted<Configuration>(by configuration: Configuration) -> Configuration {
    guard var adopter = configuration as? any EnvironmentConfiguration else { return configuration }
    adopter.adopt(self)
    return adopter as? Configuration ?? configuration
  }

  /// Whether a configuration asks for reduced motion; false for one of an unknown kind.
  static func isMotionReduced<Configuration>(by configuration: Configuration) -> Bool {
    (configuration as? any EnvironmentConfiguration)?.reduceMotion ?? false
  }

  /// Returns the direction to take instead of an app's.
  fileprivate func direction(insteadOf direction: Direction) -> Direction {
    direction.axis == .vertical ? direction : self.direction ?? direction
  }
}

/// A configuration that takes something from a widget's environment.
private protocol EnvironmentConfiguration {
  /// Whether it asks for reduced motion.
  var reduceMotion: Bool { get }
  /// Takes over what the environment asks for.
  mutating func adopt(_ environment: Environment)
}

/// A configuration with motion and a direction of its own. Reduced motion can also be the app's wish.
private protocol DirectedConfiguration: EnvironmentConfiguration {
  /// Whether the user asks for reduced motion.
  var reduceMotion: Bool { get set }
  /// The direction.
  var direction: Direction { get set }
}

extension DirectedConfiguration {
  /// Takes over motion and direction.
  mutating func adoptMotion(_ environment: Environment) {
    reduceMotion = reduceMotion || environment.reduceMotion
    direction = environment.direction(insteadOf: direction)
  }

  mutating func adopt(_ environment: Environment) { adoptMotion(environment) }
}

extension SegmentedProgress.Configuration: DirectedConfiguration {}
extension ProgressMeter.Configuration: DirectedConfiguration {}
extension PageView.Configuration: DirectedConfiguration {}

extension PageControl.Configuration: DirectedConfiguration {
  fileprivate mutating func adopt(_ environment: Environment) {
    adoptMotion(environment)
    dots.textScale = environment.textScale
  }
}

extension Carousel.Configuration: EnvironmentConfiguration {
  fileprivate var reduceMotion: Bool { pages.reduceMotion }
  fileprivate mutating func adopt(_ environment: Environment) {
    pages.adopt(environment)
    dots.textScale = environment.textScale
    needsPause = environment.hasPauseButton
  }
}
#endif

#if GTK
import Dwell

/// The options of a configuration that follow from the widget, the user's settings and the text around it.
struct Environment {
  /// Whether the user asks for reduced motion.
  var reduceMotion = false
  /// How much larger than usual the user wants text.
  var textScale = 1.0
  /// Whether the widget has a pause button, which belongs among a carousel's buttons.
  var hasPauseButton = false
  /// The direction of horizontal pages; nil if it is the app's choice.
  var direction: Direction?

  /// Returns the configuration adapted to this environment; one of an unknown kind is unchanged.
  func adopted<Configuration>(by configuration: Configuration) -> Configuration {
    guard var adopter = configuration as? any EnvironmentConfiguration else { return configuration }
    adopter.adopt(self)
    return adopter as? Configuration ?? configuration
  }

  /// Whether a configuration asks for reduced motion; false for one of an unknown kind.
  static func isMotionReduced<Configuration>(by configuration: Configuration) -> Bool {
    (configuration as? any EnvironmentConfiguration)?.reduceMotion ?? false
  }

  /// Returns the direction that replaces the app's.
  fileprivate func direction(insteadOf direction: Direction) -> Direction {
    direction.axis == .vertical ? direction : self.direction ?? direction
  }
}

/// A configuration that adapts to its widget's environment.
private protocol EnvironmentConfiguration {
  /// Whether it asks for reduced motion.
  var reduceMotion: Bool { get }
  /// Adapts to the environment.
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
  /// Adapts motion and direction.
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

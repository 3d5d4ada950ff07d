#if GTK
import Dwell

/// What a component's configuration takes from its widget, from the user's settings and from the text around
/// it.
struct Surroundings {
  /// Whether the user asks for reduced motion.
  var reduceMotion = false
  /// How much larger than usual the user wants text.
  var textScale = 1.0
  /// Whether the widget has a pause button, which belongs among a carousel's buttons.
  var hasPauseButton = false
  /// The direction of horizontal pages; nil if it is the app's choice.
  var direction: Direction?

  /// Returns the configuration of a component in these surroundings; of an unknown kind, as it is.
  func adopted<Configuration>(by configuration: Configuration) -> Configuration {
    guard var adopter = configuration as? any SurroundedConfiguration else { return configuration }
    adopter.adopt(self)
    return adopter as? Configuration ?? configuration
  }

  /// Whether a configuration asks for reduced motion; false for one of an unknown kind.
  static func isMotionReduced<Configuration>(by configuration: Configuration) -> Bool {
    (configuration as? any SurroundedConfiguration)?.reduceMotion ?? false
  }

  /// Returns the direction to take instead of an app's.
  fileprivate func direction(insteadOf direction: Direction) -> Direction {
    direction.axis == .vertical ? direction : self.direction ?? direction
  }
}

/// A configuration that takes something from a widget's surroundings.
private protocol SurroundedConfiguration {
  /// Whether it asks for reduced motion.
  var reduceMotion: Bool { get }
  /// Takes over what the surroundings ask for.
  mutating func adopt(_ surroundings: Surroundings)
}

/// A configuration with motion and a direction of its own. Reduced motion can also be the app's wish.
private protocol DirectedConfiguration: SurroundedConfiguration {
  /// Whether the user asks for reduced motion.
  var reduceMotion: Bool { get set }
  /// The direction.
  var direction: Direction { get set }
}

extension DirectedConfiguration {
  /// Takes over motion and direction.
  mutating func adoptMotion(_ surroundings: Surroundings) {
    reduceMotion = reduceMotion || surroundings.reduceMotion
    direction = surroundings.direction(insteadOf: direction)
  }

  mutating func adopt(_ surroundings: Surroundings) { adoptMotion(surroundings) }
}

extension SegmentedProgress.Configuration: DirectedConfiguration {}
extension ProgressMeter.Configuration: DirectedConfiguration {}
extension PageView.Configuration: DirectedConfiguration {}

extension PageControl.Configuration: DirectedConfiguration {
  fileprivate mutating func adopt(_ surroundings: Surroundings) {
    adoptMotion(surroundings)
    dots.textScale = surroundings.textScale
  }
}

extension Carousel.Configuration: SurroundedConfiguration {
  fileprivate var reduceMotion: Bool { pages.reduceMotion }
  fileprivate mutating func adopt(_ surroundings: Surroundings) {
    pages.adopt(surroundings)
    dots.textScale = surroundings.textScale
    needsPause = surroundings.hasPauseButton
  }
}
#endif

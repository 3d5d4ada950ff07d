#if GTK
import Dwell

/// What a component's configuration takes from the user's settings and from the text around its widget.
struct Surroundings {
  /// Whether the user asks for reduced motion.
  var reduceMotion = false
  /// How much larger than usual the user wants text.
  var textScale = 1.0
  /// The direction of horizontal pages; nil if it is the app's choice.
  var direction: Direction?

  /// Returns the configuration of a component in these surroundings; of an unknown kind, as it is.
  func adopted<Configuration>(by configuration: Configuration) -> Configuration {
    guard var adopter = configuration as? any SurroundedConfiguration else { return configuration }
    adopter.adopt(self)
    return adopter as? Configuration ?? configuration
  }

  /// Returns the direction to take instead of an app's.
  fileprivate func direction(insteadOf direction: Direction) -> Direction {
    direction.axis == .vertical ? direction : self.direction ?? direction
  }
}

/// A configuration that takes something from a widget's surroundings. Reduced motion can also be the app's
/// wish.
private protocol SurroundedConfiguration {
  /// Takes over what the surroundings ask for.
  mutating func adopt(_ surroundings: Surroundings)
}

extension PageControl.Configuration: SurroundedConfiguration {
  fileprivate mutating func adopt(_ surroundings: Surroundings) {
    reduceMotion = reduceMotion || surroundings.reduceMotion
    direction = surroundings.direction(insteadOf: direction)
    dots.textScale = surroundings.textScale
  }
}

extension SegmentedProgress.Configuration: SurroundedConfiguration {
  fileprivate mutating func adopt(_ surroundings: Surroundings) {
    reduceMotion = reduceMotion || surroundings.reduceMotion
    direction = surroundings.direction(insteadOf: direction)
  }
}

extension ProgressMeter.Configuration: SurroundedConfiguration {
  fileprivate mutating func adopt(_ surroundings: Surroundings) {
    reduceMotion = reduceMotion || surroundings.reduceMotion
    direction = surroundings.direction(insteadOf: direction)
  }
}

extension PageView.Configuration: SurroundedConfiguration {
  fileprivate mutating func adopt(_ surroundings: Surroundings) {
    reduceMotion = reduceMotion || surroundings.reduceMotion
    direction = surroundings.direction(insteadOf: direction)
  }
}

extension Carousel.Configuration: SurroundedConfiguration {
  fileprivate mutating func adopt(_ surroundings: Surroundings) {
    pages.adopt(surroundings)
    guard case .dots(var dots) = indicator else { return }
    dots.textScale = surroundings.textScale
    indicator = .dots(dots)
  }
}
#endif

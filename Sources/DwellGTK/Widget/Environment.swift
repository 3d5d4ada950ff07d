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
  /// The colours of the style sheets; nil if they name no second one.
  var tints: StyleTints?
  /// Those that the configuration was adapted to before.
  var formerTints: StyleTints?
  /// Whether pages have no numbers, so that no indicator and no loop can show them.
  var isUnbounded = false
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

/// The named colours of style sheets for an indicator of two colours.
struct StyleTints: Equatable {
  /// That of upcoming dots and of tracks: `dwell_foreground`, or else the text's.
  var tint: ColorRole
  /// That of the current dot and of the fill: `dwell_progress`.
  var current: ColorRole
}

/// The colours of an indicator.
private protocol TintedIndicator {
  /// The colour of upcoming dots and of tracks.
  var tint: ColorRole { get set }
  /// The colour of the current dot, or of the fill; nil for `tint`.
  var currentTint: ColorRole? { get set }
}

extension DotRow.Configuration: TintedIndicator {}
extension SegmentRow.Configuration: TintedIndicator {}

extension TintedIndicator {
  /// Adopts the colours of the style sheets, unless the app has set some.
  fileprivate mutating func adoptTints(_ environment: Environment) {
    let former = environment.formerTints
    guard currentTint == former?.current, tint == former?.tint ?? .foreground else { return }
    (tint, currentTint) = (environment.tints?.tint ?? .foreground, environment.tints?.current)
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

extension SegmentedProgress.Configuration: DirectedConfiguration {
  fileprivate mutating func adopt(_ environment: Environment) {
    adoptMotion(environment)
    segments.adoptTints(environment)
  }
}

extension ProgressMeter.Configuration: DirectedConfiguration {}

extension PageView.Configuration: DirectedConfiguration {
  fileprivate mutating func adopt(_ environment: Environment) {
    adoptMotion(environment)
    if environment.isUnbounded { loops = false }
  }
}

extension PageControl.Configuration: DirectedConfiguration {
  fileprivate mutating func adopt(_ environment: Environment) {
    adoptMotion(environment)
    dots.textScale = environment.textScale
    dots.adoptTints(environment)
  }
}

extension Carousel.Configuration: EnvironmentConfiguration {
  fileprivate var reduceMotion: Bool { pages.reduceMotion }
  fileprivate mutating func adopt(_ environment: Environment) {
    pages.adopt(environment)
    if environment.isUnbounded { indicator = .none }
    switch indicator {
    case .segments(var segments):
      segments.adoptTints(environment)
      indicator = .segments(segments)
    default:
      dots.textScale = environment.textScale
      dots.adoptTints(environment)
    }
    needsPause = environment.hasPauseButton
  }
}
#endif

/// The ranges of a scenario's numbers: wide enough for anything that a component must handle, and narrow
/// enough to be played.
enum ScenarioLimits {
  /// Seconds from the start.
  static let time = 0...1e9
  /// Points of a coordinate or a distance.
  static let length = -1e6...1e6
  /// Points of a width, a height or a measure.
  static let size = 0...1e6
  /// Values of a meter.
  static let value = -1e9...1e9
  /// Fractions and opacities.
  static let share = 0...1.0
  /// The growth of progress, per second.
  static let rate = 0...1e6
  /// Numbers of pages.
  static let pages = 0...1_000_000_000
  /// Seconds by which a front's clock steps.
  static let clockStep = -1e9...1e9
  /// Frames of a screen per second.
  static let frameRate = 1...1000.0
  /// One in this number of frames is drawn.
  static let frames = 1...1_000_000
  /// Scales of text.
  static let textScale = 0.01...100
  /// The maximum number of events: about a second of work.
  static let eventCount = 100_000
  /// The maximum number of spans of time, or of steps of the clock, of a front.
  static let faultCount = 1000
  /// Device pixels per point; 0 for none.
  static let displayScale = 0...100.0
  /// Seconds between samples.
  static let interval = 1e-6...1e9
}

extension ProgressMeter {
  /// What a meter is like from the beginning.
  public struct Configuration: Equatable, Sendable {
    /// How long the reveal takes if nothing else is said, in seconds.
    static let standardRevealDuration = 4.0

    /// The value that is shown first, from `minimum` to `maximum`.
    public var value: Double
    /// The value of an empty meter; 0 by default.
    public var minimum = 0.0
    /// The value of a full meter, above `minimum`.
    public var maximum: Double
    /// The measures.
    public var metrics = ProgressMeterMetrics()
    /// How long the cover takes for the whole meter, whatever the value, in seconds; 4. 0 shows the fill at
    /// once. What is negative, above a million or no number is reported as ``Diagnostics/invalidDuration``.
    public var revealDuration = Configuration.standardRevealDuration
    /// The colour of the fill's empty end, at any value; red.
    public var lowColor = Color(hue: 0, saturation: 1, brightness: 1)
    /// What the border is coloured with; the theme's foreground by default.
    public var borderTint = ColorRole.foreground
    /// The direction in which the meter fills; from the bottom to the top by default.
    public var direction = Direction.bottomToTop
    /// Whether the person asks for less motion: the fill then fades in where it would rise.
    public var reduceMotion = false

    /// The defaults for a value of `0...maximum`.
    public init(value: Double, of maximum: Double) {
      self.value = value
      self.maximum = maximum
    }

    /// What the values mean.
    var scale: MeterScale { MeterScale(from: minimum, to: maximum) }

    /// This configuration with the default, or the nearest end of the range, in place of each value that
    /// cannot be used.
    var sanitized: Configuration {
      var result = self
      result.metrics = metrics.sanitized
      if !isRevealDurationUsable { result.revealDuration = Configuration.standardRevealDuration }
      result.value = scale.nearest(to: value) ?? scale.minimum
      return result
    }

    /// What cannot be used in this configuration.
    var diagnostics: Diagnostics {
      var found = Diagnostics()
      if !isRevealDurationUsable { found.formUnion(.invalidDuration) }
      if metrics.sanitized != metrics { found.formUnion(.invalidMetrics) }
      if !scale.contains(value) { found.formUnion(.invalidValue) }
      return found
    }

    /// Whether the reveal takes a time that can be kept.
    private var isRevealDurationUsable: Bool { revealDuration >= 0 && revealDuration <= 1e6 }
  }

  /// A meter of how many questions were answered correctly.
  ///
  /// ```swift
  /// ProgressMeter(
  ///   meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: 10, questionCount: 10)
  /// ```
  /// - Parameters:
  ///   - meterWidth: How wide the meter is, in points.
  ///   - borderWidth: How thick its border is, in points.
  ///   - verticalPadding: The room above and below the meter, both together, in points.
  ///   - correctResponses: How many answers were correct.
  ///   - questionCount: How many questions there were. Of none, the meter is empty.
  public init(
    meterWidth: Double, borderWidth: Double, verticalPadding: Double, correctResponses: Int,
    questionCount: Int
  ) {
    var configuration = Configuration(value: Double(correctResponses), of: Double(questionCount))
    configuration.metrics.meterWidth = meterWidth
    configuration.metrics.borderWidth = borderWidth
    configuration.metrics.padding = verticalPadding
    self.init(configuration)
  }
}

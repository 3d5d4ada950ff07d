extension ProgressMeter {
  /// A meter's settings.
  public struct Configuration: Equatable, Sendable {
    /// The default of ``revealDuration``, in seconds.
    static let standardRevealDuration = 4.0

    /// The value, from `minimum` to `maximum`.
    public var value: Double
    /// The value of an empty meter; 0 by default.
    public var minimum = 0.0
    /// The value of a full meter, above `minimum`.
    public var maximum: Double
    /// The sizes.
    public var metrics = ProgressMeterMetrics()
    /// How long the reveal of the whole meter takes, at any value, in seconds; 4 by default, 0 for none. A
    /// duration that is negative, above 1,000,000 or NaN is reported as ``Diagnostics/invalidDuration``.
    public var revealDuration = Configuration.standardRevealDuration
    /// The colours of the fill; from red through yellow to green by default.
    public var colors = MeterColors.hue
    /// The border's colour; the theme's foreground by default.
    public var borderTint = ColorRole.foreground
    /// The direction in which the meter fills; bottom to top by default.
    public var direction = Direction.bottomToTop
    /// Whether the user asks for reduced motion: the fill then fades in instead of moving.
    public var reduceMotion = false

    /// Defaults for a value of `0...maximum`.
    public init(value: Double, of maximum: Double) {
      self.value = value
      self.maximum = maximum
    }

    /// The range of values.
    var scale: MeterScale { MeterScale(from: minimum, to: maximum) }

    /// This configuration, with defaults for unusable values and the value clamped.
    var sanitized: Configuration {
      var result = self
      result.metrics = metrics.sanitized
      if !colors.isValid { result.colors = .hue }
      if !isRevealDurationUsable { result.revealDuration = Configuration.standardRevealDuration }
      result.value = scale.nearest(to: value) ?? scale.minimum
      return result
    }

    /// The mistakes in this configuration.
    var diagnostics: Diagnostics {
      var found = Diagnostics()
      if !isRevealDurationUsable { found.formUnion(.invalidDuration) }
      if metrics.sanitized != metrics || !colors.isValid { found.formUnion(.invalidMetrics) }
      if !scale.contains(value) { found.formUnion(.invalidValue) }
      return found
    }

    /// Whether the reveal duration is within 0...1,000,000 s.
    private var isRevealDurationUsable: Bool { revealDuration >= 0 && revealDuration <= 1e6 }
  }

  /// A meter of correct answers.
  ///
  /// ```swift
  /// ProgressMeter(
  ///   meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: 10, questionCount: 10)
  /// ```
  /// - Parameters:
  ///   - meterWidth: The width of the meter, in points.
  ///   - borderWidth: The thickness of its border, in points.
  ///   - verticalPadding: The space above and below the meter together, in points.
  ///   - correctResponses: The number of correct answers.
  ///   - questionCount: The number of questions. If it is 0, the meter is empty.
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

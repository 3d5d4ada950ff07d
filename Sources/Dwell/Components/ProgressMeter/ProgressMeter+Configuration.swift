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

    /// Puts the default in place of each unusable value, and clamps the value.
    /// - Returns: The mistakes.
    mutating func sanitize() -> Diagnostics {
      var found = Diagnostics()
      if !(revealDuration >= 0 && revealDuration <= 1e6) {
        found.formUnion(.invalidDuration)
        revealDuration = Configuration.standardRevealDuration
      }
      if metrics.sanitized != metrics || !colors.isValid { found.formUnion(.invalidMetrics) }
      metrics = metrics.sanitized
      if !colors.isValid { colors = .hue }
      if !scale.contains(value) { found.formUnion(.invalidValue) }
      value = scale.nearest(to: value) ?? scale.minimum
      return found
    }
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

/// The range of a meter's values.
struct MeterScale: Equatable, Sendable {
  /// The value of an empty meter.
  let minimum: Double
  /// The value of a full meter; the same as `minimum` if the range is empty.
  let maximum: Double

  /// The range between two values; empty, as is the meter, unless both are finite and the maximum is larger.
  init(from minimum: Double, to maximum: Double) {
    let isScale = maximum > minimum && (maximum - minimum).isFinite
    self.minimum = finite(minimum, or: 0)
    self.maximum = isScale ? maximum : self.minimum
  }

  /// The length of the range.
  var span: Double { maximum - minimum }

  /// Whether the range is not empty.
  var isValid: Bool { span > 0 }

  /// Whether a value is within the range.
  func contains(_ value: Double) -> Bool { isValid && value >= minimum && value <= maximum }

  /// A value clamped to the range; nil for NaN.
  func nearest(to value: Double) -> Double? {
    value.isNaN ? nil : min(max(value, minimum), maximum)
  }

  /// The fraction of the range that a value is, 0...1; 0 if the range is empty.
  func fraction(of value: Double) -> Double {
    isValid ? min(max((value - minimum) / span, 0), 1) : 0
  }
}

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

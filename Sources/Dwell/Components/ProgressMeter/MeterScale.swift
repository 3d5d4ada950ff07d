/// The values between which a meter goes, and what parts of its length they are.
struct MeterScale: Equatable, Sendable {
  /// The value of an empty meter.
  let minimum: Double
  /// The value of a full one; that of an empty one where values cannot be told apart.
  let maximum: Double

  /// The scale between two values. Where they are not finite, or the second is not above the first (0 of 0),
  /// the meter is empty whatever the value.
  init(from minimum: Double, to maximum: Double) {
    let isScale = maximum > minimum && (maximum - minimum).isFinite
    self.minimum = finite(minimum, or: 0)
    self.maximum = isScale ? maximum : self.minimum
  }

  /// How far it is from an empty meter to a full one.
  var span: Double { maximum - minimum }

  /// Whether values can be told apart.
  var isValid: Bool { span > 0 }

  /// Whether a value can be shown as it is.
  func contains(_ value: Double) -> Bool { isValid && value >= minimum && value <= maximum }

  /// The nearest value that can be shown; nil for what is no number.
  func nearest(to value: Double) -> Double? {
    value.isNaN ? nil : min(max(value, minimum), maximum)
  }

  /// The part of the whole that a value is, 0...1; 0 on a scale without values.
  func fraction(of value: Double) -> Double {
    isValid ? min(max((value - minimum) / span, 0), 1) : 0
  }
}

/// The relative error of a value; 0 if both values are equal or both are NaN.
func relativeError(_ value: Double, _ truth: Double) -> Double {
  if value == truth || (value.isNaN && truth.isNaN) { return 0 }
  return (value - truth).magnitude / max(truth.magnitude, .leastNormalMagnitude)
}

/// The worst of several comparisons, and its argument.
struct WorstCase {
  /// The largest relative error so far.
  private(set) var error = 0.0
  /// The argument of that error.
  private(set) var argument = 0.0

  /// Adds a comparison. A NaN error counts as infinite.
  mutating func compare(at argument: Double, _ value: Double, _ truth: Double) {
    var error = relativeError(value, truth)
    if error.isNaN { error = .infinity }
    if error > self.error {
      self.error = error
      self.argument = argument
    }
  }
}

/// The documented relative error of the maths target, compared with libm.
let promisedAccuracy = 5e-16

/// How far a value lies from the true one, in parts of the true one; 0 when both are the same or both are
/// NaN.
func relativeError(_ value: Double, _ truth: Double) -> Double {
  if value == truth || (value.isNaN && truth.isNaN) { return 0 }
  return (value - truth).magnitude / max(truth.magnitude, .leastNormalMagnitude)
}

/// The worst of a set of comparisons, and where it was.
struct WorstCase {
  /// The greatest relative error met.
  private(set) var error = 0.0
  /// The argument it was met at.
  private(set) var argument = 0.0

  /// Takes part in one comparison. An error that is not a number counts as infinite.
  mutating func compare(at argument: Double, _ value: Double, _ truth: Double) {
    var error = relativeError(value, truth)
    if error.isNaN { error = .infinity }
    if error > self.error {
      self.error = error
      self.argument = argument
    }
  }
}

/// The relative error the maths target promises against libm.
let promisedAccuracy = 5e-16

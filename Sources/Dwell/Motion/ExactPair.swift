/// The result of an operation as two doubles: the rounded result and its exact error.
///
/// Source: Dekker, "A floating-point technique for extending the available precision", 1971, and Knuth, "The
/// Art of Computer Programming", volume 2, 4.2.2. Fused multiply-add would be shorter, but some targets have
/// it only in libm.
struct ExactPair {
  /// The rounded result.
  let leading: Double
  /// The exact result minus the rounded one.
  let error: Double

  /// a + b, exact unless the sum overflows.
  init(sum a: Double, _ b: Double) {
    leading = a + b
    let bRounded = leading - a
    error = (a - (leading - bRounded)) + (b - bRounded)
  }

  /// a · b, exact for magnitudes below 2⁹⁹⁶ unless the product overflows or nearly underflows.
  init(product a: Double, _ b: Double) {
    leading = a * b
    let (highA, lowA) = ExactPair.halves(a)
    let (highB, lowB) = ExactPair.halves(b)
    error = ((highA * highB - leading) + highA * lowB + lowA * highB) + lowA * lowB
  }

  /// Splits a number into two of at most 26 bits each, whose products are exact.
  private static func halves(_ a: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * a
    let high = scaled - (scaled - a)
    return (high, a - high)
  }
}

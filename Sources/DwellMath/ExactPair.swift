/// The result of one operation as two doubles: the rounded result, and exactly what rounding took away.
///
/// Source: Dekker, "A floating-point technique for extending the available precision", 1971, and Knuth, "The
/// Art of Computer Programming", volume 2, 4.2.2. Fused multiply-add would be shorter, but not every target
/// has it without libm.
struct ExactPair {
  /// The rounded result.
  let leading: Double
  /// The exact result less the rounded one.
  let error: Double

  /// a + b, exact for all numbers whose sum does not overflow.
  init(sum a: Double, _ b: Double) {
    leading = a + b
    let bRounded = leading - a
    error = (a - (leading - bRounded)) + (b - bRounded)
  }

  /// a · b, exact for numbers of magnitude below 2⁹⁹⁶ whose product neither overflows nor comes near
  /// underflow.
  init(product a: Double, _ b: Double) {
    leading = a * b
    let (highA, lowA) = ExactPair.halves(a)
    let (highB, lowB) = ExactPair.halves(b)
    error = ((highA * highB - leading) + highA * lowB + lowA * highB) + lowA * lowB
  }

  /// Splits a number into two of at most 26 bits each, whose products with one another are exact.
  private static func halves(_ a: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * a
    let high = scaled - (scaled - a)
    return (high, a - high)
  }
}

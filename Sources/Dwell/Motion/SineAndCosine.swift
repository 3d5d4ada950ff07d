/// The sine and the cosine of an angle in radians, with the same bits on every platform.
///
/// The angle is reduced to the nearest quarter turn (``ReducedAngle``); those of the remainder are Taylor
/// polynomials. Measured relative difference from glibc: at most 3·10⁻¹⁶, near the zeros too.
///
/// - Parameter x: Any number. Beyond ±2⁴⁸ (2.8·10¹⁴), where adjacent doubles are too far apart to represent
///   an angle, it counts as 0. ±∞ and NaN give NaN; −0 has a sine of −0.
package func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
  guard x.isFinite else { return (.nan, .nan) }
  guard x != 0 else { return (x, 1) }
  let angle = ReducedAngle(x)
  let sine = sineNearZero(angle.remainder)
  let cosine = cosineNearZero(angle.remainder)
  switch angle.quadrant {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

/// The sine for |r| ≤ π/4: a Taylor polynomial of degree 17, with an error below 9·10⁻²⁰.
private func sineNearZero(_ r: Double) -> Double {
  let square = r * r
  var sum = 1.0 / 355_687_428_096_000
  sum = sum * square - 1.0 / 1_307_674_368_000
  sum = sum * square + 1.0 / 6_227_020_800
  sum = sum * square - 1.0 / 39_916_800
  sum = sum * square + 1.0 / 362_880
  sum = sum * square - 1.0 / 5_040
  sum = sum * square + 1.0 / 120
  sum = sum * square - 1.0 / 6
  return r + r * square * sum
}

/// The cosine for |r| ≤ π/4: a Taylor polynomial of degree 16, with an error below 3·10⁻¹⁸.
private func cosineNearZero(_ r: Double) -> Double {
  let square = r * r
  var sum = 1.0 / 20_922_789_888_000
  sum = sum * square - 1.0 / 87_178_291_200
  sum = sum * square + 1.0 / 479_001_600
  sum = sum * square - 1.0 / 3_628_800
  sum = sum * square + 1.0 / 40_320
  sum = sum * square - 1.0 / 720
  sum = sum * square + 1.0 / 24
  return 1 - (0.5 * square - square * square * sum)
}

/// An angle as a number of quarter turns and a remainder of at most an eighth of a turn.
///
/// π/2 is subtracted as three doubles of 160 bits together, keeping each product's rounding error, so that
/// the remainder has full relative precision even close to a whole number of quarter turns.
private struct ReducedAngle {
  /// The quarter turns modulo four: 0...3.
  let quadrant: Int64
  /// The remainder in radians: −π/4...π/4, up to a rounding error.
  let remainder: Double

  /// The largest magnitude, in radians, at which angles are distinguished; larger ones count as 0.
  static let limit = 0x1p48

  /// Reduces an angle in radians; beyond ``limit``, or if it isn't finite, it counts as 0.
  init(_ x: Double) {
    guard x.magnitude <= ReducedAngle.limit else {
      quadrant = 0
      remainder = 0
      return
    }
    let quarters = nearestInteger(x * 0.6366197723675814)
    quadrant = quarters & 3
    guard quarters != 0 else {
      remainder = x
      return
    }
    let n = Double(quarters)
    let first = ExactPair(product: n, 0x1.921fb54442d18p0)
    let second = ExactPair(product: n, 0x1.1a62633145c07p-54)
    let third = n * -0x1.f1976b7ed8fbcp-110
    // `x` and the product are within a factor of two of each other, so this difference is exact.
    let difference = x - first.leading
    let partial = ExactPair(sum: difference, -first.error)
    let whole = ExactPair(sum: partial.leading, -second.leading)
    remainder = whole.leading + (((partial.error + whole.error) - second.error) - third)
  }
}

/// The result of an operation as two doubles: the rounded result and its exact error.
///
/// Source: Dekker, "A floating-point technique for extending the available precision", 1971, and Knuth, "The
/// Art of Computer Programming", volume 2, 4.2.2. Fused multiply-add would be shorter, but some targets have
/// it only in libm.
private struct ExactPair {
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

/// eˣ, with the same bits on every platform, as only additions, multiplications and bit operations are used.
///
/// The argument is reduced to `x = k·ln 2 + r` with |r| ≤ ½·ln 2 (Cody and Waite: ln 2 in two parts, so that
/// `k·ln 2` is exact). eʳ is a Taylor polynomial of degree 13 with an error below 5·10⁻¹⁸, and 2ᵏ is set
/// through the exponent bits. Measured relative difference from glibc: at most 2.3·10⁻¹⁶ for normal results.
///
/// - Parameter x: Any number. Above 709.78 the result is +∞, below −745.13 it is 0, with gradual underflow
///   from −708.4 on; NaN gives NaN.
package func exponential(_ x: Double) -> Double {
  guard !x.isNaN else { return x }
  guard x <= 709.782712893384 else { return .infinity }
  guard x >= -745.1332191019412 else { return 0 }

  let k = nearestInteger(x * 1.4426950408889634)
  let r = (x - Double(k) * naturalLogarithmOf2High) - Double(k) * naturalLogarithmOf2Low

  var sum = 1.0 / 6_227_020_800
  sum = sum * r + 1.0 / 479_001_600
  sum = sum * r + 1.0 / 39_916_800
  sum = sum * r + 1.0 / 3_628_800
  sum = sum * r + 1.0 / 362_880
  sum = sum * r + 1.0 / 40_320
  sum = sum * r + 1.0 / 5_040
  sum = sum * r + 1.0 / 720
  sum = sum * r + 1.0 / 120
  sum = sum * r + 1.0 / 24
  sum = sum * r + 1.0 / 6
  sum = sum * r + 0.5
  sum = sum * r + 1
  sum = sum * r + 1

  // Two factors, because 2¹⁰²⁴ and the powers below 2⁻¹⁰²² are not normal numbers.
  let half = k >> 1
  return sum * powerOfTwo(half) * powerOfTwo(k - half)
}

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

/// The natural logarithm, with the same bits on every platform, as only basic arithmetic and bit operations
/// are used.
///
/// The argument is reduced to `x = 2ᵏ·m` with √½ ≤ m ≤ √2, and `ln m = 2·artanh((m − 1)/(m + 1))` is summed
/// as a series up to the 21st power, with a relative error below 10⁻¹⁸. Near 1 nothing cancels, because k is
/// 0 and m − 1 is exact. Measured relative difference from glibc: at most 5·10⁻¹⁶.
///
/// - Parameter x: Any number, subnormal ones included. ±0 gives −∞; a negative number and NaN give NaN; +∞
///   gives +∞.
package func naturalLogarithm(_ x: Double) -> Double {
  guard x > 0 else { return x == 0 ? -.infinity : .nan }
  guard x.isFinite else { return x }

  // A subnormal number has no implicit leading bit, so it is scaled up first.
  let isSubnormal = x < .leastNormalMagnitude
  let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
  var k = Int64(bits >> 52) - (isSubnormal ? 1077 : 1023)
  var m = Double(bitPattern: bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000)
  if m > 1.4142135623730951 {
    m *= 0.5
    k += 1
  }

  let s = (m - 1) / (m + 1)
  let square = s * s
  var sum = 1.0 / 21
  sum = sum * square + 1.0 / 19
  sum = sum * square + 1.0 / 17
  sum = sum * square + 1.0 / 15
  sum = sum * square + 1.0 / 13
  sum = sum * square + 1.0 / 11
  sum = sum * square + 1.0 / 9
  sum = sum * square + 1.0 / 7
  sum = sum * square + 1.0 / 5
  sum = sum * square + 1.0 / 3
  let series = 2 * s + 2 * s * square * sum

  return Double(k) * naturalLogarithmOf2High + (series + Double(k) * naturalLogarithmOf2Low)
}

/// The leading 33 bits of ln 2: its product with an integer below 2²⁰ is exact.
private let naturalLogarithmOf2High = 0x1.62e42feep-1

/// ln 2 minus ``naturalLogarithmOf2High``.
private let naturalLogarithmOf2Low = 0x1.a39ef35793c76p-33

/// Two to the power of an exponent of −1022...1023. Other exponents give a meaningless result but don't trap.
private func powerOfTwo(_ exponent: Int64) -> Double {
  Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
}

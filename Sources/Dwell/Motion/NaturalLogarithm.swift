/// The natural logarithm, with the same bits on every platform, as only basic arithmetic and bit operations
/// are used.
///
/// The argument is reduced to `x = 2ᵏ·m` with √½ ≤ m ≤ √2, and `ln m = 2·artanh((m − 1)/(m + 1))` is summed
/// as a series up to the 23rd power, with a relative error below 10⁻¹⁸. Near 1 nothing cancels, because k is
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
  var sum = 1.0 / 23
  sum = sum * square + 1.0 / 21
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

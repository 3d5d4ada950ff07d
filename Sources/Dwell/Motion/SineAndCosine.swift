/// The sine of an angle in radians, with the same bits on every platform.
///
/// The angle is reduced to the nearest quarter turn (``ReducedAngle``); the sine or cosine of the remainder
/// is a Taylor polynomial. Measured relative difference from glibc: at most 3·10⁻¹⁶, near the zeros too.
///
/// - Parameter x: Any number. Beyond ±2⁴⁸ (2.8·10¹⁴), where adjacent doubles are too far apart to represent
///   an angle, it counts as 0. ±∞ and NaN give NaN; −0 gives −0.
package func sine(_ x: Double) -> Double {
  guard x.isFinite else { return .nan }
  guard x != 0 else { return x }
  let angle = ReducedAngle(x)
  switch angle.quadrant {
  case 0: return sineNearZero(angle.remainder)
  case 1: return cosineNearZero(angle.remainder)
  case 2: return -sineNearZero(angle.remainder)
  default: return -cosineNearZero(angle.remainder)
  }
}

/// The cosine of an angle in radians, with the accuracy and limits of ``sine(_:)``.
package func cosine(_ x: Double) -> Double {
  guard x.isFinite else { return .nan }
  let angle = ReducedAngle(x)
  switch angle.quadrant {
  case 0: return cosineNearZero(angle.remainder)
  case 1: return -sineNearZero(angle.remainder)
  case 2: return -cosineNearZero(angle.remainder)
  default: return sineNearZero(angle.remainder)
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

/// The angle in radians, −π/2...π/2, whose tangent is a number, with the same bits on every platform.
///
/// The angle is halved twice, by `tan(α/2) = tan α / (1 + √(1 + tan² α))`. The series of what is left, at
/// most tan(π/16), is summed up to the 25th power, with a relative error below 10⁻¹⁸. Measured relative
/// difference from glibc: at most 6·10⁻¹⁶.
///
/// - Parameter x: Any number; ±∞ gives ±π/2, −0 gives −0 and NaN gives NaN.
package func arcTangent(_ x: Double) -> Double {
  let isSteep = x.magnitude > 1
  let slope = isSteep ? 1 / x : x
  let half = slope / (1 + (1 + slope * slope).squareRoot())
  let quarter = half / (1 + (1 + half * half).squareRoot())
  let square = quarter * quarter
  var sum = 0.0
  var divisor = 25.0
  while divisor > 1 {
    sum = square * (1 / divisor - sum)
    divisor -= 2
  }
  let angle = 4 * quarter * (1 - sum)
  guard isSteep else { return angle }
  return (x > 0 ? .pi : -.pi) / 2 - angle
}

/// An angle as a number of quarter turns and what is left of it, at most an eighth of a turn to either side.
///
/// π/2 is subtracted as three doubles, 160 bits together, and each product is kept with its rounding error,
/// so that the remainder has its full relative precision also where the angle is all but a whole number of
/// quarter turns.
struct ReducedAngle {
  /// The whole quarter turns modulo four: 0...3.
  let quadrant: Int64
  /// The angle less its quarter turns, in radians: −π/4...π/4, a rounding error more at the most.
  let remainder: Double

  /// The magnitude in radians up to which an angle is told apart; a larger one counts as 0.
  static let limit = 0x1p48

  /// Splits an angle in radians. An angle beyond ``limit``, and one that is not finite, counts as 0.
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
    // `x` and the product lie within a factor of two of each other, so this difference is exact.
    let difference = x - first.leading
    let partial = ExactPair(sum: difference, -first.error)
    let whole = ExactPair(sum: partial.leading, -second.leading)
    remainder = whole.leading + (((partial.error + whole.error) - second.error) - third)
  }
}

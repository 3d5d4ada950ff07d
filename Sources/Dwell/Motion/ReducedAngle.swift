/// An angle as a number of quarter turns and a remainder of at most an eighth of a turn.
///
/// π/2 is subtracted as three doubles of 160 bits together, keeping each product's rounding error, so that
/// the remainder has full relative precision even close to a whole number of quarter turns.
struct ReducedAngle {
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

/// A cubic polynomial from 0 to 1, given by its two inner Bézier control values.
struct UnitCubic: Equatable {
  /// The first control value: a third of the slope at the start.
  let first: Double
  /// The second control value: 1 less a third of the slope at the end.
  let second: Double

  /// The value at a parameter in 0...1: exactly 0 and 1 at the ends.
  func value(at t: Double) -> Double {
    let rest = 1 - t
    return ((3 * rest * first + 3 * t * second) * rest + t * t) * t
  }

  /// The first three derivatives, exact at the ends.
  func derivatives(at t: Double) -> (first: Double, second: Double, third: Double) {
    let rest = 1 - t
    let begin = first
    let middle = second - first
    let end = 1 - second
    return (
      3 * (rest * rest * begin + 2 * rest * t * middle + t * t * end),
      6 * (rest * (middle - begin) + t * (end - middle)),
      6 * (end - 2 * middle + begin)
    )
  }
}

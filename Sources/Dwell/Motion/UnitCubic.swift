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

  /// The slope at a parameter in 0...1, exact at the ends.
  func slope(at t: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * first + 2 * rest * t * (second - first) + t * t * (1 - second))
  }
}

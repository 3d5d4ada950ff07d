/// A cubic Bézier curve from (0, 0) to (1, 1), as two cubic polynomials of one parameter in 0...1.
struct UnitBezier {
  /// The fraction of the time, which never falls because its control points lie within 0...1.
  let x: UnitCubic
  /// The fraction of the way.
  let y: UnitCubic

  /// A curve with two control points, x1 and x2 within 0...1.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    x = UnitCubic(first: x1, second: x2)
    y = UnitCubic(first: y1, second: y2)
  }

  /// The parameter at which x has a value in 0...1, to the last bits, by Newton's method. A step that leaves
  /// the bracket, or comes from a slope of 0, is replaced by bisection. Usually four iterations, at most 64.
  func parameter(atX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<64 {
      let error = self.x.value(at: parameter) - x
      if error == 0 { return parameter }
      if error < 0 { low = parameter } else { high = parameter }
      var next = parameter - error / self.x.slope(at: parameter)
      // Also false for the NaN of 0 / 0.
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if next == parameter || (next - parameter).magnitude < 1e-17 { return next }
      parameter = next
    }
    return parameter
  }
}

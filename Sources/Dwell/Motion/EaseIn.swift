/// The timing curve that starts slowly, as `easeIn` in SwiftUI and `ease-in` in CSS: `cubic-bezier(0.42, 0, 1, 1)`.
package enum EaseIn {
  /// The fraction of the way at a fraction of the time: 0 at and below 0; 1 at and above 1, and for NaN.
  package static func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return fraction.isNaN ? 1 : 0 }
    guard fraction < 1 else { return 1 }
    let t = parameter(atTime: fraction)
    return (3 - 2 * t) * t * t
  }

  /// The curve's parameter at a time in 0...1, to the last bits, by Newton's method. A step that leaves the
  /// bracket is replaced by bisection. Usually four iterations, at most 64.
  private static func parameter(atTime time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = time
    for _ in 0..<64 {
      let rest = 1 - t
      let error = ((1.26 * rest + 3 * t) * rest + t * t) * t - time
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      var next = t - error / ((1.26 * rest + 3.48 * t) * rest)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if next == t || (next - t).magnitude < 1e-17 { return next }
      t = next
    }
    return t
  }
}

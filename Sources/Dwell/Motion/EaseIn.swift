/// The timing curve `easeIn` of SwiftUI, `ease-in` in CSS: `cubic-bezier(0.42, 0, 1, 1)`.
package enum EaseIn {
  /// The fraction of the way at a fraction of the time: 0 at and below 0; 1 at and above 1, and for NaN.
  package static func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return fraction.isNaN ? 1 : 0 }
    guard fraction < 1 else { return 1 }
    // The curve's parameter at that time, by Newton's method: usually four steps, thirty near the end.
    var t = fraction
    for _ in 0..<EaseIn.maximumStepCount {
      let rest = 1 - t
      let time = ((1.26 * rest + 3 * t) * rest + t * t) * t
      let step = (time - fraction) / ((1.26 * rest + 3.48 * t) * rest)
      t -= step
      if step.magnitude < EaseIn.tolerance { break }
    }
    return (3 - 2 * t) * t * t
  }

  /// The most steps; near the end the last digits don't settle.
  private static let maximumStepCount = 40
  /// The step of the parameter below which no more digits are gained.
  private static let tolerance = 1e-14
}

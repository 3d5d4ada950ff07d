/// The shape of a timed motion: the fraction of the way as a function of the fraction of the time.
package enum TimingCurve: Equatable, Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// Starts slowly, as `easeIn` in SwiftUI and `ease-in` in CSS: `cubic-bezier(0.42, 0, 1, 1)`.
  case easeIn

  /// The fraction of the way at a fraction of the time: 0 at and below 0; 1 at and above 1, and for NaN.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return fraction.isNaN ? 1 : 0 }
    guard fraction < 1 else { return 1 }
    guard self == .easeIn else { return fraction }
    let bezier = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    return bezier.y.value(at: bezier.parameter(atX: fraction))
  }
}

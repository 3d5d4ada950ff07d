/// The shape of a timed motion: the fraction of the way as a function of the fraction of the time. The named
/// curves are those of CSS and of SwiftUI's `UnitCurve`.
package enum TimingCurve: Equatable, Sendable {
  /// Constant speed.
  case linear
  /// Starts slowly: `cubicBezier(0.42, 0, 1, 1)`.
  case easeIn
  /// Ends slowly: `cubicBezier(0, 0, 0.58, 1)`.
  case easeOut
  /// Starts and ends slowly: `cubicBezier(0.42, 0, 0.58, 1)`.
  case easeInOut
  /// A cubic Bézier curve from (0, 0) to (1, 1); x is the fraction of the time, clamped to 0...1, and y that
  /// of the way, which may overshoot. If a coordinate is not finite, the curve is linear.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// CSS's default, `ease`: starts fast and ends slowly.
  package static var ease: TimingCurve { .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1) }

  /// The fraction of the way at a fraction of the time: 0 at and below 0; 1 at and above 1, and for NaN.
  /// Outside 0...1 only for a Bézier curve whose y is.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return fraction.isNaN ? 1 : 0 }
    guard fraction < 1 else { return 1 }
    guard let bezier = bezier else { return fraction }
    return bezier.y.value(at: bezier.parameter(atX: fraction))
  }

  /// The slope at a fraction of the time: 0 outside 0...1 and for NaN, one-sided at 0 and 1, and ±∞ where the
  /// curve is vertical, as at the start of `cubicBezier(0, 1, 1, 1)`.
  package func velocity(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    guard let bezier = bezier else { return 1 }
    return bezier.slope(at: bezier.parameter(atX: fraction))
  }

  /// The Bézier curve, with x clamped to 0...1; nil for a straight line.
  private var bezier: UnitBezier? {
    switch self {
    case .linear: return nil
    case .easeIn: return UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: return UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInOut: return UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { return nil }
      let bezier = UnitBezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
      return bezier.x == bezier.y ? nil : bezier
    }
  }
}

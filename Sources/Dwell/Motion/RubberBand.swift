/// Resistance beyond the ends of a range: inside, content follows the finger, beyond it only by a factor.
///
/// The relation is linear, hence invertible: content that is grabbed while it overshoots does not jump.
package struct RubberBand: Equatable, Sendable {
  /// The fraction of a movement beyond the range that counts, 0...1. 0 stops at the ends, 1 doesn't resist.
  package let factor: Double

  /// A rubber band. The factor is clamped to 0...1; NaN is 0.
  package init(factor: Double = 0.5) {
    self.factor = factor > 0 ? min(factor, 1) : 0
  }

  /// The position shown for the position that the finger asks for, finite if the bounds are. NaN gives the
  /// lower bound, ±∞ the bound on that side; an infinite bound is never exceeded.
  package func displayed(_ raw: Double, in range: ClosedRange<Double>) -> Double {
    let bound = nearestBound(to: raw, in: range)
    guard raw.isFinite, bound != raw else { return bound }
    return finite(bound + (raw - bound) * factor, or: bound)
  }

  /// The position asked for by which a position is shown: the inverse of ``displayed(_:in:)``. NaN gives the
  /// lower bound, ±∞ the bound on that side; with a factor of 0 nothing lies beyond the bounds.
  package func raw(_ displayed: Double, in range: ClosedRange<Double>) -> Double {
    let bound = nearestBound(to: displayed, in: range)
    guard displayed.isFinite, bound != displayed else { return bound }
    return finite(bound + (displayed - bound) / factor, or: bound)
  }

  /// The content's velocity per unit of the finger's: 1 inside the range and at its bounds, the factor beyond
  /// it and for NaN. Converts a finger's velocity at release into the content's.
  package func rate(at raw: Double, in range: ClosedRange<Double>) -> Double {
    range.contains(raw) ? 1 : factor
  }

  /// The position clamped to the range; the lower bound for NaN.
  private func nearestBound(to place: Double, in range: ClosedRange<Double>) -> Double {
    // In this order the maximum with NaN is the bound.
    min(max(range.lowerBound, place), range.upperBound)
  }
}

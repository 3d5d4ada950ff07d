/// The give beyond the ends: inside a range a value follows the finger, beyond it only by a part.
///
/// The relation is linear (half speed beyond the first and last page), so that it can be turned round: a
/// content grabbed while it overshoots does not jump.
package struct RubberBand: Equatable, Sendable {
  /// The part of a move that counts beyond the range: 0...1. 0 stops dead at the ends, 1 knows no ends.
  package let factor: Double

  /// A rubber band.
  ///
  /// - Parameter factor: The part of a move that counts beyond the range. It is cut to 0...1; no number is 0.
  package init(factor: Double = 0.5) {
    self.factor = factor > 0 ? min(factor, 1) : 0
  }

  /// What is shown for a place the finger asks for.
  ///
  /// - Parameters:
  ///   - raw: The place asked for. NaN shows the lower bound, ±∞ the bound on that side.
  ///   - range: The places within which the content follows one to one. A bound that is infinite is never
  ///     overstepped.
  /// - Returns: The place shown, finite if the bounds are.
  package func displayed(_ raw: Double, in range: ClosedRange<Double>) -> Double {
    let bound = nearestBound(to: raw, in: range)
    guard raw.isFinite, bound != raw else { return bound }
    return finite(bound + (raw - bound) * factor, or: bound)
  }

  /// The place asked for that shows a place: what ``displayed(_:in:)`` undoes.
  ///
  /// - Parameters:
  ///   - displayed: The place shown. NaN gives the lower bound, ±∞ the bound on that side.
  ///   - range: The places within which the content follows one to one.
  /// - Returns: The place asked for. With a factor of 0 nothing beyond the range can be asked for: it is the
  ///   bound then.
  package func raw(_ displayed: Double, in range: ClosedRange<Double>) -> Double {
    let bound = nearestBound(to: displayed, in: range)
    guard displayed.isFinite, bound != displayed, factor > 0 else { return bound }
    return finite(bound + (displayed - bound) / factor, or: bound)
  }

  /// How fast the place shown moves for a unit of the finger's speed: 1 inside the range, the factor beyond
  /// it.
  ///
  /// It turns the velocity of a finger that lets go into the velocity of the content.
  ///
  /// - Parameters:
  ///   - raw: The place asked for. At a bound it is 1; beyond, and for NaN, the factor.
  ///   - range: The places within which the content follows one to one.
  package func rate(at raw: Double, in range: ClosedRange<Double>) -> Double {
    range.contains(raw) ? 1 : factor
  }

  /// The place itself inside the range, else the bound that is nearest to it.
  private func nearestBound(to place: Double, in range: ClosedRange<Double>) -> Double {
    guard place > range.lowerBound else { return range.lowerBound }
    return min(place, range.upperBound)
  }
}

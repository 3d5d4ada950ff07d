import DwellMath

extension Spring {
  /// A time after which a motion stays within a tolerance of its target.
  ///
  /// It is a bound, not the last crossing itself: later than that by less than half a swing where the spring
  /// swings. The motion lies below `e^(−rt)·min(A, |x₀| + B·t)` with r the slow rate and B = |v₀ + r·x₀|; A
  /// is the amplitude √(x₀² + (B/ω')²) when underdamped and |x₀| + B/(b − a) when overdamped. The first
  /// envelope is solved by a logarithm, the second by a few steps of the iteration
  /// `t = ln((|x₀| + B·t) / tolerance) / r`, which falls from a bound towards the crossing and is a bound at
  /// every step; the earlier of the two counts. The second stays good where A grows beyond all measure, near
  /// critical damping.
  ///
  /// - Parameters:
  ///   - displacement: The distance from the target at the start.
  ///   - velocity: The velocity at the start, per second.
  ///   - tolerance: The distance that counts as arrived, in the unit of the displacement.
  /// - Returns: Seconds from the start: 0 when the motion never leaves the tolerance as far as the bound can
  ///   tell, when it is at rest already, and when the response is 0. +∞ when it never settles: no damping, or
  ///   a tolerance that is zero, negative or no number. A displacement or velocity that is not finite counts
  ///   as 0.
  package func settlingDuration(displacement: Double, velocity: Double, tolerance: Double) -> Double {
    let distance = finite(displacement, or: 0).magnitude
    let speed = finite(velocity, or: 0)
    guard distance > 0 || speed != 0, angularFrequency.isFinite else { return 0 }
    guard tolerance > 0 else { return .infinity }

    // Of a last bit's worth the computed motion may differ from the exact one.
    let goal = tolerance * (1 - 1e-9)
    let rate = slowRate
    let slope = (speed + rate * finite(displacement, or: 0)).magnitude
    let byAmplitude = decayTime(from: amplitude(distance: distance, slope: slope), to: goal, rate: rate)
    let byLine = lineDecayTime(distance: distance, slope: slope, to: goal, rate: rate)
    return min(byAmplitude, byLine)
  }

  /// The factor of e^(−rt) that a motion never exceeds; +∞ when critically damped.
  private func amplitude(distance: Double, slope: Double) -> Double {
    guard slope > 0 else { return distance }
    guard dampingFraction < 1 else { return distance + slope / rateSpread }
    let swing = slope / dampedAngularFrequency
    // The longer side is divided out so that no square overflows.
    let longer = max(distance, swing)
    let ratio = min(distance, swing) / longer
    return longer * (1 + ratio * ratio).squareRoot()
  }

  /// When amplitude·e^(−rate·t) has fallen to the goal: 0 when it is there already.
  private func decayTime(from amplitude: Double, to goal: Double, rate: Double) -> Double {
    guard amplitude > goal else { return 0 }
    return (naturalLogarithm(amplitude) - naturalLogarithm(goal)) / rate
  }

  /// After when (distance + slope·t)·e^(−rate·t) stays below the goal.
  private func lineDecayTime(distance: Double, slope: Double, to goal: Double, rate: Double) -> Double {
    guard slope > 0 else { return decayTime(from: distance, to: goal, rate: rate) }
    // t ≤ e^(rate·t / 2) / rate: half the decay is spent on keeping the line level, the other half settles
    // it.
    var time = decayTime(from: distance + slope / rate, to: goal, rate: rate / 2)
    guard time < .infinity else { return .infinity }
    for _ in 0..<8 {
      time = decayTime(from: distance + slope * time, to: goal, rate: rate)
    }
    return time
  }
}

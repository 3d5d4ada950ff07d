extension Spring {
  /// A time after which a motion stays within a tolerance of its target.
  ///
  /// An upper bound, later than the last crossing by less than half an oscillation. The motion lies below
  /// `e^(−rt)·min(A, |x₀| + B·t)` with r the slow rate and B = |v₀ + r·x₀|; A is the amplitude √(x₀² +
  /// (B/ω')²) when underdamped and |x₀| + B/(b − a) when overdamped. The first envelope is solved by a
  /// logarithm, the second by iterating `t = ln((|x₀| + B·t) / tolerance) / r`, which falls towards the
  /// crossing and is a bound at every step. The earlier of the two counts; the second holds near critical
  /// damping, where A diverges.
  ///
  /// - Parameters:
  ///   - displacement: The distance from the target at the start.
  ///   - velocity: The velocity at the start, per second.
  ///   - tolerance: The distance that counts as arrived, in the unit of the displacement.
  /// - Returns: Seconds from the start; 0 when the motion never leaves the tolerance, is at rest, or has a
  ///   response of 0. +∞ when it never settles: without damping, or with a tolerance that is NaN or not above
  ///   0. A displacement or velocity that is not finite counts as 0.
  package func settlingDuration(displacement: Double, velocity: Double, tolerance: Double) -> Double {
    let distance = finite(displacement, or: 0).magnitude
    let speed = finite(velocity, or: 0)
    guard distance > 0 || speed != 0, angularFrequency.isFinite else { return 0 }
    guard tolerance > 0 else { return .infinity }

    // The computed motion may differ from the exact one in the last bit.
    let goal = tolerance * (1 - 1e-9)
    let rate = slowRate
    let slope = (speed + rate * finite(displacement, or: 0)).magnitude
    let byAmplitude = decayTime(from: amplitude(distance: distance, slope: slope), to: goal, rate: rate)
    let byLine = lineDecayTime(distance: distance, slope: slope, to: goal, rate: rate)
    return min(byAmplitude, byLine)
  }

  /// An upper bound of the speed from now on, in the displacement's unit per second.
  ///
  /// The velocity obeys the spring's own equation, so it lies below the envelopes of
  /// ``settlingDuration(displacement:velocity:tolerance:)``, from v₀ and the acceleration −ω²x₀ − 2ζωv₀; the
  /// second one is highest at |v₀| + B / (e·r) at most. +∞ where there is no envelope, and with a response of
  /// 0.
  package func maximumSpeed(displacement: Double, velocity: Double) -> Double {
    let frequency = angularFrequency
    guard frequency.isFinite else { return .infinity }
    let acceleration = -frequency * (frequency * displacement + 2 * dampingFraction * velocity)
    let slope = (acceleration + slowRate * velocity).magnitude
    let line = velocity.magnitude + slope / (2.718 * slowRate)
    return min(amplitude(distance: velocity.magnitude, slope: slope), line)
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

  /// When amplitude·e^(−rate·t) falls to the goal; 0 if it is there already.
  private func decayTime(from amplitude: Double, to goal: Double, rate: Double) -> Double {
    guard amplitude > goal else { return 0 }
    return (naturalLogarithm(amplitude) - naturalLogarithm(goal)) / rate
  }

  /// The time after which (distance + slope·t)·e^(−rate·t) stays below the goal.
  private func lineDecayTime(distance: Double, slope: Double, to goal: Double, rate: Double) -> Double {
    guard slope > 0 else { return decayTime(from: distance, to: goal, rate: rate) }
    // t ≤ e^(rate·t / 2) / rate: half of the decay keeps the line level, the other half settles it.
    var time = decayTime(from: distance + slope / rate, to: goal, rate: rate / 2)
    guard time < .infinity else { return .infinity }
    for _ in 0..<8 {
      time = decayTime(from: distance + slope * time, to: goal, rate: rate)
    }
    return time
  }
}

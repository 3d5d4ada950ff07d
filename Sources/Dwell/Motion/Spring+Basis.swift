extension Spring {
  /// The spring's two fundamental motions, seconds after the start. 0 and less give the start; +∞, NaN and
  /// times that overflow give rest. A response of 0 is always at rest.
  package func basis(at elapsed: Double) -> SpringBasis {
    guard angularFrequency.isFinite, elapsed < .infinity else { return .rest }
    guard elapsed > 0 else { return .start }
    return dampingFraction < 1 ? underdamped(at: elapsed) : overdamped(at: elapsed)
  }

  /// The underdamped motions: with λ = ζω, ω' = ω·√(1 − ζ²) and S = sin(ω't) / ω', `E = e^(−λt)·(cos ω't +
  /// λ·S)` and `F = e^(−λt)·S`.
  ///
  /// S is t·sin(θ)/θ with θ = ω't, which is stable down to θ = 0: nothing cancels near critical damping.
  private func underdamped(at elapsed: Double) -> SpringBasis {
    let decay = dampingFraction * angularFrequency * elapsed
    guard decay.isFinite else { return .rest }
    let phase = min(dampedAngularFrequency * elapsed, .greatestFiniteMagnitude)
    let envelope = exponential(-decay)
    let swing = phase > 0 ? sine(phase) / phase : 1
    let cosine = cosine(phase)
    let impulse = envelope * swing * elapsed
    return SpringBasis(
      displacement: envelope * (cosine + decay * swing),
      displacementVelocity: -angularFrequency * (angularFrequency * impulse),
      impulse: impulse,
      impulseVelocity: envelope * (cosine - decay * swing))
  }

  /// The critically damped and overdamped motions: with the slow rate a and the fast rate b = a + y/t, `E =
  /// e^(−at)·(1 + a·t·g(y))`, `F = t·e^(−at)·g(y)`, `F′ = e^(−at)·(e^(−y) − a·t·g(y))` and g(y) = (1 −
  /// e^(−y)) / y.
  ///
  /// This is the textbook's `E = (b·e^(−at) − a·e^(−bt)) / (b − a)` divided by the difference of the rates:
  /// the rates may be equal (critical damping, y = 0), and no exponent is positive, so nothing overflows.
  private func overdamped(at elapsed: Double) -> SpringBasis {
    let decay = slowRate * elapsed
    guard decay.isFinite else { return .rest }
    let envelope = exponential(-decay)
    let spread = rateSpread * elapsed
    let mean = meanDecay(spread)
    let impulse = envelope * mean * elapsed
    return SpringBasis(
      displacement: envelope * (1 + decay * mean),
      displacementVelocity: -angularFrequency * (angularFrequency * impulse),
      impulse: impulse,
      impulseVelocity: envelope * (exponential(-spread) - decay * mean))
  }
}

/// (1 − e^(−y)) / y for y of 0 or more, the mean of e^(−x) for x from 0 to y: 1 at 0, falling to 0.
///
/// Below 0.4 the difference would cancel and a Taylor series replaces it, with an error below 10⁻¹⁷.
private func meanDecay(_ y: Double) -> Double {
  guard y < 0.4 else { return (1 - exponential(-y)) / y }
  var sum = 1.0
  var divisor = 14.0
  while divisor > 1 {
    sum = 1 - sum * y / divisor
    divisor -= 1
  }
  return sum
}

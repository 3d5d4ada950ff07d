extension Spring {
  /// √|1 − ζ²|, as the product of its factors, which is precise near ζ = 1.
  private var dampingDistance: Double {
    (1 - dampingFraction).magnitude.squareRoot() * (1 + dampingFraction).squareRoot()
  }

  /// The angular frequency of an underdamped spring, ω·√(1 − ζ²), in radians per second.
  var dampedAngularFrequency: Double { angularFrequency * dampingDistance }

  /// The slowest decay rate, per second: ζω when underdamped, else ω·(ζ − √(ζ² − 1)) without cancellation.
  var slowRate: Double {
    guard dampingFraction > 1 else { return dampingFraction * angularFrequency }
    return angularFrequency / (dampingFraction + dampingDistance)
  }

  /// The fast decay rate of an overdamped spring less the slow one, 2ω·√(ζ² − 1), per second; 0 when
  /// critically damped.
  var rateSpread: Double { 2 * angularFrequency * dampingDistance }
}

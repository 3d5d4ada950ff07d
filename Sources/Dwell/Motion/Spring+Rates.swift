extension Spring {
  /// √|1 − ζ²|, as the product of its factors, which is precise near ζ = 1.
  private var dampingDistance: Double {
    (1 - dampingFraction).magnitude.squareRoot() * (1 + dampingFraction).squareRoot()
  }

  /// The angular frequency of an underdamped spring, ω·√(1 − ζ²), in radians per second; else 0.
  var dampedAngularFrequency: Double { dampingFraction < 1 ? angularFrequency * dampingDistance : 0 }

  /// The slowest decay rate, per second: ζω when underdamped, else ω·(ζ − √(ζ² − 1)) without cancellation.
  var slowRate: Double {
    guard dampingFraction > 1 else { return dampingFraction * angularFrequency }
    return angularFrequency / (dampingFraction + dampingDistance)
  }

  /// The fast decay rate less the slow one, per second: 2ω·√(ζ² − 1) when overdamped, else 0.
  var rateSpread: Double { dampingFraction > 1 ? 2 * angularFrequency * dampingDistance : 0 }
}

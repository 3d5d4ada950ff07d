extension Spring {
  /// √|1 − ζ²|, formed from its two factors so that it is precise next to 1.
  private var dampingDistance: Double {
    (1 - dampingFraction).magnitude.squareRoot() * (1 + dampingFraction).squareRoot()
  }

  /// The rate ω·√(1 − ζ²) at which an underdamped spring swings, in radians per second. 0 when critically
  /// damped.
  var dampedAngularFrequency: Double { dampingFraction < 1 ? angularFrequency * dampingDistance : 0 }

  /// The rate, per second, of the slowest part of the motion's decay: ζω when underdamped, ω·(ζ − √(ζ² − 1))
  /// from critical damping on, written as a quotient because that difference cancels.
  var slowRate: Double {
    guard dampingFraction > 1 else { return dampingFraction * angularFrequency }
    return angularFrequency / (dampingFraction + dampingDistance)
  }

  /// The fast rate less the slow one, per second, when overdamped: 2ω·√(ζ² − 1). 0 when critically damped.
  var rateSpread: Double { dampingFraction > 1 ? 2 * angularFrequency * dampingDistance : 0 }
}

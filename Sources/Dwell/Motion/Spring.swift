/// A damped spring: the motion of a value that is pulled towards a target.
///
/// The distance x from the target obeys `x″ + 2ζω·x′ + ω²·x = 0` with the angular frequency ω = 2π / response
/// and the damping fraction ζ. Below 1 the spring overshoots (underdamped), at 1 it arrives as fast as
/// possible without overshooting (critically damped), above 1 more slowly (overdamped). The solution is in
/// closed form, so the position at a time does not depend on the frame rate.
///
/// ```swift
/// var pages = PageView.Configuration(pageCount: 3)
/// pages.physics.spring = Spring(response: 0.25, dampingFraction: 1)
/// ```
public struct Spring: Equatable, Sendable {
  /// The period without damping, in seconds: 0 or more, finite. At 0 the target is reached at once.
  public let response: Double
  /// The damping as a fraction of critical damping: 0 or more, finite. At 0 the spring never stops
  /// oscillating.
  public let dampingFraction: Double
  /// 2π / response, in radians per second; +∞ for a response of 0.
  package let angularFrequency: Double
  /// Whether both numbers passed to the initializer were usable. If not, ``response`` and ``dampingFraction``
  /// hold safe replacements.
  public let isValid: Bool

  /// A spring from its design parameters.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds. If it is negative or not finite, 0 is used, which
  ///     reaches the target at once, and the spring is not valid.
  ///   - dampingFraction: The fraction of critical damping. If it is negative or not finite, 1 is used, which
  ///     never overshoots, and the spring is not valid.
  public init(response: Double, dampingFraction: Double) {
    let hasResponse = response >= 0 && response.isFinite
    let hasDamping = dampingFraction >= 0 && dampingFraction.isFinite
    self.response = hasResponse ? response : 0
    self.dampingFraction = hasDamping ? dampingFraction : 1
    self.angularFrequency = 2 * Double.pi / self.response
    self.isValid = hasResponse && hasDamping
  }

  /// A spring from its physical parameters: `mass·x″ + damping·x′ + stiffness·x = 0`.
  ///
  /// The response is 2π·√(mass / stiffness) and the damping fraction damping / (2·√(mass·stiffness)). If one
  /// of them cannot be computed, it is replaced as in ``init(response:dampingFraction:)``.
  ///
  /// - Parameters:
  ///   - mass: The moving mass, in any unit, above 0.
  ///   - stiffness: The force per unit of length, above 0.
  ///   - damping: The force per unit of velocity, 0 or more.
  public init(mass: Double, stiffness: Double, damping: Double) {
    let isBody = mass > 0 && stiffness > 0
    self.init(
      response: isBody ? 2 * Double.pi * (mass.squareRoot() / stiffness.squareRoot()) : .nan,
      dampingFraction: isBody ? damping / (2 * mass.squareRoot() * stiffness.squareRoot()) : .nan)
  }

  /// The spring of an indicator row when the current page changes: response 0.3 s, damping fraction 0.75.
  public static var row: Spring { Spring(response: 0.3, dampingFraction: 0.75) }

  /// The spring that settles a page after a drag: response 0.35 s, damping fraction 0.8.
  public static var page: Spring { Spring(response: 0.35, dampingFraction: 0.8) }

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
    let (sine, cosine) = sineAndCosine(phase)
    let swing = phase > 0 ? sine / phase : 1
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

  /// When a motion first turns back, in seconds from the start: where its velocity crosses 0. +∞ if it never
  /// does, and with a response of 0. Every ``swing`` later it turns again.
  ///
  /// The velocity has the sign of `v₀·cos θ − p·sin(θ)/ω'` with θ = ω't and p = r·v₀ + ω²·x₀ when
  /// underdamped, of `v₀ − p·t` when critically damped, and of `v₀·(b − a) − p·(e^y − 1)` with y = (b − a)·t
  /// when overdamped.
  package func firstTurn(displacement: Double, velocity: Double) -> Double {
    guard angularFrequency.isFinite else { return .infinity }
    let pull = slowRate * velocity + angularFrequency * (angularFrequency * displacement)
    guard dampingFraction >= 1 else {
      let angle = arcTangent(dampedAngularFrequency * velocity / pull)
      return (angle > 0 ? angle : angle + .pi) / dampedAngularFrequency
    }
    let time = velocity / pull
    let growth = 1 + rateSpread * time
    guard time > 0, growth.isFinite else { return .infinity }
    // The logarithm of a rounded sum is divided by what is left of the addend.
    return growth > 1 ? naturalLogarithm(growth) / (growth - 1) * time : time
  }

  /// Half of an oscillation, π / ω', in seconds; +∞ from critical damping on.
  package var swing: Double { dampingFraction < 1 ? .pi / dampedAngularFrequency : .infinity }

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

  /// √|1 − ζ²|, as the product of its factors, which is precise near ζ = 1.
  private var dampingDistance: Double {
    (1 - dampingFraction).magnitude.squareRoot() * (1 + dampingFraction).squareRoot()
  }

  /// The angular frequency of an underdamped spring, ω·√(1 − ζ²), in radians per second.
  private var dampedAngularFrequency: Double { angularFrequency * dampingDistance }

  /// The slowest decay rate, per second: ζω when underdamped, else ω·(ζ − √(ζ² − 1)) without cancellation.
  private var slowRate: Double {
    guard dampingFraction > 1 else { return dampingFraction * angularFrequency }
    return angularFrequency / (dampingFraction + dampingDistance)
  }

  /// The fast decay rate of an overdamped spring less the slow one, 2ω·√(ζ² − 1), per second; 0 when
  /// critically damped.
  private var rateSpread: Double { 2 * angularFrequency * dampingDistance }
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

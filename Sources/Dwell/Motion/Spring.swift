import DwellMath

/// A damped spring: how something pulled towards a target gets there.
///
/// The distance x from the target obeys `x″ + 2ζω·x′ + ω²·x = 0` with the angular frequency ω = 2π / response
/// and the damping fraction ζ. Below 1 the spring overshoots (underdamped), at 1 it arrives as fast as it can
/// without (critically damped), above 1 it creeps (overdamped). The equation is solved in closed form:
/// nothing is stepped, so any frame rate shows the same place at the same time.
///
/// ```swift
/// var pages = PageView.Configuration(pageCount: 3)
/// pages.physics.spring = Spring(response: 0.25, dampingFraction: 1)
/// ```
public struct Spring: Equatable, Sendable {
  /// The period of the spring without its damping, in seconds: 0 or more, finite. 0 is a spring without
  /// inertia: it stands at its target at once.
  public let response: Double
  /// The damping as a fraction of critical damping: 0 or more, finite. At 0 the spring swings for ever.
  public let dampingFraction: Double
  /// 2π / response, in radians per second; +∞ for a response of 0.
  package let angularFrequency: Double
  /// Whether the spring was made from numbers that describe one. If not, ``response`` and ``dampingFraction``
  /// hold the harmless values that were put in their place.
  public let isValid: Bool

  /// A spring as a designer gives it.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds. Negative, infinite or no number: 0 is used
  ///     instead, which is at the target at once, and the spring is not valid.
  ///   - dampingFraction: The fraction of critical damping. Negative, infinite or no number: 1 is used
  ///     instead, which neither overshoots nor swings for ever, and the spring is not valid.
  public init(response: Double, dampingFraction: Double) {
    let hasResponse = response >= 0 && response.isFinite
    let hasDamping = dampingFraction >= 0 && dampingFraction.isFinite
    self.response = hasResponse ? response : 0
    self.dampingFraction = hasDamping ? dampingFraction : 1
    self.angularFrequency = 2 * Double.pi / self.response
    self.isValid = hasResponse && hasDamping
  }

  /// A spring as physics gives it: `mass·x″ + damping·x′ + stiffness·x = 0`.
  ///
  /// The response is 2π·√(mass / stiffness) and the damping fraction damping / (2·√(mass·stiffness)). What
  /// cannot be formed from the three, because one is zero, negative or no number, is replaced as in
  /// ``init(response:dampingFraction:)``.
  ///
  /// - Parameters:
  ///   - mass: What hangs on the spring, in any unit above 0.
  ///   - stiffness: The force for a unit of length, above 0.
  ///   - damping: The force for a unit of velocity, 0 or more.
  public init(mass: Double, stiffness: Double, damping: Double) {
    let isBody = mass > 0 && stiffness > 0
    self.init(
      response: isBody ? 2 * Double.pi * (mass.squareRoot() / stiffness.squareRoot()) : .nan,
      dampingFraction: isBody ? damping / (2 * mass.squareRoot() * stiffness.squareRoot()) : .nan)
  }

  /// The spring of a row of indicators when the current page changes: response 0.3 s, damping fraction 0.75.
  public static var row: Spring { Spring(response: 0.3, dampingFraction: 0.75) }

  /// The spring that settles a page after a drag: response 0.35 s, damping fraction 0.8.
  public static var page: Spring { Spring(response: 0.35, dampingFraction: 0.8) }
}

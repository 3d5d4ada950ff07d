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
}

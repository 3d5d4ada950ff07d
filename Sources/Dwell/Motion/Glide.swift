/// A deceleration after a release: an exponential decay towards a target, as usual for scrolling on touch
/// screens.
struct Glide: Equatable, Sendable {
  /// The time constant of a deceleration that no end shortens, in seconds.
  static let timeConstant = 0.325

  /// Where it comes to rest: at `velocity` times the time constant, or at the end of the range if that is
  /// nearer.
  let target: Double
  /// The spring that moves it there: critically damped, so that with an initial velocity of distance / time
  /// constant it decays without overshoot. A near end shortens the constant.
  let spring: Spring

  /// The glide of what is released in a range, at a velocity per second. Without one it is at its target at
  /// once.
  init(from place: Double, velocity: Double, in range: ClosedRange<Double>) {
    let target = place + velocity * Glide.timeConstant
    self.init(from: place, velocity: velocity, to: min(max(target, range.lowerBound), range.upperBound))
  }

  /// The glide of what is released at a velocity per second, and stops at a target in its direction, no
  /// farther than without an end.
  init(from place: Double, velocity: Double, to target: Double) {
    self.target = target
    // Without a velocity it is NaN, and the spring is at its target at once.
    let constant = ((target - place) / velocity).magnitude
    spring = Spring(response: 2 * Double.pi * constant, dampingFraction: 1)
  }
}

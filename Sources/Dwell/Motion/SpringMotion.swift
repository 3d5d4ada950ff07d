/// One value on its way to a target, drawn by a spring: a function of time, with its velocity.
///
/// Interrupting it is exact: ``retargeted(to:at:)`` begins a new motion with the place and the velocity of
/// this one.
package struct SpringMotion: Equatable, Sendable {
  /// The value at the start.
  package let from: Double
  /// The velocity at the start, in the value's unit per second.
  package let velocity: Double
  /// The value the motion comes to rest at.
  package let target: Double
  /// The time of the start, in seconds. −∞ for a motion that has come to rest long ago.
  package let start: Double
  /// What draws the value.
  package let spring: Spring

  /// A motion towards a target.
  ///
  /// - Parameters:
  ///   - from: The value at the start. If it is not finite the motion begins at its target.
  ///   - velocity: The velocity at the start, per second. If it is not finite it is 0.
  ///   - target: The value at rest. If it is not finite the motion stays where it begins; if neither is, both
  ///     are 0.
  ///   - start: When it begins, in seconds. No number is −∞: at rest at any time.
  ///   - spring: What draws it.
  package init(from: Double, velocity: Double = 0, to target: Double, start: Double, spring: Spring) {
    self.from = finite(from, or: finite(target, or: 0))
    self.velocity = finite(velocity, or: 0)
    self.target = finite(target, or: self.from)
    self.start = start.isNaN ? -.infinity : start
    self.spring = spring
  }

  /// A value that stands still.
  ///
  /// - Parameters:
  ///   - value: Where it stands. If it is not finite, at 0.
  ///   - spring: The spring that a later target is approached with.
  package init(restingAt value: Double, spring: Spring) {
    self.init(from: value, to: value, start: -.infinity, spring: spring)
  }

  /// The value at a time.
  ///
  /// - Parameter time: Seconds. Before the start it is the start's value, at +∞ and NaN the target. It is
  ///   finite always: where the arithmetic overflows, the motion counts as at rest.
  package func value(at time: Double) -> Double {
    let basis = spring.basis(at: time - start)
    // Not through the distance, whose rounding would be seen as a jump.
    guard basis != .start else { return from }
    return finite(target + ((from - target) * basis.displacement + velocity * basis.impulse), or: target)
  }

  /// The velocity at a time, in the value's unit per second.
  ///
  /// - Parameter time: Seconds. Before the start it is the start's velocity, at +∞ and NaN 0. It is finite
  ///   always, as the value is.
  package func velocity(at time: Double) -> Double {
    let basis = spring.basis(at: time - start)
    return finite((from - target) * basis.displacementVelocity + velocity * basis.impulseVelocity, or: 0)
  }

  /// A motion to another target that begins where this one is, as fast as this one is, on the same spring.
  ///
  /// - Parameters:
  ///   - target: The new target.
  ///   - time: When the new motion begins, in seconds.
  package func retargeted(to target: Double, at time: Double) -> SpringMotion {
    retargeted(to: target, at: time, spring: spring)
  }

  /// A motion to another target on another spring that begins where this one is, as fast as this one is.
  package func retargeted(to target: Double, at time: Double, spring: Spring) -> SpringMotion {
    SpringMotion(from: value(at: time), velocity: velocity(at: time), to: target, start: time, spring: spring)
  }

  /// A time from which on the value stays within a tolerance of the target.
  ///
  /// - Parameter tolerance: The distance that counts as arrived, in the value's unit, above 0.
  /// - Returns: Seconds on the clock of ``start``: the start itself when the motion is at rest already, +∞
  ///   when it never settles. See ``Spring/settlingDuration(displacement:velocity:tolerance:)``.
  package func settledTime(tolerance: Double) -> Double {
    let duration = spring.settlingDuration(
      displacement: from - target, velocity: velocity, tolerance: tolerance)
    // A start that lies ever before or ever after leaves nothing to add to.
    return start.isFinite ? start + duration : start
  }
}

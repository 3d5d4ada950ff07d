/// A value that a spring moves to a target, as a function of time. Interrupting it is exact:
/// ``retargeted(to:at:)`` continues with the same value and velocity.
package struct SpringMotion: Equatable, Sendable {
  /// The value at the start.
  package let from: Double
  /// The velocity at the start, in the value's unit per second.
  package let velocity: Double
  /// The value at rest.
  package let target: Double
  /// The start time, in seconds; −∞ for a motion that has been at rest for long.
  package let start: Double
  /// The spring that moves the value.
  package let spring: Spring

  /// A motion towards a target. A `from` that is not finite is replaced by `target`, and vice versa, both by
  /// 0 if need be; a velocity that is not finite by 0, and a `start` of NaN by −∞ (always at rest).
  package init(from: Double, velocity: Double = 0, to target: Double, start: Double, spring: Spring) {
    self.from = finite(from, or: finite(target, or: 0))
    self.velocity = finite(velocity, or: 0)
    self.target = finite(target, or: self.from)
    self.start = start.isNaN ? -.infinity : start
    self.spring = spring
  }

  /// A value at rest (0 if not finite), with the spring for later targets.
  package init(restingAt value: Double, spring: Spring) {
    self.init(from: value, to: value, start: -.infinity, spring: spring)
  }

  /// The value at a time in seconds, always finite. Before the start it is `from`; at +∞, NaN, and where the
  /// arithmetic overflows, it is the target.
  package func value(at time: Double) -> Double {
    let basis = spring.basis(at: time - start)
    // Computing it through the distance would round, which shows as a jump.
    guard basis != .start else { return from }
    return finite(target + ((from - target) * basis.displacement + velocity * basis.impulse), or: target)
  }

  /// The velocity at a time in seconds, in the value's unit per second, always finite. Before the start it is
  /// the initial velocity; at +∞ and NaN it is 0.
  package func velocity(at time: Double) -> Double {
    let basis = spring.basis(at: time - start)
    return finite((from - target) * basis.displacementVelocity + velocity * basis.impulseVelocity, or: 0)
  }

  /// A motion to another target that continues with this one's value, velocity and spring.
  package func retargeted(to target: Double, at time: Double) -> SpringMotion {
    retargeted(to: target, at: time, spring: spring)
  }

  /// A motion to another target on another spring that continues with this one's value and velocity.
  package func retargeted(to target: Double, at time: Double, spring: Spring) -> SpringMotion {
    SpringMotion(from: value(at: time), velocity: velocity(at: time), to: target, start: time, spring: spring)
  }

  /// The next two times after `time` at which the value turns back, or `end` where it doesn't before. Each
  /// turn is nearer to the target than the one before. See ``Spring/firstTurn(displacement:velocity:)``.
  package func turns(after time: Double, before end: Double) -> (next: Double, second: Double) {
    let swing = spring.swing
    var next = start + spring.firstTurn(displacement: from - target, velocity: velocity)
    if next <= time { next += ((time - next) / swing).rounded(.down) * swing }
    // The quotient may have been rounded.
    if next <= time { next += swing }
    return next < end ? (next, min(next + swing, end)) : (end, end)
  }

  /// A time after which the value stays within a tolerance above 0 of the target, in seconds on the clock of
  /// ``start``: the start itself if the motion is at rest, +∞ if it never settles. See
  /// ``Spring/settlingDuration(displacement:velocity:tolerance:)``.
  package func settledTime(tolerance: Double) -> Double {
    let duration = spring.settlingDuration(
      displacement: from - target, velocity: velocity, tolerance: tolerance)
    // An infinite start is returned as it is.
    return start.isFinite ? start + duration : start
  }

  /// A time, no earlier than `time`, before which the value moves by no more than a distance above 0; `time`
  /// itself if none can be told. See ``Spring/maximumSpeed(displacement:velocity:)``.
  package func time(ofMovement distance: Double, after time: Double) -> Double {
    let speed = spring.maximumSpeed(displacement: value(at: time) - target, velocity: velocity(at: time))
    let wait = distance / speed
    return wait > 0 ? time + wait : time
  }
}

/// The two motions of which every motion of a spring is the sum, at one instant, with their velocities.
///
/// A motion that begins at a distance x₀ from its target with velocity v₀ is at
/// `x₀·displacement + v₀·impulse` from it later on, with velocity
/// `x₀·displacementVelocity + v₀·impulseVelocity`. One basis serves every value that moves on the same spring
/// from the same instant: the widths and places of a whole row.
package struct SpringBasis: Equatable, Sendable {
  /// The distance of a motion that began at 1 and at rest: 1 at the start, 0 in the end.
  package var displacement: Double
  /// The velocity of that motion, per second: 0 at the start.
  package var displacementVelocity: Double
  /// The distance, in seconds, of a motion that began at the target with velocity 1: 0 at the start.
  package var impulse: Double
  /// The velocity of that motion: 1 at the start.
  package var impulseVelocity: Double

  /// The basis at the start of a motion.
  package static var start: SpringBasis {
    SpringBasis(displacement: 1, displacementVelocity: 0, impulse: 0, impulseVelocity: 1)
  }

  /// The basis when nothing of a motion is left.
  package static var rest: SpringBasis {
    SpringBasis(displacement: 0, displacementVelocity: 0, impulse: 0, impulseVelocity: 0)
  }
}

/// The two motions at one instant of which every motion of a spring is a linear combination.
///
/// A motion that begins at a distance x₀ from its target with velocity v₀ is at `x₀·displacement +
/// v₀·impulse` from it later, with velocity `x₀·displacementVelocity + v₀·impulseVelocity`. All values that
/// start at the same instant on the same spring share one basis.
package struct SpringBasis: Equatable, Sendable {
  /// The distance of a motion that began at 1 and at rest: 1 at the start, 0 at the end.
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

  /// The basis at rest.
  package static var rest: SpringBasis {
    SpringBasis(displacement: 0, displacementVelocity: 0, impulse: 0, impulseVelocity: 0)
  }
}

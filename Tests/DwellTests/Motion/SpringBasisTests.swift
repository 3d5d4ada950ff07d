import Dwell
import Foundation
import Testing

/// Damping fractions of all three regimes, and both sides of the seam between them.
private let dampingFractions = [0, 0.05, 0.5, 0.75, 0.8, 0.999_999, 1, 1.000_001, 1.5, 4, 20]

@Suite("Spring basis")
struct SpringBasisTests {
  @Test(
    "The basis solves the differential equation, value and velocity, in every regime",
    arguments: dampingFractions)
  func equation(dampingFraction: Double) {
    let spring = Spring(response: 0.35, dampingFraction: dampingFraction)
    let equation = DifferentialEquation(spring: spring)
    let w = spring.angularFrequency
    for (distance, velocity) in [(1.0, 0.0), (0, w), (-1, 3 * w), (1, -0.5 * w)] {
      let path = equation.path(from: distance, velocity: velocity, every: 0.05, count: 20)
      for (index, (x, v)) in path.enumerated() {
        let basis = spring.basis(at: 0.05 * Double(index + 1))
        let value = distance * basis.displacement + velocity * basis.impulse
        let rate = distance * basis.displacementVelocity + velocity * basis.impulseVelocity
        let label = "from \(distance) at \(velocity), \(0.05 * Double(index + 1)) s"
        #expect((value - x).magnitude < 1e-8, "\(label): \(value), integrated \(x)")
        #expect((rate - v).magnitude < 1e-8 * w, "\(label): velocity \(rate), integrated \(v)")
      }
    }
  }

  @Test("The basis agrees with the textbook's form to 13 digits, next to critical damping and far from it")
  func reference() {
    for line in SpringReference.table {
      let spring = Spring(response: 0.35, dampingFraction: line.dampingFraction)
      let w = spring.angularFrequency
      let basis = spring.basis(at: line.elapsed)
      /// Compares one of the four, relative to its size and, next to a zero, to the scale of the motion.
      func expect(_ value: Double, _ truth: Double, scale: Double, _ name: String) {
        let error = (value - truth).magnitude / max(truth.magnitude, 1e-3 * scale)
        let label = "damping \(line.dampingFraction), \(line.elapsed) s: \(name)"
        #expect(error < 1e-12 || (value - truth).magnitude < 1e-25, "\(label) \(value), exactly \(truth)")
      }
      let envelope = exp(-min(line.dampingFraction, 1 / max(line.dampingFraction, 1)) * w * line.elapsed)
      expect(basis.displacement, line.displacement, scale: envelope, "displacement")
      expect(basis.displacementVelocity, line.displacementVelocity, scale: envelope * w, "its velocity")
      expect(basis.impulse, line.impulse, scale: envelope / w, "impulse")
      expect(basis.impulseVelocity, line.impulseVelocity, scale: envelope, "its velocity")
    }
  }

  @Test("The basis changes smoothly through critical damping")
  func visibleOverride() {
    for elapsed in [0.001, 0.05, 0.2, 0.7] {
      let critical = Spring(response: 0.35, dampingFraction: 1).basis(at: elapsed)
      for distance in [1e-15, 1e-12, 1e-9, 1e-6] {
        for fraction in [1 - distance, 1 + distance] {
          let basis = Spring(response: 0.35, dampingFraction: fraction).basis(at: elapsed)
          let label = "damping \(fraction) at \(elapsed) s"
          #expect((basis.displacement - critical.displacement).magnitude <= distance + 1e-15, "\(label)")
          #expect((basis.impulse - critical.impulse).magnitude <= distance * 0.1 + 1e-16, "\(label)")
          #expect(
            (basis.impulseVelocity - critical.impulseVelocity).magnitude <= 2 * distance + 1e-15, "\(label)")
        }
      }
    }
  }

  @Test("The basis is the start at time 0 and before")
  func start() {
    for fraction in dampingFractions {
      let spring = Spring(response: 0.3, dampingFraction: fraction)
      for elapsed in [0.0, -0.0, -1, -Double.infinity] {
        let basis = spring.basis(at: elapsed)
        #expect(
          basis.displacement == 1 && basis.displacementVelocity == 0, "damping \(fraction), \(elapsed) s")
        #expect(basis.impulse == 0 && basis.impulseVelocity == 1, "damping \(fraction), \(elapsed) s")
      }
    }
  }

  @Test("The basis is at rest at an infinite or NaN time")
  func rest() {

    for fraction in dampingFractions {
      for response in [0, 0.3] {
        let spring = Spring(response: response, dampingFraction: fraction)
        #expect(spring.basis(at: .infinity) == .rest, "damping \(fraction)")
        #expect(spring.basis(at: .nan) == .rest, "damping \(fraction)")
      }
      if fraction > 0 {
        #expect(
          Spring(response: 0.3, dampingFraction: fraction).basis(at: 1e9) == .rest, "damping \(fraction)")
      }
    }
  }

  @Test("The overshoot is e^(-pi zeta / sqrt(1 - zeta^2)) half a swing after the start (Ogata)")
  func overshoot() {
    for fraction in [0.05, 0.3, 0.75, 0.8, 0.95] {
      let spring = Spring(response: 0.3, dampingFraction: fraction)
      let root = (1 - fraction * fraction).squareRoot()
      let elapsed = Double.pi / (spring.angularFrequency * root)
      let basis = spring.basis(at: elapsed)
      let overshoot = exp(-Double.pi * fraction / root)
      #expect(
        (basis.displacement + overshoot).magnitude < 1e-14, "damping \(fraction): \(basis.displacement)")
      #expect(basis.displacementVelocity.magnitude < 1e-12, "damping \(fraction): it turns round there")
    }
  }

  @Test("From critical damping on, the target is never crossed")
  func noOvershoot() {
    for fraction in [1, 1.0.nextUp, 1.000_001, 1.5, 20] {
      let spring = Spring(response: 0.3, dampingFraction: fraction)
      var last = 1.0
      for step in 1...2_000 {
        let displacement = spring.basis(at: Double(step) / 500).displacement
        #expect(displacement >= 0 && displacement <= last, "damping \(fraction), step \(step)")
        last = displacement
      }
    }
  }

  @Test("An overdamped spring creeps at the rate w / (2 zeta), however great the damping")
  func creep() {
    for power in stride(from: 4.0, through: 300, by: 4) {
      let spring = Spring(response: 0.3, dampingFraction: pow(10, power))
      let elapsed = 2 * spring.dampingFraction / spring.angularFrequency
      let displacement = spring.basis(at: elapsed).displacement
      #expect((displacement - exp(-1)).magnitude < 1e-8, "damping 10^\(power): \(displacement)")
    }
  }

  @Test("A spring that is slower than any clock leaves a motion free")
  func free() {
    for fraction in [0, 0.5, 1, 2] {
      let spring = Spring(response: .greatestFiniteMagnitude, dampingFraction: fraction)
      for elapsed in [1e-20, 1, 1e9] {
        let basis = spring.basis(at: elapsed)
        #expect(basis.displacement == 1 && basis.impulse == elapsed && basis.impulseVelocity == 1)
      }
    }
  }

  @Test("The basis is finite and within its bounds for extreme responses, dampings and times")
  func extremes() {
    let sizes = [
      0, Double.leastNonzeroMagnitude, 1e-300, 1e-150, 1e-9, 0.3, 1e9, 1e150, 1e300, .greatestFiniteMagnitude,
    ]
    let fractions = sizes + [1 - Double.ulpOfOne / 2, 1, 1 + Double.ulpOfOne, 2]
    for response in sizes {
      for fraction in fractions {
        for elapsed in sizes {
          let spring = Spring(response: response, dampingFraction: fraction)
          let basis = spring.basis(at: elapsed)
          let w = spring.angularFrequency
          let label = "response \(response), damping \(fraction), \(elapsed) s: \(basis)"
          #expect(basis.displacement.magnitude <= 1 + 1e-9, "\(label)")
          #expect(basis.displacementVelocity.magnitude <= w * (1 + 1e-9), "\(label)")
          #expect(basis.impulse >= -elapsed && basis.impulse <= elapsed, "\(label)")
          #expect(basis.impulseVelocity.magnitude <= 1 + 1e-9, "\(label)")
        }
      }
    }
  }
}

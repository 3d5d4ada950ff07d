import Dwell
import Testing

@Suite("Spring")
struct SpringTests {
  @Test("A row of indicators moves on response 0.3 and damping 0.75 (R025)")
  func row() {
    #expect(Spring.row == Spring(response: 0.3, dampingFraction: 0.75))
  }

  @Test("A page settles on response 0.35 and damping 0.8 (R101)")
  func page() {
    #expect(Spring.page == Spring(response: 0.35, dampingFraction: 0.8))
  }

  @Test("Mass, stiffness and damping describe the same springs as response and damping fraction")
  func physics() {
    for response in [0.05, 0.3, 0.35, 2] {
      for fraction in [0, 0.2, 0.75, 1, 3] {
        for mass in [1e-200, 0.1, 1, 7, 1e200] {
          let designed = Spring(response: response, dampingFraction: fraction)
          let w = designed.angularFrequency
          let built = Spring(mass: mass, stiffness: mass * w * w, damping: 2 * fraction * w * mass)
          let label = "response \(response), damping \(fraction), mass \(mass)"
          #expect((built.response - response).magnitude < 1e-14 * response, "\(label): \(built.response)")
          #expect((built.dampingFraction - fraction).magnitude < 1e-14, "\(label): \(built.dampingFraction)")
          #expect(built.isValid, "\(label)")
        }
      }
    }
  }

  @Test("The angular frequency is one turn per response")
  func angularFrequency() {
    #expect(Spring(response: 0.5, dampingFraction: 1).angularFrequency == 4 * Double.pi)
    #expect(Spring(response: 0, dampingFraction: 1).angularFrequency == .infinity)
  }

  @Test("A negative or non-finite response is 0, at the target at once, and not valid")
  func invalidResponse() {
    for response in [-1, -Double.leastNonzeroMagnitude, Double.infinity, -Double.infinity, Double.nan] {
      let spring = Spring(response: response, dampingFraction: 0.5)
      #expect(!spring.isValid, "\(response)")
      #expect(spring.response == 0 && spring.dampingFraction == 0.5, "\(response)")
      #expect(spring.basis(at: 0).displacement == 0, "\(response)")
      #expect(spring == spring, "equality survives \(response)")
    }
  }

  @Test("A negative or non-finite damping fraction is 1, without overshoot, and not valid")
  func invalidDamping() {
    for fraction in [-0.1, Double.infinity, -Double.infinity, Double.nan] {
      let spring = Spring(response: 0.3, dampingFraction: fraction)
      #expect(!spring.isValid, "\(fraction)")
      #expect(spring.response == 0.3 && spring.dampingFraction == 1, "\(fraction)")
    }
  }

  @Test("A spring without mass or stiffness is at its target at once, and not valid")
  func invalidPhysics() {
    for (mass, stiffness) in [(0.0, 1.0), (1, 0), (-1, 1), (1, -1), (.nan, 1), (1, .nan)] {
      let spring = Spring(mass: mass, stiffness: stiffness, damping: 1)
      #expect(!spring.isValid, "mass \(mass), stiffness \(stiffness)")
      #expect(spring.response == 0 && spring.dampingFraction == 1, "mass \(mass), stiffness \(stiffness)")
    }
  }

  @Test("A response of 0 is valid, and so is a damping fraction of 0")
  func limits() {
    #expect(Spring(response: 0, dampingFraction: 0.5).isValid)
    #expect(Spring(response: 1, dampingFraction: 0).isValid)
  }
}

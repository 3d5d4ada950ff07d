import Testing

@testable import Dwell

@Suite("Glide") struct GlideTests {
  @Test("A glide decays with a time constant of 0.325 s, which a near end shortens")
  func target() {
    for (place, velocity, target, constant) in [
      (100, 1000, 425, 0.325), (100, -200, 35, 0.325), (100, -1000, 0, 0.1), (900, 1000, 1000, 0.1),
    ] as [(Double, Double, Double, Double)] {
      let glide = Glide(from: place, velocity: velocity, in: 0...1000)
      #expect(glide.target == target)
      #expect((glide.spring.response - 2 * Double.pi * constant).magnitude < 1e-12)
      #expect(glide.spring.dampingFraction == 1)
    }
  }

  @Test("Without a velocity, or at the end, it rests at once")
  func rest() {
    let glide = Glide(from: 100, velocity: 0, in: 0...1000)
    #expect(glide.target == 100 && glide.spring.response == 0)
    #expect(Glide(from: 1000, velocity: 500, in: 0...1000).spring.response == 0)
  }
}

import Dwell
import Foundation
import Testing

@Suite("Natural logarithm")
struct NaturalLogarithmTests {
  @Test("The logarithm agrees with libm over all magnitudes, including subnormal numbers")
  func range() {
    var worst = WorstCase()
    for exponent in -1074...1023 {
      for significand in stride(from: 1.0, to: 2, by: 0.0391) {
        let x = scalbn(significand, exponent)
        worst.compare(at: x, naturalLogarithm(x), log(x))
      }
    }
    #expect(worst.error < promisedAccuracy, "\(worst)")
  }

  @Test("The logarithm keeps its relative precision next to one, where it is small")
  func nextToOne() {
    var worst = WorstCase()
    for power in -52 ... -1 {
      for factor in [1.0, 1.3, 1.7] {
        let above = 1 + scalbn(factor, power)
        let below = 1 - scalbn(factor, power - 1)
        worst.compare(at: above, naturalLogarithm(above), log(above))
        worst.compare(at: below, naturalLogarithm(below), log(below))
      }
    }
    for x in stride(from: 0.5, through: 2, by: 0.000_13) {
      worst.compare(at: x, naturalLogarithm(x), log(x))
    }
    #expect(worst.error < promisedAccuracy, "\(worst)")
  }

  @Test("The logarithm is the inverse of the exponential")
  func inverse() {
    for x in stride(from: -700.0, through: 700, by: 0.37) {
      #expect((naturalLogarithm(exponential(x)) - x).magnitude < 1e-15 * max(1, x.magnitude), "\(x)")
    }
  }

  @Test("The logarithm is defined at the ends")
  func ends() {
    #expect(naturalLogarithm(1) == 0)
    #expect(naturalLogarithm(0) == -.infinity)
    #expect(naturalLogarithm(-0.0) == -.infinity)
    #expect(naturalLogarithm(.infinity) == .infinity)
    #expect(naturalLogarithm(-1).isNaN)
    #expect(naturalLogarithm(-.infinity).isNaN)
    #expect(naturalLogarithm(.nan).isNaN)
  }
}

import Dwell
import Foundation
import Testing

@Suite("Arc tangent")
struct ArcTangentTests {
  @Test("The arc tangent agrees with libm over all magnitudes and both signs")
  func range() {
    var worst = WorstCase()
    for exponent in -1074...1023 {
      for significand in stride(from: 1.0, to: 2, by: 0.0391) {
        let x = scalbn(significand, exponent)
        worst.compare(at: x, arcTangent(x), atan(x))
        worst.compare(at: -x, arcTangent(-x), atan(-x))
      }
    }
    for x in stride(from: -8.0, through: 8, by: 0.000_73) { worst.compare(at: x, arcTangent(x), atan(x)) }
    #expect(worst.error < 6e-16, "\(worst)")
  }

  @Test("The arc tangent is defined at the ends")
  func ends() {
    #expect(arcTangent(0) == 0 && arcTangent(-0.0).sign == .minus)
    #expect(arcTangent(.infinity) == .pi / 2)
    #expect(arcTangent(-.infinity) == -.pi / 2)
    #expect(arcTangent(.nan).isNaN)
  }
}

import Dwell
import Foundation
import Testing

@Suite("Exponential")
struct ExponentialTests {
  @Test("The exponential agrees with libm over the whole range of normal results")
  func range() {
    var worst = WorstCase()
    for x in stride(from: -708.39, through: 709.78, by: 0.0137) {
      worst.compare(at: x, exponential(x), exp(x))
    }
    for x in stride(from: -2, through: 2, by: 0.000_11) {
      worst.compare(at: x, exponential(x), exp(x))
    }
    #expect(worst.error < promisedAccuracy, "\(worst)")
  }

  @Test("The exponential keeps the precision of a tiny argument")
  func tiny() {
    for power in -300...0 {
      let x = pow(10, Double(power))
      #expect(relativeError(exponential(x), exp(x)) < promisedAccuracy, "e^\(x)")
      #expect(relativeError(exponential(-x), exp(-x)) < promisedAccuracy, "e^-\(x)")
    }
  }

  @Test("The exponential is exact where the result is exact")
  func exact() {
    #expect(exponential(0) == 1)
    #expect(exponential(-0.0) == 1)
    #expect(exponential(1e-300) == 1)
  }

  @Test("The exponential overflows to infinity at the same place as libm")
  func overflow() {
    #expect(exponential(709.782712893384).isFinite)
    #expect(exponential(709.782712893384.nextUp) == .infinity)
    #expect(exponential(1e300) == .infinity)
    #expect(exponential(.infinity) == .infinity)
  }

  @Test("The exponential underflows gradually to zero")
  func underflow() {
    for x in stride(from: -745.2, through: -708.0, by: 0.0173) {
      let difference = (exponential(x) - exp(x)).magnitude
      #expect(difference <= max(.leastNonzeroMagnitude, exp(x) * promisedAccuracy), "e^\(x)")
    }
    #expect(exponential(-745.13) == .leastNonzeroMagnitude)
    #expect(exponential(-746) == 0)
    #expect(exponential(-.infinity) == 0)
  }

  @Test("The exponential of NaN is NaN")
  func notANumber() {
    #expect(exponential(.nan).isNaN)
  }
}

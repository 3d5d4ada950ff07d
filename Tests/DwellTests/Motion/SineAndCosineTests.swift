import Dwell
import Foundation
import Testing

@Suite("Sine and cosine")
struct SineAndCosineTests {
  @Test("Sine and cosine agree with libm over the first turns")
  func firstTurns() {
    var worst = WorstCase()
    for x in stride(from: -40.0, through: 40, by: 0.000_37) {
      worst.compare(at: x, sineAndCosine(x).sine, sin(x))
      worst.compare(at: x, sineAndCosine(x).cosine, cos(x))
    }
    #expect(worst.error < promisedAccuracy, "\(worst)")
  }

  @Test("Sine and cosine agree with libm up to 2^48, including fractions and both signs")
  func greatAngles() {
    var worst = WorstCase()
    for power in 3..<48 {
      for factor in stride(from: 1.0, to: 2, by: 0.0173) {
        for x in [scalbn(factor, power), -scalbn(factor, power)] {
          worst.compare(at: x, sineAndCosine(x).sine, sin(x))
          worst.compare(at: x, sineAndCosine(x).cosine, cos(x))
        }
      }
    }
    #expect(worst.error < promisedAccuracy, "\(worst)")
  }

  @Test(
    "Sine and cosine keep their relative precision next to their zeros, where the angle is almost a multiple of a quarter turn"
  )
  func zeros() {
    var worst = WorstCase()
    for quarters in 1...20_000 {
      let x = Double(quarters) * (Double.pi / 2)
      for y in [x.nextDown, x, x.nextUp] {
        worst.compare(at: y, sineAndCosine(y).sine, sin(y))
        worst.compare(at: y, sineAndCosine(y).cosine, cos(y))
      }
    }
    // The doubles closest to whole numbers of quarter turns, for their size (Kahan, Muller).
    for y in [6381956970095103.0 * 0x1p-9, 5.0 * 0x1p40, 0x1p48] {
      worst.compare(at: y, sineAndCosine(y).sine, sin(y))
      worst.compare(at: y, sineAndCosine(y).cosine, cos(y))
    }
    #expect(worst.error < promisedAccuracy, "\(worst)")
  }

  @Test("Sine and cosine keep the precision of a tiny angle and the sign of zero")
  func tiny() {
    for power in -320...0 {
      let x = pow(10, Double(power))
      #expect(relativeError(sineAndCosine(x).sine, sin(x)) < promisedAccuracy, "sine of \(x)")
    }
    #expect(sineAndCosine(0).sine == 0 && sineAndCosine(0).sine.sign == .plus)
    #expect(sineAndCosine(-0.0).sine == 0 && sineAndCosine(-0.0).sine.sign == .minus)
    #expect(sineAndCosine(0).cosine == 1)
  }

  @Test("Sine is odd and cosine even, to the last bit")
  func symmetry() {
    for x in stride(from: 0.0, through: 100, by: 0.0171) {
      #expect(sineAndCosine(-x).sine == -sineAndCosine(x).sine, "\(x)")
      #expect(sineAndCosine(-x).cosine == sineAndCosine(x).cosine, "\(x)")
    }
  }

  @Test("Angles too large to resolve count as whole turns")
  func beyondTheLimit() {
    for x in [0x1p48.nextUp, 1e20, 1e300, .greatestFiniteMagnitude] {
      #expect(sineAndCosine(x).sine == 0 && sineAndCosine(x).cosine == 1, "\(x)")
      #expect(sineAndCosine(-x).sine == 0 && sineAndCosine(-x).cosine == 1, "-\(x)")
    }
  }

  @Test("Sine and cosine of infinity and NaN are NaN")
  func notANumber() {
    for x in [Double.infinity, -.infinity, .nan] {
      #expect(sineAndCosine(x).sine.isNaN, "\(x)")
      #expect(sineAndCosine(x).cosine.isNaN, "\(x)")
    }
  }
}

import Dwell
import Testing

@Suite("Timing curve")
struct TimingCurveTests {
  @Test("passes through the values of CSS's ease-in, computed to fifty digits")
  func knownValues() {
    let values = [
      0.1: 0.017026609651562944, 0.25: 0.09346465071882486, 0.5: 0.31535681257253934,
      0.75: 0.6218618691748902, 0.9: 0.8394278457624665,
    ]
    for (fraction, expected) in values {
      let value = TimingCurve.easeIn.value(at: fraction)
      #expect((value - expected).magnitude < 1e-14, "at \(fraction): \(value), exactly \(expected)")
      #expect(TimingCurve.linear.value(at: fraction) == fraction)
    }
  }

  @Test("begins at 0 and ends at 1 exactly, and stays there", arguments: TimingCurve.allCases)
  func ends(curve: TimingCurve) {
    for fraction in [0, -0.0, -0.1, -1e300, -Double.infinity] {
      #expect(curve.value(at: fraction) == 0, "\(fraction)")
    }
    for fraction in [1, 1.1, 1e300, Double.infinity, Double.nan] {
      #expect(curve.value(at: fraction) == 1, "\(fraction)")
    }
  }

  @Test("never goes back", arguments: TimingCurve.allCases)
  func monotone(curve: TimingCurve) {
    var last = 0.0
    for step in 1...4_000 {
      let value = curve.value(at: Double(step) / 4_000)
      #expect(value >= last && value <= 1, "step \(step)")
      last = value
    }
  }

  @Test("finds the way at any time, to a part in 10^13")
  func inverse() {
    for step in 1..<1024 {
      // The point of the Bézier curve at the parameter `s`.
      let s = Double(step) / 1024
      let time = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s + s * s * s
      let way = s * s * (3 - 2 * s)
      #expect((TimingCurve.easeIn.value(at: time) - way).magnitude < 1e-13, "at \(time)")
    }
  }
}

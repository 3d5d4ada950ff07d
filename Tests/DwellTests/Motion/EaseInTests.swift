import Dwell
import Testing

@Suite("Ease in")
struct EaseInTests {
  @Test("R061: ease-in passes through CSS's values, computed to fifty digits")
  func knownValues() {
    let values = [
      0.1: 0.017026609651562944, 0.25: 0.09346465071882486, 0.5: 0.31535681257253934,
      0.75: 0.6218618691748902, 0.9: 0.8394278457624665,
    ]
    for (fraction, expected) in values {
      let value = EaseIn.value(at: fraction)
      #expect((value - expected).magnitude < 1e-14, "at \(fraction): \(value), exactly \(expected)")
    }
  }

  @Test("Ease-in begins at 0 and ends at 1 exactly, and stays there")
  func ends() {
    for fraction in [0, -0.0, -0.1, -1e300, -Double.infinity] {
      #expect(EaseIn.value(at: fraction) == 0, "\(fraction)")
    }
    for fraction in [1, 1.1, 1e300, Double.infinity, Double.nan] {
      #expect(EaseIn.value(at: fraction) == 1, "\(fraction)")
    }
  }

  @Test("Ease-in never goes back")
  func monotone() {
    var last = 0.0
    for step in 1...4_000 {
      let value = EaseIn.value(at: Double(step) / 4_000)
      #expect(value >= last && value <= 1, "step \(step)")
      last = value
    }
  }

  @Test("Ease-in is accurate to a part in 10^13 at any time")
  func inverse() {
    for step in 1..<1024 {
      // The point of the Bézier curve at the parameter `s`.
      let s = Double(step) / 1024
      let time = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s + s * s * s
      let way = s * s * (3 - 2 * s)
      #expect((EaseIn.value(at: time) - way).magnitude < 1e-13, "at \(time)")
    }
  }
}

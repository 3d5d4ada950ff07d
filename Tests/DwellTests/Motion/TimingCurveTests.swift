import Dwell
import Foundation
import Testing

@Suite("Timing curve")
struct TimingCurveTests {
  /// The named curves, and Bézier curves that stand steep, flat and beyond the way.
  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .ease,
    .cubicBezier(x1: 0.36, y1: 0, x2: 0.66, y2: -0.56), .cubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1),
    .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0),
    .cubicBezier(x1: 0, y1: 0, x2: 0, y2: 1), .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 1),
  ]

  @Test("passes through the values of CSS's curves, computed to fifty digits")
  func knownValues() {
    let table: [(TimingCurve, [Double])] = [
      (
        .easeIn,
        [
          0.017026609651562944, 0.09346465071882486, 0.31535681257253934, 0.6218618691748902,
          0.8394278457624665,
        ]
      ),
      (
        .easeOut,
        [0.1605721542375335, 0.37813813082510983, 0.6846431874274607, 0.9065353492811752, 0.9829733903484371]
      ),
      (.easeInOut, [0.0197224535483112, 0.12916193104731982, 0.5, 0.8708380689526802, 0.9802775464516889]),
      (
        .ease,
        [0.09479630571604325, 0.40851059135539586, 0.802403387584857, 0.9604589783489741, 0.9943164774845564]
      ),
      (
        .cubicBezier(x1: 0.36, y1: 0, x2: 0.66, y2: -0.56),
        [
          -0.012615579146087304, -0.05964685996403318, -0.08740067021869789, 0.1837108013075282,
          0.5960669580208651,
        ]
      ),
      (
        .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
        [0.0037616749580831666, 0.029724605511925198, 0.5, 0.9702753944880748, 0.9962383250419168]
      ),
      (
        .cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0),
        [0.38740031697727517, 0.479055466999209, 0.5, 0.520944533000791, 0.6125996830227248]
      ),
    ]
    for (curve, values) in table {
      for (fraction, expected) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
        let value = curve.value(at: fraction)
        #expect(
          (value - expected).magnitude < 1e-14, "\(curve) at \(fraction): \(value), exactly \(expected)")
      }
    }
  }

  @Test("has the control points of CSS under its names")
  func names() {
    let named: [(TimingCurve, TimingCurve)] = [
      (.easeIn, .cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)),
      (.easeOut, .cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)),
      (.easeInOut, .cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
      (.linear, .cubicBezier(x1: 0.25, y1: 0.25, x2: 0.6, y2: 0.6)),
    ]
    for (name, bezier) in named {
      for step in -2...52 {
        let fraction = Double(step) / 50
        #expect(name.value(at: fraction) == bezier.value(at: fraction), "\(name) at \(fraction)")
        #expect(
          name.velocity(at: fraction) == bezier.velocity(at: fraction), "slope of \(name) at \(fraction)")
      }
    }
  }

  @Test("begins at 0 and ends at 1 exactly, and stays there", arguments: curves)
  func ends(curve: TimingCurve) {
    for fraction in [0, -0.0, -0.1, -1e300, -Double.infinity] {
      #expect(curve.value(at: fraction) == 0, "\(fraction)")
    }
    for fraction in [1, 1.1, 1e300, Double.infinity, Double.nan] {
      #expect(curve.value(at: fraction) == 1, "\(fraction)")
    }
    for fraction in [-0.1, 1.1, Double.infinity, -Double.infinity, Double.nan] {
      #expect(curve.velocity(at: fraction) == 0, "slope at \(fraction)")
    }
  }

  @Test(
    "never goes back where its controls don't",
    arguments: [.linear, .easeIn, .easeOut, .easeInOut, .ease] + curves.suffix(4))
  func monotone(curve: TimingCurve) {
    var last = 0.0
    for step in 1...4_000 {
      let value = curve.value(at: Double(step) / 4_000)
      #expect(value >= last && value <= 1, "step \(step)")
      last = value
    }
  }

  @Test("is its own reverse: ease in is ease out turned round")
  func symmetry() {
    for step in 0...100 {
      let fraction = Double(step) / 100
      let turned = 1 - TimingCurve.easeOut.value(at: 1 - fraction)
      #expect((TimingCurve.easeIn.value(at: fraction) - turned).magnitude < 1e-15, "\(fraction)")
      let both = TimingCurve.easeInOut.value(at: fraction) + TimingCurve.easeInOut.value(at: 1 - fraction)
      #expect((both - 1).magnitude < 1e-15, "\(fraction)")
    }
  }

  @Test("has as its velocity the slope of its value", arguments: curves)
  func slope(curve: TimingCurve) {
    for step in 1...99 where step != 50 {
      let fraction = Double(step) / 100
      let slope = (curve.value(at: fraction + 1e-6) - curve.value(at: fraction - 1e-6)) / 2e-6
      let velocity = curve.velocity(at: fraction)
      #expect(
        (velocity - slope).magnitude < 1e-5 * max(1, slope.magnitude),
        "\(fraction): \(velocity), measured \(slope)")
    }
  }

  @Test("has the slope of its control points at its ends")
  func slopeAtTheEnds() {
    /// The slopes at 0 and at 1.
    func slopes(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [Double] {
      let curve = TimingCurve.cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      return [curve.velocity(at: 0), curve.velocity(at: 1)]
    }
    #expect(slopes(0.25, 0.5, 0.75, 0.25) == [2, 3])
    #expect(slopes(0.5, 0, 0.5, 1) == [0, 0])
    #expect(
      slopes(0, 0, 0.5, 1) == [2, 0], "the first control lies on the start: the second gives the slope")
    #expect(slopes(0.5, 0.25, 1, 1) == [0.5, 1.5], "the second control lies on the end")
    #expect(slopes(0, 0, 0, 0) == [1, 1], "both controls lie on the start: a straight line")
    #expect(slopes(0, 1, 1, 0) == [.infinity, .infinity], "vertical")
    #expect(slopes(0, -1, 1, 2) == [-.infinity, -.infinity], "vertical, downwards")
  }

  @Test("uses an x beyond 0...1 as the nearer of the two")
  func clampedControls() {
    let clamped = TimingCurve.cubicBezier(x1: 0, y1: 0.2, x2: 1, y2: 0.7)
    let wild = TimingCurve.cubicBezier(x1: -3, y1: 0.2, x2: 1e300, y2: 0.7)
    for step in 0...100 {
      #expect(wild.value(at: Double(step) / 100) == clamped.value(at: Double(step) / 100), "\(step) %")
    }
  }

  @Test("is linear with a control that is infinite or no number")
  func notFinite() {
    for number in [Double.nan, .infinity, -.infinity] {
      for index in 0..<4 {
        var c = [0.1, 0.9, 0.3, 0.2]
        c[index] = number
        let curve = TimingCurve.cubicBezier(x1: c[0], y1: c[1], x2: c[2], y2: c[3])
        #expect(curve.value(at: 0.3) == 0.3 && curve.velocity(at: 0.3) == 1, "\(c)")
      }
    }
  }

  @Test("finds its way where it stands all but vertical")
  func vertical() {
    // Along this curve the time is 1/2 + 4u³ and the way 1/2 + 3u/2 − 2u³, with u counted from the middle.
    let curve = TimingCurve.cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
    for power in 2...15 {
      let distance = pow(10, -Double(power))
      let u = cbrt(((0.5 + distance) - 0.5) / 4)
      let way = 1.5 * u - 2 * u * u * u
      let (before, after) = (curve.value(at: 0.5 - distance), curve.value(at: 0.5 + distance))
      // The last bit of the time is worth this much of the way.
      let allowed = 1e-16 / (u * u)
      #expect((after - 0.5 - way).magnitude < allowed, "10^-\(power) after the middle: \(after)")
      #expect(
        (0.5 - before - way).magnitude < max(allowed, 1e-3 * way), "10^-\(power) before the middle: \(before)"
      )
    }
  }

  @Test("finds every time on a grid of controls, to a part in 10^13 of the time")
  func inverse() {
    for first in stride(from: 0.0, through: 1, by: 0.1) {
      for second in stride(from: 0.0, through: 1, by: 0.1) {
        // Along y = 3s² − 2s³ the parameter is known again from the value, and with it the time.
        let curve = TimingCurve.cubicBezier(x1: first, y1: 0, x2: second, y2: 1)
        for step in 1..<64 {
          let s = Double(step) / 64
          let time = 3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
          let expected = s * s * (3 - 2 * s)
          let value = curve.value(at: time)
          let allowed = 1e-13 * max(1, curve.velocity(at: time))
          // Where the curve stands vertical the time leaves a third of its digits to the value.
          #expect((value - expected).magnitude < min(allowed, 1e-4), "\(first), \(second) at \(time)")
        }
      }
    }
  }
}

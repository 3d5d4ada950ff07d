import Dwell
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  @Test("Positions inside the range follow the finger one to one (R088)")
  func inside() {
    for raw in [-780, -390.5, -1, 0.0] {
      #expect(RubberBand().displayed(raw, in: -780...0) == raw, "\(raw)")
      #expect(RubberBand().raw(raw, in: -780...0) == raw, "\(raw)")
      #expect(RubberBand().rate(at: raw, in: -780...0) == 1, "\(raw)")
    }
  }

  @Test("Positions move at half speed before the first page (R089) and behind the last (R090)")
  func outside() {
    #expect(RubberBand().displayed(100, in: -780...0) == 50)
    #expect(RubberBand().displayed(-880, in: -780...0) == -830)
    #expect(RubberBand().rate(at: 100, in: -780...0) == 0.5)
    #expect(RubberBand().rate(at: -880, in: -780...0) == 0.5)
  }

  @Test("Grabbing an overshoot doesn't jump", arguments: [0.1, 0.25, 0.5, 0.55, 1])
  func inverse(factor: Double) {
    let band = RubberBand(factor: factor)
    for step in -400...400 {
      let place = Double(step) * 3.7
      let shown = band.displayed(band.raw(place, in: -780...0), in: -780...0)
      #expect((shown - place).magnitude < 1e-12 * max(1, place.magnitude), "\(place) became \(shown)")
      let asked = band.raw(band.displayed(place, in: -780...0), in: -780...0)
      #expect((asked - place).magnitude < 1e-12 * max(1, place.magnitude), "\(place) became \(asked)")
    }
  }

  @Test("The position is continuous at the bounds")
  func continuity() {
    for factor in [0, 0.5, 1] {
      let band = RubberBand(factor: factor)
      #expect(band.displayed(Double.leastNonzeroMagnitude, in: -780...0) < 1e-300)
      #expect(band.displayed((-780.0).nextDown, in: -780...0) >= (-780.0).nextDown)
      #expect(band.displayed(-780, in: -780...0) == -780)
    }
  }

  @Test("A factor of 0 stops at the bounds, and a factor of 1 has no bounds")
  func limits() {
    #expect(RubberBand(factor: 0).displayed(100, in: -780...0) == 0)
    #expect(RubberBand(factor: 0).raw(100, in: -780...0) == 0)
    #expect(RubberBand(factor: 1).displayed(100, in: -780...0) == 100)
  }

  @Test("The factor is clamped to 0...1")
  func factor() {
    let cut: [(Double, Double)] = [
      (-1, 0), (-.infinity, 0), (.nan, 0), (0.3, 0.3), (2, 1), (.infinity, 1),
    ]
    for (given, used) in cut { #expect(RubberBand(factor: given).factor == used, "\(given)") }
  }

  @Test("An empty range is stretched around its one position")
  func emptyRange() {
    #expect(RubberBand().displayed(30, in: 10...10) == 20)
    #expect(RubberBand().displayed(-10, in: 10...10) == 0)
    #expect(RubberBand().raw(20, in: 10...10) == 30)
  }

  @Test("A non-finite position shows a bound, and results are always finite")
  func notFinite() {
    for factor in [0, Double.leastNonzeroMagnitude, 0.5, 1] {
      let band = RubberBand(factor: factor)
      for (number, bound) in [(Double.nan, -780.0), (-.infinity, -780), (.infinity, 0)] {
        #expect(band.displayed(number, in: -780...0) == bound, "\(number)")
        #expect(band.raw(number, in: -780...0) == bound, "\(number)")
      }
      for number in [-Double.greatestFiniteMagnitude, -1e300, 1e300, .greatestFiniteMagnitude] {
        #expect(band.displayed(number, in: -780...0).isFinite, "\(number)")
        #expect(band.raw(number, in: -780...0).isFinite, "\(number)")
        #expect(band.displayed(number, in: -.greatestFiniteMagnitude ... -1e308).isFinite, "\(number)")
      }
    }
  }
}

import Dwell
import Testing

@Suite("Curve motion")
struct CurveMotionTests {
  @Test("goes from its beginning to its end along the curve")
  func course() {
    let motion = CurveMotion(from: 10, to: 50, start: 100, duration: 4, curve: .easeIn)
    for step in 0...40 {
      let fraction = Double(step) / 40
      let expected = 10 + 40 * TimingCurve.easeIn.value(at: fraction)
      #expect((motion.value(at: 100 + 4 * fraction) - expected).magnitude < 1e-12, "\(fraction)")
    }
    #expect(motion.end == 104)
  }

  @Test("moves a cover of 548 points by -504 in 4 s with ease-in (R061)")
  func cover() {
    let motion = CurveMotion(from: 0, to: -504, start: 0, duration: 4, curve: .easeIn)
    #expect(motion.value(at: 0) == 0)
    #expect((motion.value(at: 2) + 504 * 0.31535681257253934).magnitude < 1e-10)
    #expect(motion.value(at: 4) == -504)
  }

  @Test("stands at its beginning before and at its end after, exactly")
  func outside() {
    for curve in TimingCurve.allCases {
      let motion = CurveMotion(from: 0.7, to: 0.1, start: 1, duration: 0.7, curve: curve)
      for time in [1, 0.999, -5, -Double.infinity] {
        #expect(motion.value(at: time) == 0.7, "\(curve), \(time) s")
      }
      for time in [1.7, 2, 1e300, Double.infinity, Double.nan] {
        #expect(motion.value(at: time) == 0.1, "\(curve), \(time) s")
      }
    }
  }

  @Test("is at its end at once when it takes no time")
  func instantaneous() {
    for duration in [0, -1, -Double.infinity, Double.nan] {
      let motion = CurveMotion(from: 8, to: 36, start: 5, duration: duration, curve: .easeIn)
      #expect(motion.duration == 0 && motion.end == 5, "\(duration) s")
      #expect(motion.value(at: 5) == 36, "\(duration) s")
      #expect(motion.value(at: 4) == 8, "before the start, \(duration) s")
    }
  }

  @Test("never leaves its beginning when it takes for ever")
  func forEver() {
    let motion = CurveMotion(from: 8, to: 36, start: 5, duration: .infinity, curve: .linear)
    #expect(motion.end == .infinity)
    for time in [4, 5, 1e300] {
      #expect(motion.value(at: time) == 8, "\(time)")
    }
  }

  @Test("replaces what is not finite, and equals itself then")
  func notFinite() {
    for number in [Double.nan, .infinity, -.infinity] {
      let noStart = CurveMotion(from: number, to: 36, start: 0, duration: 1, curve: .linear)
      #expect(noStart.from == 36 && noStart.value(at: 0.5) == 36, "\(number)")
      let noEnd = CurveMotion(from: 8, to: number, start: 0, duration: 1, curve: .linear)
      #expect(noEnd.to == 8 && noEnd.value(at: 0.5) == 8, "\(number)")
      #expect(
        CurveMotion(from: number, to: number, start: 0, duration: 1, curve: .linear).value(at: 0.5) == 0)
    }
    let timeless = CurveMotion(from: 8, to: 36, start: .nan, duration: 1, curve: .linear)
    #expect(timeless.value(at: 0) == 36 && timeless.end == -.infinity && timeless == timeless)
    let never = CurveMotion(from: 8, to: 36, start: .infinity, duration: 1, curve: .linear)
    #expect(never.value(at: 1e300) == 8 && never.end == .infinity)
  }

  @Test("is finite for every extreme of place, duration and time")
  func extremes() {
    let sizes = [0, Double.leastNonzeroMagnitude, 1e-300, 1, 1e300, .greatestFiniteMagnitude]
    for curve in TimingCurve.allCases {
      for from in sizes {
        for duration in sizes {
          for time in sizes {
            let motion = CurveMotion(from: from, to: -from, start: -1, duration: duration, curve: curve)
            let label = "\(from), \(duration) s, at \(time)"
            #expect(motion.value(at: time).isFinite, "\(label)")
          }
        }
      }
    }
  }
}

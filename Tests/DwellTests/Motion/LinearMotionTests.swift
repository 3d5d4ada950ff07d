import Testing

@testable import Dwell

@Suite("Linear motion")
struct LinearMotionTests {
  @Test("A linear motion moves from its beginning to its end at a constant rate")
  func course() {
    let motion = LinearMotion(from: 10, to: 50, start: 100, duration: 4)
    for step in 0...40 {
      let fraction = Double(step) / 40
      #expect((motion.value(at: 100 + 4 * fraction) - (10 + 40 * fraction)).magnitude < 1e-12, "\(fraction)")
    }
    #expect(motion.end == 104)
  }

  @Test("A linear motion is exactly at its beginning before and at its end after")
  func outside() {
    let motion = LinearMotion(from: 0.7, to: 0.1, start: 1, duration: 0.7)
    for time in [1, 0.999, -5, -Double.infinity] {
      #expect(motion.value(at: time) == 0.7, "\(time) s")
    }
    for time in [1.7, 2, 1e300, Double.infinity, Double.nan] {
      #expect(motion.value(at: time) == 0.1, "\(time) s")
    }
  }

  @Test("A linear motion without duration is at its end at once")
  func instantaneous() {
    let motion = LinearMotion(from: 8, to: 36, start: 5, duration: 0)
    #expect(motion.end == 5 && motion.value(at: 5) == 36)
    #expect(motion.value(at: 4) == 8, "before the start")
  }

  @Test("A linear motion of infinite duration never leaves its beginning")
  func forEver() {
    let motion = LinearMotion(from: 8, to: 36, start: 5, duration: .infinity)
    #expect(motion.end == .infinity)
    for time in [4, 5, 1e300] {
      #expect(motion.value(at: time) == 8, "\(time)")
    }
  }

  @Test("no longer moves at its end, and is there exactly, however both are rounded")
  func rounding() {
    for step in 1...1000 {
      let motion = LinearMotion(from: 0.3, to: 0, start: 500 + Double(step) * 0.37, duration: 0.05)
      #expect(!motion.isMoving(at: motion.end) && motion.settledValue(at: motion.end) == 0, "\(step)")
    }
  }
}

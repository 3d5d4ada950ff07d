import Dwell
import Testing

@Suite("Spring motion")
struct SpringMotionTests {
  /// One spring of each regime.
  private let springs = [0.2, 0.75, 1, 2.5].map { Spring(response: 0.3, dampingFraction: $0) }

  @Test("A motion begins at its start value and velocity, and ends at its target")
  func ends() {
    for spring in springs {
      let motion = SpringMotion(from: 8, velocity: -40, to: 36, start: 5, spring: spring)
      #expect(motion.value(at: 5) == 8 && motion.velocity(at: 5) == -40)
      #expect(motion.value(at: 4) == 8 && motion.velocity(at: 4) == -40, "before its start")
      #expect(motion.value(at: 1_000) == 36 && motion.velocity(at: 1_000) == 0)
      #expect(motion.value(at: .infinity) == 36 && motion.velocity(at: .infinity) == 0)
      #expect(motion.value(at: .nan) == 36 && motion.velocity(at: .nan) == 0)
    }
  }

  @Test("The velocity is the slope of the value")
  func slope() {
    for spring in springs {
      let motion = SpringMotion(from: 8, velocity: 300, to: 36, start: 0, spring: spring)
      for step in 1...100 {
        let time = Double(step) * 0.01
        let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
        #expect((motion.velocity(at: time) - slope).magnitude < 1e-5, "\(spring) at \(time) s")
      }
    }
  }

  @Test(
    "A motion turns back where its velocity crosses zero, and nowhere else",
    arguments: [0, 0.05, 0.75, 0.999_999, 1.0.nextDown, 1, 1.0.nextUp, 1.000_001, 1.5, 40])
  func turns(dampingFraction: Double) {
    let spring = Spring(response: 0.3, dampingFraction: dampingFraction)
    for (from, velocity) in [(30.0, 0.0), (30, 200), (30, -200), (30, -6000), (-30, 1e5), (0, 50), (0, -50)] {
      let motion = SpringMotion(from: from, velocity: velocity, to: 0, start: 5, spring: spring)
      var turns = motion.turns(after: 5, before: .infinity)
      for step in 1...2000 {
        let (before, time) = (5 + Double(step - 1) * 0.001_003, 5 + Double(step) * 0.001_003)
        let (old, new) = (motion.velocity(at: before), motion.velocity(at: time))
        // What has come to rest turns within the clock's resolution.
        guard max(old.magnitude, new.magnitude) > 1e-9 else { break }
        let turned = old * new < 0
        #expect(turned == (before...time).contains(turns.next), "from \(from) at \(velocity), at \(time)")
        if turned {
          let speed = motion.velocity(at: turns.next).magnitude
          #expect(speed < 1e-9 * (velocity.magnitude + 600), "at \(turns.next)")
          let second = turns.second
          turns = motion.turns(after: time, before: .infinity)
          #expect(turns.next == second || (turns.next - second).magnitude < 1e-12, "after \(time)")
        }
      }
    }
  }

  @Test("A motion at rest, without inertia or out of range never turns back, and others until an end")
  func neverTurns() {
    let spring = Spring(response: 0.3, dampingFraction: 0.75)
    let instant = Spring(response: 0, dampingFraction: 0.75)
    for motion in [
      SpringMotion(restingAt: 3, spring: spring), SpringMotion(from: 3, to: 3, start: 0, spring: spring),
      SpringMotion(from: 3, to: 5, start: 0, spring: instant),
    ] {
      #expect(motion.turns(after: 1, before: 9) == (9, 9))
    }
    let swinging = SpringMotion(from: 3, to: 5, start: 0, spring: spring)
    #expect(swinging.turns(after: .infinity, before: .infinity) == (.infinity, .infinity))
    let (next, second) = swinging.turns(after: 0, before: 9)
    #expect(swinging.turns(after: 0, before: second) == (next, second))
    #expect(swinging.turns(after: 0, before: next) == (next, next))
    let huge = SpringMotion(from: -1e308, velocity: 1e308, to: 1e308, start: 0, spring: spring)
    #expect(huge.turns(after: 0, before: 9) == (9, 9))
  }

  @Test("A motion at rest stays at rest")
  func rest() {
    let motion = SpringMotion(from: 36, to: 36, start: 0, spring: .row)
    let resting = SpringMotion(restingAt: 36, spring: .row)
    for time in [-1, 0, 0.1, 7, .infinity, -.infinity, .nan] {
      #expect(motion.value(at: time) == 36 && motion.velocity(at: time) == 0, "\(time) s")
      #expect(resting.value(at: time) == 36 && resting.velocity(at: time) == 0, "\(time) s")
    }
    #expect(motion.settledTime(tolerance: 0) == 0)
    #expect(resting.settledTime(tolerance: 0.1) == -.infinity)
  }

  @Test("Mirrored targets give mirrored motions")
  func mirror() {
    for spring in springs {
      let motion = SpringMotion(from: 8, velocity: 100, to: 36, start: 0, spring: spring)
      let mirrored = SpringMotion(from: -8, velocity: -100, to: -36, start: 0, spring: spring)
      for step in 0...100 {
        let time = Double(step) * 0.01
        #expect(mirrored.value(at: time) == -motion.value(at: time), "\(time) s")
      }
    }
  }

  @Test("A retargeted motion continues from its value and velocity")
  func handOver() {
    for spring in springs {
      let motion = SpringMotion(from: 8, to: 36, start: 0, spring: spring)
      for step in 0...60 {
        let time = Double(step) / 60
        let next = motion.retargeted(to: -100, at: time)
        #expect(next.value(at: time) == motion.value(at: time), "value at \(time) s")
        #expect(next.velocity(at: time) == motion.velocity(at: time), "velocity at \(time) s")
        #expect(next.target == -100 && next.start == time && next.spring == spring)
        #expect(next.value(at: 1_000) == -100)
      }
    }
  }

  @Test("A motion may change its spring midway without a jump")
  func otherSpring() {
    let next = SpringMotion(from: 0, to: 1, start: 0, spring: .row).retargeted(to: 1, at: 0.1, spring: .page)
    let motion = SpringMotion(from: 0, to: 1, start: 0, spring: .row)
    #expect(next.spring == .page)
    #expect(
      next.value(at: 0.1) == motion.value(at: 0.1) && next.velocity(at: 0.1) == motion.velocity(at: 0.1))
  }

  @Test("A motion that is interrupted in every frame keeps its path at 30, 60 and 120 Hz")
  func frameRates() {
    for spring in springs {
      let whole = SpringMotion(from: 0, velocity: 500, to: 390, start: 0, spring: spring)
      for rate in [30, 60, 120] {
        var motion = whole
        for frame in 1...(2 * rate) {
          let time = Double(frame) / Double(rate)
          motion = motion.retargeted(to: 390, at: time)
          let label = "\(rate) Hz, frame \(frame), damping \(spring.dampingFraction)"
          #expect((motion.value(at: time) - whole.value(at: time)).magnitude < 1e-9, "\(label)")
          #expect((motion.velocity(at: time) - whole.velocity(at: time)).magnitude < 1e-8, "\(label)")
        }
      }
    }
  }

  @Test("A motion without inertia is at its target at once")
  func instantaneous() {
    let motion = SpringMotion(
      from: 8, velocity: 9, to: 36, start: 5, spring: Spring(response: 0, dampingFraction: 1))
    #expect(motion.value(at: 5) == 36 && motion.velocity(at: 5) == 0)
    #expect(motion.settledTime(tolerance: 0.1) == 5)
  }

  @Test("Settling is counted from the start")
  func settledTime() {
    let duration = Spring.row.settlingDuration(displacement: -28, velocity: 3, tolerance: 0.1)
    let motion = SpringMotion(from: 8, velocity: 3, to: 36, start: 100, spring: .row)
    #expect(motion.settledTime(tolerance: 0.1) == 100 + duration)
    #expect(
      SpringMotion(from: 8, to: 36, start: .infinity, spring: .row).settledTime(tolerance: 1) == .infinity)
  }

  @Test("Non-finite values are replaced, and the motion then equals itself")
  func notFinite() {
    for number in [Double.nan, .infinity, -.infinity] {
      let noStart = SpringMotion(from: number, velocity: number, to: 36, start: 0, spring: .row)
      #expect(noStart.from == 36 && noStart.velocity == 0 && noStart.value(at: 0) == 36, "\(number)")
      let noTarget = SpringMotion(from: 8, velocity: 0, to: number, start: 0, spring: .row)
      #expect(noTarget.target == 8 && noTarget.value(at: 1) == 8, "\(number)")
      let nothing = SpringMotion(from: number, to: number, start: .nan, spring: .row)
      #expect(nothing.value(at: 0) == 0 && nothing == nothing, "\(number)")
    }
    let timeless = SpringMotion(from: 8, to: 36, start: .nan, spring: .row)
    #expect(timeless.value(at: 0) == 36 && timeless == timeless)
  }

  @Test("A motion is finite for extreme values, velocities and times")
  func extremes() {
    let sizes = [0, 1e-300, 1, 1e300, Double.greatestFiniteMagnitude]
    for spring in springs + [
      Spring(response: 1e300, dampingFraction: 0), Spring(response: 1e-300, dampingFraction: 0.5),
    ] {
      for from in sizes {
        for velocity in sizes {
          for time in [0, 1e-9, 0.1, 1e9, 1e300] {
            let motion = SpringMotion(from: from, velocity: -velocity, to: -from, start: 0, spring: spring)
            let label = "from \(from) at \(-velocity), \(time) s, \(spring)"
            #expect(motion.value(at: time).isFinite, "\(label)")
            #expect(motion.velocity(at: time).isFinite, "\(label)")
            #expect(!motion.settledTime(tolerance: 0.1).isNaN, "\(label)")
          }
        }
      }
    }
  }
}

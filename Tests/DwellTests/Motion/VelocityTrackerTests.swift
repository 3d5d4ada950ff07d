import Dwell
import Testing

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  /// A tracker that has seen a pointer at evenly spaced times.
  private func tracker(
    rate: Double = 60, count: Int = 30, from start: Double = 0, _ position: (Double) -> Double
  ) -> (tracker: VelocityTracker, end: Double) {
    var tracker = VelocityTracker()
    var end = start
    for index in 0..<count {
      end = start + Double(index) / rate
      tracker.add(position: position(end - start), at: end)
    }
    return (tracker, end)
  }

  @Test("A steady pointer's velocity is the same at any sampling rate and clock reading (R091)")
  func steady() {
    for rate in [25.0, 30, 60, 90, 120, 240, 1_000] {
      for start in [0, 1e5, 1.7e9] {
        for velocity in [-3_000, -500, -1, 20, 501.0] {
          let (tracker, end) = tracker(rate: rate, count: Int(rate), from: start) { 7 + velocity * $0 }
          let measured = tracker.velocity(at: end)
          // A clock that counts from 1970 has ticks of a quarter of a microsecond.
          let allowed = velocity.magnitude * (start > 1e9 ? 1e-4 : 1e-8)
          #expect(
            (measured - velocity).magnitude <= allowed,
            "\(rate) Hz from \(start) s: \(measured), not \(velocity)")
        }
      }
    }
  }

  @Test("A velocity needs two samples")
  func fewSamples() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(position: 10, at: 0)
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(position: 18, at: 0.016)
    #expect(tracker.velocity(at: 0.016) == 8 / 0.016)
  }

  @Test("Only the last 0.1 s count: an early rush is forgotten")
  func window() {
    let (slowed, end) = tracker(count: 30) { $0 < 0.3 ? 5_000 * $0 : 1_500 + 100 * ($0 - 0.3) }
    #expect((slowed.velocity(at: end) - 100).magnitude < 1e-9)
    // At 25 samples a second eight of them reach back further than the window.
    let (sparse, sparseEnd) = tracker(rate: 25, count: 10) {
      $0 < 0.25 ? 5_000 * $0 : 1_200 + 100 * ($0 - 0.24)
    }
    #expect((sparse.velocity(at: sparseEnd) - 100).magnitude < 1e-9)
  }

  @Test("The velocity has the final direction of a movement that turned round")
  func turned() {
    let (turned, end) = tracker(rate: 120, count: 60) { 1_000 * ($0 - 0.25).magnitude }
    #expect((turned.velocity(at: end) - 1_000).magnitude < 1e-8)
  }

  @Test("The velocity is 0 after a pause before the release, with or without samples during it")
  func pause() {
    var (silent, end) = tracker { 800 * $0 }
    #expect((silent.velocity(at: end + 0.03) - 800).magnitude < 1e-9, "a frame or two is no pause")
    #expect(silent.velocity(at: end + 0.05) == 0)
    #expect(silent.velocity(at: end + 10) == 0)
    #expect(silent.velocity(at: .infinity) == 0)
    // The release itself repeats the same position.
    silent.add(position: 800 * end, at: end + 0.05)
    #expect(silent.velocity(at: end + 0.05) == 0)

    var resting = tracker { 800 * $0 }.tracker
    for step in 1...4 { resting.add(position: 800 * end, at: end + Double(step) / 60) }
    #expect(resting.velocity(at: end + 4.0 / 60) == 0)
  }

  @Test("After a pause the tracker measures again")
  func again() {
    var (tracker, end) = tracker { 800 * $0 }
    for step in 0...8 { tracker.add(position: -300 * Double(step) / 60, at: end + 1 + Double(step) / 60) }
    end += 1 + 8.0 / 60
    #expect((tracker.velocity(at: end) + 300).magnitude < 1e-9)
  }

  @Test("A jittering pointer is smoothed, at any sampling rate", arguments: [120, 240, 1_000])
  func jitter(rate: Double) {
    var sign = 1.0
    let (tracker, end) = tracker(rate: rate, count: Int(rate)) { time in
      sign = -sign
      return 600 * time + sign
    }
    // Two samples alone would be wrong by twice the rate: 240 to 2000 points a second.
    #expect((tracker.velocity(at: end) - 600).magnitude < 60, "\(tracker.velocity(at: end))")
  }

  @Test("The later of two samples at one time counts")
  func equalTimes() {
    var tracker = VelocityTracker()
    tracker.add(position: 0, at: 0)
    tracker.add(position: 5, at: 0.02)
    tracker.add(position: 10, at: 0.02)
    #expect(tracker.velocity(at: 0.02) == 500)
  }

  @Test("The velocity is 0 if all samples are within a millisecond")
  func noTime() {
    for interval in [0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 0.0005] {
      var tracker = VelocityTracker()
      for index in 0..<3 { tracker.add(position: Double(index) * 100, at: Double(index) * interval / 2) }
      #expect(tracker.velocity(at: interval) == 0, "\(interval) s")
    }
  }

  @Test("A clock that steps back discards earlier samples")
  func clockSetBack() {
    var (tracker, _) = tracker { 800 * $0 }
    tracker.add(position: 0, at: -100)
    #expect(tracker.velocity(at: -100) == 0)
    tracker.add(position: -4, at: -99.99)
    #expect((tracker.velocity(at: -99.99) + 400).magnitude < 1e-6)
  }

  @Test("The velocity at a time before the last sample is that at the sample")
  func earlier() {
    let (tracker, end) = tracker(rate: 25) { 800 * $0 * $0 }
    #expect(tracker.velocity(at: end - 5) == tracker.velocity(at: end))
    #expect(tracker.velocity(at: -.infinity) == tracker.velocity(at: end))
  }

  @Test("Non-finite samples are ignored")
  func notFinite() {
    let (clean, end) = tracker { 800 * $0 }
    var disturbed = clean
    for number in [Double.nan, .infinity, -.infinity] {
      disturbed.add(position: number, at: end + 0.01)
      disturbed.add(position: 7, at: number)
    }
    #expect(disturbed == clean)
    #expect(clean.velocity(at: .nan) == 0)
  }

  @Test("The velocity is finite for extreme positions and times")
  func extremes() {
    let sizes = [
      -Double.greatestFiniteMagnitude, -1e300, -1, 0, 1e-300, 0.002, 1, 1e300, .greatestFiniteMagnitude,
    ]
    for first in sizes {
      for second in sizes {
        for time in sizes {
          var tracker = VelocityTracker()
          tracker.add(position: first, at: time)
          tracker.add(position: second, at: time + 0.01)
          tracker.add(position: first, at: time + 0.03)
          #expect(tracker.velocity(at: time + 0.03).isFinite, "\(first), \(second) at \(time) s")
        }
      }
    }
  }

  @Test("The velocity is 0 if positions are so far apart that their distance overflows")
  func overflow() {
    var tracker = VelocityTracker()
    tracker.add(position: -.greatestFiniteMagnitude, at: 0)
    tracker.add(position: .greatestFiniteMagnitude, at: 0.05)
    #expect(tracker.velocity(at: 0.05) == 0)
  }

  @Test("The velocity is as precise far from 0 as near it")
  func farAway() {
    let (far, end) = tracker { 1e15 + (480 * $0).rounded() }
    #expect((far.velocity(at: end) - 480).magnitude < 1e-6)
  }

  @Test("A reset tracker has no velocity")
  func reset() {
    var (tracker, end) = tracker { 800 * $0 }
    tracker.reset()
    #expect(tracker == VelocityTracker() && tracker.velocity(at: end) == 0)
  }
}

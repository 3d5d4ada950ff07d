import Dwell
import Foundation
import Testing

@Suite("Settling of a spring")
struct SpringSettlingTests {
  /// Starts of all kinds, in multiples of the target's distance and of the angular frequency.
  private let starts: [(displacement: Double, velocity: Double)] = [
    (1, 0), (-1, 0), (0, 1), (0, -30), (1, -1), (1, -3), (-1, 0.5), (0.001, 5), (300, -2_000), (1, -0.999),
  ]

  @Test(
    "is over at the bound, and stays over",
    arguments: [0.02, 0.3, 0.75, 0.8, 0.99, 0.999_999, 1.0.nextDown, 1, 1.0.nextUp, 1.000_001, 1.5, 6, 40])
  func bound(dampingFraction: Double) {
    for response in [0.05, 0.35, 3] {
      let spring = Spring(response: response, dampingFraction: dampingFraction)
      for (displacement, velocity) in starts {
        let speed = velocity * spring.angularFrequency
        for tolerance in [1e-9, 0.001, 0.01, 0.5, 2] {
          let motion = SpringMotion(from: displacement, velocity: speed, to: 0, start: 0, spring: spring)
          let settled = motion.settledTime(tolerance: tolerance)
          let label = "from \(displacement) at \(speed), response \(response), tolerance \(tolerance)"
          #expect(settled.isFinite && settled >= 0, "\(label): \(settled)")
          var worst = 0.0
          for step in 0...1_000 {
            worst = max(worst, motion.value(at: settled + Double(step) * response / 150).magnitude)
          }
          #expect(worst <= tolerance, "\(label): \(worst) away after \(settled) s")
        }
      }
    }
  }

  @Test(
    "is never faster than its bound, which is no more than 4 times too high where it slows down",
    arguments: [0.3, 0.75, 0.8, 0.99, 1, 1.000_001, 1.5, 6])
  func speedBound(dampingFraction: Double) {
    let spring = Spring(response: 0.35, dampingFraction: dampingFraction)
    for (displacement, velocity) in starts {
      let motion = SpringMotion(
        from: displacement, velocity: velocity * spring.angularFrequency, to: 0, start: 0, spring: spring)
      for start in stride(from: 0.0, to: 1, by: 0.1) {
        let bound = spring.maximumSpeed(
          displacement: motion.value(at: start), velocity: motion.velocity(at: start))
        let speeds = (0..<400).map { motion.velocity(at: start + Double($0) / 400).magnitude }
        let fastest = speeds.max() ?? 0
        #expect(fastest <= bound * (1 + 1e-9), "\(fastest) from \(start), bound \(bound)")
        #expect(bound <= 4 * fastest || bound < 1e-9, "\(fastest) from \(start), bound \(bound)")
      }
    }
  }

  /// When a motion from 100 at rest is really within 0.1 of its target for good, found by searching back from
  /// the bound, and the bound.
  private func lastCrossing(_ spring: Spring) -> (over: Double, bound: Double) {
    let bound = spring.settlingDuration(displacement: 100, velocity: 0, tolerance: 0.1)
    let interval = bound / 20_000
    let last =
      (0...20_000).last { spring.basis(at: Double($0) * interval).displacement.magnitude * 100 > 0.1 } ?? 0
    return (Double(last + 1) * interval, bound)
  }

  @Test("The settling duration is less than half a swing too long", arguments: [0.02, 0.3, 0.75, 0.8, 0.95])
  func tightSwing(dampingFraction: Double) {
    let (over, bound) = lastCrossing(Spring(response: 0.35, dampingFraction: dampingFraction))
    let halfSwing = 0.35 / 2 / (1 - dampingFraction * dampingFraction).squareRoot()
    #expect(bound - over < halfSwing + bound / 20_000, "over after \(over) s, bound \(bound) s")
  }

  @Test(
    "is given within a 500th of its time where the spring does not swing",
    arguments: [0.999_999, 1.0.nextDown, 1, 1.0.nextUp, 1.000_001, 1.5, 6, 40])
  func tightCreep(dampingFraction: Double) {
    let (over, bound) = lastCrossing(Spring(response: 0.35, dampingFraction: dampingFraction))
    #expect(bound - over < bound / 500, "over after \(over) s, bound \(bound) s")
  }

  @Test("A row's and a page's spring settle to a tenth of a point in this time (R025, R101)")
  func craft() {
    let row = Spring.row.settlingDuration(displacement: 28, velocity: 0, tolerance: 0.1)
    let page = Spring.page.settlingDuration(displacement: 390, velocity: 0, tolerance: 0.1)
    #expect(row > 0.3 && row < 0.45, "28 pt: \(row) s")
    #expect(page > 0.5 && page < 0.65, "390 pt: \(page) s")
  }

  @Test("Settling takes no time at rest, within the tolerance, and without inertia")
  func noTime() {
    #expect(Spring.row.settlingDuration(displacement: 0, velocity: 0, tolerance: 0) == 0)
    #expect(Spring.row.settlingDuration(displacement: 0.1, velocity: 0, tolerance: 0.5) == 0)
    #expect(Spring.row.settlingDuration(displacement: -0.1, velocity: 0.01, tolerance: 0.5) == 0)
    #expect(Spring.row.settlingDuration(displacement: 7, velocity: 7, tolerance: .infinity) == 0)
    let stiff = Spring(response: 0, dampingFraction: 1)
    #expect(stiff.settlingDuration(displacement: 7, velocity: 7, tolerance: 0) == 0)
  }

  @Test("Settling never ends without damping or with an unreachable tolerance")
  func never() {
    let undamped = Spring(response: 0.3, dampingFraction: 0)
    #expect(undamped.settlingDuration(displacement: 1, velocity: 0, tolerance: 0.5) == .infinity)
    #expect(undamped.settlingDuration(displacement: 0, velocity: 100, tolerance: 0.5) == .infinity)
    #expect(undamped.settlingDuration(displacement: 0.1, velocity: 0, tolerance: 0.5) == 0)
    for tolerance in [0, -1, Double.nan, -Double.infinity] {
      let duration = Spring.row.settlingDuration(displacement: 1, velocity: 0, tolerance: tolerance)
      #expect(duration == .infinity, "tolerance \(tolerance)")
    }
  }

  @Test("The settling duration is defined for extreme values: never negative or NaN")
  func extremes() {
    let sizes = [
      0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1, 1e300, .greatestFiniteMagnitude, .infinity, .nan,
    ]
    for response in sizes {
      for fraction in [0, 1e-300, 0.5, 1.0.nextDown, 1, 1.0.nextUp, 1e300] {
        let spring = Spring(response: response, dampingFraction: fraction)
        for displacement in sizes {
          for velocity in sizes {
            for tolerance in sizes {
              let duration = spring.settlingDuration(
                displacement: displacement, velocity: -velocity, tolerance: tolerance)
              #expect(
                duration >= 0,
                "\(spring): \(displacement) at \(-velocity), tolerance \(tolerance): \(duration)")
            }
          }
        }
      }
    }
  }
}

import Dwell
import DwellTestSupport

extension Carousel {
  /// A carousel of `count` pages at time 0, in 300 by 400 points.
  static func upright(
    _ count: Int, current: Int = 0, _ change: (inout Configuration) -> Void = { _ in }
  ) -> Carousel {
    sample(count, current: current, main: 300, cross: 400, change)
  }

  /// A drag along the pages by a distance in points, over a duration in seconds.
  mutating func drag(by length: Double, at now: Double, seconds: Double) -> Outcome {
    _ = handle(.press(Point(x: 150, y: 100)), at: now)
    for step in 1...10 {
      let part = Double(step) / 10
      _ = handle(.move(Point(x: 150 + length * part, y: 100)), at: now + seconds * part)
    }
    return handle(.release(Point(x: 150 + length, y: 100)), at: now + seconds)
  }
}

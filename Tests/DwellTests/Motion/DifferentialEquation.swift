import Dwell

/// A spring's differential equation `x″ + 2ζω·x′ + ω²·x = 0`, integrated in small steps (Runge and Kutta's
/// method of fourth order): slow, and independent of the closed form.
struct DifferentialEquation {
  /// The spring.
  let spring: Spring

  /// The distance from the target and its velocity at evenly spaced times after the start.
  ///
  /// - Parameters:
  ///   - interval: Seconds between the times.
  ///   - count: The number of times; the first is one interval after the start.
  func path(from distance: Double, velocity: Double, every interval: Double, count: Int) -> [(Double, Double)]
  {
    let fastest = spring.angularFrequency * 2 * (1 + spring.dampingFraction)
    let steps = Int(interval * fastest * 100) + 1
    let h = interval / Double(steps)
    var x = distance
    var v = velocity
    return (0..<count).map { _ in
      for _ in 0..<steps {
        let (x1, v1) = (v, acceleration(x, v))
        let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
        let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
        let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
        x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
        v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      }
      return (x, v)
    }
  }

  /// x″ for a distance and a velocity.
  private func acceleration(_ x: Double, _ v: Double) -> Double {
    let w = spring.angularFrequency
    return -2 * spring.dampingFraction * w * v - w * w * x
  }
}

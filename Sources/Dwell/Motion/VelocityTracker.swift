/// The velocity of a pointer, from the short history of where it was.
///
/// The velocity is the slope of the straight line that fits the last tenth of a second best (least squares),
/// so that one jittering sample doesn't throw the page, and a finger that stood still before it was lifted
/// throws nothing. It never divides by zero, and never allocates: a tracker is a value of fixed size.
///
/// ```
/// var tracker = VelocityTracker()
/// tracker.add(position: 10, at: 0)
/// tracker.add(position: 18, at: 0.016)
/// tracker.velocity(at: 0.016)  // 500
/// ```
package struct VelocityTracker: Equatable, Sendable {
  /// The seconds of history that count.
  static var window: Double { 0.1 }
  /// After so many seconds at one place the pointer stands still. Android's motion strategies assume the
  /// same.
  static var stillness: Double { 0.04 }
  /// A history shorter than this, in seconds, says nothing about velocity: clocks tick in milliseconds.
  static var shortest: Double { 0.000_999 }
  /// The number of samples kept.
  private static var capacity: Int { 8 }
  /// The samples kept lie at least so far apart, so that eight of them fill the window at any sampling rate.
  /// Only the last one may lie nearer to its predecessor.
  private static var spacing: Double { window / 8 }

  /// The times of the samples, in seconds, oldest first.
  private var times = SIMD8<Double>()
  /// The positions of the samples.
  private var positions = SIMD8<Double>()
  /// The number of samples held: 0...8.
  private var count = 0
  /// When the pointer was last seen to move.
  private var movedAt = 0.0

  /// A tracker that knows nothing yet.
  package init() {}

  /// Forgets everything: a new drag begins.
  package mutating func reset() {
    self = VelocityTracker()
  }

  /// Notes where the pointer is.
  ///
  /// - Parameters:
  ///   - position: Where it is, in any unit. If it is not finite the sample is ignored.
  ///   - time: When, in seconds. If it is not finite the sample is ignored. At the time of the sample before,
  ///     it replaces it; at an earlier one the clock has been set back and what was known is forgotten.
  package mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if count > 0 && time < times[count - 1] { reset() }
    guard count > 0 else {
      append(position, at: time)
      movedAt = time
      return
    }
    if position != positions[count - 1] { movedAt = time }
    let isCrowded = count > 1 && time - times[count - 2] < VelocityTracker.spacing
    if time == times[count - 1] || isCrowded {
      count -= 1
    } else if count == VelocityTracker.capacity {
      dropOldest()
    }
    append(position, at: time)
  }

  /// The velocity, in the unit of the positions per second.
  ///
  /// - Parameter time: Now, in seconds. A time before the last sample counts as that of the last sample.
  /// - Returns: The velocity. 0 when there are fewer than two samples within the last 0.1 s, when they lie
  ///   less than a millisecond apart, when the pointer has not moved for 0.04 s, and for a time that is no
  ///   number. It is finite always.
  package func velocity(at time: Double) -> Double {
    guard count > 1, !time.isNaN else { return 0 }
    let last = count - 1
    let now = max(time, times[last])
    guard now - movedAt <= VelocityTracker.stillness else { return 0 }
    var first = 0
    while first < last && now - times[first] > VelocityTracker.window { first += 1 }
    guard times[last] - times[first] >= VelocityTracker.shortest else { return 0 }
    return finite(slope(from: first, through: last), or: 0)
  }

  /// The slope of the line of least squares through two samples or more.
  private func slope(from first: Int, through last: Int) -> Double {
    let span = times[last] - times[first]
    let way = positions[last] - positions[first]
    guard last - first > 1 else { return way / span }
    // Measured from the first sample: the clock's size must not eat the digits.
    var meanTime = 0.0
    var meanPosition = 0.0
    for index in first...last {
      meanTime += times[index] - times[first]
      meanPosition += positions[index] - positions[first]
    }
    meanTime /= Double(last - first + 1)
    meanPosition /= Double(last - first + 1)
    var covariance = 0.0
    var variance = 0.0
    for index in first...last {
      let time = times[index] - times[first] - meanTime
      covariance += time * (positions[index] - positions[first] - meanPosition)
      variance += time * time
    }
    return covariance / variance
  }

  /// Puts a sample behind the others, where there is room for it.
  private mutating func append(_ position: Double, at time: Double) {
    times[count] = time
    positions[count] = position
    count += 1
  }

  /// Makes room by forgetting the oldest sample.
  private mutating func dropOldest() {
    for index in 1..<count {
      times[index - 1] = times[index]
      positions[index - 1] = positions[index]
    }
    count -= 1
  }
}

/// The velocity of a pointer: the slope of the least-squares line through the last 0.1 s, so that neither one
/// jittering sample nor a finger that rests before it is lifted throws the page. It never allocates.
package struct VelocityTracker: Equatable, Sendable {
  /// The length of the history, in seconds.
  static var window: Double { 0.1 }
  /// The time without movement after which the velocity is 0, in seconds, as in Android.
  static var stillness: Double { 0.04 }
  /// The shortest history that gives a velocity, in seconds: clocks tick in milliseconds.
  static var shortest: Double { 0.000_999 }
  /// The number of samples kept.
  private static var capacity: Int { 8 }
  /// The minimum distance of the samples kept, so that eight fill the window at any sampling rate. Only the
  /// last one may be closer to its predecessor.
  private static var spacing: Double { window / 8 }

  /// The times of the samples, in seconds, oldest first.
  private var times = SIMD8<Double>()
  /// The positions of the samples.
  private var positions = SIMD8<Double>()
  /// The number of samples held: 0...8.
  private var count = 0
  /// When the pointer last moved, in seconds.
  private var movedAt = 0.0

  /// A tracker without samples.
  package init() {}

  /// Drops all samples, for a new drag.
  package mutating func reset() {
    self = VelocityTracker()
  }

  /// Adds a position, in any unit, at a time in seconds; ignored if either is not finite. A sample at the
  /// time of the previous one replaces it; an earlier one (the clock was set back) drops all others.
  package mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if count > 0 && time < sample(count - 1).time { reset() }
    guard count > 0 else {
      append(position, at: time)
      movedAt = time
      return
    }
    let last = sample(count - 1)
    if position != last.position { movedAt = time }
    let isCrowded = count > 1 && time - sample(count - 2).time < VelocityTracker.spacing
    if time == last.time || isCrowded {
      count -= 1
    } else if count == VelocityTracker.capacity {
      dropOldest()
    }
    append(position, at: time)
  }

  /// The velocity at a time in seconds, in units per second, always finite. 0 with fewer than two samples
  /// within the last 0.1 s, if they span less than a millisecond, if the pointer has not moved for 0.04 s,
  /// and for NaN. A time before the last sample counts as that sample's.
  package func velocity(at time: Double) -> Double {
    guard count > 1, !time.isNaN else { return 0 }
    let last = count - 1
    let end = sample(last).time
    let now = max(time, end)
    guard now - movedAt <= VelocityTracker.stillness else { return 0 }
    var first = 0
    while first < last && now - sample(first).time > VelocityTracker.window { first += 1 }
    guard end - sample(first).time >= VelocityTracker.shortest else { return 0 }
    return finite(slope(from: first, through: last), or: 0)
  }

  /// The slope of the least-squares line through at least two samples.
  private func slope(from first: Int, through last: Int) -> Double {
    let (begin, end) = (sample(first), sample(last))
    guard last - first > 1 else { return (end.position - begin.position) / (end.time - begin.time) }
    // Times relative to the first sample keep their precision on a large clock.
    var meanTime = 0.0
    for index in first...last { meanTime += sample(index).time - begin.time }
    meanTime /= Double(last - first + 1)
    // Distances of times from their mean add up to 0, so the mean of the positions makes no difference.
    var covariance = 0.0
    var variance = 0.0
    for index in first...last {
      let (time, position) = sample(index)
      let distance = time - begin.time - meanTime
      covariance += distance * (position - begin.position)
      variance += distance * distance
    }
    return covariance / variance
  }

  /// The sample with an index. Each access to a vector by an index is much code, so there is one.
  @inline(never) private func sample(_ index: Int) -> (time: Double, position: Double) {
    (times[index], positions[index])
  }

  /// Sets the sample with an index.
  @inline(never) private mutating func setSample(_ index: Int, _ position: Double, at time: Double) {
    times[index] = time
    positions[index] = position
  }

  /// Appends a sample; there must be room for it.
  private mutating func append(_ position: Double, at time: Double) {
    setSample(count, position, at: time)
    count += 1
  }

  /// Drops the oldest sample.
  private mutating func dropOldest() {
    for index in 1..<count {
      let (time, position) = sample(index)
      setSample(index - 1, position, at: time)
    }
    count -= 1
  }
}

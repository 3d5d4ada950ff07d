/// A stretch of a page's time, on the component's own time: how much had passed when it began, and how fast
/// it passes.
///
/// For a page with a duration the unit is the second and the rate 1; for one that something else drives the
/// unit is the whole page and the rate what was told.
struct ElapsedTime: Equatable, Sendable {
  /// The whole of the page's time, above 0, possibly infinite.
  var length: Double
  /// What had passed at `start`.
  var elapsedAtStart = 0.0
  /// How much passes per second; 0 while time stands.
  var rate: Double
  /// When the stretch began.
  var start: Double
  /// The share that had passed before the whole became infinite, 0...1, for a whole that becomes finite
  /// again.
  var keptShare = 0.0

  /// What has passed at a time: never more than the whole, never less than nothing.
  func elapsed(at time: Double) -> Double {
    let passed = rate == 0 ? elapsedAtStart : elapsedAtStart + rate * max(time - start, 0)
    return min(max(passed, 0), length)
  }

  /// The share that has passed at a time, 0...1; 0 of an infinite whole.
  func progress(at time: Double) -> Double {
    length.isFinite && length > 0 ? min(elapsed(at: time) / length, 1) : 0
  }

  /// When the whole has passed; nil if never.
  var end: Double? {
    guard rate > 0, length.isFinite else { return nil }
    let end = start + (length - elapsedAtStart) / rate
    // Late on a clock so large that it cannot tell the rest, the end is still after the beginning.
    return end > start || elapsedAtStart >= length ? end : start.nextUp
  }

  /// What rounding took from `end`, in seconds: the exact end is so much later (Knuth's TwoSum). 0 for no
  /// end.
  var endRoundingError: Double {
    guard let end, rate == 1 else { return 0 }
    let rest = length - elapsedAtStart
    let added = end - start
    return (start - (end - added)) + (rest - added)
  }

  /// Keeps the share that has passed of a whole that is longer or shorter from now on.
  mutating func setLength(_ newLength: Double, at time: Double) {
    let share = length.isFinite ? progress(at: time) : keptShare
    length = newLength
    keptShare = length.isFinite ? 0 : share
    elapsedAtStart = length.isFinite ? share * length : 0
    start = time
  }

  /// Keeps what has passed and goes on at another rate.
  mutating func setRate(_ rate: Double, at time: Double) {
    elapsedAtStart = elapsed(at: time)
    start = time
    self.rate = rate
  }
}

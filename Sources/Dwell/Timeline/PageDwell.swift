/// A stretch of a page's time, on the component's own time: how much had passed when it began, and how fast it passes.
///
/// For a page with a duration the unit is the second and the rate 1; for one that something else drives the unit is
/// the whole page and the rate what was told.
struct PageDwell: Equatable, Sendable {
  /// The whole of the page's time, above 0, possibly infinite.
  var length: Double
  /// What had passed at `since`.
  var banked = 0.0
  /// How much passes per second; 0 while time stands.
  var rate: Double
  /// When the stretch began.
  var since: Double
  /// The share that had passed before the whole became infinite, 0...1, for a whole that becomes finite again.
  var keptShare = 0.0

  /// What has passed at a time: never more than the whole, never less than nothing.
  func elapsed(at time: Double) -> Double {
    let passed = rate == 0 ? banked : banked + rate * max(time - since, 0)
    return min(max(passed, 0), length)
  }

  /// The share that has passed at a time, 0...1; 0 of an infinite whole.
  func progress(at time: Double) -> Double {
    length.isFinite && length > 0 ? min(elapsed(at: time) / length, 1) : 0
  }

  /// When the whole has passed; nil if never.
  var end: Double? {
    guard rate > 0, length.isFinite else { return nil }
    let end = since + (length - banked) / rate
    // Late on a clock so large that it cannot tell the rest, the end is still after the beginning.
    return end > since || banked >= length ? end : since.nextUp
  }

  /// What rounding took from `end`, in seconds: the exact end is so much later (Knuth's TwoSum). 0 for no end.
  var endResidue: Double {
    guard let end, rate == 1 else { return 0 }
    let rest = length - banked
    let added = end - since
    return (since - (end - added)) + (rest - added)
  }

  /// Keeps the share that has passed of a whole that is longer or shorter from now on.
  mutating func setLength(_ newLength: Double, at time: Double) {
    let share = length.isFinite ? progress(at: time) : keptShare
    length = newLength
    keptShare = length.isFinite ? 0 : share
    banked = length.isFinite ? share * length : 0
    since = time
  }

  /// Keeps what has passed and goes on at another rate.
  mutating func setRate(_ rate: Double, at time: Double) {
    banked = elapsed(at: time)
    since = time
    self.rate = rate
  }
}

/// A stopwatch for a page's time, on the component's timebase. The unit is the second and the rate 1; for a
/// page that the app drives, the unit is the whole page and the rate the app's.
struct ElapsedTime: Equatable, Sendable {
  /// The total, above 0, possibly infinite.
  var length: Double
  /// The elapsed amount at `start`.
  var elapsedAtStart = 0.0
  /// The amount per second; 0 while paused.
  var rate: Double
  /// When the current rate took effect.
  var start: Double
  /// The seconds from then until the amount begins to grow, 0 or more; they pass unless paused.
  var delay = 0.0
  /// The progress when the total became infinite, 0...1, for when it becomes finite again.
  var keptShare = 0.0

  /// The elapsed amount at a time, clamped to the total.
  func elapsed(at time: Double) -> Double {
    let passed = rate == 0 ? elapsedAtStart : elapsedAtStart + rate * max(time - start - delay, 0)
    return min(max(passed, 0), length)
  }

  /// The progress at a time, 0...1; 0 of an infinite total.
  func progress(at time: Double) -> Double {
    length.isFinite && length > 0 ? min(elapsed(at: time) / length, 1) : 0
  }

  /// The seconds left at a time until the amount grows, unless paused.
  func delay(at time: Double) -> Double { rate == 0 ? delay : max(delay - max(time - start, 0), 0) }

  /// When the amount will begin to grow; nil if it does already, or never.
  func growthStart(after time: Double) -> Double? {
    rate > 0 && start + delay > time ? start + delay : nil
  }

  /// When the total will have elapsed; nil if never.
  var end: Double? {
    guard rate > 0, length.isFinite else { return nil }
    let end = start + delay + (length - elapsedAtStart) / rate
    // On a clock too large to resolve the rest, the end is still after the start.
    return end > start || elapsedAtStart >= length ? end : start.nextUp
  }

  /// The exact end less the rounded `end`, in seconds (Knuth's TwoSum); 0 without an end.
  var endRoundingError: Double {
    guard let end, rate == 1, delay == 0 else { return 0 }
    let rest = length - elapsedAtStart
    let added = end - start
    return (start - (end - added)) + (rest - added)
  }

  /// Changes the total and keeps the progress.
  mutating func setLength(_ newLength: Double, at time: Double) {
    let share = length.isFinite ? progress(at: time) : keptShare
    delay = delay(at: time)
    length = newLength
    keptShare = length.isFinite ? 0 : share
    elapsedAtStart = length.isFinite ? share * length : 0
    start = time
  }

  /// Changes the rate and keeps the elapsed amount.
  mutating func setRate(_ rate: Double, at time: Double) {
    elapsedAtStart = elapsed(at: time)
    delay = delay(at: time)
    start = time
    self.rate = rate
  }
}

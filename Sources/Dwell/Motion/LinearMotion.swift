/// A value that moves to another at a constant rate, as a function of time.
package struct LinearMotion: Equatable, Sendable {
  /// The value at the start.
  let from: Double
  /// The value at the end.
  let to: Double
  /// The start time, in seconds; −∞ for a motion that ended long ago.
  let start: Double
  /// The duration, in seconds: 0 or more. At 0 the end is reached at once, at +∞ never.
  let duration: Double

  /// A motion from one value to another.
  package init(from: Double, to: Double, start: Double, duration: Double) {
    (self.from, self.to, self.start, self.duration) = (from, to, start, duration)
  }

  /// A value at rest.
  init(restingAt value: Double) { self.init(from: value, to: value, start: -.infinity, duration: 0) }

  /// The end time, in seconds.
  package var end: Double { start + duration }

  /// Whether the value is on its way at a time.
  func isMoving(at time: Double) -> Bool { from != to && time < end }

  /// The value at a time, exactly `to` unless ``isMoving(at:)``: rounding may place the end of ``value(at:)``
  /// a moment later.
  func settledValue(at time: Double) -> Double { isMoving(at: time) ? value(at: time) : to }

  /// The value at a time in seconds: `from` before the start, `to` from the end on and at NaN.
  package func value(at time: Double) -> Double {
    let elapsed = time - start
    guard elapsed < duration else { return to }
    return elapsed > 0 ? from + (to - from) * (elapsed / duration) : from
  }
}

/// A value on its way to another along a timing curve, as a function of time.
package struct CurveMotion: Equatable, Sendable {
  /// The value at the start.
  package let from: Double
  /// The value at the end.
  package let to: Double
  /// The start time, in seconds; −∞ for a motion that ended long ago.
  package let start: Double
  /// The duration, in seconds: 0 or more. At 0 the end is reached at once, at +∞ never.
  package let duration: Double
  /// The shape of the motion.
  package let curve: TimingCurve

  /// A motion from one value to another. A `from` that is not finite is replaced by `to`, and vice versa,
  /// both by 0 if need be; a `start` of NaN by −∞ (always ended), a `duration` below 0 or NaN by 0.
  package init(from: Double, to: Double, start: Double, duration: Double, curve: TimingCurve) {
    self.from = finite(from, or: finite(to, or: 0))
    self.to = finite(to, or: self.from)
    self.start = start.isNaN ? -.infinity : start
    self.duration = duration > 0 ? duration : 0
    self.curve = curve
  }

  /// The end time, in seconds.
  package var end: Double {
    start == -.infinity ? start : start + duration
  }

  /// The value at a time in seconds, always finite: `from` before the start, `to` from the end on and at NaN.
  package func value(at time: Double) -> Double {
    let done = curve.value(at: fraction(at: time))
    guard done != 1 else { return to }
    return finite(from + (to - from) * done, or: to)
  }

  /// The fraction of the duration that has passed, unclamped; 1 from the end on and for NaN.
  private func fraction(at time: Double) -> Double {
    let elapsed = time - start
    guard elapsed < duration else { return 1 }
    // An infinite duration over a negative elapsed time is before the start as well.
    return elapsed > 0 ? elapsed / duration : 0
  }
}

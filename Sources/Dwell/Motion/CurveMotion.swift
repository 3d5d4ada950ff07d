/// One value on its way to another in a given time, along a timing curve: a function of time, with its
/// velocity.
package struct CurveMotion: Equatable, Sendable {
  /// The value at the start.
  package let from: Double
  /// The value at the end.
  package let to: Double
  /// The time of the start, in seconds. −∞ for a motion that ended long ago.
  package let start: Double
  /// How long it takes, in seconds: 0 or more. At 0 the end is reached at once; at +∞ it never is.
  package let duration: Double
  /// The shape of the motion.
  package let curve: TimingCurve

  /// A motion from one value to another.
  ///
  /// - Parameters:
  ///   - from: The value at the start. If it is not finite the motion begins at its end.
  ///   - to: The value at the end. If it is not finite the motion stays where it begins; if neither is, both
  ///     are 0.
  ///   - start: When it begins, in seconds. No number is −∞: ended at any time.
  ///   - duration: How long it takes, in seconds. Negative or no number is 0.
  ///   - curve: The shape of the motion.
  package init(from: Double, to: Double, start: Double, duration: Double, curve: TimingCurve) {
    self.from = finite(from, or: finite(to, or: 0))
    self.to = finite(to, or: self.from)
    self.start = start.isNaN ? -.infinity : start
    self.duration = duration > 0 ? duration : 0
    self.curve = curve
  }

  /// When the end is reached, in seconds.
  package var end: Double {
    start == -.infinity ? start : start + duration
  }

  /// The value at a time.
  ///
  /// - Parameter time: Seconds. Before the start it is `from`, from the end on and at NaN it is `to`,
  ///   exactly. It is finite always.
  package func value(at time: Double) -> Double {
    let done = curve.value(at: fraction(at: time))
    guard done != 1 else { return to }
    return finite(from + (to - from) * done, or: to)
  }

  /// The velocity at a time, in the value's unit per second.
  ///
  /// - Parameter time: Seconds. Before the start and after the end it is 0. It is finite always: where the
  ///   curve is vertical it is 0 too, as nothing can be handed on from there.
  package func velocity(at time: Double) -> Double {
    guard time >= start, time <= end, duration > 0 else { return 0 }
    return finite((to - from) / duration * curve.velocity(at: fraction(at: time)), or: 0)
  }

  /// The fraction of the time that has gone, unclamped; 1 from the end on and for NaN.
  private func fraction(at time: Double) -> Double {
    let elapsed = time - start
    guard elapsed < duration else { return 1 }
    // An infinite duration over a negative elapsed time is before the start as well.
    return elapsed > 0 ? elapsed / duration : 0
  }
}

/// A component's monotonic time, derived from a front's clock, which may step back.
struct Timebase: Equatable, Sendable {
  /// The latest time observed, on the timebase.
  private(set) var latest: Double
  /// The timebase less the front's clock: 0 until the clock first steps back.
  private(set) var offset = 0.0

  /// A timebase that starts at a time on the front's clock; at 0 if that is unusable.
  init(start: Double) {
    latest = Timebase.isUsable(start) ? start : 0
  }

  /// Whether a time is within 1e12 s (30,000 years) of 0, where a double resolves a tenth of a millisecond.
  static func isUsable(_ time: Double) -> Bool { abs(time) <= 1e12 }

  /// Observes the front's clock and returns the time. After a step back, no time has passed.
  mutating func observe(_ now: Double) -> Double {
    guard Timebase.isUsable(now) else { return latest }
    if now + offset < latest { offset = latest - now }
    latest = max(latest, now + offset)
    return latest
  }

  /// The time at a time on the front's clock, without observing it.
  func time(at now: Double) -> Double {
    Timebase.isUsable(now) ? max(now + offset, latest) : latest
  }

  /// The time for a time on the front's clock, past ones included.
  func ownTime(ofClock time: Double) -> Double { time + offset }

  /// The front's clock when `time` has come: however it is rounded, converting it back is never earlier.
  func clock(at time: Double) -> Double {
    let clock = time - offset
    return clock + offset < time ? clock + max(time.ulp, clock.ulp) : clock
  }
}

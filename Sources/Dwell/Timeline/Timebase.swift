/// A component's own time, which never goes back, made from a front's clock, which may.
struct Timebase: Equatable, Sendable {
  /// The latest time seen, on the component's own time.
  private(set) var latest: Double
  /// What own time is ahead of the front's clock: 0 until the clock first steps back.
  private(set) var offset = 0.0

  /// A time base that starts at a time on the front's clock; at 0 if that is no usable time.
  init(start: Double) {
    latest = Timebase.isUsable(start) ? start : 0
  }

  /// Whether a time is one that can be computed with: within 1e12 s (30,000 years) of 0, where a double still
  /// tells a tenth of a millisecond.
  static func isUsable(_ time: Double) -> Bool { abs(time) <= 1e12 }

  /// Takes notice of the front's clock and tells the own time. After a step back, no time has passed.
  mutating func observe(_ now: Double) -> Double {
    guard Timebase.isUsable(now) else { return latest }
    if now + offset < latest { offset = latest - now }
    latest = max(latest, now + offset)
    return latest
  }

  /// The own time at a time on the front's clock, without taking notice of it.
  func time(at now: Double) -> Double {
    Timebase.isUsable(now) ? max(now + offset, latest) : latest
  }

  /// The own time that the front's clock stood for, past times included.
  func ownTime(ofClock time: Double) -> Double { time + offset }

  /// The time on the front's clock by which an own time has come: who is woken then finds that it has,
  /// however the sum of clock and offset is rounded.
  func clock(at time: Double) -> Double {
    let clock = time - offset
    return clock + offset < time ? clock + max(time.ulp, clock.ulp) : clock
  }
}

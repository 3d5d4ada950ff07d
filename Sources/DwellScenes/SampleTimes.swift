/// When a scenario is looked at.
public enum SampleTimes: Equatable, Sendable {
  /// At 0, and again every so many seconds, until a time or just before it.
  case every(Double, until: Double)
  /// At these times, in seconds, in the order of time.
  case times([Double])

  /// The most times a scenario may be looked at.
  public static let limit = 1_000_000

  /// How many times there are, at most ``limit``.
  public var count: Int {
    switch self {
    case .times(let times): min(times.count, Self.limit)
    case .every(let interval, let until): min(Self.count(every: interval, until: until), Self.limit)
    }
  }

  /// The times, in seconds.
  ///
  /// Each is computed by itself, not added up, and put on a grid of a nanosecond, so that a third step of 0.1
  /// s is the same 0.3 s at which an event may happen. An index below 0 counts as the first and one beyond
  /// the end as the last; where there is no time at all it is 0.
  public subscript(index: Int) -> Double {
    let index = min(index, count - 1)
    guard index > 0 else { return first }
    return switch self {
    case .times(let times): times[index]
    case .every(let interval, _): (Double(index) * interval * 1e9).rounded() / 1e9
    }
  }

  /// The first of the times; 0 where there is none.
  private var first: Double {
    if case .times(let times) = self { return times.first ?? 0 }
    return 0
  }

  /// How many times lie in 0...`until`; `Int.max` for too many to count.
  static func count(every interval: Double, until: Double) -> Int {
    guard interval > 0, until >= 0 else { return 0 }
    let steps = (until / interval + 1e-9).rounded(.down)
    return steps < 1e15 ? Int(steps) + 1 : .max
  }
}

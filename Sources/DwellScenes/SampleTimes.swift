/// The times of a scenario's samples.
public enum SampleTimes: Equatable, Sendable {
  /// At 0, and then at a fixed interval in seconds, up to and including `until`.
  case every(Double, until: Double)
  /// At these times, in seconds, in ascending order.
  case times([Double])

  /// The maximum number of samples.
  public static let limit = 1_000_000

  /// The number of samples, at most ``limit``.
  public var count: Int {
    switch self {
    case .times(let times): min(times.count, Self.limit)
    case .every(let interval, let until): min(Self.count(every: interval, until: until), Self.limit)
    }
  }

  /// The times, in seconds.
  /// Each time is computed independently, not accumulated, and rounded to a nanosecond, so that the third
  /// step of 0.1 s is exactly the 0.3 s of an event. An index out of range is clamped; without any times the
  /// result is 0.
  public subscript(index: Int) -> Double {
    let index = min(index, count - 1)
    guard index > 0 else { return first }
    return switch self {
    case .times(let times): times[index]
    case .every(let interval, _): (Double(index) * interval * 1e9).rounded() / 1e9
    }
  }

  /// The first time; 0 without any times.
  private var first: Double {
    if case .times(let times) = self { return times.first ?? 0 }
    return 0
  }

  /// The number of times in 0...`until`; `Int.max` if there are too many to count.
  static func count(every interval: Double, until: Double) -> Int {
    guard interval > 0, until >= 0 else { return 0 }
    let steps = (until / interval + 1e-9).rounded(.down)
    return steps < 1e15 ? Int(steps) + 1 : .max
  }
}

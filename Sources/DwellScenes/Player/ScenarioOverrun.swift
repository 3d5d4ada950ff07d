import DwellJSON

/// The error of a scenario with too many wake-ups before its end.
public struct ScenarioOverrun: Error, Equatable, CustomStringConvertible {
  /// The maximum number of wake-ups.
  public static let limit = 1_000_000
  /// The time at which the limit was reached, in seconds.
  public let time: Double

  /// What is wrong, and how to fix it.
  public var description: String {
    "more than \(Self.limit) wake-ups before the end, the last at \(JSONLine.number(time).text) s -- "
      + "use longer durations, or end the samples earlier"
  }
}

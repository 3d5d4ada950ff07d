import DwellJSON

/// A scenario in which pages turn so fast that nobody would wait for its end.
public struct ScenarioOverrun: Error, Equatable, CustomStringConvertible {
  /// How often a component may be woken.
  public static let limit = 1_000_000
  /// How far the scenario came, in seconds.
  public let time: Double

  /// What is wrong and what to do about it.
  public var description: String {
    "more than \(Self.limit) wake-ups before the end, of which the last at \(JSONLine.number(time).text) s -- "
      + "write longer durations, or samples that end earlier"
  }
}

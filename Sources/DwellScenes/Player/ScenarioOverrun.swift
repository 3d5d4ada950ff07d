import DwellJSON

/// The error of a scenario with too many wake-ups before its end.
public struct ScenarioOverrun: Error, Equatable, CustomStringConvertible {
  /// The maximum number of wake-ups.
  public static let limit = 50_000
  /// The time at which the limit was reached, in seconds.
  public let time: Double

  /// What is wrong, and how to fix it.
  public var description: String { "the samples \(what) -- \(fix)" }
  /// What is wrong, as the rest of a sentence about the samples.
  public var what: String {
    "come after more than \(Self.limit) wake-ups, the last at \(JSONLine.number(time).text) s"
  }
  /// How to fix it.
  public var fix: String { "use longer durations, or end the samples earlier" }
}

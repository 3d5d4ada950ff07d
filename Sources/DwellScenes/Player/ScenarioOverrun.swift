import DwellJSON

/// The error of a scenario with too many wake-ups before its end, or too much to draw in them.
public struct ScenarioOverrun: Error, Equatable, CustomStringConvertible {
  /// The maximum number of wake-ups.
  public static let limit = 50_000
  /// The maximum number of dots, pages and other items in the frames of all wake-ups: about a second of work,
  /// even if a view is a thousand pages wide.
  static let itemLimit = 2_000_000
  /// The time at which a limit was reached, in seconds.
  public let time: Double
  /// The number of wake-ups before it.
  var wakeUps = limit

  /// Whether there was too much to draw.
  private var isOfItems: Bool { wakeUps < Self.limit }

  /// The error and its fix.
  public var description: String { "the samples \(what) -- \(fix)" }
  /// The error, as the rest of a sentence about the samples.
  public var what: String {
    let which =
      isOfItems
      ? "\(wakeUps) wake-ups with \(Self.itemLimit) items to draw"
      : "more than \(Self.limit) wake-ups"
    return "come after \(which), the last at \(JSONLine.number(time).text) s"
  }
  /// How to fix it.
  public var fix: String {
    "use longer durations\(isOfItems ? " or fewer pages in view" : ""), or end the samples earlier"
  }
}

import DwellText
import Dwell
import DwellScenes

/// What a front shows at a moment, and what it has reported since the last one.
public struct Observation: Equatable, Sendable, CustomStringConvertible {
  /// The time, in seconds from the start.
  public let at: Double
  /// The display list as text.
  public let display: String
  /// The accessible description; empty without elements.
  public let spoken: String
  /// The callbacks to the app: page changes, and the end.
  public let news: [String]

  /// An observation.
  public init(at time: Double, display: DisplayList, spoken: String, outcomes: [Outcome]) {
    at = time
    self.display = display.text
    self.spoken = spoken
    news = outcomes.flatMap(Self.news)
  }

  /// The core's observation. The adjustable one of several elements represents all.
  public init(_ moment: ScenarioMoment, frame: Frame? = nil) {
    let frame = frame ?? moment.frame
    self.init(
      at: moment.at, display: frame.display,
      spoken: frame.semantics.adjustable?.valueText ?? "",
      outcomes: moment.results.map(\.outcome))
  }

  /// The app's callbacks for an outcome.
  private static func news(_ outcome: Outcome) -> [String] {
    var news: [String] = []
    if let change = outcome.pageChange {
      news.append("page \(change.from) to \(change.to) by \(change.cause) at \(change.time) s")
    }
    if outcome.didEnd { news.append("end") }
    return news
  }

  /// A description for failure messages.
  public var description: String { "at \(at) s: \(spoken); \(news.joined(separator: ", "))\n\(display)" }
}

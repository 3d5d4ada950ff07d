import DwellText
import Dwell
import DwellScenes

/// What a front shows at a moment, and what it has told since the last one.
public struct Observation: Equatable, Sendable, CustomStringConvertible {
  /// When, in seconds from the beginning.
  public let at: Double
  /// What is drawn, as the text of a display list.
  public let display: String
  /// What assistive technology is told in words; empty for nothing.
  public let spoken: String
  /// What the app was told: the changes of pages, and the end.
  public let news: [String]

  /// What is seen.
  public init(at time: Double, display: DisplayList, spoken: String, outcomes: [Outcome]) {
    at = time
    self.display = display.text
    self.spoken = spoken
    news = outcomes.flatMap(Self.news)
  }

  /// What the core shows. Of several elements the one that can be adjusted speaks for all.
  public init(_ moment: ScenarioMoment) {
    self.init(
      at: moment.at, display: moment.frame.display,
      spoken: moment.frame.semantics.adjustable?.valueText ?? "",
      outcomes: moment.results.map(\.outcome))
  }

  /// What an outcome tells the app.
  private static func news(_ outcome: Outcome) -> [String] {
    var news: [String] = []
    if let change = outcome.pageChange {
      news.append("page \(change.from) to \(change.to) by \(change.cause) at \(change.time) s")
    }
    if outcome.didEnd { news.append("end") }
    return news
  }

  /// All of it, to be read in a failure.
  public var description: String { "at \(at) s: \(spoken); \(news.joined(separator: ", "))\n\(display)" }
}

import Foundation

/// The dates at which a timeline is redrawn.
public protocol TimelineSchedule {
  /// The sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  /// The mode of a schedule.
  typealias Mode = TimelineScheduleMode
}

/// The mode of a schedule.
public enum TimelineScheduleMode: Sendable {
  /// At full rate.
  case normal
  /// At a low rate, to save power.
  case lowFrequency
}

/// A view redrawn at the dates of a schedule.
///
/// Each evaluation of a test counts as an entry of the schedule; the entry after it is reported as the next
/// date. `StandInScene.advance(to:)` evaluates only the timelines that are due.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: StandInView {
  /// The schedule.
  private let schedule: Schedule
  /// The content at a date.
  private let content: (TimelineViewDefaultContext) -> Content
  /// Creates a view redrawn at the dates of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
  /// The node of the content at the date of the evaluation.
  public func node(_ pass: RenderPass) -> Node {
    let next = schedule.entries(from: pass.date, mode: .normal).first { $0 > pass.date }
    if let next { pass.nextDate = min(pass.nextDate ?? next, next) }
    pass.memory.timelines.timelines[pass.place] = .init(
      next: next, environment: pass.environment, size: pass.size, evaluate: { node($0) })
    let context = TimelineViewDefaultContext(date: pass.date)
    var result = Node(
      "TimelineView", [.nextDate(next)], children: [pass.node(of: content(context), "timeline")])
    result.place = pass.place
    return result
  }
}

/// The context of the date that is drawn.
public struct TimelineViewDefaultContext {
  /// The date.
  public let date: Date
  /// The rate of updates.
  public var cadence: Cadence { .live }
  /// A rate of updates.
  public enum Cadence: Comparable, Sendable {
    /// Every frame.
    case live
    /// About once a second.
    case seconds
    /// About once a minute.
    case minutes
  }
}

import Foundation

/// When a timeline is drawn.
public protocol TimelineSchedule {
  /// The moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  /// How often.
  typealias Mode = TimelineScheduleMode
}

/// How often a timeline is drawn.
public enum TimelineScheduleMode: Sendable {
  /// As often as it wants.
  case normal
  /// Seldom, to save power.
  case lowFrequency
}

/// A view that is drawn at the moments of a schedule.
///
/// Each evaluation of a test is taken as the moment of a new entry; the entry after it is told as the next
/// one.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: StandInView {
  /// When.
  private let schedule: Schedule
  /// What is drawn.
  private let content: (TimelineViewDefaultContext) -> Content
  /// A view that is drawn at the moments of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
  /// The node of the content at the moment of the evaluation.
  public func node(_ pass: RenderPass) -> Node {
    let next = schedule.entries(from: pass.date, mode: .normal).first { $0 > pass.date }
    if let next { pass.nextDate = min(pass.nextDate ?? next, next) }
    let context = TimelineViewDefaultContext(date: pass.date)
    return Node("TimelineView", [.nextDate(next)], children: [pass.node(of: content(context), "timeline")])
  }
}

/// What is known of the moment that is drawn.
public struct TimelineViewDefaultContext {
  /// The moment.
  public let date: Date
  /// How often the timeline is drawn.
  public var cadence: Cadence { .live }
  /// How often a timeline is drawn.
  public enum Cadence: Comparable, Sendable {
    /// All the time.
    case live
    /// About once a second.
    case seconds
    /// About once a minute.
    case minutes
  }
}

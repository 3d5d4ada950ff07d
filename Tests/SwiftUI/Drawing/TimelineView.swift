import Foundation

/// The dates at which a timeline is redrawn.
public protocol TimelineSchedule {
  /// The sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
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
/// The content has the date of the latest entry, and is evaluated when another one is due or one of its
/// dependencies has changed. The entry after it is reported as the next date. `StandInScene.advance(to:)`
/// evaluates only the timelines that are due.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The schedule.
  private let schedule: Schedule
  /// The content at a date.
  private let content: (TimelineViewDefaultContext) -> Content
  /// Creates a view redrawn at the dates of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  where Content: View {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View where Content: View {
  /// Never called.
  public typealias Body = Never
}

extension TimelineView: StandInView where Content: View {
  /// The node of the content at the date of the latest entry.
  package func node(_ pass: RenderPass) -> Node {
    let current = TimelineEntry(schedule, in: pass)
    let next = current.next
    if let next { pass.nextDate = min(pass.nextDate ?? next, next) }
    pass.memory.timelines.timelines[ObjectIdentifier(pass.place)] = .init(
      next: next, environment: pass.environment, size: pass.size, evaluate: { node($0) })
    let context = TimelineViewDefaultContext(date: current.date)
    let views = pass.node(of: "content", in: self, [current.date], "timeline") { content(context) }
    var result = Node("TimelineView", [.nextDate(next)], children: [views])
    result.place = pass.place
    return result
  }
}

/// The context of the drawn date, which is the same for all timelines.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A schedule of one date each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
  /// Returns the dates from the minute of a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(coming: Date(timeIntervalSinceReferenceDate: minute))
  }
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// The next date.
    var coming: Date
    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { coming += 60 }
      return coming
    }
  }
}

extension TimelineView {
  /// The context of the drawn date.
  public struct Context {
    /// The date.
    public let date: Date
    /// The rate of updates.
    public let cadence = Cadence.live
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
}

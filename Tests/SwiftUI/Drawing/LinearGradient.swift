import Foundation

/// A gradient along a line, as a style and as a view.
public struct LinearGradient: ShapeStyle {
  /// The colours.
  let colors: [Color]
  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self.colors = colors }
}

extension LinearGradient: StandInView {
  /// The node of a view filled with the gradient.
  package func node(_ pass: RenderPass) -> Node {
    Node("LinearGradient", [.other(colors.map(\.name).joined(separator: " to "))])
  }
}

extension UnitPoint {
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

/// The dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// A date of the schedule.
  let start: Date
  /// The distance, in seconds.
  let interval: TimeInterval
  /// Returns the dates from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(coming: start.addingTimeInterval(count * interval), interval: interval)
  }
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol {
    /// The next date.
    var coming: Date
    /// The distance, in seconds.
    let interval: TimeInterval
    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { coming = coming.addingTimeInterval(interval) }
      return coming
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// The dates at equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(start: startDate, interval: interval)
  }
}

/// How content fits into a frame.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it, as large as possible.
  case fit
  /// As much of it as fills the frame.
  case fill
}

extension View {
  /// Gives the view a ratio of width and height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio ?? 1
    return ProposedView(content: self, fact: .other("aspectRatio")) { offered in
      let width = min(offered.width, offered.height * ratio)
      return CGSize(width: width, height: width / ratio)
    }
  }
  /// Fits the view into its frame.
  public func scaledToFit() -> some View { adding(.other("scaledToFit")) }
  /// Scales the view to fill its container.
  public func scaledToFill() -> some View { adding(.other("scaledToFill")) }
}

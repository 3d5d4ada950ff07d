import Dwell

/// A component, its events and their times, and its sample times: the content of a scenario file.
///
/// The same scenario gives the same trace everywhere, so it serves as a test, a bug report and an example.
///
///     let scenario = try Scenario(JSONDocument(bytes: bytes, name: "hover.json"))
///     try scenario.play { moment in
///       print(moment.line.text)
///       return true
///     }
public struct Scenario: Equatable, Sendable {
  /// The component.
  public var subject: ScenarioSubject
  /// The component's initial size, in points.
  public var size: Size
  /// The initial appearance.
  public var appearance = Appearance.light
  /// The events in order of time; events at the same time in the order of the file.
  public var events: [ScenarioEvent]
  /// The front that plays it.
  public var front = ScenarioFront.perfect
  /// When to sample, in order of time.
  public var samples: SampleTimes

  /// Makes a scenario for a perfect front; the events are sorted by time.
  public init(subject: ScenarioSubject, size: Size, events: [ScenarioEvent] = [], samples: SampleTimes) {
    self.subject = subject
    self.size = size
    self.events = ScenarioEvent.inOrder(events)
    self.samples = samples
  }
}

/// The appearance, from which a front resolves the roles of ``Dwell/ColorRole``.
public enum Appearance: Equatable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// An event of a scenario.
public struct ScenarioEvent: Equatable, Sendable {
  /// The kinds of events.
  public enum Happening: Equatable, Sendable {
    /// An event for the component.
    case event(Event)
    /// The theme changes.
    case appearance(Appearance)
  }

  /// The time, in seconds from the start, 0 or more.
  public var at: Double
  /// The event.
  public var happening: Happening

  /// An event at a time.
  public init(at time: Double, _ happening: Happening) {
    at = time
    self.happening = happening
  }

  /// The events sorted by time; events at the same time keep their order.
  static func inOrder(_ events: [ScenarioEvent]) -> [ScenarioEvent] {
    events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }
}

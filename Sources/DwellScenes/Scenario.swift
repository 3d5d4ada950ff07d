import Dwell

/// A component, what happens to it and when, and when to look: the content of a scenario file.
///
/// The same scenario gives the same trace everywhere, so it is a test, a bug report and an example at once.
///
///     let scenario = try Scenario(JSONDocument(bytes: bytes, name: "hover.json"))
///     try scenario.play { moment in
///       print(moment.line.text)
///       return true
///     }
public struct Scenario: Equatable, Sendable {
  /// What is watched.
  public var subject: ScenarioSubject
  /// The component's size at the beginning, in points.
  public var size: Size
  /// The colours of the theme at the beginning.
  public var appearance = Appearance.light
  /// What happens, in the order of time; what happens at the same time, in the order of the file.
  public var events: [ScenarioEvent]
  /// The front that plays it.
  public var front = ScenarioFront.perfect
  /// When to look, in the order of time.
  public var samples: SampleTimes

  /// Makes a scenario for a perfect front; the events are put into the order of time.
  public init(subject: ScenarioSubject, size: Size, events: [ScenarioEvent] = [], samples: SampleTimes) {
    self.subject = subject
    self.size = size
    self.events = ScenarioEvent.inOrder(events)
    self.samples = samples
  }
}

/// The component of a scenario, as it is from the beginning.
public enum ScenarioSubject: Equatable, Sendable {
  /// A page control.
  case pageControl(TimedScene<PageControl.Configuration>)
  /// A page view.
  case pageView(PageView.Configuration)
  /// A segmented progress.
  case segmentedProgress(TimedScene<SegmentedProgress.Configuration>)
  /// A meter.
  case progressMeter(ProgressMeter.Configuration)
  /// A carousel.
  case carousel(TimedScene<Carousel.Configuration>)

  /// The kinds of component.
  enum Kind: Equatable {
    /// A page control.
    case pageControl
    /// A page view.
    case pageView
    /// A segmented progress.
    case segmentedProgress
    /// A meter.
    case progressMeter
    /// A carousel.
    case carousel
  }
}

/// The colours of the theme that a front fills in for ``Dwell/ColorRole``'s roles.
public enum Appearance: Equatable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// Something that happens in a scenario.
public struct ScenarioEvent: Equatable, Sendable {
  /// What happens.
  public enum Happening: Equatable, Sendable {
    /// An event of the component.
    case event(Event)
    /// The theme changes.
    case appearance(Appearance)
  }

  /// When, in seconds from the beginning, 0 or more.
  public var at: Double
  /// What happens.
  public var happening: Happening

  /// Something that happens at a time.
  public init(at time: Double, _ happening: Happening) {
    at = time
    self.happening = happening
  }

  /// The events in the order of time; those at the same time keep their order.
  static func inOrder(_ events: [ScenarioEvent]) -> [ScenarioEvent] {
    events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }
}

/// The front that plays a scenario: perfect by default, or late, dropping frames, or with a clock that steps.
public struct ScenarioFront: Equatable, Sendable {
  /// When wake-ups are late, and by how much; empty for a front that is always on time.
  public var lateness: [Lateness] = []
  /// The frames that are drawn; nil for a front that draws a frame for every sample.
  public var frames: FrameClock?
  /// The steps of the front's clock, in order of time.
  public private(set) var clockSteps: [ClockStep] = []

  /// A front whose wake-ups are on time, that draws every frame, and whose clock is steady.
  public static let perfect = ScenarioFront()

  /// A front with faults; the steps are sorted by time, and steps at the same time keep their order.
  public init(lateness: [Lateness] = [], frames: FrameClock? = nil, clockSteps: [ClockStep] = []) {
    self.lateness = lateness
    self.frames = frames
    self.clockSteps = clockSteps.enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }

  /// The time of a wake-up that is due at `due`: delayed by the lateness, and until the next frame that is
  /// drawn. If spans overlap, the longest delay counts.
  func wakeTime(due: Double) -> Double {
    let late = due + (lateness.filter { $0.during.contains(due) }.map(\.by).max() ?? 0)
    return frames?.first(from: late) ?? late
  }

  /// A span of time in which wake-ups are late.
  public struct Lateness: Equatable, Sendable {
    /// The span of due times to which the delay applies.
    public var during: TimeSpan
    /// The delay, in seconds, 0 or more.
    public var by: Double

    /// Late wake-ups; by default all of them.
    public init(during: TimeSpan = .always, by seconds: Double) {
      self.during = during
      by = seconds
    }
  }

  /// A step of the front's clock.
  public struct ClockStep: Equatable, Sendable {
    /// The time, in seconds from the start of the scenario, independent of the clock.
    public var at: Double
    /// How far it steps, in seconds; below 0 is backwards.
    public var by: Double

    /// A step of the clock.
    public init(at time: Double, by seconds: Double) {
      at = time
      by = seconds
    }
  }
}

/// A span of time, both ends included, in seconds from the start of the scenario.
public struct TimeSpan: Equatable, Sendable {
  /// The start.
  public var from: Double
  /// The end; a span that ends before its start is empty.
  public var until: Double

  /// A span of time.
  public init(from: Double, until: Double) {
    self.from = from
    self.until = until
  }

  /// All times from 0.
  public static let always = TimeSpan(from: 0, until: .infinity)

  /// Whether a time is within the span.
  func contains(_ time: Double) -> Bool { from <= time && time <= until }
}

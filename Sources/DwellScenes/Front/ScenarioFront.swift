/// The front that plays a scenario: perfect by default, or late, dropping frames, or with a clock that steps.
public struct ScenarioFront: Equatable, Sendable {
  /// When wake-ups come late, and by how much; nothing for a front that is always on time.
  public var lateness: [Lateness] = []
  /// The frames that are drawn; nil for a front that has drawn every picture at the moment it is looked at.
  public var frames: FrameClock?
  /// The steps of the front's clock, in the order of time.
  public private(set) var clockSteps: [ClockStep] = []

  /// A front that wakes components when they ask to be woken, always draws, and has a steady clock.
  public static let perfect = ScenarioFront()

  /// A front with faults; the steps are put into the order of time, and those at the same time keep their
  /// order.
  public init(lateness: [Lateness] = [], frames: FrameClock? = nil, clockSteps: [ClockStep] = []) {
    self.lateness = lateness
    self.frames = frames
    self.clockSteps = clockSteps.enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }

  /// When a wake-up comes that is due at a time: late where that is said, and with the next frame that is
  /// drawn. Where several stretches meet, the longest delay counts.
  func wakeTime(due: Double) -> Double {
    let late = due + (lateness.filter { $0.during.contains(due) }.map(\.by).max() ?? 0)
    return frames?.first(from: late) ?? late
  }

  /// A stretch of time in which wake-ups come late.
  public struct Lateness: Equatable, Sendable {
    /// When the wake-ups are due that come late.
    public var during: TimeSpan
    /// How late they come, in seconds, 0 or more.
    public var by: Double

    /// Wake-ups that are late; all of them unless a stretch of time is given.
    public init(during: TimeSpan = .always, by seconds: Double) {
      self.during = during
      by = seconds
    }
  }

  /// A step of the front's clock.
  public struct ClockStep: Equatable, Sendable {
    /// When, in seconds from the beginning, whatever the clock reads.
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

/// A stretch of time, both ends included, in seconds from the beginning.
public struct TimeSpan: Equatable, Sendable {
  /// When it begins.
  public var from: Double
  /// When it ends; nothing lies within a span that ends before it begins.
  public var until: Double

  /// A stretch of time.
  public init(from: Double, until: Double) {
    self.from = from
    self.until = until
  }

  /// All the time there is.
  public static let always = TimeSpan(from: 0, until: .infinity)

  /// Whether a time lies within it.
  func contains(_ time: Double) -> Bool { from <= time && time <= until }
}

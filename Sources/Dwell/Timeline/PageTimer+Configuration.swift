extension PageTimer {
  /// A timer's settings.
  public struct Configuration: Equatable, Sendable {
    /// The duration of pages without one of their own; 4 seconds by default.
    public var duration = PageDuration.seconds(4)
    /// Whether pages advance automatically; true by default. Otherwise no time passes.
    public var advances = true
    /// The progress at which pages begin, 0..<1; 0 by default.
    ///
    /// Other values are reported as ``Diagnostics/invalidProgress`` and count as 0. Every page is shown for
    /// ``PageDuration/minimumSeconds`` at least.
    public var initialProgress = 0.0
    /// How long the first page waits before its time begins, in seconds, 0...``maximumStartDelay``; 0 by
    /// default.
    ///
    /// Pauses interrupt the wait. Turning to another page, a restart and a progress that the app sets end it.
    /// Other values are reported as ``Diagnostics/invalidDuration`` and count as 0.
    public var startDelay = 0.0
    /// What the timer does after the user has turned a page, or pressed on pages or indicators; by default it
    /// resumes.
    public var afterInteraction = AfterInteraction.resume
    /// Whether the timer asks with ``Outcome/advanceRequest`` before it turns a page; false by default.
    public var asksBeforeAdvancing = false
    /// Whether time passes for a single page; false by default.
    public var runsForSinglePage = false
    /// The reasons that pause the timer; all by default.
    public var pausesFor = PauseReasons.all
    /// The initial reasons to pause; none by default.
    public var pausedBy = PauseReasons()

    /// The defaults.
    public init() {}
  }

  /// What the timer does after the user has interacted with pages or indicators.
  public enum AfterInteraction: Equatable, Sendable, CaseIterable {
    /// It resumes as soon as the interaction ends.
    case resume
    /// It stays paused, by ``PauseReasons/app``, until the user presses play or the app resumes it. A press
    /// that another gesture takes over does not count.
    case pause
  }

  /// The longest start delay, in seconds: eleven days, as for a meter's reveal.
  public static let maximumStartDelay = 1e6

  /// Which time the indicators of a component show. No other time passes.
  struct ShownTime: Equatable, Sendable {
    /// Whether it is that of pages.
    let ofPages: Bool
    /// Whether it is that of a single page, too.
    let ofSinglePage: Bool
  }
}

extension PageTimer.Configuration: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout PageTimer.Configuration, _ other: PageTimer.Configuration
  ) {
    options.flag(
      "asksBeforeAdvancing", &value.asksBeforeAdvancing, other.asksBeforeAdvancing,
      "Whether a page whose time is over waits for approval, advance or veto")
    options.choice(
      "afterInteraction", &value.afterInteraction, other.afterInteraction,
      "What the timer does after an interaction with pages or indicator")
  }
}

/// Times pages: how long each stays, its progress, and which page is next.
///
/// Progress is computed from the moment the page began and the pauses since, never accumulated from ticks: it
/// does not drift and does not depend on the frame rate. Resuming after a pause never jumps.
///
/// ```swift
/// var timer = PageTimer(pageCount: 3, at: 0)
/// timer.progress(at: 1)             // 0.25: a quarter of the four seconds
/// _ = timer.handle(.pause(.hover), at: 2)
/// _ = timer.handle(.resume(.hover), at: 60)
/// timer.timeLeft(at: 60)            // 2
/// timer.handle(.tick, at: 62).pageChange?.to   // 1
/// ```
///
/// An event turns at most one page: after the machine slept or the clock leapt, the next page starts at 0.
public struct PageTimer: Equatable, Sendable {
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
    /// What the timer does after the user has turned a page, or pressed on pages or marks; by default it
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

  /// What the timer does after the user has interacted with pages or marks.
  public enum AfterInteraction: Equatable, Sendable, CaseIterable {
    /// It resumes as soon as the interaction ends.
    case resume
    /// It stays paused, by ``PauseReasons/app``, until the user presses play or the app resumes it. A press
    /// that another gesture takes over does not count.
    case pause
  }

  /// The longest start delay, in seconds: eleven days, as for a meter's reveal.
  public static let maximumStartDelay = 1e6

  /// Which time the marks of a component show. No other time passes.
  struct ShownTime: Equatable, Sendable {
    /// Whether it is that of pages.
    let ofPages: Bool
    /// Whether it is that of a single page, too.
    let ofSinglePage: Bool
  }

  /// What the current page's time is doing, apart from pauses.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// It passes, or is paused.
    case dwelling
    /// It has run out, and the timer waits for the app to approve or veto the advance.
    case awaitingApproval
    /// It has run out, and no page follows.
    case ended
  }

  /// The current settings.
  public internal(set) var configuration: Configuration
  /// Whether the first page follows the last. Otherwise the timer ends with the last page.
  public internal(set) var loops: Bool
  /// The number of pages, 0 or more.
  public internal(set) var pageCount: Int
  /// The current page, from 0; 0 also without pages.
  public internal(set) var currentPage: Int
  /// What the marks show; nil for a timer without marks.
  var shownTime: ShownTime?
  /// The pages that have a time, where not all have; ``nextPage`` is one of them.
  var stops: PageStops?
  /// What the current page's time is doing, apart from pauses.
  public internal(set) var phase = Phase.dwelling
  /// The reasons to pause that are in effect, including those that the timer doesn't pause for.
  var requestedReasons: PauseReasons
  /// The reasons that do not pause since the user's play button: a pointer or focus, until it has left.
  var overruledReasons = PauseReasons()
  /// The durations of pages that have one of their own.
  var durations = PageTable<PageDuration>()
  /// Where the pages of another pager are, away from the current page; nil at rest there, and without one.
  var followed: FollowedPosition?
  /// The rate of a page that the app drives, in 1/s.
  var externalRate = 0.0
  /// Whether the app set the current page's progress to 1. Only the app knows the end of what it drives, so
  /// reaching 1 at `externalRate` does not count.
  var isCompletedByApp = false
  /// The current page's elapsed time. While the timer waits for approval it begins where the next page does
  /// at an answer: when the page was due, until time passes.
  var pageTime: ElapsedTime
  /// The wait before the first page's time, in seconds; 0 once that page has begun.
  var startDelay: Double
  /// The component's timebase.
  var timebase: Timebase
  /// Diagnostics to report.
  var log = DiagnosticsLog()

  /// A timer that begins with `currentPage` at `start`, in seconds on the front's clock. A `pageCount` that
  /// is negative or above ``PageEdit/maximumPageCount`` counts as 0, and so does a `currentPage` out of
  /// range; the first outcome reports both.
  public init(
    _ configuration: Configuration = Configuration(), pageCount: Int, currentPage: Int = 0,
    loops: Bool = true,
    at start: Double
  ) {
    self.configuration = configuration
    let isDelayUsable = (0...PageTimer.maximumStartDelay).contains(configuration.startDelay)
    if !isDelayUsable { self.configuration.startDelay = 0 }
    startDelay = self.configuration.startDelay
    self.loops = loops
    let isCountable = (0...PageEdit.maximumPageCount).contains(pageCount)
    self.pageCount = isCountable ? pageCount : 0
    self.currentPage = (0..<max(self.pageCount, 1)).contains(currentPage) ? currentPage : 0
    requestedReasons = configuration.pausedBy
    timebase = Timebase(start: start)
    pageTime = ElapsedTime(length: 0, rate: 0, start: timebase.latest)
    if !configuration.duration.isValid || !isDelayUsable { log.note(.invalidDuration) }
    if !(0..<1).contains(configuration.initialProgress) { log.note(.invalidProgress) }
    if !isCountable { log.note(.invalidPageCount) }
    if self.currentPage != currentPage { log.note(.pageOutOfRange) }
    begin(at: timebase.latest)
  }
}

/// The time of pages: how long each stays, what share of that has passed, and which page is next.
///
/// Time is analytic. The share that has passed is computed from the moment the page began and the pauses
/// since, never by adding up ticks: there is no drift, and any rate of asking gives the same answers. Time
/// runs while nothing pauses it, and going on after a pause never jumps.
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
/// At most one page is turned at a time: after a suspended machine or a clock that leapt, the next page
/// begins anew.
public struct PageTimer: Equatable, Sendable {
  /// What a timer does on its own account.
  public struct Configuration: Equatable, Sendable {
    /// The time every page stays that has no duration of its own; 4 seconds by default.
    public var duration = PageDuration.seconds(4)
    /// Whether pages advance by themselves; true by default. Otherwise no time passes, and each page stays
    /// until it is turned.
    public var advances = true
    /// The share of a page's time that counts as passed when the page begins, 0..<1; 0 by default. What lies
    /// outside is reported as ``Diagnostics/invalidProgress`` and counts as 0: pages that begin at their end
    /// would all turn at once. However large the share, a page that nothing pauses is shown for
    /// ``PageDuration/minimumSeconds``.
    public var initialProgress = 0.0
    /// Whether the timer asks (``Outcome/advanceRequest``) before it turns a page, so that the app can forbid
    /// it.
    public var asksBeforeAdvancing = false
    /// Whether time runs for a single page. False by default: there is nothing to wait for.
    public var runsForSinglePage = false
    /// The reasons that this timer pauses for; all by default. Others are taken back as soon as they are
    /// given.
    public var pausesFor = PauseReasons.all
    /// What pauses the timer from the beginning; nothing by default, so that it starts by itself.
    public var pausedBy = PauseReasons()

    /// The defaults.
    public init() {}
  }

  /// What the time of the shown page is doing, apart from pauses.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// It passes, or waits for a pause to end.
    case dwelling
    /// It has run out, and the app has not yet said whether the next page may come.
    case awaitingApproval
    /// It has run out, and no page follows.
    case ended
  }

  /// What the timer is like now.
  public internal(set) var configuration: Configuration
  /// Whether the first page follows the last. Otherwise time ends with the last page.
  public internal(set) var loops: Bool
  /// The number of pages, 0 or more.
  public internal(set) var pageCount: Int
  /// The page that is shown, from 0; 0 also if there is none.
  public internal(set) var currentPage: Int
  /// What the time of the page is doing, apart from pauses.
  public internal(set) var phase = Phase.dwelling
  /// Every reason to pause that was given and has not ended.
  var requestedReasons: PauseReasons
  /// The durations of pages that have one of their own.
  var durations = PageTable<PageDuration>()
  /// How much of a page passes per second while the app drives it.
  var externalRate = 0.0
  /// Whether the app has said that the shown page has run out, by a progress of 1. What passes at
  /// `externalRate` says nothing of the sort: only the app knows the end of what it drives.
  var isToldComplete = false
  /// The stretch of time that is passing.
  var pageTime: ElapsedTime
  /// When the app was last asked whether the next page may come.
  var approvalRequestedAt = -Double.infinity
  /// When the page's time had run out that the app was last asked about: before ``approvalRequestedAt`` if
  /// the front was late.
  var dueAtRequest = -Double.infinity
  /// The component's own time.
  var timebase: Timebase
  /// Mistakes to tell the developer.
  var log = DiagnosticsLog()

  /// A timer that begins with `currentPage` at `start`, in seconds on the front's clock.
  ///
  /// A `pageCount` that is negative or above ``PageEdit/maximumPageCount`` counts as 0, and a `currentPage`
  /// out of range as 0; the first outcome reports both.
  public init(
    _ configuration: Configuration = Configuration(), pageCount: Int, currentPage: Int = 0,
    loops: Bool = true,
    at start: Double
  ) {
    self.configuration = configuration
    self.loops = loops
    let isCountable = (0...PageEdit.maximumPageCount).contains(pageCount)
    self.pageCount = isCountable ? pageCount : 0
    self.currentPage = (0..<max(self.pageCount, 1)).contains(currentPage) ? currentPage : 0
    requestedReasons = configuration.pausedBy
    timebase = Timebase(start: start)
    pageTime = ElapsedTime(length: 0, rate: 0, start: timebase.latest)
    if !configuration.duration.isValid { log.note(.invalidDuration) }
    if !(0..<1).contains(configuration.initialProgress) { log.note(.invalidProgress) }
    if !isCountable { log.note(.invalidPageCount) }
    if self.currentPage != currentPage { log.note(.pageOutOfRange) }
    begin(at: timebase.latest)
  }
}

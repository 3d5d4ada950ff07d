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
  public private(set) var configuration: Configuration
  /// Whether the first page follows the last. Otherwise the timer ends with the last page.
  public internal(set) var loops: Bool
  /// The number of pages, 0 or more.
  public private(set) var pageCount: Int
  /// The current page, from 0; 0 also without pages.
  public internal(set) var currentPage: Int
  /// What the indicators show; nil for a timer without indicators.
  private(set) var shownTime: ShownTime?
  /// The pages that have a time, where not all have; ``nextPage`` is one of them.
  var snapPoints: SnapPoints?
  /// What the current page's time is doing, apart from pauses.
  public private(set) var phase = Phase.dwelling
  /// The reasons to pause that are in effect, including those that the timer doesn't pause for.
  private(set) var requestedReasons: PauseReasons
  /// The reasons that do not pause since the user's play button: a pointer or focus, until it has left.
  private(set) var overruledReasons = PauseReasons()
  /// Whether pages pass by themselves, so that none has a duration.
  var isPassing = false { didSet { if isPassing != oldValue { begin(at: timebase.latest) } } }
  /// The durations of pages that have one of their own.
  var durations = PageTable<PageDuration>()
  /// Where the pages of another pager are, away from the current page; nil at rest there, and without one.
  private(set) var followed: FollowedPosition?
  /// The rate of a page that the app drives, in 1/s.
  private(set) var externalRate = 0.0
  /// Whether the app set the current page's progress to 1. Only the app knows the end of what it drives, so
  /// reaching 1 at `externalRate` does not count.
  private(set) var isCompletedByApp = false
  /// The current page's elapsed time. While the timer waits for approval, it begins where the next page does
  /// at an answer: when the page was due, until time passes.
  var pageTime: ElapsedTime
  /// The component's timebase.
  var timebase: Timebase
  /// Diagnostics to report.
  var log = DiagnosticsLog()

  /// A timer that begins with `currentPage` at `start`, in seconds on the front's clock. A `pageCount` that
  /// is negative or above ``PageEdit/maximumPageCount`` counts as 0, and so does a `currentPage` out of
  /// range; the first outcome reports both.
  public init(
    _ configuration: Configuration = Configuration(), pageCount: Int, currentPage: Int = 0,
    loops: Bool = true, at start: Double
  ) {
    self.configuration = configuration
    let isDelayUsable = (0...PageTimer.maximumStartDelay).contains(configuration.startDelay)
    if !isDelayUsable { self.configuration.startDelay = 0 }
    let isProgressUsable = (0..<1).contains(configuration.initialProgress)
    if !isProgressUsable { self.configuration.initialProgress = 0 }
    self.loops = loops
    let isCountable = (0...PageEdit.maximumPageCount).contains(pageCount)
    self.pageCount = isCountable ? pageCount : 0
    self.currentPage = (0..<max(self.pageCount, 1)).contains(currentPage) ? currentPage : 0
    requestedReasons = configuration.pausedBy
    timebase = Timebase(start: start)
    pageTime = ElapsedTime(length: 0, rate: 0, start: timebase.latest)
    if !configuration.duration.isValid || !isDelayUsable { log.note(.invalidDuration) }
    if !isProgressUsable { log.note(.invalidProgress) }
    if !isCountable { log.note(.invalidPageCount) }
    if self.currentPage != currentPage { log.note(.pageOutOfRange) }
    begin(at: timebase.latest, after: self.configuration.startDelay)
  }

  /// Advances to `now`, which may turn one page, then applies the event unless it is unrelated to time.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let before = timebase.latest
    let time = timebase.observe(now)
    if phase == .awaitingApproval, time > before { pageTime.start = time }
    var outcome = Outcome()
    let shown = currentPage
    advanceTime(until: time, &outcome)
    outcome.isHandled = apply(event, at: time, &outcome)
    // An edit may have renumbered the page that the timer had just turned to.
    outcome.coalescePageChange(from: shown, to: currentPage, by: event)
    outcome.diagnostics = log.take()
    return outcome
  }

  /// Applies the event at the timer's current time. Returns whether the event was used.
  private mutating func apply(_ event: Event, at time: Double, _ outcome: inout Outcome) -> Bool {
    switch event {
    case .select(let page, _):
      guard (0..<pageCount).contains(page) else { return report(.pageOutOfRange) }
      setFollowed(nil, at: time)
      outcome.pageChange = turn(to: page, cause: .app, at: time) ?? outcome.pageChange
    case .restart:
      followed = nil
      outcome.pageChange = turn(to: 0, cause: .app, restarts: true, at: time) ?? outcome.pageChange
    case .advance:
      let isAnswer = phase == .awaitingApproval
      // An answer at the instant of the request is no delay: the next page begins when it was due.
      advance(cause: isAnswer ? .timer : .app, at: isAnswer ? pageTime.start : time, &outcome)
    case .veto:
      if phase == .awaitingApproval { begin(at: time) }
    case .setPosition(let position):
      return follow(to: position, at: time)
    case .pause(let reasons):
      setPaused(true, reasons, at: time)
    case .resume(let reasons):
      setPaused(false, reasons, at: time)
    case .setPageCount(let count):
      guard let edit = PageEdit(from: pageCount, to: count) else { return report(.invalidPageCount) }
      apply(edit, at: time, &outcome)
    case .edit(let edit):
      guard edit.isValid(forCount: pageCount) else { return report(.pageOutOfRange) }
      apply(edit, at: time, &outcome)
    case .setDuration(let duration):
      setDuration(duration, forPage: nil, at: time)
    case .setPageDuration(let duration, let page):
      guard (0..<pageCount).contains(page) else { return report(.pageOutOfRange) }
      setDuration(duration, forPage: page, at: time)
    case .setProgress(let progress, let rate):
      guard progress >= 0, rate.isFinite, rate >= 0 else { return report(.invalidProgress) }
      if progress > 1 { log.note(.invalidProgress) }
      setProgress(min(progress, 1), rate: rate, at: time, &outcome)
    default:
      return false
    }
    return true
  }

  /// Logs diagnostics and returns false: the event was not used.
  private mutating func report(_ diagnostics: Diagnostics) -> Bool {
    log.note(diagnostics)
    return false
  }

  /// Adds or removes reasons to pause.
  mutating func setPaused(_ isPaused: Bool, _ reasons: PauseReasons, at time: Double) {
    if isPaused {
      requestedReasons.formUnion(reasons)
      if reasons.contains(.app) { overruledReasons = [] }
    } else {
      var ended = reasons
      overruledReasons.subtract(reasons)
      if reasons.isSuperset(of: .playButton), pausedBy.contains(.app) {
        // A pointer or focus may have stayed where the play button is, and counts again after another pause.
        overruledReasons = [.hover, .focus]
        ended.subtract(overruledReasons)
      }
      requestedReasons.subtract(ended)
    }
    updateRate(at: time)
  }

  /// Pauses after a user's interaction, if the configuration asks for it.
  mutating func followInteraction(at time: Double) {
    if configuration.afterInteraction == .pause { setPaused(true, .app, at: time) }
  }

  /// Sets the page's progress, and its rate if the app drives it. At 1 it runs out, at once or when resumed.
  private mutating func setProgress(
    _ progress: Double, rate: Double, at time: Double, _ outcome: inout Outcome
  ) {
    guard pageCount > 0, phase == .dwelling, pageTime.length.isFinite else { return }
    pageTime.elapsedAtStart = progress * pageTime.length
    pageTime.start = time
    pageTime.delay = 0
    externalRate = rate
    isCompletedByApp = progress == 1
    updateRate(at: time)
    if progress == 1, isRunning { runOut(at: time, &outcome) }
  }

  /// Sets the duration of one page, or of all for nil. Progress is kept, so that the fill never jumps.
  private mutating func setDuration(_ duration: PageDuration?, forPage page: Int?, at time: Double) {
    if let duration, !duration.isValid { log.note(.invalidDuration) }
    let before = self.duration(forPage: currentPage)
    if let page {
      durations[page] = duration
    } else if let duration {
      configuration.duration = duration
    }
    let after = self.duration(forPage: currentPage)
    if before != after { pageTime.setLength(after.length, at: start(of: time)) }
    updateRate(at: time)
  }

  /// Sets which time the indicator shows; nil without an indicator.
  mutating func setShownTime(_ shown: ShownTime?, at time: Double) {
    shownTime = shown
    updateRate(at: time)
  }

  /// Changes the settings in place; initial values are ignored.
  mutating func configure(_ new: Configuration, loops: Bool, shows shown: ShownTime?, at time: Double) {
    let old = configuration
    configuration = new
    configuration.initialProgress = old.initialProgress
    configuration.startDelay = old.startDelay
    configuration.pausedBy = old.pausedBy
    configuration.duration = old.duration
    self.loops = loops
    shownTime = shown
    setDuration(new.duration, forPage: nil, at: time)
  }

  /// Applies an edit; the current page stays current if it remains.
  private mutating func apply(_ edit: PageEdit, at time: Double, _ outcome: inout Outcome) {
    let (count, before) = (pageCount, currentPage)
    pageCount = edit.newCount(of: count)
    let index = edit.newIndex(of: before)
    if pageCount != count || index != before { followed = nil }
    durations.apply(edit)
    currentPage = count == 0 ? 0 : edit.newIndexOrSuccessor(of: before, count: pageCount)
    guard count == 0 || index == nil else { return updateRate(at: time) }
    // The wait is for the first page, once there is one.
    begin(at: time, after: count == 0 ? pageTime.delay : 0)
    guard count > 0 else { return }
    outcome.pageChange = PageChange(
      from: before, to: currentPage, cause: .data, time: timebase.clock(at: time))
  }

  /// Follows the pages of another pager to a position. Time is paused until they are at the current page.
  /// - Parameter turns: Whether a page becomes current when the position has stayed at it.
  mutating func follow(to position: Double, turns: Bool = true, at time: Double) -> Bool {
    guard
      var new = FollowedPosition(
        position, pageCount: pageCount, loops: loops, currentPage: currentPage, at: time)
    else { return report(.pageOutOfRange) }
    // A position that is reported twice has stayed.
    guard new.position != followed?.position else { return true }
    if !turns { new.rest = .infinity }
    setFollowed(new.isAtPage && new.page == currentPage ? nil : new, at: time)
    return true
  }

  /// Pauses while pages are followed that are away from the current page.
  mutating func setFollowed(_ position: FollowedPosition?, at time: Double) {
    let wasFollowing = followed != nil
    followed = position
    if wasFollowing != (position != nil) { updateRate(at: time) }
  }

  /// Turns to the page at which the followed pages have come to rest, if they have.
  private mutating func followRest(until time: Double, _ outcome: inout Outcome) {
    guard var followed, time >= followed.rest else { return }
    let isOnTime = time - followed.rest <= PageTimer.latenessTolerance
    let start = isOnTime ? followed.rest : time
    outcome.pageChange = turn(to: followed.page, cause: .app, at: start)
    followed.rest = .infinity
    setFollowed(followed.isAtPage ? nil : followed, at: start)
  }

  /// The lateness up to which a page still begins when it was due, in seconds. Frames are late by
  /// milliseconds, which must not affect the rhythm; a machine that slept is late by minutes.
  private static let latenessTolerance = 0.5

  /// Turns the page if its time has run out, or if the pages that are followed have come to rest at another.
  private mutating func advanceTime(until time: Double, _ outcome: inout Outcome) {
    followRest(until: time, &outcome)
    guard outcome.pageChange == nil, let due, time >= due else { return }
    let following = duration(forPage: nextPage ?? currentPage)
    let followingEnd = due + (following.length - following.elapsed(at: configuration.initialProgress))
    let isOnTime = time - due <= PageTimer.latenessTolerance && time < followingEnd
    let residue = pageTime.endRoundingError
    runOut(at: isOnTime ? due : time, &outcome)
    if isOnTime { carry(residue) }
  }

  /// Corrects the page's start by a rounding error in seconds, which would add up to milliseconds in a year.
  private mutating func carry(_ residue: Double) {
    // A page as short as its rounding error needs no correction.
    guard phase == .dwelling, pageTime.rate == 1, residue.magnitude < pageTime.length / 1024 else { return }
    pageTime.elapsedAtStart -= residue
  }

  /// Advances, or asks for approval, when the page's time has run out.
  private mutating func runOut(at time: Double, _ outcome: inout Outcome) {
    guard configuration.asksBeforeAdvancing, let next = nextPage else {
      return advance(cause: .timer, at: time, &outcome)
    }
    pageTime.setRate(0, at: time)
    phase = .awaitingApproval
    outcome.advanceRequest = next
  }

  /// Advances to the next page, or ends.
  private mutating func advance(cause: PageChangeCause, at time: Double, _ outcome: inout Outcome) {
    guard pageCount > 0 else { return }
    guard let next = nextPage else {
      outcome.didEnd = phase != .ended
      phase = .ended
      return updateRate(at: time)
    }
    if next == currentPage {
      begin(at: time)
    } else {
      outcome.pageChange = turn(to: next, cause: cause, at: time)
    }
  }

  /// Turns to a page and starts its time. The current page continues, unless it had ended or `restarts`.
  mutating func turn(
    to page: Int, cause: PageChangeCause, isContinuous: Bool = false, restarts: Bool = false, at time: Double
  ) -> PageChange? {
    if cause == .person { followInteraction(at: time) }
    guard page != currentPage || phase == .ended || restarts else { return nil }
    let from = currentPage
    currentPage = page
    followed = nil
    // Without pages the wait is still to come.
    begin(at: time, after: pageCount > 0 ? 0 : pageTime.delay)
    guard page != from else { return nil }
    return PageChange(
      from: from, to: page, cause: cause, isContinuous: isContinuous, time: timebase.clock(at: time))
  }

  /// Starts the current page's time, after a delay in seconds.
  private mutating func begin(at time: Double, after delay: Double = 0) {
    phase = .dwelling
    externalRate = 0
    isCompletedByApp = false
    let duration = duration(forPage: currentPage)
    pageTime = ElapsedTime(
      length: duration.length, elapsedAtStart: duration.elapsed(at: configuration.initialProgress), rate: 0,
      start: time, delay: delay)
    updateRate(at: time)
  }

  /// Updates the rate to the timer's state, keeping the elapsed amount.
  private mutating func updateRate(at time: Double) {
    let rate = duration(forPage: currentPage) == .external ? externalRate : 1
    pageTime.setRate(isRunning ? rate : 0, at: start(of: time))
  }

  /// When a change of the page's time takes effect: it stays where it is while the timer waits for approval.
  private func start(of time: Double) -> Double { phase == .awaitingApproval ? pageTime.start : time }
}

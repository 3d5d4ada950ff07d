extension PageTimer {
  /// How long pages are shown late, at most, and yet counted from the moment they were due, in seconds.
  ///
  /// Frames come late by milliseconds, and the rhythm must not suffer; a machine that slept comes late by
  /// minutes, and the page it wakes up to is to be seen for its whole time. Half a second is far above the
  /// one and below the other (chosen by us).
  static let latenessTolerance = 0.5

  /// Whether time passes now: nothing pauses it, the page's time has not run out, and there is something to
  /// wait for.
  public var isRunning: Bool { phase == .dwelling && canRun }

  /// Whether nothing pauses the time, and there is something to wait for.
  private var canRun: Bool {
    configuration.advances && pausedBy.isEmpty && pageCount > (configuration.runsForSinglePage ? 0 : 1)
  }

  /// Why no time passes; empty while it may. Reasons that the timer does not pause for are not among them.
  public var pausedBy: PauseReasons { requestedReasons.intersection(configuration.pausesFor) }

  /// The duration of pages without one of their own.
  public var duration: PageDuration { configuration.duration }

  /// The share of the shown page's time that has passed, 0...1.
  public func progress(at now: Double) -> Double { progress(atTime: timebase.time(at: now)) }

  /// The seconds until the shown page's time has run out, if nothing pauses it any more; infinite for a page
  /// without end, nil for one whose progress the app tells.
  public func timeLeft(at now: Double) -> Double? {
    guard case .seconds = duration(forPage: currentPage) else { return nil }
    return phase == .dwelling ? pageTime.length - pageTime.elapsed(at: timebase.time(at: now)) : 0
  }

  /// When the shown page's time will have run out, on the front's clock; nil while it does not pass, or never
  /// ends.
  public func nextBoundary(after now: Double) -> Double? {
    guard let due else { return nil }
    let boundary = timebase.clock(at: max(due, timebase.time(at: now)))
    // Back on the front's clock, rounding must not place it before now.
    return Timebase.isUsable(now) ? max(boundary, now) : boundary
  }

  /// When the shown page's time will have run out, on the component's own time; nil while it does not pass,
  /// or never ends. A page that the app drives ends once the app has said so, or when the last pause since
  /// then ends.
  var due: Double? {
    // The app was asked, and no longer wants to be.
    if phase == .awaitingApproval, canRun, !configuration.asksBeforeAdvancing { return pageTime.start }
    guard isRunning else { return nil }
    switch duration(forPage: currentPage) {
    case .seconds: return pageTime.end
    case .external: return isToldComplete ? pageTime.start : nil
    }
  }

  /// When something will happen by itself: the end of the page's time, or never.
  public func nextChange(after now: Double) -> NextChange {
    nextBoundary(after: now).map { .at($0) } ?? .still
  }

  /// The time a page stays: its own duration, or else that of all pages.
  public func duration(forPage page: Int) -> PageDuration { durations[page] ?? duration }

  /// The page that follows the shown one by itself; nil if none does.
  public var nextPage: Int? {
    if currentPage < pageCount - 1 { return currentPage + 1 }
    return loops && pageCount > 0 ? 0 : nil
  }

  /// How fast the share grows at a time of the component's own, per second, and when it will be 1; nil while
  /// it stands.
  func growth(atTime time: Double) -> (rate: Double, end: Double)? {
    guard isRunning, let end = pageTime.end, end > time else { return nil }
    return (pageTime.rate / pageTime.length, end)
  }

  /// The share that has passed, on the component's own time.
  func progress(atTime time: Double) -> Double {
    phase == .dwelling ? pageTime.progress(at: time) : 1
  }
}

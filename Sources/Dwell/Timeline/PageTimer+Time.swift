extension PageTimer {
  /// Whether time passes: there is a page to wait for, its time has not run out, and nothing pauses it.
  public var isRunning: Bool { phase == .dwelling && canRun }

  /// Whether the timer isn't paused and there is a page to wait for.
  private var canRun: Bool { pausedBy.isEmpty && hasTime }

  /// Whether time passes if nothing pauses it: where the indicator shows it, and for a single page only if
  /// the indicator or, without one, the configuration says so.
  package var hasTime: Bool {
    let runsForSinglePage = shownTime?.ofSinglePage ?? configuration.runsForSinglePage
    return (isPassing || configuration.advances && shownTime?.ofPages != false)
      && snapPointCount > (runsForSinglePage ? 0 : 1)
  }

  /// The reasons that pause the timer, limited to ``PageTimer/Configuration/pausesFor``.
  public var pausedBy: PauseReasons {
    (followed == nil ? requestedReasons : requestedReasons.union(.touch)).intersection(
      configuration.pausesFor
    ).subtracting(overruledReasons)
  }

  /// The duration of pages without one of their own.
  public var duration: PageDuration { configuration.duration }

  /// A page's duration: its own, else the common one.
  public func duration(forPage page: Int) -> PageDuration {
    isPassing ? .external : durations[page] ?? duration
  }

  /// The current page's progress at `now`, 0...1.
  public func progress(at now: Double) -> Double { progress(atTime: timebase.time(at: now)) }

  /// The current page's progress at a time of the timebase.
  func progress(atTime time: Double) -> Double {
    phase == .dwelling ? pageTime.progress(at: time) : 1
  }

  /// How fast progress grows at a time, in 1/s, and when it reaches 1; nil while it is paused or waits.
  func growth(atTime time: Double) -> (rate: Double, end: Double)? {
    guard isRunning, let end = pageTime.end, end > time, pageTime.growthStart(after: time) == nil else {
      return nil
    }
    return (pageTime.rate / pageTime.length, end)
  }

  /// How fast progress grows at `now`, per second; 0 while it is paused or waits.
  package func growthRate(at now: Double) -> Double { growth(atTime: timebase.time(at: now))?.rate ?? 0 }

  /// The current page's remaining seconds if unpaused, with the wait before them; infinite without end, nil
  /// if the app drives the page.
  public func timeLeft(at now: Double) -> Double? {
    guard case .seconds = duration(forPage: currentPage) else { return nil }
    guard phase == .dwelling else { return 0 }
    let time = timebase.time(at: now)
    return pageTime.delay(at: time) + (pageTime.length - pageTime.elapsed(at: time))
  }

  /// When the current page's time will run out, on the timebase; nil while it is paused or has no end. A page
  /// that the app drives ends when the app sets its progress to 1, or when a pause since then ends.
  var due: Double? {
    // The timer no longer asks for approval.
    if phase == .awaitingApproval, canRun, !configuration.asksBeforeAdvancing { return pageTime.start }
    guard isRunning else { return nil }
    switch duration(forPage: currentPage) {
    case .seconds: return pageTime.end
    case .external: return isCompletedByApp ? pageTime.start : nil
    }
  }

  /// When the current page's time will run out, on the front's clock; nil while it is paused or has no end.
  public func nextBoundary(after now: Double) -> Double? { due.map { clock(at: $0, after: now) } }

  /// When the current page's time will begin, after a wait, or run out, or when followed pages will have come
  /// to rest; otherwise nothing changes.
  public func nextChange(after now: Double) -> NextChange {
    let start = isRunning ? pageTime.growthStart(after: timebase.time(at: now)) : nil
    let change = min(start ?? due ?? .infinity, followed?.rest ?? .infinity)
    return change < .infinity ? .at(clock(at: change, after: now)) : .still
  }

  /// When a time of the timebase has come, on the front's clock; never before `now`.
  private func clock(at time: Double, after now: Double) -> Double {
    let clock = timebase.clock(at: max(time, timebase.time(at: now)))
    // Converted back to the front's clock, rounding must not place it before now.
    return Timebase.isUsable(now) ? max(clock, now) : clock
  }

  /// The page to advance to; nil if there is none.
  public var nextPage: Int? {
    if currentPage < snapPoints?.last ?? pageCount - 1 {
      guard let snapPoints else { return currentPage + 1 }
      return snapPoints.page(at: snapPoints.index(of: currentPage) + 1)
    }
    return loops && pageCount > 0 ? 0 : nil
  }

  /// How many pages have a time.
  var snapPointCount: Int { pageCount > 0 ? snapPoints?.count ?? pageCount : 0 }

  /// The position that is followed, in pages; nil if none is. It is beyond the last page only while pages
  /// loop.
  var followedPosition: Double? {
    guard let followed else { return nil }
    return loops ? followed.position : min(followed.position, Double(max(pageCount - 1, 0)))
  }
}

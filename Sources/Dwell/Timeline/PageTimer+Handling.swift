extension PageTimer {
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
      outcome.pageChange = turn(to: 0, cause: .app, at: time) ?? outcome.pageChange
      begin(at: time)
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
      guard (0...PageEdit.maximumPageCount).contains(count) else { return report(.invalidPageCount) }
      let edit: PageEdit =
        count < pageCount
        ? .remove(at: count, count: pageCount - count) : .insert(at: pageCount, count: count - pageCount)
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

  /// Logs diagnostics and returns false: the event was not used.
  mutating func report(_ diagnostics: Diagnostics) -> Bool {
    log.note(diagnostics)
    return false
  }
}

extension PageTimer {
  /// Turns to a page and starts its time. The current page continues, unless it had ended.
  mutating func turn(to page: Int, cause: PageChangeCause, isContinuous: Bool = false, at time: Double)
    -> PageChange?
  {
    if cause == .person { followInteraction(at: time) }
    guard page != currentPage || phase == .ended else { return nil }
    let from = currentPage
    currentPage = page
    followed = nil
    begin(at: time)
    guard page != from else { return nil }
    return PageChange(
      from: from, to: page, cause: cause, isContinuous: isContinuous, time: timebase.clock(at: time))
  }

  /// Restarts the current page's time.
  mutating func begin(at time: Double) {
    phase = .dwelling
    externalRate = 0
    isCompletedByApp = false
    let duration = duration(forPage: currentPage)
    let length = self.length(of: duration)
    pageTime = ElapsedTime(
      length: length, elapsedAtStart: initialElapsed(of: duration), rate: 0, start: time, delay: startDelay)
    // The wait is for the first page, once there is one.
    if pageCount > 0 { startDelay = 0 }
    updateRate(at: time)
  }

  /// The elapsed amount with which a page begins, in the unit of its ``ElapsedTime``.
  private func initialElapsed(of duration: PageDuration) -> Double {
    let length = self.length(of: duration)
    guard length.isFinite, (0..<1).contains(configuration.initialProgress) else { return 0 }
    let elapsed = configuration.initialProgress * length
    // A page that is due as it begins would be due over and over at one instant.
    if case .seconds = duration { return min(elapsed, length - PageDuration.minimumSeconds) }
    return elapsed
  }

  /// Turns the page if its time has run out, or if the pages that are followed have come to rest at another.
  mutating func advanceTime(until time: Double, _ outcome: inout Outcome) {
    followRest(until: time, &outcome)
    guard outcome.pageChange == nil, let due, time >= due else { return }
    let following = duration(forPage: nextPage ?? currentPage)
    let followingEnd = due + (length(of: following) - initialElapsed(of: following))
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
    if configuration.asksBeforeAdvancing, let next = nextPage {
      pageTime.setRate(0, at: time)
      phase = .awaitingApproval
      outcome.advanceRequest = next
    } else {
      advance(cause: .timer, at: time, &outcome)
    }
  }

  /// Advances to the next page, or ends.
  mutating func advance(cause: PageChangeCause, at time: Double, _ outcome: inout Outcome) {
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

  /// Sets the page's progress, and its rate if the app drives it. At 1 it runs out, at once or when resumed.
  mutating func setProgress(_ progress: Double, rate: Double, at time: Double, _ outcome: inout Outcome) {
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
  mutating func setDuration(_ duration: PageDuration?, forPage page: Int?, at time: Double) {
    if let duration, !duration.isValid { log.note(.invalidDuration) }
    let before = self.duration(forPage: currentPage)
    if let page {
      durations[page] = duration
    } else if let duration {
      configuration.duration = duration
    }
    let after = self.duration(forPage: currentPage)
    if before != after { pageTime.setLength(length(of: after), at: start(of: time)) }
    updateRate(at: time)
  }

  /// Sets which time marks show; nil without marks.
  mutating func setShownTime(_ shown: ShownTime?, at time: Double) {
    shownTime = shown
    updateRate(at: time)
  }

  /// Changes the settings in place; initial values are ignored.
  mutating func configure(
    _ newConfiguration: Configuration, loops newLoops: Bool, shows shown: ShownTime?, at time: Double
  ) {
    var accepted = newConfiguration
    accepted.initialProgress = configuration.initialProgress
    accepted.pausedBy = configuration.pausedBy
    accepted.duration = configuration.duration
    accepted.startDelay = configuration.startDelay
    configuration = accepted
    loops = newLoops
    if newConfiguration.duration != configuration.duration {
      setDuration(newConfiguration.duration, forPage: nil, at: time)
    }
    setShownTime(shown, at: time)
  }

  /// Applies an edit; the current page stays current if it remains.
  mutating func apply(_ edit: PageEdit, at time: Double, _ outcome: inout Outcome) {
    let wasEmpty = pageCount == 0
    let before = currentPage
    let count = pageCount
    pageCount = edit.newCount(of: pageCount)
    if pageCount != count || edit.newIndex(of: currentPage) != currentPage { followed = nil }
    durations.apply(edit)
    if let index = edit.newIndex(of: currentPage), !wasEmpty {
      currentPage = index
      updateRate(at: time)
    } else {
      currentPage = wasEmpty ? 0 : edit.newIndexOrSuccessor(of: currentPage, count: pageCount)
      begin(at: time)
      if !wasEmpty {
        outcome.pageChange = PageChange(
          from: before, to: currentPage, cause: .data, time: timebase.clock(at: time))
      }
    }
  }

  /// Pauses after a person's interaction, if the configuration asks for it.
  mutating func followInteraction(at time: Double) {
    if configuration.afterInteraction == .pause { setPaused(true, .app, at: time) }
  }

  /// How fast the page's time passes, per second; 0 while the timer isn't running.
  func rate(for duration: PageDuration) -> Double {
    guard isRunning else { return 0 }
    return duration == .external ? externalRate : 1
  }

  /// Updates the rate to the timer's state, keeping the elapsed amount.
  mutating func updateRate(at time: Double) {
    pageTime.setRate(rate(for: duration(forPage: currentPage)), at: start(of: time))
  }

  /// When a change of the page's time takes effect: it stays where it is while the timer waits for approval.
  private func start(of time: Double) -> Double { phase == .awaitingApproval ? pageTime.start : time }

  /// The total of a page's time: seconds, infinite if invalid, or 1 for a page that the app drives.
  func length(of duration: PageDuration) -> Double {
    switch duration {
    case .seconds(let seconds): seconds > 0 ? max(seconds, PageDuration.minimumSeconds) : .infinity
    case .external: 1
    }
  }
}

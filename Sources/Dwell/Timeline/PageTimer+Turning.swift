extension PageTimer {
  /// Shows a page for its whole time. The page that is shown already goes on as it was, unless it had ended.
  mutating func turn(to page: Int, cause: PageChangeCause, isContinuous: Bool = false, at time: Double)
    -> PageChange?
  {
    guard page != currentPage || phase == .ended else { return nil }
    let from = currentPage
    currentPage = page
    begin(at: time)
    guard page != from else { return nil }
    return PageChange(
      from: from, to: page, cause: cause, isContinuous: isContinuous, time: timebase.clock(at: time))
  }

  /// Begins the shown page's time anew.
  mutating func begin(at time: Double) {
    phase = .dwelling
    externalRate = 0
    isToldComplete = false
    let duration = duration(forPage: currentPage)
    let length = self.length(of: duration)
    pageTime = ElapsedTime(length: length, elapsedAtStart: initialElapsed(of: duration), rate: 0, start: time)
    updateRate(at: time)
  }

  /// What has passed of a page's time when the page begins, in the unit of its dwell.
  private func initialElapsed(of duration: PageDuration) -> Double {
    let length = self.length(of: duration)
    guard length.isFinite, (0..<1).contains(configuration.initialProgress) else { return 0 }
    let elapsed = configuration.initialProgress * length
    // An end that is due as the page begins would be due again and again at one instant.
    if case .seconds = duration { return min(elapsed, length - PageDuration.minimumSeconds) }
    return elapsed
  }

  /// Turns the page if its time has run out.
  mutating func advanceTime(until time: Double, _ outcome: inout Outcome) {
    guard let due, time >= due else { return }
    let following = duration(forPage: nextPage ?? currentPage)
    let followingEnd = due + (length(of: following) - initialElapsed(of: following))
    let isOnTime = time - due <= PageTimer.latenessTolerance && time < followingEnd
    let residue = pageTime.endRoundingError
    runOut(at: isOnTime ? due : time, &outcome)
    if isOnTime { carry(residue) }
  }

  /// Begins the shown page so many seconds later, or earlier below 0, than a double can tell. Without this,
  /// seconds that are no sum of a few powers of 2 would be out by milliseconds after a year of pages.
  private mutating func carry(_ residue: Double) {
    // What is as short as its rounding has no rhythm to keep.
    guard phase == .dwelling, pageTime.rate == 1, residue.magnitude < pageTime.length / 1024 else { return }
    pageTime.elapsedAtStart -= residue
  }

  /// Asks to go on, or does, since the page's time has run out.
  private mutating func runOut(at time: Double, _ outcome: inout Outcome) {
    if configuration.asksBeforeAdvancing, let next = nextPage {
      phase = .awaitingApproval
      approvalRequestedAt = timebase.latest
      dueAtRequest = time
      updateRate(at: time)
      outcome.advanceRequest = next
    } else {
      advance(cause: .timer, at: time, &outcome)
    }
  }

  /// Goes on to the next page, or ends.
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

  /// Places the shown page's time, and if the app drives it, says how fast it passes. At 1 the page has run
  /// out: now, or while time stands, as soon as it goes on.
  mutating func setProgress(_ progress: Double, rate: Double, at time: Double, _ outcome: inout Outcome) {
    guard pageCount > 0, phase == .dwelling, pageTime.length.isFinite else { return }
    pageTime.elapsedAtStart = progress * pageTime.length
    pageTime.start = time
    externalRate = rate
    isToldComplete = progress == 1
    updateRate(at: time)
    if progress == 1, isRunning { runOut(at: time, &outcome) }
  }

  /// Gives all pages (nil), or one, another duration. The share that has passed stays, so that the fill never
  /// jumps.
  mutating func setDuration(_ duration: PageDuration?, forPage page: Int?, at time: Double) {
    if let duration, !duration.isValid { log.note(.invalidDuration) }
    let before = self.duration(forPage: currentPage)
    if let page {
      durations[page] = duration
    } else if let duration {
      configuration.duration = duration
    }
    let after = self.duration(forPage: currentPage)
    if before != after { pageTime.setLength(length(of: after), at: time) }
    updateRate(at: time)
  }

  /// Changes what the timer is like in place; what only says how to begin is ignored.
  mutating func configure(_ newConfiguration: Configuration, loops newLoops: Bool, at time: Double) {
    var accepted = newConfiguration
    accepted.initialProgress = configuration.initialProgress
    accepted.pausedBy = configuration.pausedBy
    accepted.duration = configuration.duration
    configuration = accepted
    loops = newLoops
    if newConfiguration.duration != configuration.duration {
      setDuration(newConfiguration.duration, forPage: nil, at: time)
    }
    updateRate(at: time)
  }

  /// Follows a change of the list of pages; the shown page stays the same one if it is still there.
  mutating func apply(_ edit: PageEdit, at time: Double, _ outcome: inout Outcome) {
    let wasEmpty = pageCount == 0
    let before = currentPage
    pageCount = edit.newCount(of: pageCount)
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

  /// Lets time pass, or not, as the state says.
  func rate(for duration: PageDuration) -> Double {
    guard isRunning else { return 0 }
    return duration == .external ? externalRate : 1
  }

  /// Banks what has passed and goes on at the rate that the state asks for.
  mutating func updateRate(at time: Double) {
    pageTime.setRate(rate(for: duration(forPage: currentPage)), at: time)
  }

  /// The whole of a page's time in a dwell's unit: seconds, or 1 for a page that the app drives. What is no
  /// valid duration lasts for ever.
  func length(of duration: PageDuration) -> Double {
    switch duration {
    case .seconds(let seconds): seconds > 0 ? max(seconds, PageDuration.minimumSeconds) : .infinity
    case .external: 1
    }
  }
}

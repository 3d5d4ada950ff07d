@testable import Dwell

/// A page timer under test: the real one, or one with a mistake that the walk must detect.
struct WalkedTimer: Equatable {
  /// A deliberate mistake.
  enum Flaw: String, CaseIterable {
    /// The end of one reason to pause ends them all.
    case forgetsPauses
    /// A reason to pause remains forever if the timer asks meanwhile.
    case keepsPause
    /// After the second to last page comes the first.
    case skipsPage
    /// A late front causes two turns at once.
    case turnsTwice
    /// A pause resets the progress.
    case losesTime
    /// No wake-up after a pause while the page is full.
    case missesWakeUp
    /// The wake-up for the last page is an eighth of a second early.
    case wakesEarly
    /// An answer starts the next page late.
    case answersLate
    /// Extra ticks make time pass faster.
    case countsTicks
  }

  /// The timer.
  var timer: PageTimer
  /// The mistake; nil for the real timer.
  var flaw: Flaw?

  /// Advances to `now`, then handles the event.
  mutating func handle(_ event: Event, at now: Double) -> Outcome {
    guard let flaw else { return timer.handle(event, at: now) }
    let before = timer
    var outcome = timer.handle(event, at: now)
    switch (flaw, event) {
    case (.forgetsPauses, .resume): _ = timer.handle(.resume(.all), at: now)
    case (.keepsPause, .resume(let reasons)) where before.phase == .awaitingApproval:
      _ = timer.handle(.pause(reasons.intersection(before.pausedBy)), at: now)
    case (.skipsPage, _)
    where outcome.pageChange?.cause == .timer && timer.currentPage == timer.pageCount - 1:
      outcome.pageChange?.to = 0
      _ = timer.handle(.select(page: 0, animated: true), at: now)
    case (.turnsTwice, .tick) where now - (outcome.pageChange?.time ?? now) > 0:
      outcome.pageChange = timer.handle(.advance, at: now).pageChange ?? outcome.pageChange
    case (.losesTime, .resume) where timer.isRunning && !before.isRunning:
      _ = timer.handle(.setProgress(0, rate: timer.externalRate), at: now)
    case (.answersLate, .advance) where before.phase == .awaitingApproval:
      _ = timer.handle(.setProgress(0, rate: 0), at: now)
    case (.countsTicks, .tick) where timer.isRunning && timer.progress(at: now) < 0.125:
      _ = timer.handle(.setProgress(0.125, rate: timer.externalRate), at: now)
    default: break
    }
    return outcome
  }

  /// When the current page's time runs out; nil if it doesn't.
  func nextBoundary(after now: Double) -> Double? {
    let boundary = timer.nextBoundary(after: now)
    switch flaw {
    case .missesWakeUp where boundary == now: return nil
    case .wakesEarly where timer.currentPage == timer.pageCount - 1:
      return boundary.map { max($0 - 0.125, now) }
    default: return boundary
    }
  }

  /// Makes `now` the timer's time 0, so that states that behave alike become equal.
  mutating func rebase(to now: Double) {
    // The due time matters only at the instant of the question.
    let isAskedNow =
      timer.phase == .awaitingApproval && timer.timebase.clock(at: timer.timebase.latest) == now
    timer.pageTime.elapsedAtStart = timer.pageTime.elapsed(at: now)
    timer.pageTime.delay = timer.pageTime.delay(at: now)
    timer.pageTime.start = isAskedNow ? timer.pageTime.start - now : 0
    timer.timebase = Timebase(start: 0)
  }
}

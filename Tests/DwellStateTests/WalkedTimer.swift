@testable import Dwell

/// A page timer that is walked through: the real one, or one with a mistake that the walk has to notice.
struct WalkedTimer: Equatable {
  /// A mistake on purpose.
  enum Flaw: String, CaseIterable {
    /// The end of one reason to pause ends them all.
    case forgetsPauses
    /// A reason to pause stays for ever if the timer asks meanwhile.
    case keepsPause
    /// From the last page but one it goes to the first.
    case skipsPage
    /// Two pages are turned at once by a late front.
    case turnsTwice
    /// A pause takes what has passed of the page.
    case losesTime
    /// No wake-up after a pause while the page is full.
    case missesWakeUp
    /// The wake-up for the last page comes an eighth of a second early.
    case wakesEarly
    /// An answer begins the next page late.
    case answersLate
    /// Whoever looks at it often makes time pass faster.
    case countsTicks
  }

  /// The timer.
  var timer: PageTimer
  /// What is wrong with it; nil for the real one.
  var flaw: Flaw?

  /// Lets time pass until `now`, then lets the event happen.
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

  /// When the shown page's time will have run out; nil if it won't.
  func nextBoundary(after now: Double) -> Double? {
    let boundary = timer.nextBoundary(after: now)
    switch flaw {
    case .missesWakeUp where boundary == now: return nil
    case .wakesEarly where timer.currentPage == timer.pageCount - 1:
      return boundary.map { max($0 - 0.125, now) }
    default: return boundary
    }
  }

  /// Makes `now`, which the timer has been told, its time 0: what goes on alike becomes equal.
  mutating func rebase(to now: Double) {
    // Only at the instant of the question does it matter when the page was due.
    let isAskedNow = timer.phase == .awaitingApproval && timer.approvalRequestedAt == now
    timer.pageTime.elapsedAtStart = timer.pageTime.elapsed(at: now)
    timer.pageTime.start = 0
    timer.approvalRequestedAt = isAskedNow ? 0 : -.infinity
    timer.dueAtRequest = isAskedNow ? timer.dueAtRequest - now : -.infinity
    timer.timebase = Timebase(start: 0)
  }
}

import Dwell
import DwellTestSupport
import Testing

/// Random events, and the invariants of a timer.
@Suite("A page timer after random events") struct PageTimerRandomTests {
  /// A timer to which random events are sent.
  private func timer(
    _ events: inout RandomEvents, initialProgress: [Double] = [0, 0, 0.5, 1, -1], at now: Double
  ) -> PageTimer {
    var configuration = PageTimer.Configuration()
    configuration.duration = events.pick([.seconds(4), .seconds(0.3), .seconds(.nan), .external])
    configuration.initialProgress = events.pick(initialProgress)
    configuration.asksBeforeAdvancing = events.pick([true, false, false])
    configuration.runsForSinglePage = events.pick([true, false])
    configuration.startDelay = events.pick([0, 0, 0.7, 1e6, -1, .nan])
    configuration.afterInteraction = events.pick(PageTimer.AfterInteraction.allCases)
    configuration.pausesFor = events.pick([.all, .all, [.touch, .app], []])
    return PageTimer(
      configuration, pageCount: events.pick([0, 1, 2, 3, 7, 1000]), loops: events.pick([true, false]), at: now
    )
  }

  @Test("The invariants hold after each of many random events", arguments: 0..<40 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    var events = RandomEvents(seed: seed)
    for _ in 0..<5 {
      var timer = timer(&events, at: events.now)
      var history: [Event] = []
      for _ in 0..<RandomEffort.events {
        let before = timer
        let (event, now) = events.next(size: Size(width: 390, height: 44), pageCount: timer.pageCount)
        history.append(event)
        RandomEffort.count()
        let outcome = timer.handle(event, at: now)
        if let broken = PageTimer.violation(
          from: before.currentPage, to: timer.currentPage, by: event, outcome)
          ?? timer.violation(at: events.now, fraction: events.random.unit())
          ?? unlikely(timer, outcome)
        {
          Issue.record("seed \(seed): \(broken) after \(history.suffix(5)) at \(now)")
          return
        }
      }
    }
  }

  /// The impossible outcome of an event, in words.
  private func unlikely(_ timer: PageTimer, _ outcome: Outcome) -> String? {
    if outcome.didEnd, timer.loops, timer.pageCount > 0 { return "a loop ended" }
    if outcome.advanceRequest != nil, !timer.configuration.asksBeforeAdvancing { return "it asked unasked" }
    if timer.phase == .awaitingApproval, !timer.configuration.asksBeforeAdvancing {
      return "it waits for an answer to nothing"
    }
    return nil
  }

  @Test(
    "The same events end in the same state at 30, 60 and 120 ticks per second",
    arguments: 0..<30 as Range<UInt64>)
  func frameRates(_ seed: UInt64) {
    FrameRates.expectSame(seed: seed) { events in
      // With pages that begin at their end, every tick turns one, so the number of ticks would matter.
      timer(&events, initialProgress: [0, 0, 0.5, -1], at: 0)
    } next: { timer, events in
      events.next(size: .zero, pageCount: timer.pageCount).event
    } handle: { timer, event, now in
      _ = timer.handle(event, at: now)
    } end: { timer in
      "page \(timer.currentPage), \(timer.phase), paused by \(timer.pausedBy)"
    }
  }
}

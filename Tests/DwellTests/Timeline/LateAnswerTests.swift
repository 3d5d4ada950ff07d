import Dwell
import DwellTestSupport
import Testing

/// A late answer to a question.
@Suite("A timer that asked late") struct LateAnswerTests {
  /// A timer of pages of a second each that asks at 1.25 s, a quarter of a second late.
  private func asked() -> PageTimer {
    var configuration = PageTimer.Configuration()
    configuration.duration = .seconds(1)
    configuration.asksBeforeAdvancing = true
    var timer = PageTimer(configuration, pageCount: 3, at: 0)
    #expect(timer.handle(.tick, at: 1.25).advanceRequest == 1)
    return timer
  }

  @Test(
    "Begins the next page when it was due, whatever comes between question and answer at one instant",
    arguments: [
      [], [.resume(.hover)], [.pause(.hover), .resume(.hover)], [.setDuration(.seconds(1))],
      [.setPageDuration(.seconds(2), page: 0)],
    ] as [[Event]])
  func sameInstant(_ between: [Event]) {
    var timer = asked()
    for event in between { _ = timer.handle(event, at: 1.25) }
    #expect(timer.handle(.advance, at: 1.25).pageChange?.time == 1)
    #expect(timer.progress(at: 1.25) == 0.25)
  }

  @Test("A late answer begins the next page at its own time")
  func later() {
    var timer = asked()
    #expect(timer.handle(.advance, at: 1.5).pageChange?.time == 1.5)
    #expect(timer.progress(at: 1.5) == 0)
  }

  @Test(
    "A timer that is configured to ask no more turns the page for which it has asked, unless it is paused")
  func asksNoMore() {
    for isPaused in [false, true] {
      var control = PageControl.sample(3) { $0.timer.asksBeforeAdvancing = true }
      #expect(control.handle(.tick, at: 4).advanceRequest == 1)
      if isPaused { _ = control.handle(.pause(.app), at: 4.5) }
      var configuration = control.configuration
      configuration.timer.asksBeforeAdvancing = false
      _ = control.configure(configuration, at: 5)
      #expect(control.handle(.tick, at: 5).pageChange?.to == (isPaused ? nil : 1))
      _ = control.handle(.resume(.app), at: 6)
      _ = control.handle(.tick, at: 6)
      #expect(control.currentPage == 1)
    }
  }
}

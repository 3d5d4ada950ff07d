import Dwell
import DwellTestSupport
import Testing

/// The delay before the first page's time.
@Suite("A timer that waits before its first page (R214)") struct StartDelayTests {
  /// A timer of pages of four seconds, the first of which is delayed.
  private func waiting(
    _ seconds: Double = 2, pageCount: Int = 3, _ change: (inout PageTimer.Configuration) -> Void = { _ in }
  ) -> PageTimer {
    var configuration = PageTimer.Configuration()
    configuration.startDelay = seconds
    change(&configuration)
    return PageTimer(configuration, pageCount: pageCount, at: 10)
  }

  @Test("The first page's time begins after the delay, and no other page is delayed (R214)")
  func once() {
    var timer = waiting()
    #expect(timer.progress(at: 10) == 0 && timer.progress(at: 12) == 0 && timer.progress(at: 13) == 0.25)
    #expect(timer.timeLeft(at: 10) == 6 && timer.timeLeft(at: 11) == 5 && timer.timeLeft(at: 15) == 1)
    #expect(timer.nextChange(after: 10) == .at(12) && timer.nextChange(after: 12) == .at(16))
    #expect(timer.nextBoundary(after: 10) == 16)
    let first = timer.handle(.tick, at: 16).pageChange
    #expect(first?.to == 1 && first?.cause == .timer && timer.nextBoundary(after: 16) == 20)
    for turn in 2...6 {
      #expect(timer.handle(.tick, at: 12 + 4 * Double(turn)).pageChange?.to == turn % 3)
    }
  }

  @Test("Pauses interrupt the delay (R214)")
  func pauses() {
    var timer = waiting()
    _ = timer.handle(.pause(.hover), at: 11)
    #expect(timer.nextChange(after: 11) == .still && timer.progress(at: 99) == 0)
    _ = timer.handle(.resume(.hover), at: 100)
    #expect(timer.nextChange(after: 100) == .at(101) && timer.nextBoundary(after: 100) == 105)
    #expect(timer.timeLeft(at: 100.5) == 4.5)
  }

  @Test("Turning, a restart and a progress set by the app end the delay (R214)")
  func ends() {
    for event in [Event.select(page: 1, animated: true), .advance, .restart, .setProgress(0, rate: 0)] {
      var timer = waiting()
      _ = timer.handle(event, at: 11)
      #expect(timer.nextBoundary(after: 11) == 15, "\(event)")
      #expect(timer.nextChange(after: 11) == .at(15), "\(event)")
    }
    var returned = waiting()
    _ = returned.handle(.select(page: 1, animated: true), at: 11)
    _ = returned.handle(.select(page: 0, animated: true), at: 11)
    #expect(returned.nextBoundary(after: 11) == 15)
  }

  @Test("A changed duration, a page change and a reconfiguration keep the delay (R214)")
  func kept() {
    for event in [
      Event.setDuration(.seconds(8)), .edit(.insert(at: 0, count: 1)), .select(page: 0, animated: true),
      .setDuration(.seconds(.infinity)),
    ] {
      var timer = waiting()
      _ = timer.handle(event, at: 11)
      _ = timer.handle(.setDuration(.seconds(8)), at: 11)
      #expect(timer.nextBoundary(after: 11) == 20, "\(event)")
    }
    var control = PageControl.sample(3) { $0.timer.startDelay = 2 }
    var other = control.configuration
    other.timer.startDelay = 9
    _ = control.configure(other, at: 1)
    #expect(control.configuration.timer.startDelay == 2 && control.timer.nextBoundary(after: 1) == 6)
  }

  @Test("Without pages the delay waits for the first one, and a lone page waits for another (R214)")
  func firstPages() {
    var timer = waiting(pageCount: 0)
    _ = timer.handle(.setPageCount(3), at: 50)
    #expect(timer.nextBoundary(after: 50) == 56)
    var alone = waiting(pageCount: 1)
    _ = alone.handle(.setPageCount(2), at: 50)
    #expect(alone.nextBoundary(after: 50) == 56)
  }

  @Test("A page that begins with initial progress is delayed too, and shows it (R214)")
  func initialProgress() {
    let timer = waiting { $0.initialProgress = 0.5 }
    #expect(timer.progress(at: 10) == 0.5 && timer.progress(at: 12) == 0.5 && timer.progress(at: 13) == 0.75)
    #expect(timer.nextBoundary(after: 10) == 14)
  }

  @Test(
    "A delay that isn't within 0...1,000,000 s is none, and that is reported (R214)",
    arguments: [-1, -.infinity, .infinity, .nan, 1e6 + 1])
  func mistakes(_ seconds: Double) {
    var timer = waiting(seconds)
    #expect(timer.configuration.startDelay == 0 && timer.nextBoundary(after: 10) == 14)
    #expect(timer.handle(.tick, at: 10).diagnostics == .invalidDuration)
    var longest = waiting(1e6)
    #expect(longest.handle(.tick, at: 10).diagnostics == [] && longest.nextBoundary(after: 10) == 1_000_014)
  }

  @Test("A row and a carousel are still during the delay, and fill from its end (R214)")
  func frames() {
    let control = PageControl.sample(3) { $0.timer.startDelay = 2 }
    #expect(control.frame(at: 0).course == .still && control.nextChange(after: 0) == .at(2))
    #expect(control.frame(at: 2).course == .linear(until: 6) && control.nextChange(after: 2) == .everyFrame)
    let carousel = Carousel.upright(3) { $0.timer.startDelay = 2 }
    #expect(carousel.frame(at: 0).course == .still && carousel.nextChange(after: 0) == .at(2))
    #expect(carousel.frame(at: 0).display == carousel.frame(at: 2).display)
    #expect(carousel.frame(at: 2).course == .linear(until: 6))
  }
}

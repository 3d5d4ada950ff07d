import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Scrolling through pages longer than the view")
struct PageViewLongPageScrollTests {
  @Test("A flick within a long page slows down by itself and never leaves it")
  func glides() {
    for (from, speed) in [(0.0, -400.0), (0, -3000), (150, 3000), (150, -3000), (150, 200)] {
      var hand = PageHand.atLongPage()
      hand.press()
      hand.move(to: -from)
      hand.release()
      hand.settle()
      #expect(hand.start(of: 1) == -from)
      hand.flick(by: speed < 0 ? -40 : 40, speed: speed)
      var last = hand.start(of: 1) ?? .nan
      for _ in 0..<400 {
        hand.wait(0.01)
        let start = hand.start(of: 1) ?? .nan
        #expect(start <= 0 && start >= -300 && hand.pages == [1])
        #expect(speed < 0 ? start <= last : start >= last, "it never turns back")
        last = start
      }
      #expect(hand.view.phase(at: hand.now) == .idle && hand.view.currentPage == 1 && hand.change == nil)
      if abs(speed) < 500 { #expect(abs(last - (-from + (speed < 0 ? -40 : 40) + speed * 0.325)) < 0.1) }
    }
  }

  @Test(
    "A trackpad's gesture that begins within a long page ends at its end; the next one goes on (R187)",
    arguments: Direction.allCases)
  func handsOverBetweenGestures(_ direction: Direction) {
    var hand = PageHand.atLongPage(direction: direction)
    hand.scroll(by: [100, 150, 150])
    hand.settle()
    #expect(hand.view.currentPage == 1 && hand.start(of: 1) == -300, "stopped at the end")
    hand.wait(1)
    hand.scroll(by: [60, 60])
    hand.settle()
    #expect(hand.view.currentPage == 2 && hand.pages == [2])
    hand.wait(1)
    hand.scroll(by: [-60, -60])
    hand.settle()
    #expect(hand.view.currentPage == 1 && hand.start(of: 1) == -300, "entered at its end")
    hand.wait(1)
    hand.scroll(by: [-200, -300])
    hand.settle()
    #expect(hand.start(of: 1) == 0 && hand.view.currentPage == 1, "stopped at the start")
    hand.wait(1)
    hand.scroll(by: [-120])
    #expect(hand.view.currentPage == 0)
  }

  @Test("A crown scrolls a long page to its end and turns pages beyond it (R185, R187, R188)")
  func followsTheCrown() {
    var hand = PageHand.atLongPage()
    for _ in 0..<10 { hand.send(.crown(50), after: 0.03) }
    #expect(hand.start(of: 1) == -300 && hand.view.phase(at: hand.now) == .dragging)
    hand.wait(1)
    #expect(hand.view.phase(at: hand.now) == .idle && hand.view.currentPage == 1)
    for _ in 0..<3 { hand.send(.crown(40), after: 0.03) }
    #expect(hand.start(of: 2) == 80)
    guard case .at(let end) = hand.view.nextChange(after: hand.now) else {
      Issue.record("a crown never tells its end: the view must ask to be woken")
      return
    }
    #expect(abs(end - hand.now - 0.2) < 1e-9)
    let outcome = hand.view.handle(.tick, at: end)
    #expect(outcome.pageChange == PageChange(from: 1, to: 2, cause: .person, time: end))
    #expect(hand.view.position(at: end + 1) == 2)
  }

  @Test("A crown noticed late turned the page when it was due")
  func endsTheCrownOnTime() {
    var hand = PageHand.atLongPage(current: 2)
    hand.send(.crown(120))
    let early = hand.view
    #expect(early.phase(at: 5) == .idle && early.position(at: 5) == 3, "known ahead of time")
    #expect(hand.send(.tick, after: 5).pageChange?.time == 0.2)
    #expect(hand.view.phase(at: hand.now) == .idle)
  }

  @Test("Notches scroll a long page, and a burst that reaches its end does not turn the page")
  func followsNotches() {
    var hand = PageHand.atLongPage()
    for _ in 0..<8 { hand.send(.wheel(Point(x: 0, y: 60), isPrecise: false), after: 0.03) }
    hand.settle()
    #expect(hand.view.currentPage == 1 && hand.start(of: 1) == -300)
    hand.wait(0.5)
    #expect(hand.send(.wheel(Point(x: 0, y: 60), isPrecise: false)).pageChange?.to == 2)
    hand.wait(1)
    #expect(hand.send(.wheel(Point(x: 0, y: -60), isPrecise: false)).pageChange?.to == 1)
    hand.wait(1)
    #expect(hand.start(of: 1) == -300)
    hand.send(.wheel(Point(x: 0, y: -60), isPrecise: false))
    hand.wait(2)
    #expect(hand.start(of: 1) == -240)
  }

  @Test("Keys scroll a long page before they turn it")
  func followsKeys() {
    for (key, steps) in [
      (Key.pageDown, [-180.0, -300]), (.down, [-40, -80, -120, -160, -200, -240, -280, -300]),
    ] {
      for calm in [false, true] {
        var hand = PageHand.atLongPage()
        hand.send(.setReduceMotion(calm))
        for start in steps {
          #expect(hand.send(.key(key)).isHandled)
          if calm { #expect(hand.start(of: 1) == start, "it is there without moving") }
          hand.wait(2)
          #expect(hand.start(of: 1) == start && hand.view.currentPage == 1, "\(key)")
        }
        #expect(hand.send(.key(key)).pageChange?.to == 2)
        hand.wait(2)
        hand.send(.key(key == .down ? .up : .pageUp))
        hand.wait(2)
        #expect(hand.start(of: 1) == -300 && hand.view.currentPage == 1, "back it enters at its end")
      }
    }
  }
}

import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Scrolling through pages longer than the view")
struct PageViewLongPageScrollTests {
  @Test("A flick within a long page slows down and never leaves it")
  func glides() {
    for (from, speed) in [(0.0, -400.0), (0, -3000), (150, 3000), (150, -3000), (150, 200)] {
      var driver = PageViewDriver.atLongPage()
      driver.press()
      driver.move(to: -from)
      driver.release()
      driver.settle()
      #expect(driver.start(of: 1) == -from)
      driver.flick(by: speed < 0 ? -40 : 40, speed: speed)
      var last = driver.start(of: 1) ?? .nan
      for _ in 0..<400 {
        driver.wait(0.01)
        let start = driver.start(of: 1) ?? .nan
        #expect(start <= 0 && start >= -300 && driver.pages == [1])
        #expect(speed < 0 ? start <= last : start >= last, "it never turns back")
        last = start
      }
      #expect(
        driver.view.phase(at: driver.now) == .idle && driver.view.currentPage == 1 && driver.change == nil)
      if abs(speed) < 500 { #expect(abs(last - (-from + (speed < 0 ? -40 : 40) + speed * 0.325)) < 0.1) }
    }
  }

  @Test(
    "A trackpad's gesture that begins within a long page ends at its end; the next one goes on (R187)",
    arguments: Direction.allCases)
  func handsOverBetweenGestures(_ direction: Direction) {
    var driver = PageViewDriver.atLongPage(direction: direction)
    driver.scroll(by: [100, 150, 150])
    driver.settle()
    #expect(driver.view.currentPage == 1 && driver.start(of: 1) == -300, "stopped at the end")
    driver.wait(1)
    driver.scroll(by: [60, 60])
    driver.settle()
    #expect(driver.view.currentPage == 2 && driver.pages == [2])
    driver.wait(1)
    driver.scroll(by: [-60, -60])
    driver.settle()
    #expect(driver.view.currentPage == 1 && driver.start(of: 1) == -300, "entered at its end")
    driver.wait(1)
    driver.scroll(by: [-200, -300])
    driver.settle()
    #expect(driver.start(of: 1) == 0 && driver.view.currentPage == 1, "stopped at the start")
    driver.wait(1)
    driver.scroll(by: [-120])
    #expect(driver.view.currentPage == 0)
  }

  @Test("A crown scrolls a long page to its end and turns pages beyond it (R185, R187, R188)")
  func followsTheCrown() {
    var driver = PageViewDriver.atLongPage()
    for _ in 0..<10 { driver.send(.crown(50), after: 0.03) }
    #expect(driver.start(of: 1) == -300 && driver.view.phase(at: driver.now) == .dragging)
    driver.wait(1)
    #expect(driver.view.phase(at: driver.now) == .idle && driver.view.currentPage == 1)
    for _ in 0..<3 { driver.send(.crown(40), after: 0.03) }
    #expect(driver.start(of: 2) == 80)
    guard case .at(let end) = driver.view.nextChange(after: driver.now) else {
      Issue.record("a crown never tells its end: the view must ask to be woken")
      return
    }
    #expect(abs(end - driver.now - 0.2) < 1e-9)
    let outcome = driver.view.handle(.tick, at: end)
    #expect(outcome.pageChange == PageChange(from: 1, to: 2, cause: .person, time: end))
    #expect(driver.view.position(at: end + 1) == 2)
  }

  @Test("A late wake-up of a crown turns the page when it was due")
  func endsTheCrownOnTime() {
    var driver = PageViewDriver.atLongPage(current: 2)
    driver.send(.crown(120))
    let early = driver.view
    #expect(early.phase(at: 5) == .idle && early.position(at: 5) == 3, "known ahead of time")
    #expect(driver.send(.tick, after: 5).pageChange?.time == 0.2)
    #expect(driver.view.phase(at: driver.now) == .idle)
  }

  @Test("Notches scroll a long page, and a burst that reaches its end doesn't turn the page")
  func followsNotches() {
    var driver = PageViewDriver.atLongPage()
    for _ in 0..<8 { driver.send(.wheel(Point(x: 0, y: 60), isPrecise: false), after: 0.03) }
    driver.settle()
    #expect(driver.view.currentPage == 1 && driver.start(of: 1) == -300)
    driver.wait(0.5)
    #expect(driver.send(.wheel(Point(x: 0, y: 60), isPrecise: false)).pageChange?.to == 2)
    driver.wait(1)
    #expect(driver.send(.wheel(Point(x: 0, y: -60), isPrecise: false)).pageChange?.to == 1)
    driver.wait(1)
    #expect(driver.start(of: 1) == -300)
    driver.send(.wheel(Point(x: 0, y: -60), isPrecise: false))
    driver.wait(2)
    #expect(driver.start(of: 1) == -240)
  }

  @Test("Keys scroll a long page before they turn it")
  func followsKeys() {
    for (key, steps) in [
      (Key.pageDown, [-180.0, -300]), (.down, [-40, -80, -120, -160, -200, -240, -280, -300]),
    ] {
      for calm in [false, true] {
        var driver = PageViewDriver.atLongPage()
        driver.send(.setReduceMotion(calm))
        for start in steps {
          #expect(driver.send(.key(key)).isHandled)
          if calm { #expect(driver.start(of: 1) == start, "it is there without moving") }
          driver.wait(2)
          #expect(driver.start(of: 1) == start && driver.view.currentPage == 1, "\(key)")
        }
        #expect(driver.send(.key(key)).pageChange?.to == 2)
        driver.wait(2)
        driver.send(.key(key == .down ? .up : .pageUp))
        driver.wait(2)
        #expect(driver.start(of: 1) == -300 && driver.view.currentPage == 1, "back it enters at its end")
      }
    }
  }

  @Test("Page Up scrolls a long page back by nine tenths of the view, and arrows back by 40 points")
  func scrollsBack() {
    for (key, start) in [(Key.pageUp, -120.0), (.up, -260)] {
      var driver = PageViewDriver.atLongPage()
      driver.scroll(by: [300])
      driver.settle()
      #expect(driver.start(of: 1) == -300)
      driver.send(.key(key))
      driver.settle()
      #expect(driver.start(of: 1) == start)
    }
  }

  @Test("A trackpad leaves a long page within half a point of either end, and not before")
  func leavesNearTheEnd() {
    for (offset, leaves) in [(299.5, true), (299.25, false), (0.5, true), (0.75, false)] {
      var driver = PageViewDriver.atLongPage()
      driver.scroll(by: [offset])
      driver.settle()
      driver.wait(1)
      #expect(driver.start(of: 1) == -offset)
      let way: Double = offset < 150 ? -50 : 50
      driver.send(.wheel(driver.way(way), isPrecise: true))
      #expect(driver.start(of: 1) == (leaves ? -offset - way : way > 0 ? -300 : 0), "from \(offset)")
    }
  }

  @Test("A trackpad that returns to a long page reaches its end and no further")
  func comesBackToTheEnd() {
    var driver = PageViewDriver.atLongPage(current: 2)
    for _ in 0..<6 { driver.send(.wheel(driver.way(-60), isPrecise: true), after: 0.016) }
    #expect(driver.start(of: 1) == -300)
    driver.send(.wheelEnded, after: 0.1)
    driver.settle()
    #expect(driver.view.currentPage == 1 && driver.start(of: 1) == -300)
  }
}

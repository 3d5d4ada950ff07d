import Testing

@testable import Dwell

@Suite("A page view follows wheels, trackpads and crowns")
struct PageViewScrollTests {
  @Test("A notch turns one page, along the pages or across", arguments: Direction.allCases)
  func turnsAPageANotch(_ direction: Direction) {
    let sign = direction.main(ofMovement: Point(x: 1, y: 1))
    let isHorizontal = direction.axis == .horizontal
    let along = isHorizontal ? Point(x: sign * 10, y: 0) : Point(x: 0, y: sign * 10)
    let across = isHorizontal ? Point(x: 0, y: 10) : Point(x: 10, y: 0)
    for way in [along, across] {
      var driver = PageViewDriver(pages: 4, current: 1, direction: direction)
      #expect(
        driver.send(.wheel(way, isPrecise: false)).pageChange
          == PageChange(from: 1, to: 2, cause: .person, time: 0))
      driver.wait(0.2)
      #expect(driver.send(.wheel(Point(x: -way.x, y: -way.y), isPrecise: false)).pageChange?.to == 1)
    }
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.turnsOnCrossWheel = false
    configuration.direction = direction
    var driver = PageViewDriver(configuration)
    #expect(!driver.send(.wheel(across, isPrecise: false)).isHandled && driver.view.currentPage == 0)
  }

  @Test("Single notches turn a page each; a burst turns pages no faster than they are seen")
  func skipsNoPageInABurst() {
    var driver = PageViewDriver(pages: 20)
    for page in 1...5 {
      driver.send(.wheel(Point(x: 10, y: 0), isPrecise: false), after: 0.16)
      #expect(driver.view.currentPage == page)
    }
    driver.wait(1)
    for _ in 0..<20 {
      let outcome = driver.send(.wheel(Point(x: 10, y: 0), isPrecise: false), after: 0.02)
      #expect(outcome.isHandled)
    }
    #expect(driver.view.currentPage == 7, "0.4 s of a burst turn a page at once and one more after 0.35 s")
    driver.send(.wheel(Point(x: -10, y: 0), isPrecise: false), after: 0.02)
    #expect(driver.view.currentPage == 6, "turning back counts at once")
  }

  @Test("At the ends a notch is left to the view behind")
  func leavesNotchesAtTheEnds() {
    for (page, amount) in [(0, -10.0), (2, 10)] {
      var driver = PageViewDriver(pages: 3, current: page)
      #expect(!driver.send(.wheel(Point(x: amount, y: 0), isPrecise: false)).isHandled)
      driver = PageViewDriver(pages: 3, current: page, loops: true)
      #expect(driver.send(.wheel(Point(x: amount, y: 0), isPrecise: false)).pageChange?.to == 2 - page)
    }
  }

  @Test("A burst is left to the view behind at the ends, and taken elsewhere")
  func leavesABurstAtTheEnds() {
    for (page, amount, isTaken) in [
      (2, 10.0, false), (0, -10, false), (1, 10, false), (2, -10, true), (0, 10, true),
    ] {
      var driver = PageViewDriver(pages: 3, current: page)
      driver.send(.wheel(Point(x: amount, y: 0), isPrecise: false))
      let outcome = driver.send(.wheel(Point(x: amount, y: 0), isPrecise: false), after: 0.02)
      #expect(outcome.isHandled == isTaken && outcome.pageChange == nil, "from page \(page) by \(amount)")
    }
  }

  @Test(
    "A trackpad moves pages one to one and lets them go where its fingers leave",
    arguments: Direction.allCases)
  func followsTheTrackpad(_ direction: Direction) {
    let sign = direction.main(ofMovement: Point(x: 1, y: 1))
    let isHorizontal = direction.axis == .horizontal
    for (amounts, pause, target) in [
      ([20.0, 30, 50], 0.1, 1), ([100, 100], 0.1, 2), ([-20, -30], 0.1, 1), ([-100, -100], 0.1, 0),
      ([9, 9, 9], 0, 2),
      ([-9, -9, -9], 0, 0),
    ] {
      var driver = PageViewDriver(pages: 4, current: 1, direction: direction)
      var way = 0.0
      for amount in amounts {
        way += amount
        let point = isHorizontal ? Point(x: sign * amount, y: 1) : Point(x: 1, y: sign * amount)
        #expect(driver.send(.wheel(point, isPrecise: true), after: 0.016).isHandled)
        #expect(driver.start(of: 1) == -way && driver.view.phase(at: driver.now) == .dragging)
      }
      #expect(driver.send(.wheelEnded, after: pause).isHandled)
      #expect(driver.view.currentPage == target, "\(amounts) and \(pause) s")
      #expect(driver.change?.cause == (target == 1 ? nil : .person))
      driver.settle()
      #expect(driver.position == Double(target))
    }
  }

  @Test("A trackpad that scrolls across is left to others")
  func leavesTheOtherAxis() {
    var driver = PageViewDriver(pages: 3)
    #expect(!driver.send(.wheel(Point(x: 5, y: 9), isPrecise: true)).isHandled)
    #expect(!driver.send(.wheel(Point(x: 5, y: 5), isPrecise: true)).isHandled)
    #expect(!driver.send(.wheelEnded).isHandled)
    #expect(driver.position == 0 && driver.view.phase(at: 0) == .idle)
  }

  @Test("A gesture that may turn any number of pages scrolls a loop endlessly in both directions")
  func scrollsWithoutLimit() {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.loops = true
    configuration.physics.pagesPerGesture = .max
    for amount in [-400.0, 400] {
      var driver = PageViewDriver(configuration)
      for _ in 0..<6 { driver.send(.wheel(Point(x: amount, y: 0), isPrecise: true), after: 0.016) }
      let expected = amount * 6 / 390
      #expect(abs(driver.position - (expected < 0 ? expected + 9 : expected - 6)) < 1e-9)
    }
  }

  @Test("A trackpad reaches the next page and no further, however long it scrolls (R098)")
  func reachesTheNextPage() {
    for sign in [1.0, -1] {
      var driver = PageViewDriver(pages: 9, current: 4)
      for _ in 0..<40 { driver.send(.wheel(Point(x: sign * 50, y: 0), isPrecise: true), after: 0.016) }
      #expect(driver.position == 4 + sign)
      driver.send(.wheelEnded)
      #expect(driver.position == 4 + sign && driver.view.currentPage == 4 + Int(sign))
      #expect(driver.view.phase(at: driver.now) == .idle, "there is nothing left to settle")
    }
    var configuration = PageView.Configuration(pageCount: 9)
    configuration.physics.pagesPerGesture = 3
    var driver = PageViewDriver(configuration)
    driver.send(.wheel(Point(x: 50_000, y: 0), isPrecise: true))
    #expect(driver.position == 3)
    driver.send(.wheel(Point(x: -195, y: 0), isPrecise: true))
    #expect(driver.position == 2.5)
  }

  @Test("Beyond the ends a trackpad moves pages at half speed (R089, R090)")
  func overscrolls() {
    for (page, amount) in [(0, -100.0), (2, 100)] {
      var driver = PageViewDriver(pages: 3, current: page)
      driver.send(.wheel(Point(x: amount, y: 0), isPrecise: true))
      #expect(driver.start(of: page) == -amount / 2)
      driver.send(.wheelEnded, after: 0.1)
      driver.settle()
      #expect(driver.position == Double(page) && driver.change == nil)
    }
  }

  @Test("A trackpad that never reports its end is released after 0.2 s of silence")
  func losesPatience() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.wheel(Point(x: 150, y: 0), isPrecise: true))
    driver.send(.wheel(Point(x: 60, y: 0), isPrecise: true), after: 0.15)
    #expect(driver.view.nextChange(after: driver.now) == .at(driver.now + 0.2))
    let due = driver.now + 0.2
    #expect(driver.send(.tick, after: 0.19).pageChange == nil)
    #expect(driver.view.phase(at: due) == .settling && driver.view.phase(at: due - 0.001) == .dragging)
    #expect(
      driver.send(.tick, after: 0.05).pageChange == PageChange(from: 0, to: 1, cause: .person, time: due))
    #expect(!driver.send(.wheelEnded).isHandled, "it comes too late to matter")
    driver.settle()
    #expect(driver.position == 1)
  }

  @Test("The momentum after a trackpad gesture is ignored until it pauses")
  func swallowsMomentum() {
    var driver = PageViewDriver(pages: 5)
    for _ in 0..<4 { driver.send(.wheel(Point(x: 10, y: 0), isPrecise: true), after: 0.016) }
    driver.send(.wheelEnded)
    #expect(driver.view.currentPage == 1)
    let motion = driver.view.pager.motion
    for _ in 0..<10 {
      #expect(driver.send(.wheel(Point(x: 9, y: 0), isPrecise: true), after: 0.016).isHandled)
    }
    #expect(driver.view.pager.motion == motion, "the settle goes on undisturbed")
    driver.wait(0.11)
    driver.send(.wheel(Point(x: 9, y: 0), isPrecise: true))
    #expect(driver.view.phase(at: driver.now) == .dragging, "a new gesture is heard")
  }

  @Test("A trackpad takes over a settle without a jump, and a finger takes over a trackpad")
  func takesOver() {
    var driver = PageViewDriver(pages: 5, current: 2)
    driver.send(.key(.right))
    driver.wait(0.06)
    let before = driver.position
    driver.send(.wheel(Point(x: 3.9, y: 0), isPrecise: true))
    #expect(abs(driver.position - before - 0.01) < 1e-12)
    driver.press()
    #expect(driver.outcome.isHandled && abs(driver.position - before - 0.01) < 1e-12)
    #expect(!driver.send(.wheel(Point(x: 50, y: 0), isPrecise: true)).isHandled, "the finger has the pages")
    driver.move(to: -39)
    #expect(abs(driver.position - before - 0.11) < 1e-9)
    driver.release()
    driver.settle()
    #expect(driver.position == Double(driver.view.currentPage))
  }

  @Test(
    "A crown has no speed: however low the threshold, it turns a page by distance alone")
  func crownsHaveNoSpeed() {
    for amount in [-50.0, 50] {
      var configuration = PageView.Configuration(pageCount: 3)
      configuration.currentPage = 1
      configuration.physics.flickVelocity = 0.5
      var driver = PageViewDriver(configuration)
      driver.send(.crown(amount))
      driver.send(.crown(amount), after: 0.02)
      driver.settle()
      #expect(driver.view.currentPage == 1 && driver.position == 1)
    }
  }

  @Test("A crown turns pages by distance, forward in every direction (R185)", arguments: Direction.allCases)
  func followsTheCrown(_ direction: Direction) {
    var driver = PageViewDriver(pages: 3, current: 1, direction: direction)
    #expect(driver.send(.crown(39)).isHandled)
    #expect(abs(driver.position - 1.1) < 1e-12)
    driver.send(.crown(-117), after: 0.1)
    #expect(abs(driver.position - 0.8) < 1e-12)
    driver.wait(2)
    #expect(driver.view.currentPage == 1 && driver.position == 1)
    driver.send(.crown(196))
    driver.wait(2)
    #expect(driver.view.currentPage == 2 && driver.position == 2)
  }

  @Test("No scroll input moves a single page, or none", arguments: [0, 1])
  func leavesOnePageAlone(_ pages: Int) {
    var driver = PageViewDriver(pages: pages)
    for event in [
      Event.crown(50), .wheel(Point(x: 50, y: 0), isPrecise: true),
      .wheel(Point(x: 50, y: 0), isPrecise: false), .wheelEnded,
    ] {
      #expect(!driver.send(event).isHandled, "\(event)")
      #expect(driver.position == 0)
    }
  }

  @Test("A trackpad released by silence leaves the pages without velocity")
  func letsGoAtRest() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.wheel(Point(x: 100, y: 0), isPrecise: true))
    let spring = SpringMotion(from: 100, to: 0, start: 0.2, spring: .page)
    for time in [0.2, 0.21, 0.25, 0.3] {
      #expect(abs(driver.view.position(at: time) * 390 - spring.value(at: time)) < 1e-6)
    }
  }

  @Test(
    "A trackpad that has begun to move the pages goes on where it turns across; without a way it begins nothing"
  )
  func keepsTheGesture() {
    var driver = PageViewDriver(pages: 3)
    #expect(!driver.send(.crown(0)).isHandled && driver.view.phase(at: 0) == .idle)
    #expect(!driver.send(.wheel(Point(x: 10, y: 30), isPrecise: true)).isHandled)
    #expect(driver.send(.wheel(Point(x: 30, y: 10), isPrecise: true)).isHandled)
    #expect(driver.send(.wheel(Point(x: 10, y: 30), isPrecise: true), after: 0.016).isHandled)
    #expect(driver.start(of: 0) == -40)
    #expect(driver.send(.crown(0), after: 0.016).isHandled, "news that the gesture goes on")
  }

  @Test("A scroll that has timed out and the next event report one turn")
  func timedOutScroll() {
    var driver = PageViewDriver(pages: 5)
    driver.send(.wheel(Point(x: 300, y: 0), isPrecise: true))
    let change = driver.send(.key(.right), after: 1).pageChange
    #expect(change?.from == 0 && change?.to == 2)
    #expect(driver.send(.key(.left)).pageChange?.from == 2)
  }
}

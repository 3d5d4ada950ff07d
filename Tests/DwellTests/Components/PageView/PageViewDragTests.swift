import Testing

@testable import Dwell

@Suite("A page view follows a finger")
struct PageViewDragTests {
  /// The directions of pages.
  static let directions = Direction.allCases

  @Test(
    "Pages follow the finger one to one, and at half speed beyond the ends (R088, R089, R090)",
    arguments: directions)
  func worksOutTheOffsets(_ direction: Direction) {
    for (page, translation, offset) in [
      (0, 100.0, 50.0), (0, -100, -100), (2, -100, -830), (2, 100, -680), (1, 100, -290), (1, -100, -490),
    ] {
      var driver = PageViewDriver(pages: 3, current: page, direction: direction)
      driver.press()
      driver.move(to: translation)
      #expect(driver.offset == offset, "page \(page) dragged by \(translation)")
      #expect(driver.outcome.isHandled)
      #expect(driver.view.phase(at: driver.now) == .dragging)
    }
  }

  @Test("Pages can follow a drag that shows another page, in any direction", arguments: directions)
  func canFollow(_ direction: Direction) {
    /// Whether pages can follow a drag towards the trailing edge, and one across them.
    func canFollow(_ driver: PageViewDriver, _ main: Double, across: Double = 0) -> Bool {
      let sign = direction.main(ofMovement: Point(x: 1, y: 1))
      let (x, y) = direction.axis == .horizontal ? (sign * main, across) : (across, sign * main)
      return driver.view.canFollow(Point(x: x, y: y), at: driver.now)
    }
    for (page, loops, back, forward) in [
      (0, false, false, true), (1, false, true, true), (2, false, true, false), (0, true, true, true),
      (2, true, true, true),
    ] {
      let driver = PageViewDriver(pages: 3, current: page, loops: loops, direction: direction)
      #expect(canFollow(driver, 10) == back, "page \(page), towards the trailing edge")
      #expect(canFollow(driver, -10) == forward, "page \(page), towards the leading edge")
      #expect(canFollow(driver, 10, across: 10) == back, "as far across as along")
      #expect(!canFollow(driver, 10, across: 10.1) && !canFollow(driver, -10, across: -10.1))
      #expect(!canFollow(driver, 0) && !canFollow(driver, .nan) && !canFollow(driver, 1, across: .infinity))
    }
    for count in [0, 1] {
      let driver = PageViewDriver(pages: count, direction: direction)
      #expect(!canFollow(driver, 10) && !canFollow(driver, -10), "\(count) pages")
    }
    var driver = PageViewDriver(pages: 3, current: 2, direction: direction)
    driver.press()
    driver.move(to: 30)
    #expect(canFollow(driver, -10), "back to the page that a finger has moved away")
    driver.move(to: -30)
    #expect(!canFollow(driver, -10) && canFollow(driver, 10), "beyond the end")
  }

  @Test(
    "More than half of the container turns the page, exactly half does not (R092, R094, R096, R097)",
    arguments: directions)
  func turnsByDistance(_ direction: Direction) {
    for (page, translation, target) in [
      (0, -195.0, 0), (0, -195.1, 1), (1, 195, 1), (1, 195.1, 0), (1, -195, 1), (1, -195.1, 2), (0, 300, 0),
      (2, -300, 2),
    ] {
      var driver = PageViewDriver(pages: 3, current: page, direction: direction)
      driver.drag(by: translation)
      #expect(driver.view.currentPage == target, "page \(page) dragged by \(translation)")
      #expect(driver.change?.to == (page == target ? nil : target))
      driver.settle()
      #expect(driver.position == Double(target))
      #expect(driver.view.phase(at: driver.now) == .idle)
    }
  }

  @Test(
    "More than 500 points per second turn the page, exactly 500 do not (R093, R095, R097)",
    arguments: directions)
  func turnsBySpeed(_ direction: Direction) {
    for (page, speed, target) in [
      (1, -500.0, 1), (1, -501, 2), (1, 500, 1), (1, 501, 0), (0, 2000, 0), (2, -2000, 2),
    ] {
      var driver = PageViewDriver(pages: 3, current: page, direction: direction)
      driver.flick(by: speed < 0 ? -20 : 20, speed: speed)
      #expect(driver.view.currentPage == target, "page \(page) flicked at \(speed)")
      #expect(driver.change?.cause == (page == target ? nil : .person))
    }
  }

  @Test("A drag begins after ten points and not before (R087)", arguments: directions)
  func waitsForTheLeastDistance(_ direction: Direction) {
    var driver = PageViewDriver(pages: 3, direction: direction)
    driver.press()
    #expect(!driver.outcome.isHandled, "it is too early to tell what the finger is up to")
    #expect(driver.view.isTouched, "but it rests on the pages")
    driver.move(to: -9.9)
    #expect(driver.position == 0 && !driver.outcome.isHandled && driver.view.phase(at: driver.now) == .idle)
    driver.move(to: -10)
    #expect(
      driver.start(of: 0) == -10 && driver.outcome.isHandled && driver.view.phase(at: driver.now) == .dragging
    )
    driver.move(to: -2)
    #expect(driver.start(of: 0) == -2, "once begun it follows any distance")
    driver.release()
    #expect(!driver.view.isTouched)
  }

  @Test("A movement across the pages is left to others until the finger lifts", arguments: directions)
  func leavesCrossMovementsAlone(_ direction: Direction) {
    var driver = PageViewDriver(pages: 3, direction: direction)
    driver.press()
    driver.move(to: -7, across: 9)
    #expect(!driver.outcome.isHandled)
    driver.move(to: -300, across: 9)
    #expect(!driver.outcome.isHandled && driver.position == 0)
    driver.release()
    #expect(driver.view.currentPage == 0 && !driver.outcome.isHandled)
    driver.drag(by: -300)
    #expect(driver.view.currentPage == 1, "the next press is judged anew")
  }

  @Test(
    "Neither a single page nor an empty view can be dragged, whether it loops or not (R086, R102)",
    arguments: directions)
  func doesNotDragOnePage(_ direction: Direction) {
    for pages in 0...1 {
      for loops in [false, true] {
        var driver = PageViewDriver(pages: pages, loops: loops, direction: direction)
        driver.press()
        driver.move(to: -100)
        #expect(!driver.outcome.isHandled && driver.position == 0)
        driver.release()
        #expect(
          driver.position == 0 && driver.change == nil && driver.view.nextChange(after: driver.now) == .still)
        for key in Key.allCases { #expect(!driver.send(.key(key)).isHandled, "\(key)") }
      }
    }
  }

  @Test("A gesture turns at most one page, however far and fast (R098)", arguments: directions)
  func turnsOnePageAGesture(_ direction: Direction) {
    for translation in [-195.1, -389, -390, -780, -1500] {
      var driver = PageViewDriver(pages: 9, current: 4, direction: direction)
      driver.drag(by: translation)
      #expect(driver.view.currentPage == 5, "dragged by \(translation)")
      driver = PageViewDriver(pages: 9, current: 4, direction: direction)
      driver.drag(by: -translation)
      #expect(driver.view.currentPage == 3, "dragged by \(-translation)")
      driver = PageViewDriver(pages: 9, current: 4, direction: direction)
      driver.flick(by: translation, speed: -5000)
      #expect(driver.view.currentPage == 5, "flicked by \(translation)")
      driver.settle()
      #expect(driver.position == 5)
    }
  }

  @Test("Several pages per gesture are optional: the nearest by more than half, and one more for a flick")
  func turnsSeveralPages() {
    for (translation, speed, target) in [
      (-390.0, nil, 1), (-585, nil, 1), (-586, nil, 2), (-1000, nil, 3), (-2000, nil, 3), (-800, -1000, 3),
      (-20, -1000, 1), (-390, -1000, 2),
    ] as [(Double, Double?, Int)] {
      for isForward in [true, false] {
        var configuration = PageView.Configuration(pageCount: 11)
        configuration.currentPage = 5
        configuration.physics.pagesPerGesture = 3
        var driver = PageViewDriver(configuration)
        let sign = isForward ? 1.0 : -1
        if let speed {
          driver.flick(by: sign * translation, speed: sign * speed)
        } else {
          driver.drag(by: sign * translation)
        }
        #expect(
          driver.view.currentPage == 5 + Int(sign) * target, "by \(sign * translation) at \(speed ?? 0)")
        driver.settle()
        #expect(driver.position == 5 + sign * Double(target))
      }
    }
  }

  @Test("A fast swipe beyond an end doesn't change the page, and returns (R100)", arguments: directions)
  func staysAtTheEnds(_ direction: Direction) {
    for (page, speed) in [(0, 4000.0), (2, -4000)] {
      var driver = PageViewDriver(pages: 3, current: page, direction: direction)
      driver.flick(by: speed / 20, speed: speed)
      #expect(driver.view.currentPage == page && driver.change == nil)
      driver.settle()
      #expect(driver.position == Double(page))
    }
  }

  @Test("A flick back against the drag cancels the turn")
  func callsTheTurnOff() {
    var driver = PageViewDriver(pages: 3)
    driver.press()
    driver.move(to: -250)
    for step in 1...5 { driver.move(to: -250 + Double(step) * 10, after: 0.01) }
    driver.release(after: 0)
    #expect(driver.view.currentPage == 0)
  }

  @Test("A finger that rests before it lifts has no velocity (R091)")
  func forgetsOldVelocity() {
    var driver = PageViewDriver(pages: 3)
    driver.press()
    for step in 1...5 { driver.move(to: Double(step) * -20, after: 0.01) }
    driver.release(after: 0.2)
    #expect(driver.view.currentPage == 0)
  }

  @Test("A press and a release at one moment don't divide by zero (R091)")
  func survivesTwoEventsAtOnce() {
    var driver = PageViewDriver(pages: 3)
    driver.press()
    driver.move(to: -100, after: 0)
    driver.release(after: 0)
    #expect(driver.view.currentPage == 0 && driver.position.isFinite)
    driver.settle()
    driver.press()
    driver.move(to: -200, after: 0)
    driver.release(after: 0)
    #expect(driver.view.currentPage == 1, "distance counts without time")
  }

  @Test("A release counts as a movement to its point, even as the only one")
  func followsTheRelease() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.press(Point(x: 300, y: 100)))
    driver.send(.release(Point(x: 100, y: 100)), after: 1)
    #expect(driver.view.currentPage == 1)
  }

  @Test("During a drag the target page of a release is known")
  func knowsTheTarget() {
    var driver = PageViewDriver(pages: 3)
    driver.press()
    for (translation, target) in [(-195.0, 0), (-196, 1), (-20, 0), (300, 0)] {
      driver.move(to: translation)
      #expect(driver.view.targetPage == target, "dragged by \(translation)")
      #expect(driver.view.currentPage == 0 && driver.view.settledPage(at: driver.now) == 0)
    }
    driver.move(to: -196)
    driver.release()
    #expect(
      driver.view.currentPage == 1 && driver.view.targetPage == 1
        && driver.view.settledPage(at: driver.now) == 0)
    driver.settle()
    #expect(driver.view.settledPage(at: driver.now) == 1)
  }

  @Test("The thresholds are relative to the container, whatever its size")
  func measuresTheContainer() {
    for main in [40.0, 200, 1000] {
      for (share, target) in [(0.5, 0), (0.51, 1)] {
        var driver = PageViewDriver(.init(pageCount: 3), main: main)
        driver.drag(by: -share * main)
        #expect(driver.view.currentPage == target, "\(share) of \(main)")
      }
    }
  }

  @Test("Spacing lies between pages, and the threshold is still half of the container (R079)")
  func leavesSpace() {
    var configuration = PageView.Configuration(pageCount: 3)
    #expect(configuration.spacing == 0)
    configuration.spacing = 30
    var driver = PageViewDriver(configuration)
    driver.press()
    driver.move(to: -100)
    #expect(driver.start(of: 0) == -100 && driver.start(of: 1) == 320)
    driver.move(to: -195)
    #expect(driver.view.targetPage == 0)
    driver.move(to: -195.1)
    #expect(driver.view.targetPage == 1)
    driver.release()
    driver.settle()
    #expect(driver.position == 1 && driver.start(of: 1) == 0)
  }

  @Test("A non-finite point is ignored in any event", arguments: [.nan, .infinity] as [Double])
  func ignoresNoPlace(_ number: Double) {
    for place in [Point(x: number, y: 100), Point(x: 100, y: number)] {
      var driver = PageViewDriver(pages: 3)
      #expect(!driver.send(.press(place)).isHandled && !driver.view.isTouched)
      #expect(!driver.send(.wheel(place, isPrecise: false)).isHandled && driver.view.currentPage == 0)
      #expect(!driver.send(.wheel(place, isPrecise: true)).isHandled && driver.position == 0)
      driver.press()
      driver.move(to: -100)
      #expect(!driver.send(.move(place), after: 0.1).isHandled && driver.start(of: 0) == -100)
      driver.send(.release(place), after: 0.1)
      driver.settle()
      #expect(driver.pages == [0])
    }
  }

  @Test(
    "Pages follow beyond the ends by the share that the app asks for", arguments: [0, 0.25, 1] as [Double])
  func followsByTheShare(_ share: Double) {
    var configuration = PageView.Configuration(pageCount: 2)
    configuration.physics.overscroll = share
    var driver = PageViewDriver(configuration)
    #expect(driver.view.configuration.physics.overscroll == share && driver.outcome.diagnostics == [])
    driver.press()
    driver.move(to: 100)
    #expect(driver.start(of: 0) == 100 * share)
  }
}

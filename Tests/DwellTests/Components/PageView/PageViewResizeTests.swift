import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view keeps its place when resized")
struct PageViewResizeTests {
  @Test(
    "Another size shows the same part of the same pages, at rest and on the way",
    arguments: PageViewDriver.Middle.allCases)
  func resizes(_ middle: PageViewDriver.Middle) {
    for loops in [false, true] {
      for page in 0...3 {
        for width in [100.0, 389, 1000] {
          var driver = PageViewDriver(in: middle, pages: 4, current: page, loops: loops)
          let name = "\(middle), page \(page), to \(width)"
          let before = driver.position
          let phase = driver.view.phase(at: driver.now)
          let seen = driver.sight.map { $0.page }
          let current = driver.view.currentPage
          driver.send(.resize(Size(width: width, height: 300)))
          #expect(abs(driver.position - before) < 1e-9, "\(name)")
          #expect(
            driver.view.currentPage == current
              && driver.view.settledPage(at: driver.now) == driver.view.pager.restedPage,
            "\(name)")
          if middle != .crossFade {
            #expect(driver.view.phase(at: driver.now) == phase, "\(name)")
            #expect(driver.pages.filter { seen.contains($0) } == seen, "\(name)")
          }
          if middle == .dragForward {
            driver.moveOn(by: -0.1 * width)
            let isLast = page == 3 && !loops
            #expect(
              abs(driver.position - before - (isLast ? 0.05 : 0.1)) < 1e-9,
              "\(name): the finger goes on one to one")
          }
          driver.send(.cancel)
          driver.wait(1)
          #expect(driver.pages == [current] && driver.position == Double(current), "\(name)")
        }
      }
    }
  }

  @Test("A settle that is resized continues on the same spring, at the new scale")
  func scalesTheSettle() {
    var plain = PageViewDriver(pages: 3)
    plain.drag(by: -250)
    var resized = plain
    resized.wait(0.06)
    resized.send(.resize(Size(width: 780, height: 200)))
    for step in 0...20 {
      let time = resized.now + Double(step) / 60
      #expect(abs(resized.view.position(at: time) - plain.view.position(at: time)) < 2e-4, "step \(step)")
    }
  }

  @Test("A page that fades out from beyond an end looks the same at another size")
  func keepsTheLookOfAFadingPage() {
    var configuration = PageView.Configuration(pageCount: 5)
    configuration.effect = .fadeAndScale
    var driver = PageViewDriver(configuration)
    driver.send(.setReduceMotion(true))
    driver.press()
    driver.move(to: 200)
    driver.send(.select(page: 3, animated: true))
    let (before, start) = (DrawnPages(driver.view.frame(at: driver.now)), driver.start(of: 0) ?? 0)
    #expect(before[0]?.rect.width == 390 && start > 50)
    driver.send(.resize(Size(width: 780, height: 400)))
    let after = DrawnPages(driver.view.frame(at: driver.now))
    #expect(after[0]?.rect.width == 780 && driver.start(of: 0) == 2 * start)
  }

  @Test("Changing the spacing and back, on the way back from a distant turn, shows the same pages")
  func keepsPagesOnTheWayBack() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.select(page: 2, animated: true))
    driver.wait(0.08)
    driver.send(.select(page: 1, animated: true))
    driver.wait(0.1)
    var other = driver.view.configuration
    other.spacing = 10
    let violation = ConfigureLaws.violation(
      driver.view, other: other, size: driver.view.size, endsMotion: false, at: driver.now)
    #expect(violation == nil)
  }

  @Test("A view that shrinks to nothing rests on its page, and reappears when it grows")
  func survivesNoSize() {
    for size in [
      Size.zero, Size(width: 0.5, height: 100), Size(width: -3, height: .nan), Size(width: 390, height: 0),
    ] {
      for middle in PageViewDriver.Middle.allCases {
        var driver = PageViewDriver(in: middle, pages: 4, current: 1, loops: false)
        let current = driver.view.currentPage
        driver.send(.resize(size))
        #expect(driver.view.frame(at: driver.now).display.commands.isEmpty && driver.position.isFinite)
        driver.send(.release(.zero))
        driver.send(.select(page: 3, animated: true))
        driver.send(.select(page: current, animated: true))
        driver.send(.resize(Size(width: 390, height: 200)))
        driver.wait(1)
        #expect(driver.pages == [current] && driver.position == Double(current), "\(middle) at \(size)")
      }
    }
  }

  @Test("A new direction shows the same pages, and the drag continues in it")
  func changesDirection() {
    for direction in Direction.allCases {
      var driver = PageViewDriver(pages: 4, current: 1)
      driver.press()
      driver.move(to: -150)
      let before = driver.position
      driver.send(.setDirection(direction))
      #expect(abs(driver.position - before) < 1e-9 && driver.pages == [1, 2])
      driver.moveOn(by: -0.2 * direction.mainLength(of: driver.view.size))
      #expect(abs(driver.position - before - 0.2) < 1e-9, "\(direction)")
      driver.lift()
      #expect(driver.view.currentPage == 2)
    }
  }

  @Test(
    "A key's scroll of a long page ends at the same share of a resized page, and at the end of a shorter one")
  func scalesTheScroll() {
    for (event, start) in [
      (Event.resize(Size(width: 180, height: 400)), -60.0), (.setPageLength(300, page: 1), -100),
      (.setPageLength(700, page: 1), -180),
    ] {
      var driver = PageViewDriver.atLongPage()
      driver.send(.key(.pageDown))
      driver.wait(0.05)
      driver.send(event)
      driver.settle()
      #expect(abs((driver.start(of: 1) ?? .nan) - start) < 1e-9, "\(event)")
    }
  }

  @Test("A long page in a view that shrinks to nothing and grows again shows the same fraction")
  func keepsTheShareThroughNoSize() {
    var driver = PageViewDriver.atLongPage()
    driver.scroll(by: [150])
    driver.settle()
    #expect(driver.start(of: 1) == -150)
    driver.send(.resize(.zero))
    driver.send(.resize(Size(width: 180, height: 200)))
    #expect(abs((driver.start(of: 1) ?? .nan) + 150) < 1e-9)
  }

  @Test("A page that fades out stays at the same part of a view of another size")
  func resizesTheFade() {
    var driver = PageViewDriver(pages: 5)
    driver.send(.setReduceMotion(true))
    driver.press()
    driver.move(to: -100)
    driver.send(.select(page: 3, animated: true))
    #expect(driver.start(of: 0) == -100)
    driver.send(.resize(Size(width: 780, height: 200)), after: 0.05)
    #expect(driver.start(of: 0) == -200)
  }

  @Test("Another size shows as much as before of a long page's neighbours, or of the space beyond it")
  func resizesBesideALongPage() {
    for (long, way) in [(1, -350.0), (1, 50), (0, 60), (3, -400)] {
      var configuration = PageView.Configuration(pageCount: 4)
      configuration.currentPage = long
      configuration.direction = .topToBottom
      configuration.pageLengths = [PageLength(page: long, length: 500)]
      var driver = PageViewDriver(configuration, main: 200, cross: 180)
      driver.press()
      driver.move(to: way)
      let before = driver.position
      #expect(before != Double(long))
      driver.send(.resize(Size(width: 180, height: 400)))
      #expect(isClose(driver.position, before), "page \(long), dragged by \(way)")
    }
  }

  @Test(
    "A finger on pages without room for them holds none when there is room again", arguments: [false, true])
  func losesHold(hasMoved: Bool) {
    var driver = PageViewDriver(pages: 3)
    driver.press()
    if hasMoved { driver.move(to: -100) }
    driver.send(.resize(.zero))
    driver.send(.resize(Size(width: 390, height: 200)))
    driver.moveOn(by: -150)
    #expect(driver.start(of: 0) == 0)
    driver.lift()
    #expect(driver.change == nil && driver.view.phase(at: driver.now) == .idle)
    driver.drag(by: -250)
    #expect(driver.change?.to == 1, "the next one does")
  }
}

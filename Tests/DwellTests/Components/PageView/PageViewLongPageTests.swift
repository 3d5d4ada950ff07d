import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Pages longer than the view")
struct PageViewLongPageTests {
  @Test(
    "A finger scrolls a long page's content, and the next page comes at its end (R187)",
    arguments: Direction.allCases)
  func scrollsByFinger(_ direction: Direction) {
    var driver = PageViewDriver.atLongPage(direction: direction)
    #expect(driver.start(of: 1) == 0 && driver.pages == [1])
    driver.press()
    driver.move(to: -90)
    #expect(driver.start(of: 1) == -90 && driver.pages == [1])
    #expect(driver.position == 1, "within a page's own content the place in the set does not change (R186)")
    #expect(abs(driver.view.pageFraction(at: driver.now) - 0.3) < 1e-12, "but the place within the page does")
    driver.release()
    driver.settle()
    #expect(
      driver.start(of: 1) == -90 && driver.view.currentPage == 1 && driver.view.phase(at: driver.now) == .idle
    )
    driver.press()
    driver.move(to: -210)
    #expect(driver.start(of: 1) == -300 && driver.view.pageFraction(at: driver.now) == 1)
    driver.move(to: -260)
    #expect(driver.pages == [1, 2] && driver.start(of: 2) == 150 && driver.position == 1.25)
    driver.move(to: -310)
    #expect(driver.view.targetPage == 1, "exactly half of the view beyond the end")
    driver.release()
    driver.settle()
    #expect(driver.start(of: 1) == -300, "it goes back to its end, not to its start")
    driver.drag(by: -101)
    #expect(driver.view.currentPage == 2)
    driver.settle()
    driver.drag(by: 101)
    driver.settle()
    #expect(driver.pages == [1] && driver.start(of: 1) == -300, "back it enters at its end")
  }

  @Test("A selected page is shown from its start; distances over two views cross-fade")
  func selectsTheStart() {
    for (from, isBack) in [(0, false), (2, true), (3, true)] {
      var driver = PageViewDriver.atLongPage(current: from)
      driver.send(.select(page: 1, animated: true))
      driver.wait(0.05)
      let drawn = DrawnPages(driver.view.frame(at: driver.now))
      #expect(drawn.pages.count == 2 && drawn[from] != nil)
      if isBack { #expect((drawn[1]?.opacity ?? 1) < 1 && drawn[1]?.rect.y == 0, "it fades in at its place") }
      driver.wait(1)
      #expect(driver.start(of: 1) == 0 && driver.pages == [1])
    }
    var driver = PageViewDriver.atLongPage()
    driver.send(.select(page: 2, animated: true))
    driver.wait(0.05)
    #expect(
      DrawnPages(driver.view.frame(at: driver.now))[1]?.rect.y == 0,
      "from the start of a long page the way is too long too")
    driver.wait(1)
    #expect(driver.pages == [2])
  }

  @Test("A single long page scrolls no further than its end")
  func scrollsTheOnlyPage() {
    for loops in [false, true] {
      var configuration = PageView.Configuration(pageCount: 1)
      configuration.loops = loops
      configuration.direction = .topToBottom
      configuration.pageLengths = [PageLength(page: 0, length: 500)]
      var driver = PageViewDriver(configuration, main: 200)
      driver.press()
      driver.move(to: -100)
      #expect(driver.start(of: 0) == -100)
      driver.move(to: -400)
      #expect(driver.start(of: 0) == -350, "half speed beyond the end")
      driver.release()
      driver.settle()
      #expect(driver.start(of: 0) == -300 && driver.position == 0)
    }
  }

  @Test("A long page loops too: its end meets the next page's start, in both directions")
  func loops() {
    for count in 2...3 {
      var configuration = PageView.Configuration(pageCount: count)
      configuration.loops = true
      configuration.pageLengths = (0..<count).map { PageLength(page: $0, length: 500) }
      var driver = PageViewDriver(configuration, main: 200)
      driver.drag(by: 101)
      driver.settle()
      #expect(driver.view.currentPage == count - 1 && driver.start(of: count - 1) == -300)
      driver.drag(by: -101)
      driver.settle()
      #expect(driver.view.currentPage == 0 && driver.start(of: 0) == 0)
    }
  }

  @Test("A new length keeps the content at the view's edge; a new size keeps the fraction")
  func relayouts() {
    var driver = PageViewDriver.atLongPage()
    driver.press()
    driver.move(to: -90)
    driver.release()
    driver.settle()
    driver.send(.setPageLength(800, page: 1))
    #expect(driver.start(of: 1) == -90 && driver.view.size(ofPage: 1) == Size(width: 180, height: 800))
    driver.send(.setPageLength(250, page: 1))
    #expect(driver.start(of: 1) == -50, "at its new end")
    driver.send(.setPageLength(500, page: 1))
    driver.send(.resize(Size(width: 180, height: 300)))
    let start = driver.start(of: 1) ?? .nan
    #expect(abs(start + 50.0 / 300 * 200) < 1e-9)
    driver.send(.setPageLength(nil, page: 1))
    #expect(driver.start(of: 1) == 0 && driver.view.size(ofPage: 1) == Size(width: 180, height: 300))
    driver.send(.setPageLength(500, page: 0))
    #expect(driver.start(of: 1) == 0, "a page elsewhere moves nothing")
  }

  @Test("Edits keep the place within a long page and the lengths of the others")
  func editsKeepThePlace() {
    var driver = PageViewDriver.atLongPage()
    driver.press()
    driver.move(to: -90)
    driver.release()
    driver.settle()
    driver.send(.edit(.insert(at: 0, count: 2)))
    #expect(driver.start(of: 3) == -90 && driver.view.currentPage == 3)
    driver.send(.edit(.move(from: 3, to: 0)))
    #expect(driver.start(of: 0) == -90 && driver.view.currentPage == 0)
    driver.send(.edit(.remove(at: 0, count: 1)))
    #expect(driver.start(of: 0) == 0 && driver.view.size(ofPage: 0).height == 200)
  }

  @Test("A long page before one that fits violates the guidelines, and is reported once (R190)")
  func reportsLongPagesBeforeOthers() {
    for (pages, length, isReported) in [
      ([0], 500, true), ([3], 500, false), ([2, 3], 500, false), ([1, 3], 500, true), ([], 500, false),
      ([0, 1, 2, 3], 500, false), ([0], 200.5, true), ([0], 200, false),
    ] as [([Int], Double, Bool)] {
      var configuration = PageView.Configuration(pageCount: 4)
      configuration.pageLengths = pages.map { PageLength(page: $0, length: length) }
      var view = PageView(configuration, at: 0)
      let outcome = view.handle(.resize(Size(width: 200, height: 100)), at: 0)
      #expect(
        outcome.diagnostics == (isReported ? .tallPageBeforeFixed : []), "\(pages) of \(length) points")
      #expect(view.handle(.resize(Size(width: 210, height: 100)), at: 0).diagnostics == [])
    }
  }

  @Test("The effect shrinks the visible part of a long page beside another page")
  func scalesTheScreenful() {
    var configuration = PageView.Configuration(pageCount: 2)
    configuration.effect = .fadeAndScale
    configuration.pageLengths = [PageLength(page: 0, length: 500)]
    var driver = PageViewDriver(configuration, main: 200, cross: 100)
    driver.press()
    driver.move(to: -400)
    let rect = DrawnPages(driver.view.frame(at: driver.now))[0]?.rect ?? .zero
    #expect(abs(rect.width - 450) < 1e-9, "half selected: scale 0.9 of 500")
    #expect(abs(rect.maxX - (100 - 10)) < 1e-9, "its last screenful, -100...100, shrinks about its middle")
  }

  @Test("Unusable page lengths are reported and ignored; a length of 0 is the view's")
  func replacesUnusableLengths() {
    for (page, length, diagnostics) in [
      (0, -1.0, Diagnostics.invalidMetrics), (0, .nan, .invalidMetrics), (4, 300, .pageOutOfRange),
      (-1, 300, .pageOutOfRange), (0, 0, []), (0, 0.5, []),
    ] {
      var configuration = PageView.Configuration(pageCount: 4)
      configuration.pageLengths = [PageLength(page: page, length: length)]
      var view = PageView(configuration, at: 0)
      #expect(
        view.handle(.resize(Size(width: 200, height: 100)), at: 0).diagnostics == diagnostics,
        "\(page): \(length)")
      #expect(view.configuration.pageLengths.isEmpty == (diagnostics != []), "\(page): \(length)")
      #expect(view.size(ofPage: 0) == Size(width: 200, height: 100))
    }
  }

  @Test("Enabling reduced motion on the way back to a long page leaves the other page where it is")
  func fadesBesideALongPage() {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.currentPage = 1
    configuration.pageLengths = [PageLength(page: 0, length: 500)]
    var driver = PageViewDriver(configuration)
    driver.send(.key(.pageUp))
    driver.wait(0.08)
    let before = DrawnPages(driver.view.frame(at: driver.now))[1]?.rect
    driver.send(.setReduceMotion(true))
    #expect(before != nil && DrawnPages(driver.view.frame(at: driver.now))[1]?.rect == before)
  }

  @Test("A page that is longer than the view by half a point is scrolled to its end")
  func scrollsByLittle() {
    var configuration = PageView.Configuration(pageCount: 2)
    configuration.currentPage = 1
    configuration.pageLengths = [PageLength(page: 1, length: 390.5)]
    var driver = PageViewDriver(configuration)
    #expect(driver.send(.key(.end)).isHandled)
    driver.settle()
    #expect(driver.start(of: 1) == -0.5)
  }

  @Test("A flick that has reached the end of a long page stays there")
  func flicksToTheEnd() {
    for (way, page) in [(200.0, 1), (201, 2)] {
      var driver = PageViewDriver.atLongPage()
      driver.scroll(by: [100])
      driver.settle()
      driver.wait(1)
      driver.flick(by: -way, speed: -1000)
      #expect(driver.view.currentPage == page, "\(way) points")
      driver.settle()
      #expect(driver.start(of: page) == (page == 1 ? -300 : 0))
    }
  }
}

import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Pages that don't snap")
struct PageViewFreeTests {
  /// Twelve pages that fill the view of 390 points, unless a layout says otherwise, and rest anywhere.
  static func driver(
    pages: Int = 12, current: Int = 0, loops: Bool = false, direction: Direction = .leftToRight,
    layout: PageLayout = PageLayout()
  ) -> PageViewDriver {
    var configuration = PageView.Configuration(pageCount: pages)
    configuration.snap = .none
    configuration.currentPage = current
    configuration.loops = loops
    configuration.direction = direction
    configuration.layout = layout
    return PageViewDriver(configuration)
  }

  @Test(
    "A drag leaves pages where the finger lifts, and the nearest page becomes current (R237)",
    arguments: Direction.allCases)
  func restsAnywhere(_ direction: Direction) {
    var driver = Self.driver(direction: direction)
    driver.drag(by: -100)
    #expect(driver.change == nil && driver.view.phase(at: driver.now) == .idle)
    driver.settle()
    #expect(driver.start(of: 0) == -100 && driver.start(of: 1) == 290)
    #expect(driver.position == 100.0 / 390 && driver.view.currentPage == 0)
    driver.drag(by: -100)
    #expect(
      driver.change?.to == 1 && driver.change?.cause == .person, "after 200 of 390 points page 1 is nearer")
    driver.settle()
    #expect(driver.start(of: 0) == -200 && driver.start(of: 1) == 190)
    driver.drag(by: 5)
    #expect(driver.view.currentPage == 1, "a movement below the threshold is no drag")
    driver.drag(by: 15)
    driver.settle()
    #expect(driver.start(of: 0) == -185 && driver.view.currentPage == 0)
  }

  @Test("Halfway between two pages the earlier one is current (R237)")
  func halfway() {
    var driver = Self.driver()
    driver.drag(by: -195)
    #expect(driver.view.currentPage == 0)
    driver.settle()
    #expect(driver.position == 0.5)
  }

  @Test("A flick goes on by 0.325 s of its velocity, over any number of pages (R237)")
  func coasts() {
    var driver = Self.driver()
    driver.flick(by: -150, speed: -1000)
    #expect(driver.change?.to == 1, "at once the page where it will stop: 150 + 325 points")
    let target = 475.0
    for (passed, left) in [(0.1, 238.9), (0.325, 119.6), (1, 15)] {
      var later = driver
      later.wait(passed)
      #expect(abs(later.position * 390 - (target - left)) < 1, "325 · exp(−t / 0.325) points are left")
    }
    driver.settle()
    #expect(abs(driver.position - target / 390) < 1e-9)
    driver.flick(by: -150, speed: -4000)
    driver.settle()
    #expect(abs(driver.position - 1925.0 / 390) < 1e-9 && driver.view.currentPage == 5)
    driver.flick(by: 150, speed: 1000)
    driver.settle()
    #expect(abs(driver.position - 1450.0 / 390) < 1e-9)
  }

  @Test(
    "Where a finger lifts, a flick goes on from what is drawn (R237)", arguments: [false, true],
    [1.0, 1.5, 3])
  func coastsFromPlace(loops: Bool, perView: Double) {
    for (way, speed) in [
      (-150.0, -4000.0), (-50, -1000), (-300, -2500), (150, 4000), (50, 1000), (300, 2500),
    ] {
      var layout = PageLayout()
      layout.length = .perView(perView)
      var driver = Self.driver(pages: 7, current: 3, loops: loops, layout: layout)
      driver.swipe(by: way, speed: speed)
      let held = DrawnPages(driver.view.frame(at: driver.now)).pages.map { $0.rect.x }
      let position = driver.position
      driver.release(after: 0)
      let moving = DrawnPages(driver.view.frame(at: driver.now)).pages.map { $0.rect.x }
      #expect(driver.view.phase(at: driver.now) == .settling && driver.change != nil)
      #expect(abs((driver.position - position).remainder(dividingBy: loops ? 7 : 1e9)) < 1e-9)
      #expect(
        held.allSatisfy { x in moving.contains { abs($0 - x) < 0.5 } }, "\(way): \(held), then \(moving)")
    }
  }

  @Test("All pages that a short flick passes are listed from its start (R237)", arguments: [false, true])
  func listsWay(loops: Bool) {
    for (way, pages) in [(-300.0, [3, 4, 5]), (300, [1, 2, 3])] {
      var driver = Self.driver(pages: 7, current: 3, loops: loops)
      driver.flick(by: way, speed: way < 0 ? -1000 : 1000)
      #expect(driver.change?.to == (way < 0 ? 5 : 1))
      #expect(driver.view.visiblePages(at: driver.now) == pages)
    }
  }

  @Test("A flick stops at the ends without overshoot, and what is dragged beyond springs back (R237)")
  func ends() {
    var driver = Self.driver(pages: 3, current: 1)
    driver.flick(by: -150, speed: -6000)
    #expect(driver.change?.to == 2)
    for _ in 0..<40 {
      driver.wait(0.02)
      #expect(driver.position <= 2)
    }
    driver.settle()
    #expect(driver.position == 2)
    driver.press()
    driver.move(to: -100)
    let stretch = 50.0 / 390
    #expect(driver.position == 2 + stretch)
    driver.release()
    #expect(driver.outcome.edge == nil)
    driver.settle()
    #expect(driver.position == 2 && driver.view.currentPage == 2)
  }

  @Test("In a loop a flick goes round (R237)")
  func loops() {
    var driver = Self.driver(pages: 3, loops: true)
    driver.flick(by: 150, speed: 4000)
    driver.settle()
    // 1450 points back from 0 in a round of 1170: 890 from its beginning.
    #expect(abs(driver.position - 890.0 / 390) < 1e-9 && driver.view.currentPage == 2)
  }

  @Test("A press stops pages that coast, and they stay there (R237)")
  func catches() {
    var driver = Self.driver()
    driver.flick(by: -150, speed: -4000)
    driver.wait(0.2)
    driver.press()
    let position = driver.position
    driver.release(after: 0.1)
    driver.settle()
    #expect(abs(driver.position - position) < 0.002, "up to a whole pixel")
    #expect(driver.view.currentPage == Int((position).rounded()))
  }

  @Test("A cancelled gesture leaves pages where they are (R237)")
  func cancels() {
    var driver = Self.driver()
    driver.press()
    driver.move(to: -250)
    driver.send(.cancel)
    driver.settle()
    #expect(driver.position == 250.0 / 390 && driver.view.currentPage == 1)
  }

  @Test("Keys and buttons lead from between two pages to the next place in their direction (R237)")
  func keys() {
    var driver = Self.driver(current: 3)
    driver.drag(by: -100)
    driver.settle()
    driver.send(.key(.left))
    driver.settle()
    #expect(driver.position == 3 && driver.view.currentPage == 3)
    driver.drag(by: -100)
    driver.settle()
    driver.send(.key(.pageDown))
    driver.settle()
    #expect(driver.position == 4)
    driver.drag(by: 100)
    driver.settle()
    let drag = 100.0 / 390
    #expect(driver.position == 4 - drag)
    driver.send(.key(.right))
    driver.settle()
    #expect(driver.position == 4)
    driver.drag(by: 100)
    driver.settle()
    driver.send(.key(.left))
    driver.settle()
    #expect(driver.position == 3)
  }

  @Test("Home and End lead to the first and the last place, from the same page too (R237)")
  func homeAndEnd() {
    var driver = Self.driver(pages: 3)
    driver.drag(by: -100)
    driver.settle()
    driver.send(.key(.home))
    driver.settle()
    #expect(driver.position == 0)
    driver.send(.key(.end))
    driver.settle()
    #expect(driver.position == 2)
    driver.drag(by: 100)
    driver.settle()
    #expect(driver.send(.key(.end)).isHandled)
    driver.settle()
    #expect(driver.position == 2)
    #expect(!driver.send(.key(.end)).isHandled, "it is there")
  }

  @Test("Turns lead to a page's own place from wherever pages rest (R237)")
  func turns() {
    var driver = Self.driver(current: 3)
    driver.drag(by: 150)
    driver.settle()
    driver.send(.advance)
    driver.settle()
    #expect(driver.position == 4)
    driver.drag(by: 150)
    driver.settle()
    driver.send(.select(page: 9, animated: true))
    driver.settle()
    #expect(driver.position == 9)
    driver.drag(by: 150)
    driver.settle()
    driver.send(.select(page: 8, animated: false))
    #expect(driver.position == 8)
  }

  @Test("A trackpad moves pages by what it reports, over any number of them, and they stay there (R237)")
  func trackpad() {
    var driver = Self.driver()
    driver.scroll(by: [100, 400, 400, 0])
    driver.settle()
    #expect(driver.position == 900.0 / 390 && driver.view.currentPage == 2)
    // In browsers the momentum comes as movements, and the end is inferred.
    driver = Self.driver()
    let swipe = TrackpadSwipe(.mac, peak: 60).movements
    driver.swipe(swipe)
    driver.settle()
    let way = swipe.reduce(0) { $0 + $1.amount }
    #expect(way > 390 * 2 && abs(driver.position - way / 390) < 1e-9)
  }

  @Test("Another size keeps the place between pages, at rest and while they coast (R237)")
  func resizes() {
    var driver = Self.driver()
    driver.drag(by: -250)
    driver.settle()
    driver.send(.resize(Size(width: 780, height: 200)))
    #expect(driver.position == 250.0 / 390 && driver.view.currentPage == 1)
    #expect(driver.start(of: 1) == 280)
    driver.send(.resize(Size(width: 390, height: 200)))
    driver.flick(by: -150, speed: -1000)
    driver.wait(0.1)
    driver.send(.resize(Size(width: 780, height: 200)))
    driver.settle()
    #expect(abs(driver.position - 725.0 / 390) < 1e-9)
  }

  @Test("Edits keep what is in view between pages (R237)")
  func edits() {
    var driver = Self.driver(current: 3)
    driver.drag(by: -150)
    driver.settle()
    driver.send(.edit(PageEdit.insert(at: 0, count: 2)))
    #expect(driver.view.currentPage == 5 && driver.position == 5 + 150.0 / 390)
    driver.send(.edit(PageEdit.remove(at: 6, count: 6)))
    driver.settle()
    #expect(driver.view.pageCount == 8)
  }

  @Test(
    "Cards of which several are in view rest between places too, and all that are seen can be used (R237)")
  func cards() {
    var layout = PageLayout()
    layout.length = .fixed(100)
    var driver = Self.driver(layout: layout)
    driver.drag(by: -130)
    driver.settle()
    #expect(driver.start(of: 1) == -30 && driver.start(of: 5) == 370 && driver.view.currentPage == 1)
    let pages = driver.view.frame(at: driver.now).semantics.elements.filter { $0.role == .page }
    #expect(pages.count == 5 && pages.allSatisfy { !$0.isHidden })
    driver.flick(by: -150, speed: -2000)
    driver.settle()
    #expect(driver.start(of: 11) == 290, "twelve cards of 100 points in 390 end at 810")
  }

  @Test("A long page is scrolled and left in one gesture (R237)")
  func longPages() {
    var configuration = PageView.Configuration(pageCount: 4)
    configuration.snap = .none
    configuration.currentPage = 1
    configuration.direction = .topToBottom
    configuration.pageLengths = [PageLength(page: 1, length: 500)]
    var driver = PageViewDriver(configuration, main: 200, cross: 180)
    driver.drag(by: -350)
    driver.settle()
    #expect(driver.start(of: 1) == -350 && driver.start(of: 2) == 150 && driver.view.currentPage == 1)
    driver.drag(by: 60)
    driver.settle()
    #expect(driver.start(of: 1) == -290 && driver.view.currentPage == 1)
    driver.scroll(by: [100, 100])
    driver.settle()
    #expect(driver.start(of: 2) == 10 && driver.view.currentPage == 2)
  }

  @Test("Places at rest are whole device pixels (R228)")
  func pixels() {
    var driver = Self.driver()
    driver.send(.setDisplayScale(2))
    driver.drag(by: -100.3)
    driver.settle()
    #expect(driver.start(of: 0) == -100.5)
  }
}

import DwellTestSupport
import Testing

@testable import Dwell

/// How far pages are from the position, and which turns lead to another page.
@Suite("The distance of a page, and the turns that there are") struct PageViewDistanceTests {
  /// The distances of pages.
  private func distances(_ driver: PageViewDriver, _ pages: ClosedRange<Int>) -> [Double] {
    pages.map { driver.view.distance(ofPage: $0, at: driver.now) }
  }

  @Test("Without a loop the distance is the number of pages from the position, also under a finger")
  func plain() {
    var driver = PageViewDriver(pages: 5, current: 2)
    #expect(distances(driver, -1...5) == [-3, -2, -1, 0, 1, 2, 3])
    driver.press()
    driver.move(to: -195)
    #expect(distances(driver, 0...4) == [-2.5, -1.5, -0.5, 0.5, 1.5])
    driver.move(to: 195)
    #expect(distances(driver, 0...4) == [-1.5, -0.5, 0.5, 1.5, 2.5])
  }

  @Test("In a loop it is the shorter way, within half of the pages")
  func loop() {
    for (count, current, expected) in [
      (5, 0, [0, 1, 2, -2, -1]), (5, 4, [1, 2, -2, -1, 0]), (4, 1, [-1, 0, 1, -2]), (2, 0, [0, -1]),
    ] as [(Int, Int, [Double])] {
      let driver = PageViewDriver(pages: count, current: current, loops: true)
      #expect(distances(driver, 0...(count - 1)) == expected, "page \(current) of \(count)")
    }
    var driver = PageViewDriver(pages: 5, loops: true)
    driver.press()
    driver.move(to: 195)
    #expect(distances(driver, 0...4) == [0.5, 1.5, 2.5, -1.5, -0.5])
  }

  @Test("With reduced motion it is whole, and jumps when the turn begins")
  func reducedMotion() {
    var driver = PageViewDriver(pages: 5, current: 1)
    driver.send(.setReduceMotion(true))
    driver.press()
    driver.move(to: -150)
    #expect(distances(driver, 0...4) == [-1, 0, 1, 2, 3])
    driver.send(.select(page: 3, animated: true))
    #expect(distances(driver, 0...4) == [-3, -2, -1, 0, 1])
  }

  @Test("Where a turn moves on by several pages it counts pages, not turns")
  func severalPages() {
    for (loops, way, expected) in [
      (false, 0.0, [0.0, 1, 2, 3, 4, 5]), (false, -100, [-1, 0, 1, 2, 3, 4]),
      (true, 0, [0, 1, 2, -3, -2, -1]),
      (true, -100, [-1, 0, 1, 2, -3, -2]), (true, 100, [1, 2, 3, -2, -1, 0]),
    ] {
      var configuration = PageView.Configuration(pageCount: 6)
      configuration.layout.length = .perView(2)
      configuration.layout.pagesPerTurn = 2
      configuration.loops = loops
      var driver = PageViewDriver(configuration, main: 200)
      driver.press()
      driver.move(to: way)
      #expect(distances(driver, 0...5) == expected, "loops \(loops), by \(way)")
    }
  }

  @Test("A turn leads to another page unless the strip ends, and everywhere in a loop")
  func turns() {
    for (count, current, loops, steps, canTurn) in [
      (3, 0, false, 1, true), (3, 0, false, -1, false), (3, 2, false, 1, false), (3, 2, false, -2, true),
      (3, 0, false, 5, true), (3, 0, true, -1, true), (3, 2, true, 1, true), (3, 1, true, 3, false),
      (1, 0, true, 1, false), (0, 0, false, 1, false), (3, 1, false, 0, false),
    ] {
      let driver = PageViewDriver(pages: count, current: current, loops: loops)
      #expect(driver.view.canTurn(by: steps) == canTurn, "\(steps) from page \(current) of \(count)")
    }
  }
}

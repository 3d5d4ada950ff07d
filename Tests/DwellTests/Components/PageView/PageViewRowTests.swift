import DwellTestSupport
import Testing

@testable import Dwell

/// The row of pages as the swipeable page view describes it.
@Suite("A page view's row") struct PageViewRowTests {
  @Test(
    "R074 R076: the caller says how many pages there are, and nothing else is needed",
    arguments: Direction.allCases)
  func countIsTheCallers(_ direction: Direction) {
    for count in [0, 1, 2, 6, 1_000_000] {
      var configuration = PageView.Configuration(pageCount: count)
      configuration.direction = direction
      let driver = PageViewDriver(configuration)
      #expect(driver.view.pageCount == count && driver.pages == (count > 0 ? [0] : []))
    }
  }

  @Test(
    "R077 R078: six pages of data that changes under way: each page keeps its content, and nothing jumps",
    arguments: LayoutVariant.all)
  func dynamicData(_ variant: LayoutVariant) {
    var colors = ["red", "orange", "yellow", "green", "blue", "purple"]
    var configuration = PageView.Configuration(pageCount: colors.count)
    configuration.direction = variant.direction
    configuration.reduceMotion = variant.reduceMotion
    configuration.currentPage = 2
    var driver = PageViewDriver(configuration)
    driver.press()
    driver.move(to: -150)
    /// The drawn pages and their positions.
    func seen() -> [String] {
      driver.pages.map { "\(colors[$0]) at \(driver.start(of: $0) ?? .nan)" }
    }
    #expect(seen() == ["yellow at -150.0", "green at 240.0"])
    colors.insert("black", at: 1)
    driver.send(.edit(.insert(at: 1, count: 1)))
    #expect(seen() == ["yellow at -150.0", "green at 240.0"], "a page came before them")
    colors.remove(at: 0)
    driver.send(.edit(.remove(at: 0, count: 1)))
    #expect(seen() == ["yellow at -150.0", "green at 240.0"], "and another went")
    driver.move(to: -250)
    driver.release()
    driver.settle()
    #expect(seen() == ["green at 0.0"])
  }

  @Test(
    "R080 R084: a page is as long and as wide as the container, whatever that is",
    arguments: Direction.allCases)
  func fillsTheContainer(_ direction: Direction) {
    for (main, cross) in [(390, 844), (1, 1), (1366, 1024), (200.5, 77.25)] as [(Double, Double)] {
      var configuration = PageView.Configuration(pageCount: 3)
      configuration.direction = direction
      let driver = PageViewDriver(configuration, main: main, cross: cross)
      #expect(DrawnPages(driver.view.frame(at: 0))[0]?.rect == Rect(direction.size(main: main, cross: cross)))
    }
  }

  @Test(
    "R081: the row of n pages is n times as long as the container, without gaps",
    arguments: Direction.allCases)
  func rowLength(_ direction: Direction) {
    for count in 1...6 {
      var length = 390.0
      for page in 0..<(count - 1) {
        var driver = PageViewDriver(pages: count, current: page, direction: direction)
        driver.press()
        driver.move(to: -195)
        #expect(driver.pages == [page, page + 1])
        length += (driver.start(of: page + 1) ?? .nan) - (driver.start(of: page) ?? .nan)
      }
      #expect(isClose(length, 390 * Double(count)))
    }
  }

  @Test(
    "R099: a turn moves the row by one container and the page by one, and the next drag begins there",
    arguments: LayoutVariant.all)
  func turnsAddUp(_ variant: LayoutVariant) {
    var configuration = PageView.Configuration(pageCount: 4)
    configuration.direction = variant.direction
    configuration.reduceMotion = variant.reduceMotion
    var driver = PageViewDriver(configuration)
    for (translation, page) in [(-300, 1), (-300, 2), (300, 1), (-300, 2), (-300, 3), (300, 2)]
      as [(Double, Int)]
    {
      driver.drag(by: translation)
      driver.settle()
      #expect(driver.view.currentPage == page && driver.offset == -390 * Double(page))
      driver.press()
      driver.move(to: 60)
      #expect(driver.offset == -390 * Double(page) + 60)
      driver.release()
      driver.settle()
      #expect(driver.offset == -390 * Double(page), "too short for a turn")
    }
  }

  @Test("R122: the position is the scrolled distance, in containers", arguments: Direction.allCases)
  func position(_ direction: Direction) {
    var driver = PageViewDriver(pages: 4, current: 1, direction: direction)
    driver.press()
    for translation in stride(from: -380.0, through: 380, by: 20) {
      driver.move(to: translation)
      let start = driver.start(of: 1).map { -$0 / 390 } ?? .nan
      #expect(isClose(driver.position, 1 + start), "dragged by \(translation)")
    }
  }
}

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
      let hand = PageHand(configuration)
      #expect(hand.view.pageCount == count && hand.pages == (count > 0 ? [0] : []))
    }
  }

  @Test(
    "R077 R078: six pages of data that changes under way: each page keeps its content, and nothing jumps",
    arguments: World.all)
  func dynamicData(_ world: World) {
    var colors = ["red", "orange", "yellow", "green", "blue", "purple"]
    var configuration = PageView.Configuration(pageCount: colors.count)
    configuration.direction = world.direction
    configuration.reduceMotion = world.reduceMotion
    configuration.currentPage = 2
    var hand = PageHand(configuration)
    hand.press()
    hand.move(to: -150)
    /// What is drawn where.
    func seen() -> [String] {
      hand.pages.map { "\(colors[$0]) at \(hand.start(of: $0) ?? .nan)" }
    }
    #expect(seen() == ["yellow at -150.0", "green at 240.0"])
    colors.insert("black", at: 1)
    hand.send(.edit(.insert(at: 1, count: 1)))
    #expect(seen() == ["yellow at -150.0", "green at 240.0"], "a page came before them")
    colors.remove(at: 0)
    hand.send(.edit(.remove(at: 0, count: 1)))
    #expect(seen() == ["yellow at -150.0", "green at 240.0"], "and another went")
    hand.move(to: -250)
    hand.release()
    hand.settle()
    #expect(seen() == ["green at 0.0"])
  }

  @Test(
    "R080 R084: a page is as long and as wide as the container, whatever that is",
    arguments: Direction.allCases)
  func fillsTheContainer(_ direction: Direction) {
    for (main, cross) in [(390, 844), (1, 1), (1366, 1024), (200.5, 77.25)] as [(Double, Double)] {
      var configuration = PageView.Configuration(pageCount: 3)
      configuration.direction = direction
      let hand = PageHand(configuration, main: main, cross: cross)
      #expect(DrawnPages(hand.view.frame(at: 0))[0]?.rect == Rect(direction.size(main: main, cross: cross)))
    }
  }

  @Test(
    "R081: the row of n pages is n times as long as the container, without gaps",
    arguments: Direction.allCases)
  func rowLength(_ direction: Direction) {
    for count in 1...6 {
      var length = 390.0
      for page in 0..<(count - 1) {
        var hand = PageHand(pages: count, current: page, direction: direction)
        hand.press()
        hand.move(to: -195)
        #expect(hand.pages == [page, page + 1])
        length += (hand.start(of: page + 1) ?? .nan) - (hand.start(of: page) ?? .nan)
      }
      #expect(isClose(length, 390 * Double(count)))
    }
  }

  @Test(
    "R099: a turn moves the row by one container and the page by one, and the next drag begins there",
    arguments: World.all)
  func turnsAddUp(_ world: World) {
    var configuration = PageView.Configuration(pageCount: 4)
    configuration.direction = world.direction
    configuration.reduceMotion = world.reduceMotion
    var hand = PageHand(configuration)
    for (translation, page) in [(-300, 1), (-300, 2), (300, 1), (-300, 2), (-300, 3), (300, 2)]
      as [(Double, Int)]
    {
      hand.drag(by: translation)
      hand.settle()
      #expect(hand.view.currentPage == page && hand.offset == -390 * Double(page))
      hand.press()
      hand.move(to: 60)
      #expect(hand.offset == -390 * Double(page) + 60)
      hand.release()
      hand.settle()
      #expect(hand.offset == -390 * Double(page), "too short for a turn")
    }
  }

  @Test("R122: the position is the way scrolled, in containers", arguments: Direction.allCases)
  func position(_ direction: Direction) {
    var hand = PageHand(pages: 4, current: 1, direction: direction)
    hand.press()
    for translation in stride(from: -380.0, through: 380, by: 20) {
      hand.move(to: translation)
      let start = hand.start(of: 1).map { -$0 / 390 } ?? .nan
      #expect(isClose(hand.position, 1 + start), "dragged by \(translation)")
    }
  }
}

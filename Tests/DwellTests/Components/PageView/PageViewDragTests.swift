import Testing

@testable import Dwell

@Suite("A page view follows a finger")
struct PageViewDragTests {
  /// The directions in which pages may follow one another.
  static let directions = Direction.allCases

  @Test(
    "Pages follow the finger one to one, and at half speed beyond the ends (R088, R089, R090)",
    arguments: directions)
  func worksOutTheOffsets(_ direction: Direction) {
    for (page, translation, offset) in [
      (0, 100.0, 50.0), (0, -100, -100), (2, -100, -830), (2, 100, -680), (1, 100, -290), (1, -100, -490),
    ] {
      var hand = PageHand(pages: 3, current: page, direction: direction)
      hand.press()
      hand.move(to: translation)
      #expect(hand.offset == offset, "page \(page) dragged by \(translation)")
      #expect(hand.outcome.isHandled)
      #expect(hand.view.phase(at: hand.now) == .dragging)
    }
  }

  @Test(
    "More than half of the container turns the page, exactly half does not (R092, R094, R096, R097)",
    arguments: directions)
  func turnsByDistance(_ direction: Direction) {
    for (page, translation, target) in [
      (0, -195.0, 0), (0, -195.1, 1), (1, 195, 1), (1, 195.1, 0), (1, -195, 1), (1, -195.1, 2), (0, 300, 0),
      (2, -300, 2),
    ] {
      var hand = PageHand(pages: 3, current: page, direction: direction)
      hand.drag(by: translation)
      #expect(hand.view.currentPage == target, "page \(page) dragged by \(translation)")
      #expect(hand.change?.to == (page == target ? nil : target))
      hand.settle()
      #expect(hand.position == Double(target))
      #expect(hand.view.phase(at: hand.now) == .idle)
    }
  }

  @Test(
    "More than 500 points per second turn the page, exactly 500 do not (R093, R095, R097)",
    arguments: directions)
  func turnsBySpeed(_ direction: Direction) {
    for (page, speed, target) in [
      (1, -500.0, 1), (1, -501, 2), (1, 500, 1), (1, 501, 0), (0, 2000, 0), (2, -2000, 2),
    ] {
      var hand = PageHand(pages: 3, current: page, direction: direction)
      hand.flick(by: speed < 0 ? -20 : 20, speed: speed)
      #expect(hand.view.currentPage == target, "page \(page) flicked at \(speed)")
      #expect(hand.change?.cause == (page == target ? nil : .person))
    }
  }
}

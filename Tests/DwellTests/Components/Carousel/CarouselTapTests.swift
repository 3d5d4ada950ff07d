import DwellTestSupport
import Testing

@testable import Dwell

/// What counts as a tap on the pages or a button, and what doesn't.
@Suite("Taps on a carousel") struct CarouselTapTests {
  /// A carousel of stories.
  private func stories(_ change: (inout Carousel.Configuration) -> Void = { _ in }) -> Carousel {
    Carousel.upright(5, current: 1) {
      $0.taps = .turn
      change(&$0)
    }
  }

  @Test("A tap turns the page up to 10 points from where it began and 0.35 s after that, and no further")
  func limits() {
    for (x, y, seconds, page) in [
      (0, 0, 0.1, 2), (0, 10, 0.1, 2), (0, 10.5, 0.1, 1), (0, -10, 0.1, 2), (0, -10.5, 0.1, 1),
      (9, 0, 0.1, 2), (9, 10, 0.1, 2), (-9, 0, 0.1, 2), (0, 0, 0.35, 2), (0, 0, 0.36, 1), (0, 10, 0.35, 2),
    ] as [(Double, Double, Double, Int)] {
      var carousel = stories()
      // At 0, time differences are exact.
      _ = carousel.handle(.press(Point(x: 250, y: 100)), at: 0)
      let end = Point(x: 250 + x, y: 100 + y)
      _ = carousel.handle(.move(end), at: seconds / 2)
      _ = carousel.handle(.release(end), at: seconds)
      #expect(carousel.currentPage == page, "\(x), \(y) after \(seconds) s")
    }
  }

  @Test("If all pages leave under a finger that has stopped them, a tap asks for none of them")
  func pagesLeave() {
    var carousel = stories()
    _ = carousel.handle(.select(page: 2, animated: true), at: 1)
    _ = carousel.handle(.press(Point(x: 250, y: 100)), at: 1.05)
    _ = carousel.handle(.setPageCount(0), at: 1.07)
    let outcome = carousel.handle(.release(Point(x: 250, y: 100)), at: 1.1)
    #expect(outcome.diagnostics.isEmpty && outcome.pageChange == nil)
  }

  @Test("Along pages that take longer to drag a tap may move by 10 points, too")
  func alongPages() {
    for (x, page) in [(10.0, 2), (10.5, 1), (-10, 2), (-10.5, 1)] {
      var carousel = stories { $0.pages.physics.dragThreshold = 30 }
      _ = carousel.handle(.press(Point(x: 250, y: 100)), at: 0)
      _ = carousel.handle(.release(Point(x: 250 + x, y: 100)), at: 0.1)
      #expect(carousel.currentPage == page, "\(x) points along the pages")
    }
  }

  @Test("A finger that moved away and came back doesn't tap; one that stayed near does")
  func thereAndBack() {
    for (way, page) in [(10.0, 2), (11, 1), (-10, 2), (-11, 1)] {
      var carousel = stories()
      _ = carousel.handle(.press(Point(x: 250, y: 100)), at: 1)
      _ = carousel.handle(.move(Point(x: 250, y: 100 + way)), at: 1.1)
      _ = carousel.handle(.move(Point(x: 250, y: 100)), at: 1.2)
      _ = carousel.handle(.release(Point(x: 250, y: 100)), at: 1.3)
      #expect(carousel.currentPage == page, "\(way) points across the pages")
    }
    var dragged = stories { $0.pages.physics.dragThreshold = 4 }
    _ = dragged.handle(.press(Point(x: 250, y: 100)), at: 1)
    _ = dragged.handle(.move(Point(x: 245, y: 100)), at: 1.1)
    _ = dragged.handle(.release(Point(x: 250, y: 100)), at: 1.3)
    #expect(dragged.currentPage == 1, "the pages took it as a drag, though it stayed near")
  }

  @Test("A tap on moving pages may move a little, though they are held at once")
  func onMovingPages() {
    for (way, page) in [(3.0, 3), (11, 2)] {
      var carousel = stories()
      _ = carousel.handle(.select(page: 2, animated: true), at: 1)
      _ = carousel.handle(.press(Point(x: 250, y: 100)), at: 1.1)
      _ = carousel.handle(.move(Point(x: 250 + way, y: 100)), at: 1.15)
      _ = carousel.handle(.release(Point(x: 250 + way, y: 100)), at: 1.2)
      #expect(carousel.currentPage == page, "\(way) points")
    }
  }

  @Test("A tap before a third of the width goes back, at a third or after it goes on, in either direction")
  func thirds() {
    for direction in [Direction.leftToRight, .rightToLeft] {
      for (x, page) in [(1, 0), (99.5, 0), (100, 2), (150, 2), (299, 2)] as [(Double, Int)] {
        var carousel = stories { $0.pages.direction = direction }
        let place = direction == .leftToRight ? x : 300 - x
        _ = carousel.handle(.press(Point(x: place, y: 100)), at: 1)
        _ = carousel.handle(.release(Point(x: place, y: 100)), at: 1.1)
        #expect(carousel.currentPage == page, "\(x) points from the leading edge, \(direction)")
      }
    }
  }

  @Test("A tap is handled also at an end; without pages or beside them there is nothing to tap")
  func handled() {
    var first = Carousel.upright(2) {
      $0.taps = .turn
      $0.pages.loops = false
    }
    _ = first.handle(.press(Point(x: 50, y: 100)), at: 1)
    let outcome = first.handle(.release(Point(x: 50, y: 100)), at: 1.1)
    #expect(outcome.isHandled && outcome.pageChange == nil && !outcome.didEnd)
    var empty = Carousel.upright(0) { $0.taps = .turn }
    _ = empty.handle(.press(Point(x: 250, y: 100)), at: 1)
    #expect(!empty.handle(.release(Point(x: 250, y: 100)), at: 1.1).isHandled)
    var outside = stories()
    _ = outside.handle(.press(Point(x: 305, y: 100)), at: 1)
    #expect(!outside.handle(.release(Point(x: 305, y: 100)), at: 1.1).isHandled && outside.currentPage == 1)
  }

  @Test("Everything that happens to a pressed button is handled, and nothing after it")
  func pressedButton() {
    let next = Point(x: 272, y: 200)
    for end in [Event.cancel, .release(next), .release(.zero)] {
      var carousel = Carousel.upright(3) { $0.controls = .all }
      #expect(carousel.handle(.press(next), at: 1).isHandled)
      #expect(carousel.handle(.move(Point(x: 271, y: 200)), at: 1.1).isHandled)
      #expect(carousel.handle(end, at: 1.2).isHandled, "\(end)")
      #expect(
        !carousel.handle(.cancel, at: 1.3).isHandled && !carousel.handle(.release(next), at: 1.3).isHandled)
    }
  }

  @Test("The buttons that are chosen are there, and no others", arguments: 0..<8 as Range<UInt8>)
  func chosenButtons(_ bits: UInt8) {
    let controls = Carousel.Controls(rawValue: bits)
    let carousel = Carousel.upright(3) { $0.controls = controls }
    var symbols: [ImageName] = []
    for case .image(_, let symbol, _, _, _) in carousel.frame(at: 1).display.commands {
      symbols.append(symbol)
    }
    let expected: [(Bool, ImageName)] = [
      (bits & 1 != 0, .chevronLeft), (bits & 2 != 0, .chevronRight), (bits & 4 != 0, .pause),
    ]
    #expect(symbols == expected.filter(\.0).map(\.1))
    #expect(
      (controls.contains(.previous), controls.contains(.next), controls.contains(.pause))
        == (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0))
    #expect(Carousel.Controls.all.rawValue == 7)
  }
}

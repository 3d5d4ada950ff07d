import Dwell
import DwellTestSupport
import Testing

/// How a carousel's frame indicates that it continues.
@Suite("A carousel's course") struct CarouselMotionTests {
  @Test("R016: the indicator's fill ends at its dot, wherever the indicator lies in the carousel")
  func fillEndsInItsMark() throws {
    var carousel = Carousel(.init(pageCount: 3), at: 0)
    _ = carousel.handle(.resize(Size(width: 300, height: 400)), at: 0)
    let frame = carousel.frame(at: 1)
    let key = ItemKey(.progress, 0)
    #expect(frame.course == .linear(until: 4))
    let last = carousel.frame(at: 4)
    let mark = last.display.rects[ItemKey(.indicator, 0)]
    #expect(mark != nil && last.display.rects[key] == mark)
  }

  @Test("Across the end of a loop, the window of dots jumps when the finger is halfway")
  func windowAcrossLoop() {
    var configuration = Carousel.Configuration(pageCount: 40)
    configuration.pages.currentPage = 39
    var carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.resize(Size(width: 300, height: 400)), at: 0)
    _ = carousel.handle(.press(Point(x: 290, y: 100)), at: 1)
    _ = carousel.handle(.move(Point(x: 270, y: 100)), at: 1.1)
    _ = carousel.handle(.move(Point(x: 200, y: 100)), at: 1.2)
    let early = DrawnRow(carousel.frame(at: 1.2)).marks.filter { $0.rect.height > 7 }.map(\.page)
    #expect(carousel.position(at: 1.2) < 39.5 && early.allSatisfy { $0 > 20 }, "\(early)")
    _ = carousel.handle(.move(Point(x: 60, y: 100)), at: 1.3)
    let late = DrawnRow(carousel.frame(at: 1.3)).marks.filter { $0.rect.height > 7 }.map(\.page)
    #expect(carousel.position(at: 1.3) > 39.5 && late.allSatisfy { $0 < 20 }, "\(late)")
  }

  @Test("Reduce Motion while a finger is between two pages cross-fades to the current page's dots")
  func reduceMotionUnderFinger() {
    var carousel = Carousel(.init(pageCount: 3), at: 0)
    _ = carousel.handle(.resize(Size(width: 300, height: 400)), at: 0)
    _ = carousel.handle(.press(Point(x: 290, y: 100)), at: 1)
    _ = carousel.handle(.move(Point(x: 270, y: 100)), at: 1.1)
    _ = carousel.handle(.move(Point(x: 190, y: 100)), at: 1.2)
    #expect(DrawnRow(carousel.frame(at: 1.2)).marks[0].rect.width < 35, "between the pages")
    _ = carousel.handle(.setReduceMotion(true), at: 1.3)
    let marks = DrawnRow(carousel.frame(at: 3)).marks
    #expect(carousel.currentPage == 0 && marks.map(\.rect.width) == [36, 8, 8], "\(marks)")
  }
}

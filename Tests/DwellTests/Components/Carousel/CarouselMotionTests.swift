import Dwell
import DwellTestSupport
import Testing

/// How a carousel says that its picture goes on.
@Suite("A carousel's course") struct CarouselMotionTests {
  @Test("R016: the indicator's fill goes to where its mark is, wherever the indicator lies in the carousel")
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
}

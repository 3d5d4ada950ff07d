import Dwell
import Testing

/// How a carousel says that its parts move on.
@Suite("A carousel's motions") struct CarouselMotionTests {
  @Test("R016: the indicator's fill goes to where its mark is, wherever the indicator lies in the carousel")
  func fillEndsInItsMark() throws {
    var carousel = Carousel(.init(pageCount: 3), at: 0)
    _ = carousel.handle(.resize(Size(width: 300, height: 400)), at: 0)
    let frame = carousel.frame(at: 1)
    let key = ItemKey(.progress, 0)
    let motion = try #require(frame.motions.first { $0.item == key })
    var marks: [Rect] = []
    for command in frame.display.commands {
      if case .fill(ItemKey(.indicator, 0), let rect, _, _) = command { marks.append(rect) }
    }
    #expect(motion.path == .linear(to: try #require(marks.first), at: 4))
  }
}

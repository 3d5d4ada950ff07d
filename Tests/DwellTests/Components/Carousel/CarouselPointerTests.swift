import Dwell
import DwellTestSupport
import Testing

/// Fingers and pointers on a carousel.
@Suite("Input on a carousel") struct CarouselPointerTests {
  @Test("R132: a finger on the pages pauses the time, which then resumes where it was")
  func touchPauses() {
    var carousel = Carousel.upright(3)
    _ = carousel.handle(.press(Point(x: 150, y: 100)), at: 1)
    #expect(carousel.timer.pausedBy == .touch)
    #expect(carousel.handle(.tick, at: 60).pageChange == nil)
    _ = carousel.handle(.release(Point(x: 150, y: 100)), at: 60)
    #expect(carousel.timer.progress(at: 60) == 0.25 && carousel.timer.isRunning)
  }

  @Test("The dots follow a drag of the pages, and settle from the position of the release")
  func dotsFollow() {
    var carousel = Carousel.upright(3)
    _ = carousel.handle(.press(Point(x: 200, y: 100)), at: 1)
    _ = carousel.handle(.move(Point(x: 80, y: 100)), at: 1.2)
    let held = DrawnRow(carousel.frame(at: 1.2)).marks.map(\.rect.width)
    #expect(abs(held[0] - (36 - 28 * 0.4)) < 1e-9 && abs(held[1] - (8 + 28 * 0.4)) < 1e-9 && held[2] == 8)
    #expect(
      DrawnRow(carousel.frame(at: 9)).marks.map(\.rect.width) == held, "as long as the hand does not move")
    let fills = DrawnRow(carousel.frame(at: 9)).fills
    #expect(fills.map(\.page) == [0] && abs(fills[0].visible.width / held[0] - 0.25) < 1e-9, "time stands")
    _ = carousel.handle(.release(Point(x: 80, y: 100)), at: 9)
    let after = DrawnRow(carousel.frame(at: 9)).marks.map(\.rect.width)
    for (one, other) in zip(held, after) { #expect(abs(one - other) < 1e-9, "nothing jumps") }
    #expect(DrawnRow(carousel.frame(at: 11)).marks.map(\.rect.width) == [36, 8, 8])
  }

  @Test("The dots keep the velocity of a flick")
  func dotsKeepSpeed() {
    var carousel = Carousel.upright(3)
    let outcome = carousel.drag(by: -90, at: 1, seconds: 0.1)
    #expect(outcome.pageChange?.to == 1)
    let widths = [0, 0.001].map { DrawnRow(carousel.frame(at: 1.1 + $0)).marks[1].rect.width }
    let speed = (widths[1] - widths[0]) / 0.001 / 28
    #expect(speed > 2 && speed < 4, "900 points a second of 300 are three pages a second, not \(speed)")
  }

  @Test("R170 R175: a tap on the indicator turns the pages with animation, a scrub without")
  func indicatorTurns() {
    var carousel = Carousel.upright(8, current: 3)
    let rect = carousel.indicatorRect
    _ = carousel.handle(.press(Point(x: rect.maxX - 5, y: rect.center.y)), at: 1)
    #expect(carousel.handle(.release(Point(x: rect.maxX - 5, y: rect.center.y)), at: 1).pageChange?.to == 4)
    #expect(carousel.currentPage == 4 && carousel.position(at: 1) == 3)
    _ = carousel.handle(.press(rect.center), at: 3)
    let outcome = carousel.handle(.move(Point(x: rect.center.x + 28, y: rect.center.y)), at: 3)
    #expect(outcome.pageChange?.to == 6 && outcome.pageChange?.isContinuous == true)
    #expect(carousel.position(at: 3) == 6)
    #expect(carousel.timer.pausedBy == [.touch, .scrub])
    _ = carousel.handle(.release(rect.center), at: 4)
    #expect(carousel.timer.pausedBy == [])
  }

  @Test(
    "Stories: segments at the top, a tap back in the leading third and on in the rest, a long press holds only"
  )
  func stories() {
    var carousel = Carousel.upright(3, current: 1) {
      $0.indicator = .segments(SegmentRow.Configuration())
      $0.indicatorSide = .start
      $0.indicatorInset = 12
      $0.taps = .turn
    }
    /// A press at x, held for a duration in seconds.
    func press(_ x: Double, at now: Double, seconds: Double) -> Outcome {
      _ = carousel.handle(.press(Point(x: x, y: 200)), at: now)
      return carousel.handle(.release(Point(x: x, y: 200)), at: now + seconds)
    }
    #expect(press(50, at: 1, seconds: 0.1).pageChange?.to == 0)
    #expect(press(150, at: 3, seconds: 0.1).pageChange?.to == 1)
    #expect(press(290, at: 5, seconds: 0.1).pageChange?.to == 2)
    let before = carousel.timer.progress(at: 6)
    #expect(press(290, at: 6, seconds: 20).pageChange == nil)
    #expect(abs(carousel.timer.progress(at: 26) - before) < 1e-12)
  }

  @Test("Stories: a press that ends elsewhere is no tap, in either direction", arguments: [-50.0, 50])
  func movedTap(_ way: Double) {
    var carousel = Carousel.upright(3, current: 1) { $0.taps = .turn }
    _ = carousel.handle(.press(Point(x: 250, y: 200)), at: 1)
    #expect(carousel.handle(.release(Point(x: 250, y: 200 + way)), at: 1.1).pageChange == nil)
    #expect(carousel.currentPage == 1)
  }

  @Test("A second press without a release keeps the start of the first", arguments: [0.2, 1])
  func secondPress(after wait: Double) {
    var configuration = Carousel.Configuration(pageCount: 3)
    configuration.taps = .turn
    var carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.resize(Size(width: 300, height: 400)), at: 0)
    _ = carousel.handle(.press(Point(x: 150, y: 200)), at: 1)
    _ = carousel.handle(.press(Point(x: 250, y: 200)), at: 1 + wait)
    _ = carousel.handle(.release(Point(x: 250, y: 200)), at: 1 + wait)
    #expect(carousel.currentPage == (wait < 0.35 ? 1 : 0), "a long touch only holds")
  }

  @Test("Stories: a tap beyond the last page ends its time and reports that once, unless pages loop")
  func storiesEnd() {
    for count in [1, 3] {
      for loops in [true, false] {
        var carousel = Carousel.upright(count, current: count - 1) {
          $0.indicator = .segments(SegmentRow.Configuration())
          $0.taps = .turn
          $0.pages.loops = loops
        }
        /// A tap at x.
        func tap(_ x: Double, at now: Double) -> Outcome {
          _ = carousel.handle(.press(Point(x: x, y: 200)), at: now)
          return carousel.handle(.release(Point(x: x, y: 200)), at: now + 0.1)
        }
        let outcome = tap(250, at: 1)
        #expect(outcome.didEnd == !loops && outcome.isHandled, "\(count) pages")
        guard !loops else { continue }
        #expect(outcome.pageChange == nil && carousel.currentPage == count - 1)
        #expect(carousel.timer.phase == .ended && carousel.timer.progress(at: 1.1) == 1)
        #expect(!tap(250, at: 2).didEnd && !carousel.handle(.tick, at: 60).didEnd, "it has ended")
        guard count > 1 else { continue }
        #expect(tap(50, at: 61).pageChange?.to == count - 2)
        #expect(carousel.timer.isRunning && carousel.timer.progress(at: 61.1) == 0)
      }
    }
  }

  @Test("A tap on a moving page counts from that page, even if it was renumbered during the press")
  func tapAfterAnEdit() {
    for (edit, expected) in [
      (Event.edit(.insert(at: 0, count: 4)), 6), (.edit(.remove(at: 0, count: 1)), 1), (.setPageCount(2), 1),
    ] {
      var carousel = Carousel.upright(9) {
        $0.taps = .turn
        $0.pages.loops = false
      }
      _ = carousel.handle(.select(page: 1, animated: true), at: 1)
      _ = carousel.handle(.press(Point(x: 250, y: 200)), at: 1.05)
      _ = carousel.handle(edit, at: 1.06)
      _ = carousel.handle(.release(Point(x: 250, y: 200)), at: 1.1)
      #expect(carousel.currentPage == expected, "\(edit)")
    }
  }

  @Test(
    "A tap that stops a page while that is taken away goes on from the last page left, not from the next in view"
  )
  func tapAfterTheLastPageWent() {
    var carousel = Carousel.upright(5, current: 3) { $0.taps = .turn }
    _ = carousel.handle(.select(page: 4, animated: true), at: 1)
    _ = carousel.handle(.press(Point(x: 250, y: 200)), at: 1.13)
    #expect(carousel.position(at: 1.13) > 3.6, "nearer to page 4, whose place page 0 takes in the loop")
    _ = carousel.handle(.setPageCount(4), at: 1.14)
    #expect(carousel.currentPage == 3)
    _ = carousel.handle(.release(Point(x: 250, y: 200)), at: 1.2)
    #expect(carousel.currentPage == 0, "the page after page 3")
  }

  @Test(
    "Taps that come while pages still move count from the page that the last tap asked for, however fast they come"
  )
  func quickTaps() {
    for interval in [0.0, 0.01, 0.05, 0.1, 0.2, 0.5] {
      var carousel = Carousel.upright(9) { $0.taps = .turn }
      var now = 1.0
      for page in 1...6 {
        _ = carousel.handle(.press(Point(x: 250, y: 200)), at: now)
        _ = carousel.handle(.release(Point(x: 250, y: 200)), at: now + interval / 4)
        #expect(carousel.currentPage == page, "a tap every \(interval) s")
        now += interval
      }
      _ = carousel.handle(.tick, at: now + 1)
      #expect(carousel.position(at: now + 1) == 6, "a tap every \(interval) s")
    }
  }

  @Test(
    "A pointer lets time stand anywhere over the carousel, or only over the indicator if it fills the screen")
  func hovers() {
    for area in Carousel.HoverArea.allCases {
      var carousel = Carousel.upright(3) { $0.hoverArea = area }
      _ = carousel.handle(.hover(Point(x: 150, y: 100)), at: 1)
      #expect(carousel.timer.pausedBy.contains(.hover) == (area == .everywhere))
      _ = carousel.handle(.hover(carousel.indicatorRect.center), at: 2)
      #expect(carousel.timer.pausedBy.contains(.hover))
      _ = carousel.handle(.leave, at: 3)
      #expect(carousel.timer.pausedBy == [])
    }
  }

  @Test("A resting pointer is handled over targets, and when it leaves them")
  func hoverIsHandled() {
    var carousel = Carousel.upright(3) {
      $0.hoverArea = .indicator
      $0.controls = .next
    }
    let page = Point(x: 150, y: 100)
    for part in [carousel.indicatorRect.center, Point(x: 280, y: 200)] {
      #expect(!carousel.handle(.hover(page), at: 1).isHandled, "pages take no pointers")
      #expect(carousel.handle(.hover(part), at: 1).isHandled)
      #expect(carousel.handle(.hover(part), at: 2).isHandled)
      #expect(carousel.handle(.hover(page), at: 3).isHandled, "it has left \(part)")
      #expect(carousel.handle(.hover(part), at: 4).isHandled)
      #expect(carousel.handle(.leave, at: 5).isHandled)
      #expect(!carousel.handle(.leave, at: 6).isHandled)
    }
    carousel = .upright(3)
    #expect(carousel.handle(.hover(page), at: 1).isHandled, "anywhere over the carousel")
    #expect(carousel.handle(.hover(Point(x: 150, y: 500)), at: 2).isHandled, "it has left")
    #expect(!carousel.handle(.hover(Point(x: 150, y: 500)), at: 3).isHandled)
  }

  @Test("A cancelled drag beyond the last page restores the first page's pill and fill")
  func cancelsBeyondTheEnd() {
    var carousel = Carousel.sample(2) { $0.pages.loops = false }
    _ = carousel.handle(.press(Point(x: 350, y: 100)), at: 0)
    _ = carousel.handle(.move(Point(x: 110, y: 100)), at: 0)
    _ = carousel.handle(.move(Point(x: -130, y: 100)), at: 0)
    _ = carousel.handle(.cancel, at: 0)
    let row = DrawnRow(carousel.frame(at: 2))
    #expect(row.marks.map(\.rect.width) == [36, 8] && row.fills.map(\.page) == [0])
  }

  @Test("If input doesn't pause the time, the fill is linear until a silent trackpad is released")
  func fillsUnderAHand() {
    var carousel = Carousel.upright(3) { $0.timer.pausesFor = [] }
    _ = carousel.handle(.wheel(Point(x: 40, y: 0), isPrecise: true), at: 1)
    #expect(carousel.timer.isRunning && carousel.frame(at: 1).course == .linear(until: 1.2))
  }
}

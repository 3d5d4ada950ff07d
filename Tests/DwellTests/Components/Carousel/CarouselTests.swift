import Dwell
import DwellTestSupport
import Testing

/// How pages, indicator, time and selection go together.
@Suite("A carousel") struct CarouselTests {
  /// A carousel of so many pages at time 0, in 300 by 400 points.
  private func carousel(
    _ count: Int, current: Int = 0, size: Size = Size(width: 300, height: 400),
    _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) -> Carousel {
    var configuration = Carousel.Configuration(pageCount: count)
    configuration.pages.currentPage = current
    change(&configuration)
    var carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.resize(size), at: 0)
    return carousel
  }

  /// A drag along the pages by so many points, over so many seconds.
  private func drag(_ carousel: inout Carousel, by length: Double, at now: Double, seconds: Double) -> Outcome
  {
    _ = carousel.handle(.press(Point(x: 150, y: 100)), at: now)
    for step in 1...10 {
      let part = Double(step) / 10
      _ = carousel.handle(.move(Point(x: 150 + length * part, y: 100)), at: now + seconds * part)
    }
    return carousel.handle(.release(Point(x: 150 + length, y: 100)), at: now + seconds)
  }

  @Test("R115 R143: when a page's time has run out, the pages and the indicator go on together")
  func timeTurns() {
    var carousel = carousel(3)
    let outcome = carousel.handle(.tick, at: 4)
    #expect(outcome.pageChange == PageChange(from: 0, to: 1, cause: .timer, time: 4))
    #expect(carousel.currentPage == 1 && carousel.timer.currentPage == 1)
    #expect(
      carousel.position(at: 4) == 0 && carousel.position(at: 4.1) > 0.2 && carousel.position(at: 6) == 1)
  }

  @Test("R032: after the last page comes the first, by the short way, in both")
  func timeWraps() {
    var carousel = carousel(3, current: 2)
    #expect(carousel.handle(.tick, at: 4).pageChange?.to == 0)
    #expect(carousel.position(at: 4.1) > 2.2, "on to the first page, not back through the second")
    #expect(carousel.position(at: 6) == 0)
  }

  @Test("R033 R116 R146: a page that a hand turned has its whole time, and then the next comes")
  func handTurns() {
    var carousel = carousel(3)
    let outcome = drag(&carousel, by: -200, at: 2, seconds: 0.5)
    #expect(outcome.pageChange?.to == 1 && outcome.pageChange?.cause == .person)
    #expect(carousel.timer.progress(at: 2.5) == 0 && carousel.timer.isRunning)
    #expect(carousel.handle(.tick, at: 6.4).pageChange == nil)
    #expect(
      carousel.handle(.tick, at: 6.5).pageChange == PageChange(from: 1, to: 2, cause: .timer, time: 6.5))
  }

  @Test("R132: time stands while a finger is on the pages, and goes on where it stood")
  func touchPauses() {
    var carousel = carousel(3)
    _ = carousel.handle(.press(Point(x: 150, y: 100)), at: 1)
    #expect(carousel.timer.pausedBy == .touch)
    #expect(carousel.handle(.tick, at: 60).pageChange == nil)
    _ = carousel.handle(.release(Point(x: 150, y: 100)), at: 60)
    #expect(carousel.timer.progress(at: 60) == 0.25 && carousel.timer.isRunning)
  }

  @Test("The dots follow the pages while a hand drags them, and take over where it lets go")
  func dotsFollow() {
    var carousel = carousel(3)
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

  @Test("The dots take over the speed of pages that a flick lets go")
  func dotsKeepSpeed() {
    var carousel = carousel(3)
    let outcome = drag(&carousel, by: -90, at: 1, seconds: 0.1)
    #expect(outcome.pageChange?.to == 1)
    let widths = [0, 0.001].map { DrawnRow(carousel.frame(at: 1.1 + $0)).marks[1].rect.width }
    let speed = (widths[1] - widths[0]) / 0.001 / 28
    #expect(speed > 2 && speed < 4, "900 points a second of 300 are three pages a second, not \(speed)")
  }

  @Test("R170 R175: a tap on the indicator turns the pages in motion, scrubbing along it without")
  func indicatorTurns() {
    var carousel = carousel(8, current: 3)
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

  @Test("R144 R145: the app selects a page and all follow; selecting the shown page changes nothing")
  func appSelects() {
    var carousel = carousel(5)
    #expect(carousel.handle(.select(page: 3, animated: true), at: 1).pageChange?.cause == .app)
    #expect(
      carousel.currentPage == 3 && carousel.timer.currentPage == 3 && carousel.timer.progress(at: 1) == 0)
    #expect(carousel.handle(.select(page: 3, animated: true), at: 2).pageChange == nil)
    #expect(carousel.timer.progress(at: 2) == 0.25)
    #expect(carousel.handle(.select(page: 0, animated: false), at: 2).pageChange?.to == 0)
    #expect(carousel.position(at: 2) == 0)
  }

  @Test(
    "R036 R158: the marks lie 28 points above the bottom in the middle, beside vertical pages to the right")
  func placesIndicator() {
    #expect(DrawnRow(carousel(3).frame(at: 0)).marks[0].rect.maxY == 372)
    #expect(carousel(3).indicatorRect == Rect(x: 108, y: 346, width: 84, height: 44))
    let above = carousel(3) { $0.indicatorSide = .start }
    #expect(DrawnRow(above.frame(at: 0)).marks[0].rect.y == 28)
    let vertical = carousel(3) { $0.pages.direction = .topToBottom }
    #expect(DrawnRow(vertical.frame(at: 0)).marks[0].rect.maxX == 272)
    let hidden = carousel(3) { $0.indicatorSide = nil }
    #expect(DrawnRow(hidden.frame(at: 0)).marks.isEmpty && hidden.nextChange(after: 0) == .at(4))
  }

  @Test(
    "R184 R185: a watch has its marks at the bottom for horizontal pages, and next to the crown for vertical ones"
  )
  func watch() {
    for world in World.all {
      let carousel = Carousel.sample(4, in: world) {
        var control = PageControl.Configuration(pageCount: 4)
        control.profile = .crown
        $0.indicator = .control(control)
        $0.indicatorInset = 6
      }
      let marks = DrawnRow(carousel.frame(at: 0)).marks.map(\.rect)
      #expect(
        marks.map { world.cross(of: $0).end } == [294, 294, 294, 294],
        "6 points from the bottom, or from the right edge, \(world.testDescription)")
      #expect(world.span(of: marks, in: carousel.size)?.middle == 200, "in the middle")
    }
  }

  @Test(
    "Stories: segments at the top, a tap back in the leading third and on in the rest, a long press holds only"
  )
  func stories() {
    var carousel = carousel(3, current: 1) {
      $0.indicator = .segments(SegmentedProgress.Configuration(pageCount: 3))
      $0.indicatorSide = .start
      $0.indicatorInset = 12
      $0.taps = .turn
    }
    /// A press at x that lasts so many seconds.
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

  @Test(
    "Taps that come while pages still move count from the page that the last tap asked for, however fast they come"
  )
  func quickTaps() {
    for interval in [0.0, 0.01, 0.05, 0.1, 0.2, 0.5] {
      var carousel = carousel(9) { $0.taps = .turn }
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
      var carousel = carousel(3) { $0.hoverArea = area }
      _ = carousel.handle(.hover(Point(x: 150, y: 100)), at: 1)
      #expect(carousel.timer.pausedBy.contains(.hover) == (area == .everywhere))
      _ = carousel.handle(.hover(carousel.indicatorRect.center), at: 2)
      #expect(carousel.timer.pausedBy.contains(.hover))
      _ = carousel.handle(.leave, at: 3)
      #expect(carousel.timer.pausedBy == [])
    }
  }

  @Test("An app that is asked may forbid a turn, and neither the pages nor the indicator turn meanwhile")
  func vetoes() {
    var carousel = carousel(3) {
      var control = PageControl.Configuration(pageCount: 3)
      control.timer.asksBeforeAdvancing = true
      $0.indicator = .control(control)
    }
    #expect(carousel.handle(.tick, at: 4).advanceRequest == 1)
    #expect(carousel.position(at: 10) == 0)
    _ = carousel.handle(.veto, at: 10)
    #expect(carousel.timer.progress(at: 11) == 0.25)
    #expect(carousel.handle(.tick, at: 14).advanceRequest == 1)
    #expect(
      carousel.handle(.advance, at: 14.5).pageChange == PageChange(from: 0, to: 1, cause: .timer, time: 14.5))
    #expect(carousel.currentPage == 1)
  }

  @Test("Pages that come, go and move keep the shown page in all parts")
  func edits() {
    for count in 1...5 {
      for page in 0..<count {
        for edit in [
          PageEdit.insert(at: 0, count: 2), .remove(at: 0, count: 1), .remove(at: page, count: count - page),
          .move(from: 0, to: count - 1),
        ] {
          var carousel = carousel(count, current: page)
          _ = carousel.handle(.edit(edit), at: 1)
          #expect(
            carousel.currentPage == carousel.timer.currentPage, "page \(page) of \(count) after \(edit)")
          #expect(carousel.pageCount == carousel.timer.pageCount)
        }
      }
    }
  }

  @Test("The space bar pauses; arrows turn as they point, from right to left too")
  func keys() {
    var carousel = carousel(3) { $0.pages.direction = .rightToLeft }
    #expect(carousel.handle(.key(.left), at: 1).pageChange?.to == 1)
    #expect(carousel.handle(.key(.space), at: 2).isHandled && carousel.timer.pausedBy == .app)
    let first = carousel.frame(at: 2).semantics.elements.first
    #expect(first?.role == .playPause && first?.value == .isRunning(false) && first?.actions == .resume)
  }

  @Test("With less motion every advance comes at its time, and pages cross-fade")
  func reduceMotion() {
    var carousel = carousel(3) { $0.pages.reduceMotion = true }
    #expect(carousel.handle(.tick, at: 4).pageChange?.to == 1)
    let pages = carousel.frame(at: 4.1).display.commands.filter { if case .page = $0 { true } else { false } }
    #expect(pages.count == 2)
    for case .page(_, let rect, _) in pages { #expect(rect == Rect(x: 0, y: 0, width: 300, height: 400)) }
    #expect(carousel.handle(.tick, at: 8).pageChange?.to == 2)
  }
}

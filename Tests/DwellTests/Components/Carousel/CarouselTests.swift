import Dwell
import DwellTestSupport
import Testing

/// How pages, indicator, time and selection work together.
@Suite("A carousel") struct CarouselTests {
  @Test("R115 R143: when a page's time has run out, the pages and the indicator advance together")
  func timeTurns() {
    var carousel = Carousel.upright(3)
    let outcome = carousel.handle(.tick, at: 4)
    #expect(outcome.pageChange == PageChange(from: 0, to: 1, cause: .timer, time: 4))
    #expect(carousel.currentPage == 1 && carousel.timer.currentPage == 1)
    #expect(
      carousel.position(at: 4) == 0 && carousel.position(at: 4.1) > 0.2 && carousel.position(at: 6) == 1)
  }

  @Test("R032: the first page follows the last, the short way, in pages and indicator")
  func timeWraps() {
    var carousel = Carousel.upright(3, current: 2)
    #expect(carousel.handle(.tick, at: 4).pageChange?.to == 0)
    #expect(carousel.position(at: 4.1) > 2.2, "on to the first page, not back through the second")
    #expect(carousel.position(at: 6) == 0)
  }

  @Test("R033 R116 R146: a page turned to by the user has its full time before the next follows")
  func handTurns() {
    var carousel = Carousel.upright(3)
    let outcome = carousel.drag(by: -200, at: 2, seconds: 0.5)
    #expect(outcome.pageChange?.to == 1 && outcome.pageChange?.cause == .person)
    #expect(carousel.timer.progress(at: 2.5) == 0 && carousel.timer.isRunning)
    #expect(carousel.handle(.tick, at: 6.4).pageChange == nil)
    #expect(
      carousel.handle(.tick, at: 6.5).pageChange == PageChange(from: 1, to: 2, cause: .timer, time: 6.5))
  }

  @Test("R144 R145: selecting a page moves all parts; selecting the shown page changes nothing")
  func appSelects() {
    var carousel = Carousel.upright(5)
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
    #expect(DrawnRow(Carousel.upright(3).frame(at: 0)).marks[0].rect.maxY == 372)
    #expect(Carousel.upright(3).indicatorRect == Rect(x: 108, y: 346, width: 84, height: 44))
    let above = Carousel.upright(3) { $0.indicatorSide = .start }
    #expect(DrawnRow(above.frame(at: 0)).marks[0].rect.y == 28)
    let vertical = Carousel.upright(3) { $0.pages.direction = .topToBottom }
    #expect(DrawnRow(vertical.frame(at: 0)).marks[0].rect.maxX == 272)
    let hidden = Carousel.upright(3) { $0.indicator = .none }
    #expect(DrawnRow(hidden.frame(at: 0)).marks.isEmpty && hidden.nextChange(after: 0) == .at(4))
  }

  @Test(
    "R184 R185: a watch has its marks at the bottom for horizontal pages, and next to the crown for vertical ones"
  )
  func watch() {
    for variant in LayoutVariant.all {
      let carousel = Carousel.sample(4, in: variant) {
        var dots = DotRow.Configuration()
        dots.inputProfile = .crown
        $0.indicator = .dots(dots)
        $0.indicatorInset = 6
      }
      let marks = DrawnRow(carousel.frame(at: 0)).marks.map(\.rect)
      #expect(
        marks.map { variant.cross(of: $0).end } == [294, 294, 294, 294],
        "6 points from the bottom, or from the right edge, \(variant.testDescription)")
      #expect(variant.span(of: marks, in: carousel.size)?.middle == 200, "in the middle")
    }
  }

  @Test("An app that is asked may veto a turn, and neither pages nor indicator turn meanwhile")
  func vetoes() {
    var carousel = Carousel.upright(3) {
      $0.timer.asksBeforeAdvancing = true
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

  @Test("Inserting, removing and moving pages keeps the shown page in all parts")
  func edits() {
    for count in 1...5 {
      for page in 0..<count {
        for edit in [
          PageEdit.insert(at: 0, count: 2), .remove(at: 0, count: 1), .remove(at: page, count: count - page),
          .move(from: 0, to: count - 1),
        ] {
          var carousel = Carousel.upright(count, current: page)
          _ = carousel.handle(.edit(edit), at: 1)
          #expect(
            carousel.currentPage == carousel.timer.currentPage, "page \(page) of \(count) after \(edit)")
          #expect(carousel.pageCount == carousel.timer.pageCount)
        }
      }
    }
  }

  @Test("The space bar pauses; arrows turn pages in their direction, from right to left too")
  func keys() {
    var carousel = Carousel.upright(3) { $0.pages.direction = .rightToLeft }
    #expect(carousel.handle(.key(.left), at: 1).pageChange?.to == 1)
    #expect(carousel.handle(.key(.space), at: 2).isHandled && carousel.timer.pausedBy == .app)
    let first = carousel.frame(at: 2).semantics.elements.first
    #expect(first?.role == .playPause && first?.value == .isRunning(false) && first?.actions == .resume)
  }

  @Test("Under reduced motion pages advance on time, and cross-fade")
  func reduceMotion() {
    var carousel = Carousel.upright(3) { $0.pages.reduceMotion = true }
    #expect(carousel.handle(.tick, at: 4).pageChange?.to == 1)
    let pages = carousel.frame(at: 4.1).display.commands.filter { if case .page = $0 { true } else { false } }
    #expect(pages.count == 2)
    for case .page(_, let rect, _, _, _) in pages {
      #expect(rect == Rect(x: 0, y: 0, width: 300, height: 400))
    }
    #expect(carousel.handle(.tick, at: 8).pageChange?.to == 2)
  }

  @Test("A single untimed page has nothing to pause: no button and no key, whatever its indicator")
  func singlePage() {
    var shown = DotRow.Configuration()
    shown.hidesForSinglePage = false
    for (indicator, isTimed) in [
      (Carousel.Indicator.none, false), (.dots(DotRow.Configuration()), false), (.dots(shown), true),
      (.segments(SegmentRow.Configuration()), true),
    ] {
      for (count, isPausable) in [(0, false), (1, isTimed), (2, true)] {
        var carousel = Carousel.upright(count) { $0.indicator = indicator }
        let roles = carousel.frame(at: 1).semantics.elements.map(\.role)
        #expect(roles.contains(.playPause) == isPausable)
        #expect(carousel.handle(.key(.space), at: 1).isHandled == isPausable, "\(count) pages, \(indicator)")
        #expect(carousel.timer.pausedBy.isEmpty != isPausable)
      }
    }
  }

  @Test(
    "The nearby pages are the current one and those a turn away, each once, also across the end of a loop")
  func nearby() {
    let expected: [(count: Int, page: Int, loops: Bool, pages: [Int])] = [
      (0, 0, true, []), (1, 0, true, [0]), (2, 0, true, [0, 1]), (2, 1, true, [1, 0]), (2, 1, false, [0, 1]),
      (3, 0, true, [2, 0, 1]), (3, 2, true, [1, 2, 0]), (3, 0, false, [0, 1]), (3, 1, false, [0, 1, 2]),
      (3, 2, false, [1, 2]),
    ]
    for (count, page, loops, pages) in expected {
      let carousel = Carousel.upright(count, current: page) { $0.pages.loops = loops }
      #expect(carousel.nearbyPages == pages, "page \(page) of \(count), loops: \(loops)")
    }
  }

  @Test("If a turn passes several pages, the nearby ones are at the snap points before and after")
  func nearbyStops() {
    let carousel = Carousel.upright(12, current: 3) {
      $0.pages.layout.length = .perView(3)
      $0.pages.layout.pagesPerTurn = 3
    }
    #expect(carousel.nearbyPages == [0, 3, 6])
  }

  @Test("During a turn to a distant page, the nearby pages are neighbours in order, not on screen")
  func nearbyDuringATurn() {
    var carousel = Carousel.upright(9) { $0.pages.loops = false }
    _ = carousel.handle(.select(page: 5, animated: true), at: 1)
    #expect(carousel.nearbyPages == [4, 5, 6])
  }
}

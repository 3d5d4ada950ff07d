import DwellTestSupport
import Testing

@testable import Dwell

/// The buttons above the pages.
@Suite("The buttons of a carousel (R211)") struct CarouselControlTests {
  /// The element with a role; nil if there is none.
  private func element(_ role: SemanticRole, of carousel: Carousel, at now: Double = 1) -> SemanticElement? {
    carousel.frame(at: now).semantics.elements.first { $0.role == role }
  }

  /// The rectangles of all buttons that are drawn: discs, and symbols from number 3.
  private func drawn(_ carousel: Carousel, at now: Double = 1) -> [Int: Rect] {
    var rects: [Int: Rect] = [:]
    for command in carousel.frame(at: now).display.commands where command.key?.part == .button {
      switch command {
      case .fill(let key, let rect, _, _): rects[key.page] = rect
      case .image(let key, _, let rect, _, _): rects[key.page] = rect
      default: Issue.record("\(command)")
      }
    }
    return rects
  }

  /// Taps a point.
  private func tap(_ point: Point, _ carousel: inout Carousel, at now: Double = 1) -> Outcome {
    let press = carousel.handle(.press(point), at: now)
    #expect(press.pageChange == nil && press.isHandled)
    return carousel.handle(.release(point), at: now)
  }

  @Test("A button's disc is stronger under a finger, fainter if it is disabled, and darker over pictures")
  func looks() {
    for (isInBar, isOverMedia, opacities) in [
      (false, false, [0.2, 0.1, 0.05]), (false, true, [0.85, 0.75, 0.3]), (true, false, [0.2, 0, 0.05]),
      (true, true, [0.2, 0, 0.3]),
    ] {
      let look = CarouselControls.Look(isInBar: isInBar, isOverMedia: isOverMedia)
      #expect([look.active, look.enabled, look.disabled] == opacities, "\(isInBar), \(isOverMedia)")
      #expect(isClose(look.discScale, isInBar ? 24.0 / 28 : 32.0 / 44))
      #expect(isClose(look.symbolScale, isInBar ? 10.0 / 28 : 14.0 / 44))
    }
  }

  @Test("There are none by default, and nothing is drawn (R211)")
  func none() {
    let carousel = Carousel.upright(3)
    #expect(drawn(carousel).isEmpty)
    #expect(element(.previous, of: carousel) == nil && element(.next, of: carousel) == nil)
    #expect(element(.playPause, of: carousel) != nil, "a front may draw it")
  }

  @Test("R223: page buttons are 44 by 44 points in the middle of the ends, and pause follows the dots (R211)")
  func places() {
    let carousel = Carousel.upright(3) { $0.controls = .all }
    #expect(element(.previous, of: carousel)?.rect == Rect(x: 6, y: 178, width: 44, height: 44))
    #expect(element(.next, of: carousel)?.rect == Rect(x: 250, y: 178, width: 44, height: 44))
    #expect(carousel.indicatorRect == Rect(x: 94, y: 346, width: 84, height: 44))
    #expect(element(.playPause, of: carousel)?.rect == Rect(x: 178, y: 346, width: 28, height: 44))
    #expect(drawn(carousel)[0] == Rect(x: 12, y: 184, width: 32, height: 32))
    #expect(drawn(carousel)[3] == Rect(x: 21, y: 193, width: 14, height: 14))
    #expect(drawn(carousel).count == 6)
    let top = Carousel.upright(3) {
      $0.controls = .all
      $0.indicatorSide = .start
    }
    #expect(element(.playPause, of: top)?.rect == Rect(x: 178, y: 10, width: 28, height: 44))
  }

  @Test("Buttons mirror with the direction, and vertical carousels have them above and below (R211)")
  func directions() {
    for (direction, first, symbols) in [
      (Direction.leftToRight, Point(x: 28, y: 200), [ImageName.chevronLeft, .chevronRight]),
      (.rightToLeft, Point(x: 272, y: 200), [.chevronRight, .chevronLeft]),
      (.topToBottom, Point(x: 150, y: 28), [.chevronUp, .chevronDown]),
      (.bottomToTop, Point(x: 150, y: 372), [.chevronDown, .chevronUp]),
    ] {
      let carousel = Carousel.upright(3) {
        $0.controls = [.previous, .next]
        $0.pages.direction = direction
      }
      #expect(element(.previous, of: carousel)?.rect.center == first, "\(direction)")
      let images = carousel.frame(at: 1).display.commands.compactMap { command -> ImageName? in
        if case .image(_, let name, _, _, _) = command { name } else { nil }
      }
      #expect(images == symbols, "\(direction)")
    }
  }

  @Test("A tap on a button turns the page as the user's, and restarts its time (R211)")
  func turns() {
    for direction in Direction.allCases {
      var carousel = Carousel.upright(3) {
        $0.controls = [.previous, .next]
        $0.pages.direction = direction
      }
      let change = tap(element(.next, of: carousel)?.rect.center ?? .zero, &carousel).pageChange
      #expect(change?.to == 1 && change?.cause == .person, "\(direction)")
      #expect(carousel.timer.nextBoundary(after: 1) == 5)
      #expect(tap(element(.previous, of: carousel)?.rect.center ?? .zero, &carousel).pageChange?.to == 0)
      #expect(tap(element(.previous, of: carousel)?.rect.center ?? .zero, &carousel).pageChange?.to == 2)
    }
  }

  @Test("At an end without looping, a button is fainter, has no action and does nothing (R211)")
  func disabled() {
    var carousel = Carousel.upright(3, current: 2) {
      $0.controls = .all
      $0.pages.loops = false
    }
    let next = element(.next, of: carousel)
    #expect(next?.actions == [] && next?.rect == Rect(x: 250, y: 178, width: 44, height: 44))
    #expect(element(.previous, of: carousel)?.actions == .previous)
    var opacities: [Double] = []
    for case .image(_, _, _, _, let opacity) in carousel.frame(at: 1).display.commands {
      opacities.append(opacity)
    }
    #expect(opacities == [1, 0.45, 1])
    let outcome = tap(next?.rect.center ?? .zero, &carousel)
    #expect(outcome.pageChange == nil && outcome.isHandled && !outcome.didEnd && carousel.currentPage == 2)
    #expect(carousel.timer.progress(at: 1) == 0.25 && carousel.timer.pausedBy.isEmpty)
  }

  @Test(
    "A press pauses while it lasts; if it slides off, is cancelled or began elsewhere, it does nothing (R211)"
  )
  func presses() {
    var carousel = Carousel.upright(3) { $0.controls = .all }
    let next = Point(x: 272, y: 200)
    _ = carousel.handle(.press(next), at: 1)
    #expect(carousel.timer.pausedBy == .touch)
    _ = carousel.handle(.move(Point(x: 200, y: 100)), at: 2)
    #expect(carousel.position(at: 2) == 0, "no drag of the pages")
    #expect(carousel.handle(.release(Point(x: 200, y: 100)), at: 2).pageChange == nil)
    #expect(carousel.timer.pausedBy.isEmpty && carousel.timer.progress(at: 2) == 0.25)
    _ = carousel.handle(.press(next), at: 2)
    #expect(carousel.handle(.cancel, at: 2).pageChange == nil && carousel.timer.pausedBy.isEmpty)
    _ = carousel.handle(.press(next), at: 2)
    _ = carousel.handle(.move(Point(x: 200, y: 100)), at: 2)
    _ = carousel.handle(.move(next), at: 2)
    #expect(carousel.handle(.release(next), at: 2).pageChange?.to == 1, "slid back")
    _ = carousel.handle(.press(Point(x: 150, y: 100)), at: 3)
    #expect(carousel.handle(.release(Point(x: 152, y: 100)), at: 3).pageChange == nil)
  }

  @Test("A pointer over a button darkens it and pauses, wherever else pointers pause (R211)")
  func hover() {
    for area in Carousel.HoverArea.allCases {
      var carousel = Carousel.upright(3) {
        $0.controls = .all
        $0.hoverArea = area
      }
      let before = carousel.frame(at: 1).display
      #expect(carousel.handle(.hover(Point(x: 272, y: 200)), at: 1).isHandled)
      #expect(carousel.timer.pausedBy == .hover && carousel.frame(at: 1).display != before)
      #expect(carousel.handle(.leave, at: 1).isHandled)
      #expect(carousel.timer.pausedBy.isEmpty && carousel.frame(at: 1).display == before)
    }
  }

  @Test("The pause button pauses and plays, and is hidden without a time to pause (R211)")
  func pause() {
    var carousel = Carousel.upright(3) { $0.controls = .pause }
    #expect(drawn(carousel).keys.sorted() == [2, 5])
    _ = tap(carousel.pauseRect.center, &carousel)
    #expect(carousel.timer.pausedBy == .app)
    #expect(element(.playPause, of: carousel)?.actions == .resume)
    let isPlay = carousel.frame(at: 1).display.commands.contains { command in
      if case .image(_, .play, _, _, _) = command { true } else { false }
    }
    #expect(isPlay)
    _ = tap(carousel.pauseRect.center, &carousel, at: 2)
    #expect(carousel.timer.isRunning)
    for change in [
      { $0.timer.advances = false }, { $0.timer.pausesFor = .touch }, { $0.pages.pageCount = 1 },
    ] as [(inout Carousel.Configuration) -> Void] {
      let other = Carousel.upright(3) {
        $0.controls = .pause
        change(&$0)
      }
      #expect(drawn(other).isEmpty && element(.playPause, of: other) == nil)
    }
  }

  @Test("A single page, and pages that all fit, have no buttons (R211)")
  func alone() {
    #expect(drawn(Carousel.upright(1) { $0.controls = .all }).isEmpty)
    #expect(drawn(Carousel.upright(0) { $0.controls = .all }).isEmpty)
  }

  @Test("A single timed page has a pause button and no page buttons (R211)")
  func aloneWithTime() throws {
    var carousel = Carousel.upright(1) {
      $0.controls = .all
      $0.indicator = .segments(SegmentRow.Configuration())
    }
    #expect(drawn(carousel).count == 2, "a disc and its symbol")
    #expect(element(.previous, of: carousel) == nil && element(.next, of: carousel) == nil)
    let rect = try #require(element(.playPause, of: carousel)).rect
    #expect(rect == carousel.pauseRect)
    _ = carousel.handle(.press(rect.center), at: 1)
    _ = carousel.handle(.release(rect.center), at: 1)
    #expect(carousel.timer.pausedBy == .app)
  }

  @Test(
    "In any carousel no button covers the indicator or another button, or is smaller than 24 by 24 (R211)")
  func room() {
    var shown = 0
    for width in [0, 10, 40, 60, 75, 100, 140, 300] as [Double] {
      for height in [0, 10, 30, 44, 60, 80, 110, 130, 300] as [Double] {
        for indicator in [
          Carousel.Indicator.none, .dots(DotRow.Configuration()), .segments(SegmentRow.Configuration()),
        ] {
          for direction in Direction.allCases {
            for side in Carousel.Side.allCases {
              for controls in [Carousel.Controls.all, [.previous, .next], .pause, [.next, .pause]] {
                var carousel = Carousel.sample(3) {
                  $0.controls = controls
                  $0.indicator = indicator
                  $0.indicatorSide = side
                  $0.pages.direction = direction
                }
                _ = carousel.handle(.resize(Size(width: width, height: height)), at: 0)
                let words = "\(controls) in \(width) by \(height), \(direction), \(side), \(indicator)"
                let discs = drawn(carousel).filter { $0.key < 3 }
                var targets = [SemanticRole.previous, .next].compactMap { element($0, of: carousel)?.rect }
                if discs[2] != nil { targets.append(carousel.pauseRect) }
                #expect(targets.count == discs.count, "\(words)")
                shown += targets.count
                let rects = targets + (carousel.indicatorRect == .zero ? [] : [carousel.indicatorRect])
                for (index, target) in targets.enumerated() {
                  #expect(min(target.width, target.height) >= 24 && target.width <= 44, "\(words)")
                  #expect(target.x >= 0 && target.y >= 0, "\(words)")
                  #expect(target.maxX <= width + 1e-9 && target.maxY <= height + 1e-9, "\(words)")
                  for other in rects[(index + 1)...] {
                    let overlaps =
                      target.x < other.maxX - 1e-9 && other.x < target.maxX - 1e-9
                      && target.y < other.maxY - 1e-9 && other.y < target.maxY - 1e-9
                    #expect(!overlaps, "\(target), \(other): \(words)")
                  }
                }
                let isPauseMissing = controls.contains(.pause) && discs[2] == nil
                #expect(!isPauseMissing || targets.isEmpty, "pause goes last: \(words)")
                #expect(carousel.frame(at: 0).faults.isEmpty, "\(words)")
              }
            }
          }
        }
      }
    }
    #expect(shown > 1000)
  }

  @Test("Beside a row of dots in a strip, the buttons are centred and pause follows the dots (R211)")
  func strip() {
    let carousel = Carousel.sample(3, main: 390, cross: 60) { $0.controls = .all }
    #expect(element(.previous, of: carousel)?.rect == Rect(x: 6, y: 8, width: 44, height: 44))
    #expect(element(.next, of: carousel)?.rect == Rect(x: 340, y: 8, width: 44, height: 44))
    #expect(carousel.pauseRect == Rect(x: 223, y: 8, width: 28, height: 44))
  }

  @Test("Removing the pressed button and restoring it leaves no trace (R211)")
  func configured() {
    var carousel = Carousel.upright(3) { $0.controls = .all }
    _ = carousel.handle(.press(Point(x: 272, y: 200)), at: 1)
    let before = carousel.frame(at: 1)
    let configuration = carousel.configuration
    var other = configuration
    other.controls = []
    _ = carousel.configure(other, at: 1)
    var gone = carousel
    #expect(gone.handle(.release(Point(x: 272, y: 200)), at: 1).pageChange == nil)
    #expect(gone.timer.pausedBy.isEmpty)
    _ = carousel.configure(configuration, at: 1)
    #expect(carousel.frame(at: 1) == before)
    #expect(carousel.handle(.release(Point(x: 272, y: 200)), at: 1).pageChange?.to == 1)
  }

  @Test("A button is fainter where there is no page to turn to, and stronger under a pointer")
  func opacities() {
    for (isOverMedia, disabled, enabled, active) in [(false, 0.05, 0.1, 0.2), (true, 0.3, 0.75, 0.85)] {
      var carousel = Carousel.upright(3) {
        $0.controls = [.previous, .next]
        $0.pages.loops = false
        $0.isOverMedia = isOverMedia
      }
      /// The opacity of a button's disc.
      func opacity(_ number: Int) -> Double? {
        for case .fill(let key, _, _, .solid(_, let opacity)) in carousel.frame(at: 1).display.commands
        where key.part == .button && key.page == number { return opacity }
        return nil
      }
      #expect(opacity(0) == disabled && opacity(1) == enabled)
      _ = carousel.handle(.hover(Point(x: 272, y: 200)), at: 1)
      #expect(opacity(1) == active)
    }
  }

  @Test("A symbol lies within its rectangle, and other images have no outlines")
  func symbols() {
    let rect = Rect(x: 3, y: 5, width: 40, height: 20)
    for number in -6 ... -1 {
      let outlines = ImageName(number).outlines(in: rect)
      #expect(outlines.count == (number == -5 ? 2 : 1))
      #expect(outlines.joined().allSatisfy { rect.contains($0) })
    }
    #expect(ImageName.chevronLeft.outlines(in: rect)[0].map(\.x).min() == 13)
    #expect(ImageName.chevronRight.outlines(in: rect)[0].map(\.x).max() == 33)
    #expect(ImageName.chevronUp.outlines(in: rect)[0].map(\.y).min() == 10)
    #expect(ImageName.chevronDown.outlines(in: rect)[0].map(\.y).max() == 20)
    #expect(ImageName(0).outlines(in: rect).isEmpty && ImageName(-7).outlines(in: rect).isEmpty)
  }
}

import Dwell
import DwellTestSupport
import Testing

/// Input on a page control: taps, scrubbing, pointers, keys, wheels and crowns.
@Suite("Input on a page control") struct PageControlInputTests {
  /// The directions, with a size along each.
  private let directions: [(Direction, Size)] = [
    (.leftToRight, Size(width: 390, height: 44)), (.rightToLeft, Size(width: 390, height: 44)),
    (.topToBottom, Size(width: 44, height: 390)), (.bottomToTop, Size(width: 44, height: 390)),
  ]

  /// The point at a distance from the leading edge, centred across.
  private func point(_ main: Double, _ direction: Direction, _ size: Size) -> Point {
    direction.rect(main: Extent(start: main, length: 0), cross: Extent(start: 22, length: 0), in: size).center
  }

  @Test("R169 R170: a tap before the current dot turns back, a tap after it turns forward")
  func tapsBySide() {
    for (direction, size) in directions {
      for (main, page) in [(10.0, 1), (150, 1), (250, 3), (380, 3)] {
        var control = PageControl.sample(5, current: 2, size: size) { $0.direction = direction }
        let place = point(main, direction, size)
        _ = control.handle(.press(place), at: 1)
        let outcome = control.handle(.release(place), at: 1)
        #expect(
          outcome.pageChange == PageChange(from: 2, to: page, cause: .person, isContinuous: false, time: 1),
          "\(direction), \(main)")
        #expect(outcome.isHandled)
        #expect(control.timer.progress(at: 1) == 0, "a manual turn gives the page its whole time")
      }
    }
  }

  @Test("At the ends a tap wraps if pages loop, and otherwise does nothing")
  func tapsAtTheEnds() {
    var looping = PageControl.sample(3)
    #expect(looping.tap(x: 10, at: 1).pageChange?.to == 2)
    var ending = PageControl.sample(3) { $0.loops = false }
    #expect(ending.tap(x: 10, at: 1).pageChange == nil)
    #expect(ending.timer.progress(at: 1) == 0.25)
  }

  @Test(
    "R171: where fingers and pointers share a control, a press that a hover leads to picks the mark it hits")
  func pointerAmongFingers() {
    for (left, page) in [(nil, 0), (0.95, 0), (0.8, 1)] as [(Double?, Int)] {
      var control = PageControl.sample(5, current: 2)
      let place = DrawnRow(control.frame(at: 0)).marks[0].rect.center
      _ = control.handle(.hover(place), at: 0.5)
      if let left { _ = control.handle(.leave, at: left) }
      _ = control.handle(.press(place), at: 1)
      _ = control.handle(.release(place), at: 1)
      #expect(control.currentPage == page, "the hover ended at \(left ?? .infinity)")
    }
  }

  @Test(
    "R171: a pointer picks the dot it hits, including half of each gap; beside the row it turns back or forward"
  )
  func pointerPicks() {
    var control = PageControl.sample(5, current: 2) { $0.dots.inputProfile = .pointer }
    let marks = DrawnRow(control.frame(at: 0)).marks
    for page in 0..<5 {
      #expect(control.page(at: marks[page].rect.center, at: 0) == page)
      #expect(control.page(at: Point(x: marks[page].rect.maxX + 2.9, y: 22), at: 0) == page)
      #expect(control.page(at: Point(x: marks[page].rect.x - 2.9, y: 40), at: 0) == page)
    }
    #expect(control.tap(x: marks[4].rect.center.x, at: 1).pageChange?.to == 4)
    #expect(control.tap(x: 5, at: 3).pageChange?.to == 3)
    #expect(control.page(at: Point(x: 5, y: 22), at: 3) == nil)
  }

  @Test(
    "R219: a background comes under a pointer and goes with it, also where fingers are expected",
    arguments: PageControl.InputProfile.allCases)
  func backgroundUnderPointer(_ profile: PageControl.InputProfile) {
    var control = PageControl.sample(5) { $0.dots.inputProfile = profile }
    /// Whether there is a background.
    func hasBackground(at time: Double) -> Bool {
      control.frame(at: time).display.commands.contains { $0.key == ItemKey(.background) }
    }
    #expect(!hasBackground(at: 0))
    _ = control.handle(.hover(Point(x: 195, y: 22)), at: 1)
    #expect(hasBackground(at: 1.5) == (profile == .touch || profile == .pointer))
    _ = control.handle(.leave, at: 2)
    #expect(!hasBackground(at: 2.5))
  }

  @Test("The hit target is at least 44 by 44 points, however small the control")
  func hitTargets() {
    var control = PageControl.sample(3, size: Size(width: 64, height: 8))
    #expect(control.hitTarget == Rect(x: 0, y: -18, width: 64, height: 44))
    #expect(control.tap(x: 60, y: -17, at: 1).pageChange?.to == 1)
    #expect(control.tap(x: 60, y: 27, at: 1).isHandled == false, "beyond it")
    #expect(control.frame(at: 1).semantics.elements.first?.rect == control.hitTarget)
  }

  @Test("R169 R172: scrubbing selects pages in sequence, one per dot pitch, and back again")
  func scrubs() {
    for (direction, size) in directions {
      var control = PageControl.sample(8, current: 2, size: size) { $0.direction = direction }
      _ = control.handle(.press(point(195, direction, size)), at: 1)
      var pages: [Int] = []
      for offset in [4, 9, 11, 14, 28, 43, 20, 0, -15, -28, -60] as [Double] {
        let outcome = control.handle(.move(point(195 + offset, direction, size)), at: 1)
        if let change = outcome.pageChange { #expect(change.isContinuous && change.cause == .person) }
        pages.append(control.currentPage)
      }
      #expect(pages == [2, 2, 2, 3, 4, 5, 3, 2, 1, 0, 0], "\(direction)")
      #expect(control.handle(.release(point(135, direction, size)), at: 2).isHandled)
    }
  }

  @Test("R173: scrubbing past an edge of the control reaches the first or last page at once")
  func scrubsPastTheEdges() {
    var control = PageControl.sample(1000, current: 500)
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(control.handle(.move(Point(x: 391, y: 22)), at: 1).pageChange?.to == 999)
    #expect(control.handle(.move(Point(x: -1, y: 22)), at: 1).pageChange?.to == 0)
    #expect(control.handle(.release(Point(x: -1, y: 22)), at: 1).pageChange == nil)
  }

  @Test("A scrub that leaves a window onto a million pages and returns continues in that window")
  func scrubsBackIntoTheWindow() {
    for (direction, size) in directions {
      var control = PageControl.sample(1_000_000, current: 7, size: size) { $0.direction = direction }
      let row = (start: 195 - 74.0, end: 195 + 74.0)
      _ = control.handle(.press(point(195, direction, size)), at: 1)
      var pages: [Int] = []
      let mains = [400, 380, row.end - 18, row.end - 18 - 13, row.end - 18 - 14, row.end - 18 - 42, row.end]
      for main in mains {
        _ = control.handle(.move(point(main, direction, size)), at: 2)
        pages.append(control.currentPage)
      }
      #expect(pages == [999_999, 999_999, 999_999, 999_999, 999_998, 999_996, 999_999], "\(direction)")
      pages = []
      for main in [-5, 0, row.start + 18 + 13, row.start + 18 + 14, row.start + 18 + 70] as [Double] {
        _ = control.handle(.move(point(main, direction, size)), at: 3)
        pages.append(control.currentPage)
      }
      #expect(pages == [0, 0, 0, 1, 5], "\(direction)")
    }
  }

  @Test("A scrub that leaves the control from the last page finds the others in place")
  func scrubsBackFromTheLastPage() {
    var control = PageControl.sample(1000, current: 999)
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(control.handle(.move(Point(x: 400, y: 22)), at: 1).pageChange == nil)
    #expect(control.handle(.move(Point(x: 195 - 14, y: 22)), at: 1).pageChange?.to == 998)
  }

  @Test("A press that moves less than ten points is no scrub: the move is left to others")
  func smallMoves() {
    var control = PageControl.sample(8)
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(!control.handle(.move(Point(x: 199, y: 22)), at: 1).isHandled)
    #expect(control.timer.pausedBy == .touch && control.interaction == .discrete)
    #expect(control.handle(.move(Point(x: 206, y: 22)), at: 1).isHandled)
    #expect(control.timer.pausedBy == [.touch, .scrub])
  }

  @Test("A pointer leaves once: leaving again isn't handled")
  func leavesOnce() {
    var control = PageControl.sample(3)
    #expect(!control.handle(.leave, at: 1).isHandled, "it was not there")
    #expect(control.handle(.hover(Point(x: 195, y: 22)), at: 1).isHandled)
    #expect(control.handle(.leave, at: 2).isHandled && !control.handle(.leave, at: 3).isHandled)
  }

  @Test("A scrub that leaves a row of all dots and returns finds every page at its dot's distance")
  func scrubsBackOverTheWholeRow() {
    var control = PageControl.sample(8, current: 2)
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(control.handle(.move(Point(x: 400, y: 22)), at: 1).pageChange?.to == 7)
    #expect(control.handle(.move(Point(x: 195 + 28, y: 22)), at: 1).pageChange?.to == 4)
  }

  @Test("Edits during a scrub keep the finger on its page, and the next move continues from there")
  func editsDuringAScrub() {
    let edits: [(Event, expected: Int)] = [
      (.edit(.insert(at: 0, count: 3)), 13), (.edit(.insert(at: 9, count: 2)), 12),
      (.edit(.insert(at: 11, count: 5)), 10), (.edit(.remove(at: 0, count: 4)), 6),
      (.edit(.remove(at: 8, count: 1)), 9), (.edit(.remove(at: 10, count: 2)), 10),
      (.edit(.move(from: 10, to: 1)), 1), (.setPageCount(11), 10), (.setPageCount(5), 4),
      (.setPageCount(90), 10), (.setPageCount(-1), 10),
    ]
    for (edit, expected) in edits {
      var control = PageControl.sample(20, current: 8)
      _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
      _ = control.handle(.move(Point(x: 223, y: 22)), at: 1)
      #expect(control.currentPage == 10)
      _ = control.handle(edit, at: 2)
      #expect(control.currentPage == expected, "\(edit)")
      #expect(control.handle(.move(Point(x: 224, y: 22)), at: 2).pageChange == nil, "\(edit)")
      _ = control.handle(.move(Point(x: 209, y: 22)), at: 2)
      #expect(control.currentPage == max(expected - 1, 0), "\(edit)")
      _ = control.handle(.move(Point(x: 251, y: 22)), at: 2)
      #expect(control.currentPage == min(expected + 2, control.pageCount - 1), "\(edit)")
    }
  }

  @Test("R174 R175: a tap is discrete and a scrub continuous; both pause the time")
  func interactions() {
    var control = PageControl.sample(8)
    #expect(control.interaction == .none)
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(control.interaction == .discrete && control.timer.pausedBy == .touch)
    _ = control.handle(.move(Point(x: 225, y: 22)), at: 2)
    #expect(control.interaction == .continuous && control.timer.pausedBy == [.touch, .scrub])
    #expect(control.timer.progress(at: 50) == 0)
    _ = control.handle(.release(Point(x: 225, y: 22)), at: 50)
    #expect(control.interaction == .none && control.timer.isRunning)
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 51)
    _ = control.handle(.cancel, at: 52)
    #expect(control.interaction == .none && control.timer.isRunning && control.currentPage == 2)
  }

  @Test("R179 R180: with the minimal background scrubbing is off, and enabling it is reported")
  func minimalDoesNotScrub() {
    var configuration = PageControl.Configuration(pageCount: 8)
    configuration.dots.background = .minimal
    configuration.dots.allowsScrubbing = true
    var control = PageControl(configuration, at: 0)
    #expect(
      control.handle(.resize(Size(width: 390, height: 44)), at: 0).diagnostics == .scrubbingWithoutBackground)
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(control.handle(.move(Point(x: 300, y: 22)), at: 1).pageChange == nil)
    #expect(control.interaction == .discrete)
    #expect(control.handle(.release(Point(x: 300, y: 22)), at: 1).pageChange == nil, "nor is a drag a tap")
  }

  @Test("Arrows along the row turn in their direction; Home, End and Page keys work as labelled")
  func keys() {
    let meanings: [(Direction, Key, Key)] = [
      (.leftToRight, .left, .right), (.rightToLeft, .right, .left), (.topToBottom, .up, .down),
      (.bottomToTop, .down, .up),
    ]
    for (direction, back, on) in meanings {
      var control = PageControl.sample(5, current: 2) { $0.direction = direction }
      for (key, page) in [(on, 3), (on, 4), (back, 3), (.home, 0), (.end, 4), (.pageUp, 3), (.pageDown, 4)] {
        #expect(control.handle(.key(key), at: 1).isHandled)
        #expect(control.currentPage == page, "\(direction) \(key)")
      }
      for key in [Key.left, .right, .up, .down] where key != back && key != on {
        #expect(!control.handle(.key(key), at: 1).isHandled, "\(direction) leaves \(key) to others")
      }
    }
  }

  @Test("The space bar pauses and resumes")
  func spacePauses() {
    var control = PageControl.sample(3)
    #expect(control.handle(.key(.space), at: 1).isHandled)
    #expect(control.timer.pausedBy == .app)
    #expect(control.frame(at: 1).semantics.elements.first?.actions.contains(.resume) == true)
    _ = control.handle(.key(.space), at: 9)
    #expect(control.timer.progress(at: 9) == 0.25 && control.timer.isRunning)
  }

  @Test("A wheel notch turns one page; a trackpad one for every 44 points")
  func wheels() {
    var control = PageControl.sample(9)
    #expect(control.handle(.wheel(Point(x: 1, y: 0), isPrecise: false), at: 1).pageChange?.to == 1)
    #expect(control.handle(.wheel(Point(x: 30, y: 0), isPrecise: true), at: 1).pageChange == nil)
    #expect(control.handle(.wheel(Point(x: 30, y: 0), isPrecise: true), at: 1).pageChange?.to == 2)
    #expect(control.handle(.wheel(Point(x: -30, y: 0), isPrecise: true), at: 1).pageChange == nil)
    _ = control.handle(.wheelEnded, at: 1)
    #expect(control.handle(.wheel(Point(x: -30, y: 0), isPrecise: true), at: 1).pageChange == nil)
    #expect(control.handle(.wheel(Point(x: 0, y: 100), isPrecise: true), at: 1).isHandled == false)
  }

  @Test("R182 R183 R188: remotes have only keys, gaze has no input, a crown turns pages and ignores taps")
  func profiles() {
    var remote = PageControl.sample(3) { $0.dots.inputProfile = .remote }
    #expect(!remote.tap(x: 380, at: 1).isHandled && remote.handle(.key(.right), at: 1).pageChange?.to == 1)
    var gaze = PageControl.sample(3) { $0.dots.inputProfile = .gaze }
    #expect(!gaze.tap(x: 380, at: 1).isHandled && !gaze.handle(.key(.right), at: 1).isHandled)
    #expect(gaze.frame(at: 1).semantics.elements.first?.actions == [])
    #expect(gaze.handle(.tick, at: 4).pageChange?.to == 1, "but time passes")
    var crown = PageControl.sample(3, size: Size(width: 20, height: 200)) {
      $0.dots.inputProfile = .crown
      $0.direction = .topToBottom
    }
    #expect(!crown.tap(x: 10, y: 150, at: 1).isHandled)
    #expect(crown.handle(.crown(50), at: 1).pageChange?.to == 1)
    #expect(crown.handle(.crown(-50), at: 1).pageChange?.to == 0)
  }

  @Test(
    "R181: a desktop has a control too: a pointer picks, scrubs and holds time, and keys turn",
    arguments: LayoutVariant.all)
  func desktop(_ variant: LayoutVariant) {
    let size = variant.size(390, 44)
    var control = PageControl.sample(5, current: 2, size: size) {
      $0.dots.inputProfile = .pointer
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
    }
    // Dots of 8 points, 14 apart, and the pill of 36 in the middle of 92 points.
    #expect(control.tapped(variant.point(149 + 4, 22, in: size), at: 1) == 0)
    #expect(control.tapped(variant.point(149 + 36 + 6 + 14 * 3 + 4, 22, in: size), at: 2) == 4)
    for key in Key.allCases where variant.direction.step(for: key) == -1 {
      #expect(control.handle(.key(key), at: 3).pageChange?.to == 3)
    }
    _ = control.handle(.press(variant.point(195, 22, in: size)), at: 4)
    #expect(control.handle(.move(variant.point(195 - 14, 22, in: size)), at: 4).pageChange?.to == 2)
    _ = control.handle(.cancel, at: 4)
    _ = control.handle(.hover(variant.point(195, 22, in: size)), at: 5)
    #expect(!control.timer.isRunning)
  }

  @Test("A resting pointer pauses the time, and other reasons do if they are enabled")
  func hovers() {
    var control = PageControl.sample(3) { $0.dots.inputProfile = .pointer }
    _ = control.handle(.hover(Point(x: 200, y: 22)), at: 1)
    #expect(control.timer.pausedBy == .hover)
    _ = control.handle(.leave, at: 5)
    #expect(control.timer.progress(at: 5) == 0.25 && control.timer.isRunning)
    var busy = PageControl.sample(3) { $0.timer.pausesFor = [.hidden] }
    _ = busy.handle(.hover(Point(x: 200, y: 22)), at: 1)
    #expect(busy.timer.isRunning)
  }

  @Test(
    "Next and previous actions are offered only where there is a page to turn to", arguments: [true, false])
  func actionsAtTheEnds(_ loops: Bool) {
    for page in 0..<3 {
      let control = PageControl.sample(3, current: page) { $0.loops = loops }
      let actions = control.frame(at: 0).semantics.elements.first?.actions ?? []
      #expect(actions.contains(.previous) == (loops || page > 0), "page \(page)")
      #expect(actions.contains(.next) == (loops || page < 2), "page \(page)")
    }
  }

  @Test("The end of a wheel gesture discards an incomplete page")
  func wheelEnded() {
    var control = PageControl.sample(5)
    let scroll = Event.wheel(Point(x: 30, y: 0), isPrecise: true)
    _ = control.handle(scroll, at: 0)
    _ = control.handle(.wheelEnded, at: 0.1)
    #expect(control.handle(scroll, at: 0.2).pageChange == nil)
    #expect(control.handle(scroll, at: 0.3).pageChange?.to == 1)
  }

  @Test("A finger at either edge of a control still scrubs dot by dot; past it, to the first or last page")
  func scrubsToEdge() {
    // Half of 160 points is less than six dots' distances of 14.
    for (x, page) in [(0, 15), (-0.5, 0), (160, 25), (160.5, 39)] as [(Double, Int)] {
      var control = PageControl.sample(40, current: 20, size: Size(width: 160, height: 44))
      _ = control.handle(.press(Point(x: 80, y: 22)), at: 1)
      _ = control.handle(.move(Point(x: x, y: 22)), at: 1.1)
      #expect(control.currentPage == page, "\(x)")
    }
  }

  @Test("A control without dots ignores presses")
  func hiddenTakesNoPress() {
    var control = PageControl.sample(1)
    #expect(!control.handle(.press(Point(x: 195, y: 22)), at: 1).isHandled)
    #expect(control.interaction == .none && !control.timer.pausedBy.contains(.touch))
  }

  @Test("A click beside a number turns by its side, wherever a dot would be")
  func clickOnLabel() {
    for x in stride(from: 100.0, through: 194, by: 2) {
      var control = PageControl.sample(12, current: 6) {
        $0.dots.inputProfile = .pointer
        $0.dots.overflow = .label
      }
      #expect(control.tap(x: x, at: 1).pageChange?.to == 5, "\(x)")
    }
  }
}

extension PageControl {
  /// Clicks a point, and returns the page that is then shown.
  fileprivate mutating func tapped(_ point: Point, at now: Double) -> Int {
    _ = handle(.press(point), at: now)
    _ = handle(.release(point), at: now)
    return currentPage
  }
}

import Dwell
import DwellTestSupport
import Testing

/// Dots that follow the position of another pager.
@Suite("A control that follows another pager") struct FollowedPositionTests {
  /// The widths of the dots at a time.
  private func widths(_ control: PageControl, at now: Double) -> [Double] {
    DrawnRow(control.frame(at: now)).marks.map { ($0.rect.width * 1e6).rounded() / 1e6 }
  }

  /// Sets positions one after another, a 60th of a second apart, with a wake-up when one is due; returns the
  /// page changes.
  private func changes<Followed: Component>(
    _ component: inout Followed, _ positions: [Double], from start: Double
  ) -> [PageChange] {
    var changes: [PageChange] = []
    for (index, position) in positions.enumerated() {
      let now = start + Double(index) / 60
      if case .at(let wake) = component.nextChange(after: now - 1 / 60), wake < now {
        changes += component.handle(.tick, at: wake).pageChange.map { [$0] } ?? []
      }
      changes += component.handle(.setPosition(position), at: now).pageChange.map { [$0] } ?? []
    }
    return changes
  }

  /// The positions of a turn of another pager, which slows down.
  private func turn(from start: Double, to end: Double) -> [Double] {
    (0...30).map { start + (end - start) * (1 - (1 - Double($0) / 30) * (1 - Double($0) / 30)) }
  }

  @Test("A control that shows where another pager's pages are turns none itself, however far they have got")
  func followsOnly() {
    var control = PageControl.sample(4)
    for position in [0.3, 0.7, 1, 1.6, 2.4] {
      let outcome = control.follow(position, velocity: nil, at: 1 + position)
      #expect(outcome.pageChange == nil && control.currentPage == 0)
      #expect(isClose(control.position(at: 1 + position), position))
    }
  }

  @Test("Between two pages the dots look as they do in a dragged carousel")
  func marksBetweenPages() {
    for direction in Direction.allCases where direction.axis == .horizontal {
      var control = PageControl.sample(5) { $0.direction = direction }
      for quarter in 0...16 {
        let position = Double(quarter) / 4
        #expect(control.handle(.setPosition(position), at: 1).isHandled)
        #expect(control.position(at: 1) == position)
        let (page, share) = (quarter / 4, position - Double(quarter / 4))
        var expected = [8.0, 8, 8, 8, 8]
        expected[page] = 36 - 28 * share
        if share > 0 { expected[page + 1] = 8 + 28 * share }
        #expect(widths(control, at: 1) == expected, "\(position), \(direction)")
      }
    }
    var carousel = Carousel(.init(pageCount: 5), at: 0)
    _ = carousel.handle(.resize(Size(width: 390, height: 400)), at: 0)
    for (x, now) in [(300.0, 1.0), (280, 1.1), (163, 1.2)] {
      _ = carousel.handle(now == 1 ? .press(Point(x: x, y: 90)) : .move(Point(x: x, y: 90)), at: now)
    }
    var control = PageControl.sample(5)
    _ = control.handle(.setPosition(carousel.position(at: 1.2)), at: 1)
    let expected = DrawnRow(carousel.frame(at: 1.2)).marks.map { ($0.rect.width * 1e6).rounded() / 1e6 }
    #expect(widths(control, at: 1) == expected && expected[0] < 35)
  }

  @Test("A jump of the other pager over several pages is one change, 0.1 s after it has come to rest")
  func oneChange() throws {
    var control = PageControl.sample(5)
    #expect(changes(&control, turn(from: 0, to: 4), from: 1).isEmpty)
    #expect(control.currentPage == 0 && widths(control, at: 1.5) == [8, 8, 8, 8, 36])
    #expect(control.nextChange(after: 1.5) == .at(1.6))
    let change = try #require(control.handle(.tick, at: 1.6).pageChange)
    #expect(change == PageChange(from: 0, to: 4, cause: .app, time: 1.6))
    #expect(widths(control, at: 1.6) == [8, 8, 8, 8, 36], "nothing moves any more")
    #expect(control.timer.isRunning && control.timer.progress(at: 2.6) == 0.25)
  }

  @Test("A pager that is at the current page ends an animated turn of the dots", arguments: [nil, 5, 3])
  func there(pageCount: Int?) {
    for following in [false, true] {
      var control = PageControl.sample(5)
      if following { _ = changes(&control, [0.3, 1.4], from: 0.9) }
      _ = control.handle(.select(page: 2, animated: true), at: 1)
      if let pageCount { _ = control.handle(.setPageCount(pageCount), at: 1) }
      #expect(!control.handle(.setPosition(.nan), at: 1.05).isHandled)
      #expect(pageCount == 3 || control.position(at: 1.05) < 2, "moving; NaN changes nothing")
      #expect(control.handle(.setPosition(2), at: 1.05).isHandled)
      #expect(control.position(at: 1.05) == 2)
      #expect(widths(control, at: 1.05)[2] == 36 && control.timer.isRunning)
    }
  }

  @Test("After the control itself has turned, the other pager's motion to that page changes nothing")
  func noFeedback() {
    var control = PageControl.sample(5)
    #expect(control.handle(.select(page: 4, animated: true), at: 1).pageChange?.to == 4)
    #expect(changes(&control, turn(from: 0, to: 4), from: 1).isEmpty)
    #expect(control.currentPage == 4 && control.timer.isRunning, "at once, at rest")
    #expect(control.handle(.tick, at: 3).pageChange == nil)
    // A pager that doesn't turn, or is dragged elsewhere, wins.
    _ = control.handle(.select(page: 1, animated: true), at: 3)
    #expect(changes(&control, turn(from: 4, to: 3), from: 3).isEmpty)
    #expect(control.handle(.tick, at: 4).pageChange?.to == 3)
  }

  @Test("Passing a page exactly isn't a change")
  func passing() {
    var control = PageControl.sample(5)
    #expect(changes(&control, [0.5, 1, 1, 1, 1.5, 2, 2.5, 3], from: 1).isEmpty)
    #expect(control.handle(.tick, at: 1.5).pageChange?.to == 3)
  }

  @Test("Between two pages the nearest becomes current after half a second, and waits for the position")
  func betweenPages() {
    var control = PageControl.sample(5)
    _ = control.handle(.setPosition(1.6), at: 1)
    #expect(control.nextChange(after: 1) == .at(1.5))
    // A position that is reported again hasn't moved.
    #expect(control.handle(.setPosition(1.6), at: 1.4).pageChange == nil)
    #expect(control.handle(.setPosition(1.6), at: 1.5).pageChange?.to == 2)
    #expect(control.nextChange(after: 1.5) == .still && !control.timer.isRunning)
    #expect(control.position(at: 9) == 1.6 && widths(control, at: 9) == [8, 19.2, 24.8, 8, 8])
    #expect(control.handle(.setPosition(2.4), at: 9).pageChange == nil)
    #expect(control.handle(.tick, at: 99).pageChange == nil, "it is the nearest already")
    _ = control.handle(.setPosition(2), at: 100)
    #expect(control.timer.isRunning && control.timer.progress(at: 102) == 0.5)
  }

  @Test("Time is paused until the position is at the current page, and then resumes")
  func time() {
    var control = PageControl.sample(3)
    _ = control.handle(.setPosition(0.3), at: 1)
    #expect(control.timer.pausedBy == .touch && control.timer.progress(at: 50) == 0.25)
    // A user's press on the dots is a separate reason.
    _ = control.handle(.press(Point(x: 200, y: 22)), at: 2)
    _ = control.handle(.cancel, at: 3)
    #expect(!control.timer.isRunning)
    _ = control.handle(.press(Point(x: 200, y: 22)), at: 4)
    _ = control.handle(.setPosition(0), at: 5)
    #expect(!control.timer.isRunning, "the finger is still there")
    _ = control.handle(.cancel, at: 6)
    #expect(control.timer.isRunning && control.timer.progress(at: 7) == 0.5)
    // So it is at another page, until that is the current one.
    _ = control.handle(.setPosition(2), at: 8.95)
    #expect(control.handle(.tick, at: 9.04).pageChange == nil)
    #expect(control.handle(.tick, at: 9.05).pageChange?.to == 2)
  }

  @Test("A late wake-up makes no difference, and after a long sleep the page begins at the wake-up")
  func lateness() {
    var (onTime, late, slept) = (PageControl.sample(3), PageControl.sample(3), PageControl.sample(3))
    for (index, wake) in [1.1, 1.5, 60].enumerated() {
      var control = [onTime, late, slept][index]
      _ = control.handle(.setPosition(2), at: 1)
      _ = control.handle(.tick, at: wake)
      if index == 0 { onTime = control } else if index == 1 { late = control } else { slept = control }
    }
    #expect(late.timer.progress(at: 3.1) == 0.5 && onTime.frame(at: 3) == late.frame(at: 3))
    #expect(slept.currentPage == 2 && slept.timer.progress(at: 61) == 0.25)
  }

  @Test("Beyond the ends the position is clamped; if pages loop, it is between the last and the first")
  func ends() {
    for (position, last, expected) in [
      (-0.5, false, [36.0, 8, 8]), (2.5, false, [8, 8, 36]), (2.25, true, [15, 8, 29]),
      (-0.75, true, [15, 8, 29]), (-0.0001, true, [36, 8, 8]), (2.9999, true, [36, 8, 8]),
    ] {
      var control = PageControl.sample(3) { $0.loops = last }
      let outcome = control.handle(.setPosition(position), at: 1)
      #expect(outcome.isHandled && outcome.diagnostics.isEmpty)
      #expect(widths(control, at: 1) == expected, "\(position)")
      #expect((0..<3).contains(control.position(at: 1)))
    }
    var control = PageControl.sample(3)
    _ = control.handle(.setPosition(2.75), at: 1)
    #expect(control.handle(.tick, at: 2).pageChange == nil, "nearest to the first page, which is current")
  }

  @Test("NaN and positions out of range are ignored, and reported once")
  func invalid() {
    for position in [Double.nan, .infinity, -.infinity, -1, 3, 1e300] {
      var control = PageControl.sample(3)
      _ = control.handle(.setPosition(0.5), at: 1)
      let outcome = control.handle(.setPosition(position), at: 1.1)
      #expect(!outcome.isHandled && outcome.diagnostics == .pageOutOfRange, "\(position)")
      #expect(control.position(at: 1.1) == 0.5)
      #expect(control.handle(.setPosition(position), at: 1.2).diagnostics.isEmpty)
    }
    for loops in [true, false] {
      var empty = PageControl.sample(0) { $0.loops = loops }
      for position in [0, -0.5, 0.5] {
        #expect(empty.handle(.setPosition(position), at: 1).diagnostics.isEmpty)
        #expect(empty.currentPage == 0)
      }
    }
  }

  @Test("Selecting, restarting or replacing pages ends the following; other events don't")
  func ended() {
    for (event, follows) in [
      (Event.select(page: 0, animated: true), false), (.select(page: 2, animated: true), false),
      (.restart, false), (.key(.right), false), (.advance, false), (.setPageCount(5), false),
      (.edit(.insert(at: 0, count: 1)), false), (.setPageCount(3), true),
      (.select(page: 9, animated: true), true),
      (.setDuration(.seconds(2)), true), (.pause(.app), true), (.resume(.all), true),
      (.resize(Size(width: 300, height: 44)), true), (.setPosition(.nan), true),
    ] {
      var control = PageControl.sample(3)
      _ = control.handle(.setPosition(0.5), at: 1)
      _ = control.handle(event, at: 1.1)
      #expect((control.timer.pausedBy.contains(.touch)) == follows, "\(event)")
      let rest = Double(control.currentPage)
      #expect((control.position(at: 1.4) == 0.5) == follows, "\(event)")
      if !follows { #expect(abs(control.position(at: 3) - rest) < 1e-9, "\(event)") }
    }
    var control = PageControl.sample(3) { $0.loops = true }
    _ = control.handle(.setPosition(2.5), at: 1)
    var configuration = control.configuration
    configuration.loops = false
    _ = control.configure(configuration, at: 1.1)
    #expect(control.position(at: 1.1) == 2, "nothing lies beyond the last page any more")
    configuration.loops = true
    _ = control.configure(configuration, at: 1.2)
    #expect(control.position(at: 1.2) == 2.5 && control.timer.pausedBy == .touch, "as it was before")
  }

  @Test("With Reduce Motion the dots cross-fade once the page has changed")
  func reduceMotion() {
    var control = PageControl.sample(3) { $0.reduceMotion = true }
    _ = control.handle(.setPosition(0.5), at: 1)
    #expect(widths(control, at: 1) == [36, 8, 8])
    _ = control.handle(.setPosition(1), at: 1.1)
    _ = control.handle(.tick, at: 1.21)
    #expect(control.currentPage == 1 && control.nextChange(after: 1.25) == .everyFrame)
    #expect(widths(control, at: 2) == [8, 36, 8])
  }

  @Test("Segments turn when the position has come to rest, and their time is paused until then")
  func segments() {
    var stories = SegmentedProgress(.init(pageCount: 5), at: 0)
    _ = stories.handle(.resize(Size(width: 300, height: 44)), at: 0)
    let began = 1 + 1.0 / 60
    let before = stories.frame(at: began)
    #expect(changes(&stories, turn(from: 0, to: 3), from: 1).isEmpty)
    #expect(stories.position(at: 1.5) == 3 && stories.sequenceProgress(at: 1.5) == began / 20)
    #expect(stories.frame(at: 1.5).display == before.display)
    #expect(stories.handle(.tick, at: 1.6).pageChange?.to == 3)
    #expect(stories.nextChange(after: 1.65) == .everyFrame, "the fill flows there")
    #expect(stories.sequenceProgress(at: 3.6) == 0.7)
  }

  @Test("A component with pages of its own doesn't follow")
  func ownPages() {
    var carousel = Carousel(.init(pageCount: 3), at: 0)
    var pages = PageView(.init(pageCount: 3), at: 0)
    for position in [1.5, .nan] {
      #expect(carousel.handle(.setPosition(position), at: 1) == Outcome())
      #expect(pages.handle(.setPosition(position), at: 1) == Outcome())
    }
    #expect(carousel.position(at: 1) == 0 && carousel.timer.isRunning && pages.position(at: 1) == 0)
  }
}

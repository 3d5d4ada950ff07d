import Dwell
import DwellTestSupport
import Testing

/// Input on segments: taps, keys, and a resting pointer.
@Suite("Input on a segmented progress") struct SegmentedProgressInputTests {
  @Test("R116: a tap on any segment turns to its page, in every direction, and starts its full time")
  func taps() {
    for direction in Direction.allCases {
      for current in 0..<5 {
        for page in 0..<5 {
          var progress = SegmentedProgress.sample(5, current: current) { $0.direction = direction }
          let outcome = progress.tap(4 + 59.2 * Double(page) + 20, at: 1)
          #expect(outcome.isHandled)
          #expect(progress.currentPage == page && progress.timer.isRunning)
          #expect(
            outcome.pageChange
              == (page == current ? nil : PageChange(from: current, to: page, cause: .person, time: 1)))
          #expect(progress.timer.progress(at: 1) == (page == current ? 0.25 : 0), "R145")
        }
      }
    }
  }

  @Test("A gap belongs to the nearest segment, the ends of the track to the first and last")
  func gaps() {
    let progress = SegmentedProgress.sample(5)
    for (main, page) in [
      (0, 0), (3.9, 0), (4, 0), (61.1, 0), (61.3, 1), (63, 1), (120.3, 1), (120.5, 2), (298, 4), (299.9, 4),
    ] as [(Double, Int)] {
      #expect(progress.page(at: progress.point(main), at: 0) == page, "\(main) points from the leading edge")
    }
  }

  @Test("The hit target is 44 points across, however thin the component, and no more")
  func targets() {
    for direction in Direction.allCases {
      var progress = SegmentedProgress.sample(5, across: 5) { $0.direction = direction }
      #expect(progress.tap(100, across: 21.9, at: 1).isHandled && progress.currentPage == 1)
      #expect(progress.tap(200, across: -21.9, at: 1).isHandled && progress.currentPage == 3)
      #expect(!progress.tap(100, across: 22.1, at: 1).isHandled && progress.currentPage == 3)
      #expect(!progress.tap(301, at: 1).isHandled && progress.currentPage == 3)
    }
  }

  @Test("R132: a press pauses the time, which then resumes; released elsewhere it turns nothing")
  func holding() {
    var progress = SegmentedProgress.sample(5)
    #expect(progress.handle(.press(progress.point(20)), at: 1).isHandled)
    #expect(progress.nextChange(after: 2) == .still)
    let outcome = progress.handle(.release(progress.point(200)), at: 50)
    #expect(outcome.pageChange == nil && !outcome.isHandled)
    #expect(progress.timer.progress(at: 50) == 0.25 && progress.handle(.tick, at: 53).pageChange?.to == 1)
  }

  @Test("A press that another gesture takes over, or whose pages are renumbered, turns nothing")
  func voidPresses() {
    var progress = SegmentedProgress.sample(5)
    _ = progress.handle(.press(progress.point(200)), at: 1)
    #expect(progress.handle(.cancel, at: 2).isHandled)
    #expect(!progress.handle(.release(progress.point(200)), at: 2).isHandled && progress.timer.isRunning)
    for main in [20, 200] as [Double] {
      _ = progress.handle(.press(progress.point(main)), at: 2)
      _ = progress.handle(.edit(.insert(at: 0, count: 1)), at: 2)
      #expect(progress.handle(.release(progress.point(main)), at: 2).pageChange == nil)
      #expect(progress.timer.isRunning)
    }
  }

  @Test("A resting pointer pauses the time, unless the timer doesn't pause for that")
  func hovering() {
    var progress = SegmentedProgress.sample(3)
    #expect(progress.handle(.hover(progress.point(20)), at: 1).isHandled)
    #expect(!progress.timer.isRunning)
    #expect(progress.handle(.leave, at: 9).isHandled && progress.timer.progress(at: 9) == 0.25)
    var other = SegmentedProgress.sample(3) { $0.timer.pausesFor = [.app] }
    _ = other.handle(.hover(other.point(20)), at: 1)
    #expect(other.timer.isRunning)
  }

  @Test("Keys turn pages along the direction, to the ends, and pause")
  func keys() {
    for (direction, on, back) in [
      (.leftToRight, .right, .left), (.rightToLeft, .left, .right), (.topToBottom, .down, .up),
      (.bottomToTop, .up, .down),
    ] as [(Direction, Key, Key)] {
      var progress = SegmentedProgress.sample(4) {
        $0.direction = direction
        $0.loops = false
      }
      for (key, page) in [(on, 1), (back, 0), (.pageDown, 1), (.end, 3), (.pageUp, 2), (.home, 0)]
        as [(Key, Int)]
      {
        let outcome = progress.handle(.key(key), at: 1)
        #expect(outcome.isHandled && outcome.pageChange?.to == page && outcome.pageChange?.cause == .person)
      }
      #expect(!progress.handle(.key(back), at: 1).isHandled, "nothing before the first page")
      #expect(progress.handle(.key(.space), at: 1).isHandled && progress.timer.pausedBy == .app)
      #expect(progress.frame(at: 1).semantics.elements.first?.actions.contains(.resume) == true)
      #expect(progress.handle(.key(.space), at: 2).isHandled && progress.timer.isRunning)
    }
  }

  @Test("Without pages or size there is no hit target, and keys do nothing")
  func nothingThere() {
    var empty = SegmentedProgress.sample(0)
    for event in [.press(empty.point(20)), .key(.right), .key(.home), .key(.space), .hover(.zero)] as [Event]
    {
      #expect(empty.handle(event, at: 1) == Outcome())
    }
    var small = SegmentedProgress.sample(3, length: 0)
    #expect(!small.handle(.press(Point(x: 1, y: 22)), at: 1).isHandled)
    #expect(small.handle(.press(Point(x: .nan, y: 22)), at: 1).isHandled == false)
  }

  @Test("The space bar pauses a single page, too; without pages it does nothing")
  func pausesTheOnlyPage() {
    for (count, isHandled) in [(0, false), (1, true)] {
      var progress = SegmentedProgress.sample(count)
      #expect(progress.handle(.key(.space), at: 1).isHandled == isHandled)
      #expect(progress.timer.pausedBy == (isHandled ? .app : []))
    }
  }
}

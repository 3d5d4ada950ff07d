import Dwell
import DwellTestSupport
import Testing

/// A component with a recorder, as an app would keep both.
private struct Recorded<Shown: TimedComponent> {
  /// The component.
  var component: Shown
  /// The recorder.
  var recorder: PageRecorder

  /// A component that is recorded from `start` on.
  init(_ component: Shown, seen: SeenPages = SeenPages(), from start: Double = 0) {
    self.component = component
    recorder = PageRecorder(component.timer, seen: seen, at: start)
  }

  /// Sends an event, and returns the visits that it has ended.
  @discardableResult
  mutating func send(_ event: Event, at now: Double) -> [PageTime] {
    _ = component.handle(event, at: now)
    return recorder.note(event, of: component.timer, at: now)
  }
}

@Suite("A recorder of pages")
struct PageRecorderTests {
  /// A recorded page control of three pages of four seconds.
  private func control(
    _ count: Int = 3, seen: SeenPages = SeenPages(), loops: Bool = true,
    _ change: (inout PageTimer.Configuration) -> Void = { _ in }
  ) -> Recorded<PageControl> {
    Recorded(
      PageControl.sample(count) {
        $0.loops = loops
        change(&$0.timer)
      }, seen: seen)
  }

  @Test("Each page's times in view and running are known at any time, and its visit when it has ended")
  func visits() {
    var control = control()
    #expect(control.recorder.times(at: 0).pages == [])
    #expect(control.recorder.times(at: 1.25).pages == [PageTime(page: 0, shown: 1.25, running: 1.25)])
    #expect(control.send(.pause(.hover), at: 1) == [])
    #expect(control.send(.resume(.hover), at: 11) == [])
    #expect(control.send(.tick, at: 14) == [PageTime(page: 0, shown: 14, running: 4, completions: 1)])
    #expect(
      control.send(.select(page: 2, animated: true), at: 15) == [PageTime(page: 1, shown: 1, running: 1)])
    let times = control.recorder.times(at: 15.5)
    #expect(times.pages.map(\.shown) == [14, 1, 0.5] && times.pages.map(\.running) == [4, 1, 0.5])
    #expect(times.shown == 15.5)
  }

  @Test("A late front records the instants that were due; one that slept, only time that ran")
  func late() {
    var late = control()
    #expect(late.send(.pause(.app), at: 4.25) == [PageTime(page: 0, shown: 4, running: 4, completions: 1)])
    #expect(late.recorder.times(at: 9)[1] == PageTime(page: 1, shown: 5, running: 0.25))
    var slept = control()
    #expect(
      slept.recorder.times(at: 100).pages == [PageTime(page: 0, shown: 100, running: 4, completions: 1)])
    #expect(slept.send(.tick, at: 100) == [PageTime(page: 0, shown: 100, running: 4, completions: 1)])
    #expect(slept.recorder.times(at: 101)[1] == PageTime(page: 1, shown: 1, running: 1))
  }

  @Test("A turn at the very instant of a late one doesn't hide it")
  func turnsAtOnce() {
    var control = control()
    let visits = control.send(.select(page: 2, animated: true), at: 4.25)
    #expect(
      visits == [
        PageTime(page: 0, shown: 4, running: 4, completions: 1),
        PageTime(page: 1, shown: 0.25, running: 0.25),
      ])
  }

  @Test(
    "A page is in sight unless it is hidden or the app is in the background",
    arguments: [
      PauseReasons.hidden, .background,
    ])
  func hidden(_ reason: PauseReasons) {
    var control = control()
    #expect(control.send(.pause(reason), at: 1) == [PageTime(page: 0, shown: 1, running: 1)])
    #expect(control.send(.select(page: 1, animated: false), at: 2) == [])
    #expect(control.send(.resume(reason), at: 50) == [])
    #expect(
      control.send(.select(page: 0, animated: false), at: 51) == [PageTime(page: 1, shown: 1, running: 1)])
    #expect(control.recorder.record(at: 51).seen.ranges == [0..<2])
  }

  @Test("Time that runs out of view doesn't count: running is part of shown")
  func runsHidden() {
    var control = control { $0.pausesFor = .app }
    control.send(.pause(.hidden), at: 1)
    control.send(.tick, at: 4)
    control.send(.tick, at: 8)
    control.send(.resume(.hidden), at: 9)
    #expect(
      control.recorder.times(at: 10).pages == [
        PageTime(page: 0, shown: 1, running: 1), PageTime(page: 2, shown: 1, running: 1),
      ])
  }

  @Test("The delay before the first page counts as shown, not as running")
  func startDelay() {
    let waiting = control { $0.startDelay = 2 }
    for (now, running) in [(1, 0), (2, 0), (3, 1), (5, 3)] as [(Double, Double)] {
      #expect(waiting.recorder.times(at: now)[0] == PageTime(page: 0, shown: now, running: running))
    }
    #expect(waiting.recorder.times(at: 6.25)[0] == PageTime(page: 0, shown: 6, running: 4, completions: 1))
    var late = waiting
    late.send(.tick, at: 6.25)
    #expect(late.recorder.times(at: 6.25)[0] == PageTime(page: 0, shown: 6, running: 4, completions: 1))
  }

  @Test("A page ends once if the app is asked, and not again when it agrees")
  func approval() {
    var asking = control { $0.asksBeforeAdvancing = true }
    #expect(asking.send(.tick, at: 4) == [])
    #expect(asking.send(.advance, at: 6) == [PageTime(page: 0, shown: 6, running: 4, completions: 1)])
    asking.send(.tick, at: 10)
    asking.send(.veto, at: 11)
    #expect(asking.recorder.times(at: 15)[1] == PageTime(page: 1, shown: 9, running: 8, completions: 2))
  }

  @Test("The end of the last page counts as an end, however long it stays in view")
  func end() {
    var story = control(2, loops: false)
    story.send(.tick, at: 4)
    #expect(story.send(.tick, at: 8) == [])
    #expect(story.recorder.times(at: 20)[1] == PageTime(page: 1, shown: 16, running: 4, completions: 1))
    let record = story.recorder.record(at: 20)
    #expect(record == PageRecord(pageCount: 2, currentPage: 1, progress: 1, seen: SeenPages([0..<2])))
  }

  @Test("A page that is turned or skipped by a tap wasn't seen to its end")
  func skipped() {
    var story = control(2, loops: false)
    #expect(story.send(.advance, at: 1).map(\.completions) == [0])
    story.send(.advance, at: 2)
    #expect(story.component.timer.phase == .ended && story.recorder.times(at: 3)[1].completions == 0)
  }

  @Test("A page that the app drives ends when the app reports it, at once or after a pause")
  func external() {
    var video = control { $0.duration = .external }
    video.send(.setProgress(0.5, rate: 0), at: 5)
    #expect(
      video.send(.setProgress(1, rate: 0), at: 9) == [PageTime(page: 0, shown: 9, running: 9, completions: 1)]
    )
    video.send(.pause(.touch), at: 10)
    video.send(.setProgress(1, rate: 0), at: 11)
    video.send(.setProgress(.nan, rate: 0), at: 11)
    video.send(.resume(.touch), at: 12)
    #expect(video.send(.tick, at: 12) == [PageTime(page: 1, shown: 3, running: 1, completions: 1)])
  }

  @Test("A single page that restarts repeatedly is one visit")
  func lonePage() {
    var lone = Recorded(SegmentedProgress(.init(pageCount: 1), at: 0))
    #expect(lone.send(.tick, at: 4) == [] && lone.send(.tick, at: 8.125) == [])
    #expect(lone.recorder.times(at: 9).pages == [PageTime(page: 0, shown: 9, running: 9, completions: 2)])
  }

  @Test("Without pages nothing is in view, and a clock that steps back or is broken takes no time")
  func noPages() {
    var none = control(0)
    #expect(none.recorder.times(at: 10).pages == [])
    #expect(none.recorder.record(at: 10) == PageRecord(pageCount: 0))
    #expect(none.send(.setPageCount(3), at: 10) == [])
    for now in [10.5, .nan, 1, 3] { none.send(.tick, at: now) }
    #expect(none.recorder.times(at: 3).pages == [PageTime(page: 0, shown: 2.5, running: 2.5)])
  }

  @Test("Edits keep the times and seen marks of the remaining pages, and end the visit of a replaced one")
  func edits() {
    var control = control()
    control.send(.tick, at: 4)
    #expect(control.send(.edit(.insert(at: 0, count: 2)), at: 5) == [])
    #expect(control.recorder.times(at: 5).pages.map(\.page) == [2, 3])
    #expect(control.send(.edit(.move(from: 3, to: 0)), at: 6) == [])
    #expect(control.recorder.times(at: 6)[0] == PageTime(page: 0, shown: 2, running: 2))
    #expect(control.recorder.record(at: 6).seen.ranges == [0..<1, 3..<4])
    #expect(control.send(.edit(.remove(at: 0, count: 1)), at: 7) == [])
    #expect(control.recorder.times(at: 8).pages.map(\.shown) == [1, 4])
    #expect(control.send(.setPageCount(1), at: 9) == [])
    let times = control.recorder.times(at: 10).pages
    #expect(times == [PageTime(page: 0, shown: 3, running: 2)], "no time passes for a single page")
    #expect(control.send(.edit(.remove(at: 9, count: 1)), at: 10) == [], "no such page")
  }

  @Test("A configuration is recorded without an event")
  func configuration() {
    var control = control()
    var configuration = control.component.configuration
    configuration.pageCount = 1
    control.send(.tick, at: 4)
    _ = control.component.configure(configuration, at: 5)
    #expect(control.recorder.note(nil, of: control.component.timer, at: 5) == [])
    #expect(control.recorder.times(at: 6).pages == [PageTime(page: 0, shown: 5, running: 4, completions: 1)])
  }

  @Test("Durations of single pages count, however many there are")
  func durations() {
    var control = control(50_000)
    for page in 0..<50_000 {
      control.send(.setPageDuration(.seconds(Double(1 + page % 3)), page: page), at: 0)
    }
    var now = 0.0
    for page in 0..<6 {
      now += Double(1 + page % 3)
      #expect(control.send(.tick, at: now + 0.125).map(\.shown) == [Double(1 + page % 3)])
    }
  }

  @Test("Only those of a million pages that are in view are stored")
  func million() {
    var control = control(1_000_000)
    for (now, page) in [(1, 999_999), (2, 5), (3, 7)] {
      control.send(.select(page: page, animated: false), at: Double(now))
    }
    #expect(control.recorder.times(at: 4).pages.map(\.page) == [0, 5, 7, 999_999])
  }

  @Test("A carousel is recorded like a row, whatever turns its pages")
  func carousel() {
    var carousel = Recorded(Carousel.sample(3))
    #expect(carousel.send(.key(.right), at: 1) == [PageTime(page: 0, shown: 1, running: 1)])
    #expect(carousel.send(.press(Point(x: 200, y: 150)), at: 2) == [])
    #expect(carousel.send(.cancel, at: 8) == [])
    #expect(carousel.send(.tick, at: 11) == [PageTime(page: 1, shown: 10, running: 4, completions: 1)])
  }

  @Test("Pages seen before count, and recording leaves the component unchanged")
  func seenBefore() {
    var control = control(4, seen: SeenPages([1..<2]))
    let plain = control.component
    control.send(.tick, at: 4)
    #expect(control.recorder.record(at: 4).seen.ranges == [0..<2])
    #expect(control.recorder.record(at: 4.5).seen.ranges == [0..<2])
    #expect(control.recorder.record(at: 4).firstUnseen == 2)
    var alone = plain
    _ = alone.handle(.tick, at: 4)
    #expect(alone == control.component)
  }
}

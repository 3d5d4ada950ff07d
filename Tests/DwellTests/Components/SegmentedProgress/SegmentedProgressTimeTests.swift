import Dwell
import DwellTestSupport
import Testing

/// The sequence's time, its index, and how both follow the selection.
@Suite("A segmented progress and time") struct SegmentedProgressTimeTests {
  @Test(
    "R115 R130 R133 R135-R138: of 4 pages of 4 s, progress and index at the worked times, from the start by itself"
  )
  func workedTimes() {
    let worked: [(time: Double, progress: Double, index: Int)] = [
      (0, 0, 0), (3.99, 0.249375, 0), (4, 0.25, 1), (8, 0.5, 2), (12, 0.75, 3), (15.99, 0.999375, 3),
    ]
    var progress = SegmentedProgress.sample(4)
    for (time, share, index) in worked {
      _ = progress.handle(.tick, at: time)
      #expect(isClose(progress.sequenceProgress(at: time), share), "at \(time) s")
      #expect(progress.currentPage == index, "at \(time) s")
    }
  }

  @Test("R134: the first page follows the last if pages loop; otherwise all stay full")
  func theEnd() {
    var looping = SegmentedProgress.sample(4, current: 3)
    #expect(looping.handle(.tick, at: 4).pageChange == PageChange(from: 3, to: 0, cause: .timer, time: 4))
    #expect(looping.sequenceProgress(at: 4) == 0)
    var ending = SegmentedProgress.sample(4, current: 3) { $0.loops = false }
    #expect(ending.handle(.tick, at: 4).didEnd)
    #expect(ending.sequenceProgress(at: 9) == 1 && ending.nextChange(after: 9) == .still)
    #expect(
      DrawnSegments(ending, at: 9).segments.allSatisfy {
        isClose(DrawnSegments(ending, at: 9).share($0.page), 1)
      })
  }

  @Test("R141 R144 R146: selecting page 2 of 4 sets the progress to 0.5, and time continues from there")
  func selection() {
    var progress = SegmentedProgress.sample(4)
    let outcome = progress.handle(.select(page: 2, animated: true), at: 1)
    #expect(outcome.pageChange == PageChange(from: 0, to: 2, cause: .app, time: 1))
    #expect(progress.sequenceProgress(at: 1) == 0.5)
    #expect(progress.handle(.tick, at: 5).pageChange == PageChange(from: 2, to: 3, cause: .timer, time: 5))
  }

  @Test("R145: selecting the shown page changes nothing: no loop, no restart")
  func selectingTheSame() {
    var progress = SegmentedProgress.sample(4)
    let frame = progress.frame(at: 1)
    #expect(progress.handle(.select(page: 0, animated: true), at: 1).pageChange == nil)
    #expect(progress.frame(at: 1) == frame)
  }

  @Test(
    "The index is the timer's, never found by dividing: it is exact for every page of 1...40")
  func indexIsExact() {
    for count in 1...40 {
      var progress = SegmentedProgress.sample(count, length: 2000)
      for page in 1..<max(count, 2) {
        let change = progress.handle(.tick, at: Double(page) * 4).pageChange
        #expect(change?.to ?? 0 == page % count, "page \(page) of \(count)")
      }
    }
  }

  @Test("R130: pages of different durations are equal fractions of the sequence")
  func differentDurations() {
    var progress = SegmentedProgress.sample(3) { $0.segments.style = .fluid }
    _ = progress.handle(.setPageDuration(.seconds(10), page: 1), at: 0)
    _ = progress.handle(.tick, at: 4)
    #expect(isClose(progress.sequenceProgress(at: 9), 0.5))
    let shape = DrawnSegments(progress, at: 9).shapes.first { $0.page == 1 }
    #expect(isClose(shape?.main.end, 150))
    #expect(progress.nextChange(after: 9, step: 1000) == .at(14))
  }

  @Test("The example in its documentation works as described")
  func example() {
    var stories = SegmentedProgress(.init(pageCount: 5), at: 0)
    _ = stories.handle(.resize(Size(width: 300, height: 44)), at: 0)
    #expect(isClose(DrawnSegments(stories, at: 1).share(0), 0.25))
    #expect(stories.handle(.tick, at: 4).pageChange?.to == 1)
    #expect(stories.sequenceProgress(at: 4) == 0.2)
  }

  @Test("A single page has its time; without pages there is none")
  func singlePage() {
    var single = SegmentedProgress.sample(1)
    #expect(isClose(DrawnSegments(single, at: 1).share(0), 0.25))
    #expect(single.handle(.tick, at: 4).pageChange == nil)
    #expect(isClose(DrawnSegments(single, at: 6).share(0), 0.5), "it begins again")
    var none = SegmentedProgress.sample(0)
    #expect(none.frame(at: 1).display.commands.isEmpty && none.nextChange(after: 0) == .still)
    #expect(none.sequenceProgress(at: 3) == 0 && none.handle(.tick, at: 100) == Outcome())
  }

  @Test(
    "A turn by time that a person takes back in the same moment is no change of page, though its time is new")
  func takenBack() {
    var progress = SegmentedProgress.sample(3)
    let outcome = progress.handle(.key(.left), at: 4.1)
    #expect(outcome.pageChange == nil && outcome.isHandled && progress.currentPage == 0)
    #expect(progress.timer.progress(at: 4.1) == 0)
  }

  @Test("Edits keep the shown page and its progress, and the new picture is there at once")
  func edits() {
    var progress = SegmentedProgress.sample(3, current: 1)
    _ = progress.handle(.edit(.insert(at: 0, count: 2)), at: 1)
    #expect(progress.currentPage == 3 && progress.pageCount == 5)
    let drawn = DrawnSegments(progress, at: 1)
    #expect(
      drawn.segments.map { isClose(drawn.share($0.page), $0.page < 3 ? 1 : $0.page == 3 ? 0.25 : 0) }
        == [true, true, true, true, true])
    _ = progress.handle(.setPageCount(2), at: 1)
    #expect(progress.currentPage == 1 && isClose(DrawnSegments(progress, at: 1).share(1), 0))
  }

  @Test("The app can drive a page: its segment fills at the given rate, and waits when full")
  func external() {
    var progress = SegmentedProgress.sample(2) { $0.timer.duration = .external }
    #expect(progress.nextChange(after: 0) == .still)
    _ = progress.handle(.setProgress(0.2, rate: 0.1), at: 10)
    #expect(isClose(DrawnSegments(progress, at: 13).share(0), 0.5))
    #expect(progress.frame(at: 13).course == .linear(until: 18))
    #expect(isClose(DrawnSegments(progress, at: 30).share(0), 1) && progress.nextChange(after: 30) == .still)
  }

  @Test(
    "Without pages the sequence has no progress, and a single page that loops has no neighbour to turn to")
  func fewPages() throws {
    #expect(SegmentedProgress.sample(0).sequenceProgress(at: 2) == 0)
    let single = try #require(SegmentedProgress.sample(1).frame(at: 1).semantics.elements.first)
    #expect(single.actions.isDisjoint(with: [.next, .previous]))
    let several = try #require(SegmentedProgress.sample(2).frame(at: 1).semantics.elements.first)
    #expect(several.actions.isSuperset(of: [.next, .previous]))
  }
}

import Dwell
import DwellTestSupport
import Testing

/// More pages than segments have room for.
@Suite("A segmented progress of many pages") struct SegmentedProgressWindowTests {
  @Test("Every page has its segment as long as each has 8 points; with one more page there is a window of 9")
  func whenItBegins() {
    #expect(DrawnSegments(.sample(24, length: 292), at: 0).segments.count == 24, "24 · (8 + 4) + 4 = 292")
    #expect(isClose(DrawnSegments(.sample(24, length: 292), at: 0).segments[0].main.length, 8))
    #expect(DrawnSegments(.sample(25, length: 292), at: 0).segments.count == 9)
    #expect(DrawnSegments(.sample(24, length: 291.9), at: 0).segments.count == 9)
    #expect(DrawnSegments(.sample(24, length: 40), at: 0).segments.count == 3, "no more than have room")
  }

  @Test("Segments that fit exactly fit, whatever the rounding")
  func exactFit() {
    for count in 1...60 {
      for length in [300, 390, 1024.5] as [Double] {
        let least = (length - 4 * Double(count + 1)) / Double(count)
        guard least >= 1 else { continue }
        let drawn = DrawnSegments(
          .sample(count, length: length) { $0.segments.metrics.minimumSegmentLength = least }, at: 0)
        #expect(drawn.segments.count == count, "\(count) in \(length)")
      }
    }
  }

  @Test(
    "The window fills the track with segments around the current page, which is full-sized, in every page of 40"
  )
  func everyPage() {
    for page in 0..<40 {
      for length in [30, 100, 300] as [Double] {
        let drawn = DrawnSegments(.sample(40, current: page, length: length), at: 1)
        let count = drawn.segments.count
        let first = drawn.segments.first?.page ?? -1
        #expect(first == min(max(page - count / 2, 0), 40 - count))
        let full = (length - 4 * Double(count + 1)) / Double(count)
        let current = drawn.segments.first { $0.page == page }
        #expect(isClose(current?.main.length, full) && current?.thickness == 5)
        #expect(isClose(current?.main.start, 4 + (full + 4) * Double(page - first)))
      }
    }
  }

  @Test("Segments next to an edge beyond which pages follow are smaller, and only those")
  func edges() {
    for (page, sizes) in [
      (0, [1, 1, 1, 1, 1, 1, 1, 0.75, 0.5]), (20, [0.5, 0.75, 1, 1, 1, 1, 1, 0.75, 0.5]),
      (39, [0.5, 0.75, 1, 1, 1, 1, 1, 1, 1]),
    ] as [(Int, [Double])] {
      let drawn = DrawnSegments(.sample(40, current: page), at: 1)
      #expect(drawn.segments.map { $0.thickness / 5 } == sizes, "page \(page)")
    }
  }

  @Test("When time turns the page the window slides by one segment, without a jump")
  func slides() {
    var progress = SegmentedProgress.sample(40, current: 20)
    let before = DrawnSegments(progress, at: 4)
    _ = progress.handle(.tick, at: 4)
    for page in 16...24 {
      let old = before.segments.first { $0.page == page }
      let new = DrawnSegments(progress, at: 4).segments.first { $0.page == page }
      // The two that alternate as full-sized in the middle are full-sized anyway.
      #expect(isClose(new?.main.middle, old?.main.middle ?? -1), "page \(page)")
      #expect(isClose(new?.thickness, old?.thickness ?? -1))
    }
    #expect(progress.nextChange(after: 4.1) == .everyFrame)
    if case .sampled = progress.frame(at: 4.1).course {} else { Issue.record("the window is not sampled") }
    let after = DrawnSegments(progress, at: 5)
    #expect(after.segments.map(\.page) == Array(17...25))
    let place = after.segments.first { $0.page == 21 }?.main.middle
    #expect(isClose(place, 150), "in the middle again")
  }

  /// The middle of a page's segment, and its thickness.
  private func look(_ page: Int, of progress: SegmentedProgress, at now: Double) -> (Double, Double) {
    let segment = DrawnSegments(progress, at: now).segments.first { $0.page == page }
    return (segment?.main.middle ?? .nan, segment?.thickness ?? .nan)
  }

  @Test(
    "A slide that another one interrupts hands over place and velocity, and a small segment grows on its way")
  func slideInterrupted() {
    var progress = SegmentedProgress.sample(40, current: 20)
    _ = progress.handle(.select(page: 24, animated: true), at: 1)
    #expect(isClose(look(24, of: progress, at: 1).1, 2.5) && isClose(look(24, of: progress, at: 3).1, 5))
    let before = progress
    _ = progress.handle(.select(page: 26, animated: true), at: 1.1)
    let small = 1e-6
    for page in 21...24 {
      let place = look(page, of: before, at: 1.1).0
      #expect(isClose(look(page, of: progress, at: 1.1).0, place))
      let velocity = (place - look(page, of: before, at: 1.1 - small).0) / small
      let after = (look(page, of: progress, at: 1.1 + small).0 - place) / small
      #expect(velocity < -100 && isClose(after, velocity, within: 1), "page \(page)")
    }
    if case .sampled = progress.frame(at: 1.15).course {} else { Issue.record("the window is not sampled") }
  }

  @Test(
    "A slide that is noticed a frame late is where it would be, and one noticed later is seen nearly whole")
  func slideNoticedLate() {
    /// A progress whose turn at 4 s is noticed late by a number of seconds.
    func noticed(_ late: Double) -> SegmentedProgress {
      var progress = SegmentedProgress.sample(40, current: 20)
      _ = progress.handle(.tick, at: 4 + late)
      return progress
    }
    #expect(isClose(look(21, of: noticed(0.03), at: 4.1).0, look(21, of: noticed(0), at: 4.1).0))
    #expect(isClose(look(21, of: noticed(0.3), at: 4.35).0, look(21, of: noticed(0), at: 4.1).0))
  }

  @Test("With Reduce Motion, and after a jump beyond the window, it is shown at once")
  func jumps() {
    var calm = SegmentedProgress.sample(40, current: 20) { $0.reduceMotion = true }
    _ = calm.handle(.tick, at: 4)
    #expect(DrawnSegments(calm, at: 4).segments.map(\.page) == Array(17...25))
    var far = SegmentedProgress.sample(4000, current: 20)
    _ = far.handle(.select(page: 3000, animated: true), at: 1)
    #expect(DrawnSegments(far, at: 1).segments.map(\.page) == Array(2996...3004))
    let late = DrawnSegments(far, at: 1.16)
    #expect(isClose(late.share(2997), 1) && isClose(late.share(2998), 0.04), "it crosses what is seen")
    #expect(
      isClose(DrawnSegments(far, at: 1.3).share(2999), 1) && isClose(DrawnSegments(far, at: 1).share(2996), 0)
    )
  }

  @Test("The fluid's edge crosses the window's part of the track page by page")
  func fluidWindow() {
    let progress = SegmentedProgress.sample(40, current: 20) { $0.segments.style = .fluid }
    for (time, edge) in [(0, 300 * 4 / 9.0), (2, 150), (4, 300 * 5 / 9.0)] as [(Double, Double)] {
      let shape = DrawnSegments(progress, at: time).shapes.first { $0.page == 20 }
      #expect(isClose(shape?.main.end, edge))
    }
  }

  @Test("`Int.max` pages are drawn as exactly, and as cheaply, as forty")
  func countless() {
    let count = PageEdit.maximumPageCount
    for current in [0, 1, 5_000_000_000, count / 2, count - 2, count - 1] {
      let progress = SegmentedProgress.sample(count, current: current)
      let few = DrawnSegments(.sample(40, current: min(current, 20) + max(current - (count - 20), 0)), at: 1)
      let drawn = DrawnSegments(progress, at: 1)
      #expect(drawn.segments.count == 9, "page \(current)")
      if current > 20, current < count - 20 {
        #expect(
          drawn.segments.map { isClose($0.main.start, few.segments[$0.page - current + 4].main.start) }
            == Array(repeating: true, count: 9))
      }
      #expect(isClose(drawn.share(current), 0.25))
      #expect(progress.frame(at: 1).display.commands.count <= 9 * 2 + 2)
      var turned = progress
      _ = turned.handle(.tick, at: 4)
      _ = turned.handle(.key(.end), at: 5)
      #expect(turned.currentPage == count - 1)
      #expect(turned.frame(at: 5.1).faults == [])
    }
  }

  @Test("A track of any length has at most a thousand segments")
  func longTrack() {
    let drawn = DrawnSegments(.sample(1000, length: 1e6), at: 0)
    #expect(drawn.segments.count == 1000)
    #expect(DrawnSegments(.sample(1001, length: 1e6), at: 0).segments.count == 9)
  }

  @Test("While the window slides, a point on a segment belongs to that segment")
  func hitsWhileSliding() {
    var progress = SegmentedProgress.sample(40, current: 20)
    _ = progress.handle(.select(page: 23, animated: true), at: 1)
    for elapsed in [0.02, 0.05, 0.1, 0.15, 0.2] {
      let drawn = DrawnSegments(progress, at: 1 + elapsed)
      for segment in drawn.segments
      where segment.main.start > 0 && segment.main.end < 300 && segment.thickness > 4.999 {
        let page = progress.page(at: progress.point(segment.main.middle), at: 1 + elapsed)
        #expect(page == segment.page, "after \(elapsed) s")
      }
    }
  }

  @Test("The drawn pages are those of its segments; without a size there are none")
  func visiblePages() {
    let progress = SegmentedProgress.sample(40, current: 20)
    #expect(progress.visiblePages(at: 1) == DrawnSegments(progress, at: 1).segments.map(\.page))
    #expect(SegmentedProgress(.init(pageCount: 3), at: 0).visiblePages(at: 0) == [])
  }

  @Test("A jump to a distant page ends the window's slide, and only the fill continues")
  func leapEndsSlide() {
    var progress = SegmentedProgress.sample(1000, current: 20)
    _ = progress.handle(.select(page: 22, animated: true), at: 1)
    _ = progress.handle(.select(page: 900, animated: true), at: 1.05)
    #expect(progress.nextChange(after: 1.06, step: 1) == .everyFrame)
    #expect(progress.nextChange(after: 1.3, step: 1) != .everyFrame)
  }
}

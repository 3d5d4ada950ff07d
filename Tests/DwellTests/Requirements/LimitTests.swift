import DwellTestSupport
import Testing

@testable import Dwell

/// Common mistakes of timed page controls.
@Suite("Clocks, counts, sizes and values at their limits") struct LimitTests {
  @Test(
    "A clock that leaps turns one page at most, one that goes back none, and the background pauses"
  )
  func clock() {
    for leap in [30, 3600, 1e9] as [Double] {
      var carousel = Carousel.sample(5)
      #expect(carousel.handle(.tick, at: leap).pageChange?.to == 1, "a leap of \(leap) s")
      #expect(carousel.timer.progress(at: leap) == 0, "the page that is woken up to has its whole time")
      let before = carousel.timer.progress(at: leap + 1)
      #expect(carousel.handle(.tick, at: -leap).pageChange == nil, "back by \(leap) s")
      #expect(carousel.timer.progress(at: -leap + 1) == before, "and from there time passes as ever")
    }
    var carousel = Carousel.sample(5)
    _ = carousel.handle(.pause(.background), at: 1)
    #expect(carousel.nextChange(after: 1) == .still && carousel.handle(.tick, at: 1e6).pageChange == nil)
    _ = carousel.handle(.resume(.background), at: 1e6)
    #expect(carousel.timer.progress(at: 1e6) == 0.25)
  }

  @Test(
    "A fill narrower than the pill is high lies within the pill's shape",
    arguments: LayoutVariant.all)
  func narrowFill(_ variant: LayoutVariant) {
    let control = PageControl.sample(3, size: variant.size(390, 44)) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
    }
    for elapsed in [0.01, 0.1, 0.4, 0.8] {
      let row = DrawnRow(control.frame(at: elapsed))
      #expect(row.fills[0].clip == row.marks[0].rect, "clipped by the pill")
      #expect(
        variant.main(of: row.fills[0].rect, in: control.size).length == 36, "a pill slid in, not a sliver")
      let seen = variant.main(of: row.fills[0].visible, in: control.size)
      #expect(isClose(seen.length, 9 * elapsed) && isClose(seen.start, 163), "after \(elapsed) s")
    }
  }

  @Test(
    "Time can be paused, a single page has none, pages out of range are refused, values are told"
  )
  func bounds() {
    var control = PageControl.sample(3)
    _ = control.handle(.pause(.app), at: 1)
    #expect(control.timer.progress(at: 99) == 0.25)
    #expect(PageControl.sample(1).nextChange(after: 0) == .still)
    for page in [-1, 3, .min, .max] {
      #expect(control.handle(.select(page: page, animated: true), at: 1).pageChange == nil)
      #expect(PageControl.sample(3, current: page).currentPage == 0)
    }
    #expect(control.frame(at: 1).semantics.elements.first?.value == .page(0, of: 3))
  }

  @Test("A meter of 0 of 0 is empty, and never fuller than full or emptier than empty")
  func meterRange() {
    for (value, whole, fraction) in [
      (0, 0, 0), (5, 0, 0), (11, 10, 1), (-1, 10, 0), (.infinity, 10, 1), (.nan, 10, 0), (1, -10, 0),
    ] as [(Double, Double, Double)] {
      let meter = ProgressMeter.sample(value, of: whole)
      #expect(meter.fraction == fraction, "\(value) of \(whole)")
      #expect(meter.frame(at: 9).faults.isEmpty, "\(value) of \(whole)")
    }
  }

  @Test(
    "The cover draws nothing, so any ground will do, and a new value moves the fill",
    arguments: LayoutVariant.all)
  func meterGround(_ variant: LayoutVariant) {
    var meter = ProgressMeter.sample(5, size: variant.size(548, 320)) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
    }
    for now in stride(from: 0, through: 5, by: 0.25) {
      for command in meter.frame(at: now).display.commands {
        if case .fill(_, _, _, .solid) = command { Issue.record("a ground is drawn at \(now) s") }
      }
    }
    _ = meter.handle(.setValue(9), at: 6)
    #expect(meter.nextChange(after: 6) == .everyFrame)
    #expect(isClose(meter.shownFraction(at: 60), 0.9))
  }

  @Test("The threshold is half of the container, whatever the screen", arguments: Direction.allCases)
  func container(_ direction: Direction) {
    for main in [80.0, 320, 1366] {
      for (share, page) in [(0.5, 0), (0.501, 1)] {
        var configuration = PageView.Configuration(pageCount: 2)
        configuration.direction = direction
        var driver = PageViewDriver(configuration, main: main)
        driver.drag(by: -share * main)
        #expect(driver.view.currentPage == page, "\(share) of \(main) points")
      }
    }
  }

  @Test(
    "Events at one moment, or without a press, divide by nothing and force nothing",
    arguments: LayoutVariant.all)
  func suddenReleases(_ variant: LayoutVariant) {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.direction = variant.direction
    configuration.reduceMotion = variant.reduceMotion
    var driver = PageViewDriver(configuration)
    driver.release(after: 0)
    #expect(driver.view.currentPage == 0, "a release without a press")
    driver.press()
    driver.release(after: 0)
    #expect(driver.position == 0, "a press and a release at once")
    driver.press()
    driver.move(to: -100, after: 0)
    driver.release(after: 0)
    #expect(driver.view.currentPage == 0 && driver.position.isFinite, "a drag in no time has no speed")
    driver.settle()
    #expect(driver.position == 0)
  }

  @Test(
    "Pages may come and go, and the shown page is always one of them",
    arguments: LayoutVariant.all)
  func shrinkingCount(_ variant: LayoutVariant) {
    for count in 0...6 {
      for page in 0..<max(count, 1) {
        for newCount in 0...6 {
          var carousel = Carousel.sample(count, current: page, in: variant)
          _ = carousel.handle(.setPageCount(newCount), at: 1)
          let expected = count == 0 ? 0 : min(page, max(newCount - 1, 0))
          #expect(carousel.currentPage == expected, "page \(page) of \(count), then \(newCount)")
          #expect(carousel.pageCount == newCount && carousel.timer.pageCount == newCount)
        }
      }
    }
  }

  @Test("Late ticks make no page longer, even after ten thousand pages")
  func drift() {
    var progress = SegmentedProgress.sample(7) { $0.timer.duration = .seconds(0.1) }
    var last = 0.0
    for page in 1...10_000 {
      let due = progress.timer.nextBoundary(after: last) ?? .nan
      last = progress.handle(.tick, at: due + Double(page % 17) / 1000).pageChange?.time ?? .nan
    }
    #expect(abs(last - 1000) < 1e-6, "the ten thousandth page turned at \(last) s")
  }

  @Test(
    "A capsule is empty when its page begins, full when it ends, and neither within",
    arguments: LayoutVariant.all)
  func capsuleEnds(_ variant: LayoutVariant) {
    var progress = SegmentedProgress.sample(4) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
    }
    for page in 0..<4 {
      let start = Double(page) * 4
      _ = progress.handle(.tick, at: start)
      #expect(isClose(DrawnSegments(progress, at: start).share(page), 0))
      #expect((DrawnSegments(progress, at: start + 0.01).share(page) ?? 0) > 0, "it begins at once")
      #expect((DrawnSegments(progress, at: start + 3.99).share(page) ?? 1) < 1, "and ends at the end")
      #expect(isClose(DrawnSegments(progress, at: start + 4).share(page), 1))
    }
  }

  @Test(
    "Count and duration can change, hidden time stands, and the last index is the last page's")
  func changes() {
    var progress = SegmentedProgress.sample(4)
    _ = progress.handle(.setPageCount(6), at: 1)
    _ = progress.handle(.setDuration(.seconds(8)), at: 1)
    #expect(progress.pageCount == 6 && progress.timer.progress(at: 1) == 0.25)
    #expect(progress.timer.timeLeft(at: 1) == 6)
    _ = progress.handle(.pause(.hidden), at: 2)
    #expect(progress.nextChange(after: 2) == .still)
    for count in 1...20 {
      for duration in [0.01, 0.1, 1.0 / 3, 0.7, 1, 4] {
        for loops in [true, false] {
          var progress = SegmentedProgress.sample(count) {
            $0.timer.duration = .seconds(duration)
            $0.loops = loops
          }
          for page in 1...count { _ = progress.handle(.tick, at: Double(page) * duration) }
          #expect((0..<count).contains(progress.currentPage), "\(count) pages of \(duration) s")
        }
      }
    }
  }

  @Test("The index at every boundary of 1 to 60 pages is exact")
  func exactIndex() {
    for count in 1...60 {
      var progress = SegmentedProgress.sample(count, length: 3000)
      for page in 0..<count {
        _ = progress.handle(.select(page: page, animated: false), at: 0)
        #expect(progress.currentPage == page)
        #expect(progress.sequenceProgress(at: 0) == Double(page) / Double(count))
      }
    }
  }

  @Test(
    "Right-to-left, less motion, assistive technology, keys and targets are there",
    arguments: LayoutVariant.all)
  func everybody(_ variant: LayoutVariant) {
    var carousel = Carousel.sample(5, current: 2, in: variant)
    let forward = Key.allCases.filter { variant.direction.step(for: $0) == 1 }
    #expect(forward.count == 1)
    #expect(carousel.handle(.key(forward[0]), at: 1).pageChange?.to == 3, "the arrow that points on")
    let elements = carousel.frame(at: 3).semantics.elements
    #expect(elements.map(\.role).contains(.pageControl) && elements.map(\.role).contains(.playPause))
    for element in elements where !element.actions.isEmpty {
      #expect(element.rect.width >= 44 && element.rect.height >= 44, "\(element.role)")
    }
    #expect(elements.first { $0.role == .pageControl }?.value == .page(3, of: 5))
    let rects = Set(
      [1.0, 1.05, 1.1].map { DrawnPages(carousel.frame(at: $0)).pages.map(\.rect.description) })
    #expect((rects.count == 1) == variant.reduceMotion, "pages move unless less motion is asked for")
  }
}

extension Rect {
  /// The rectangle as text.
  fileprivate var description: String { "\(x) \(y) \(width) \(height)" }
}

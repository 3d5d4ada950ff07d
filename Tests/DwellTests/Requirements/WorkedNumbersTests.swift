import DwellTestSupport
import Testing

@testable import Dwell

/// The numbers worked out by hand from the sources' formulas, each in every direction, and with reduced
/// motion.
@Suite("The worked numbers", .serialized) struct WorkedNumbersTests {
  /// A page control in a variant, 390 points along the pages.
  private func control(
    _ count: Int, current: Int = 0, in variant: LayoutVariant,
    _ change: (inout PageControl.Configuration) -> Void = { _ in }
  ) -> PageControl {
    PageControl.sample(count, current: current, size: variant.size(390, 44)) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
      change(&$0)
    }
  }

  @Test(
    "R009: rows of 1, 2, 3, 5 and 10 marks are 36, 50, 64, 92 and 162 points long",
    arguments: LayoutVariant.all)
  func rowLengths(_ variant: LayoutVariant) {
    for (count, length) in [(1, 36.0), (2, 50), (3, 64), (5, 92), (10, 162)] {
      let control = control(count, in: variant) { $0.dots.hidesForSinglePage = false }
      let row = variant.span(of: DrawnRow(control.frame(at: 0)).marks.map(\.rect), in: control.size)
      #expect(row?.length == length && row?.middle == 195, "\(count) marks")
    }
  }

  @Test(
    "R015 R030: after 0, 1, 2, 3, 4 and 9 s the fill is 0, 9, 18, 27, 36 and 36 points long",
    arguments: LayoutVariant.all)
  func fillLengths(_ variant: LayoutVariant) {
    for (elapsed, length) in [(0, 0), (1, 9), (2, 18), (3, 27), (4, 36), (9, 36)] as [(Double, Double)] {
      let control = control(3, in: variant)
      let fill = DrawnRow(control.frame(at: elapsed)).fills[0]
      let seen = variant.main(of: fill.visible, in: control.size)
      #expect(isClose(seen.length, length), "after \(elapsed) s")
      #expect(isClose(seen.start, 163), "it grows from the leading end")
    }
  }

  @Test(
    "R018 R019: of 5 pages with page 2 shown, opacities are 0.7, 0.7, 0.35 under 1, 0.35, 0.35",
    arguments: LayoutVariant.all)
  func opacities(_ variant: LayoutVariant) {
    let row = DrawnRow(control(5, current: 2, in: variant).frame(at: 1))
    #expect(row.marks.map(\.page) == [0, 1, 2, 3, 4])
    #expect(row.marks.map(\.opacity) == [0.7, 0.7, 0.35, 0.35, 0.35])
    #expect(row.fills.map(\.page) == [2] && row.fills.map(\.opacity) == [1])
  }

  @Test("R032: the page after the last of 3 is page 0", arguments: LayoutVariant.all)
  func wraps(_ variant: LayoutVariant) {
    var control = control(3, current: 2, in: variant)
    #expect(control.timer.nextPage == 0)
    #expect(control.handle(.tick, at: 4).pageChange?.to == 0)
  }

  @Test(
    "R048 R049 R057: in 818 points less 44, 10, 7 and 3 of 10 fill 774, 541.8 and 232.2 points",
    arguments: LayoutVariant.all)
  func meterHeights(_ variant: LayoutVariant) {
    for (value, height, rest) in [(10, 774, 0), (7, 541.8, 232.2), (3, 232.2, 541.8)]
      as [(Double, Double, Double)]
    {
      let meter = ProgressMeter.sample(value, size: variant.size(818, 390)) {
        $0.direction = variant.direction
        $0.reduceMotion = variant.reduceMotion
      }
      let fill = variant.main(of: DrawnMeter(meter.frame(at: 4)).fills[0].visible, in: meter.size)
      #expect(isClose(fill.start, 22) && isClose(fill.length, height), "\(value) of 10")
      #expect(isClose(774 - fill.length, rest), "what is left empty")
    }
  }

  @Test("R068 R070: at 10, 7, 5, 3 and 0 of 10 the top's hue is 120, 84, 60, 36 and 0 degrees")
  func hues() {
    for (value, hue) in [(10, 120), (7, 84), (5, 60), (3, 36), (0, 0)] as [(Double, Double)] {
      let top = MeterColors.hue.color(at: ProgressMeter.sample(value).fraction)
      #expect(top == Color(hue: hue, saturation: 0.8, brightness: 0.9), "\(value) of 10")
    }
  }

  @Test(
    "R051: at 548 points the middle of the border's line is 102 by 506 points", arguments: LayoutVariant.all)
  func borderFrame(_ variant: LayoutVariant) {
    let meter = ProgressMeter.sample(5, size: variant.size(548, 320)) { $0.direction = variant.direction }
    let line = DrawnMeter(meter.frame(at: 4)).borderLine ?? .zero
    #expect(variant.main(of: line, in: meter.size) == Extent(start: 21, length: 506))
    #expect(variant.cross(of: line) == Extent(start: 109, length: 102))
  }

  @Test(
    "R060 R061: at 548 points the cover travels 504 points in 4 s, slowly at first",
    arguments: Direction.allCases)
  func coverTravel(_ direction: Direction) {
    let variant = LayoutVariant(direction: direction, reduceMotion: false)
    let meter = ProgressMeter.sample(10, size: variant.size(548, 320)) { $0.direction = direction }
    /// The visible part of the full meter.
    func seen(_ now: Double) -> Double {
      variant.main(of: DrawnMeter(meter.frame(at: now)).fills[0].visible, in: meter.size).length
    }
    #expect(seen(0) == 0 && isClose(seen(4), 504))
    #expect(isClose(seen(2), 504 * EaseIn.value(at: 0.5)) && seen(2) < 252)
  }

  @Test(
    "R088-R090: dragged by 100 points, pages 0 and 2 of 3 lie at 50, -100, -830 and -680",
    arguments: Direction.allCases)
  func dragOffsets(_ direction: Direction) {
    for (page, translation, offset) in [(0, 100, 50), (0, -100, -100), (2, -100, -830), (2, 100, -680)]
      as [(Int, Double, Double)]
    {
      var driver = PageViewDriver(pages: 3, current: page, direction: direction)
      driver.press()
      driver.move(to: translation)
      #expect(driver.offset == offset, "page \(page) by \(translation)")
    }
  }

  @Test(
    "R092 R093 R097: let go at -195 stays, at -195.1 goes on; -500 points a second stay, -501 go on",
    arguments: Direction.allCases)
  func releases(_ direction: Direction) {
    for (translation, page) in [(-195, 0), (-195.1, 1)] as [(Double, Int)] {
      var driver = PageViewDriver(pages: 3, direction: direction)
      driver.drag(by: translation)
      #expect(driver.view.currentPage == page, "let go at \(translation)")
    }
    for (speed, page) in [(-500, 1), (-501, 2)] as [(Double, Int)] {
      var driver = PageViewDriver(pages: 3, current: 1, direction: direction)
      driver.flick(by: -20, speed: speed)
      #expect(driver.view.currentPage == page, "at \(speed) points a second")
    }
  }

  @Test(
    "R082: a row of 1 to 5 pages lies 0, 195, 390, 585 and 780 points off its middle to show page 0",
    arguments: Direction.allCases)
  func baseOffsets(_ direction: Direction) {
    for (count, base) in [(1, 0), (2, 195), (3, 390), (4, 585), (5, 780)] as [(Int, Double)] {
      // The row, page by page, as it is drawn: during a drag each neighbour is visible beside the one before.
      var end = 390.0
      for page in 0..<(count - 1) {
        var driver = PageViewDriver(pages: count, current: page, direction: direction)
        driver.press()
        driver.move(to: -100)
        end += (driver.start(of: page + 1) ?? .nan) - (driver.start(of: page) ?? .nan)
      }
      #expect(PageViewDriver(pages: count, direction: direction).start(of: 0) == 0, "page 0 is in view")
      #expect(isClose(end / 2 - 195, base), "the middle of \(count) pages")
    }
  }

  @Test(
    "R102-R105: 0 and 1 page have no indicator, 2 and 9 have dots, 10 have '1/10'",
    arguments: LayoutVariant.all)
  func indicators(_ variant: LayoutVariant) {
    for count in [0, 1, 2, 9, 10] {
      let frame = control(count, in: variant) { $0.dots.overflow = .label }.frame(at: 0)
      let labels = frame.display.commands.compactMap { command -> String? in
        if case .label(_, let current, let count, _, _, _, _) = command { "\(current)/\(count)" } else { nil }
      }
      #expect(DrawnRow(frame).marks.count == (2...9 ~= count ? count : 0), "\(count) pages")
      #expect(labels == (count == 10 ? ["1/10"] : []), "\(count) pages")
    }
  }

  @Test(
    "R125 R126: five capsules in 300 points are 55.2 long and begin at 4 + 59.2 i",
    arguments: LayoutVariant.all)
  func capsules(_ variant: LayoutVariant) {
    let segments = DrawnSegments(
      SegmentedProgress.sample(5) {
        $0.direction = variant.direction
        $0.reduceMotion = variant.reduceMotion
      }, at: 0
    ).segments
    #expect(segments.map(\.page) == [0, 1, 2, 3, 4])
    for segment in segments {
      #expect(isClose(segment.main.length, 55.2))
      #expect(isClose(segment.main.start, 4 + 59.2 * Double(segment.page)), "capsule \(segment.page)")
    }
  }

  @Test(
    "R135 R136: of 4 pages of 4 s, progress and index at 0, 3.99, 4, 8 and 15.99 s",
    arguments: LayoutVariant.all)
  func sequence(_ variant: LayoutVariant) {
    var progress = SegmentedProgress.sample(4) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
    }
    for (time, share, index) in [(0, 0, 0), (3.99, 0.249, 0), (4, 0.25, 1), (8, 0.5, 2), (15.99, 0.999, 3)]
      as [(Double, Double, Int)]
    {
      // The page at 15.99 s began at 12 s.
      if time > 12 { _ = progress.handle(.tick, at: 12) }
      _ = progress.handle(.tick, at: time)
      #expect((progress.sequenceProgress(at: time) * 1000).rounded(.down) / 1000 == share, "at \(time) s")
      #expect(progress.currentPage == index, "at \(time) s")
    }
  }

  @Test(
    "R141: page 2 of 4 pages of 4 s is 8 s into the sequence, its progress 0.5", arguments: LayoutVariant.all)
  func jump(_ variant: LayoutVariant) {
    var progress = SegmentedProgress.sample(4) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
    }
    _ = progress.handle(.select(page: 2, animated: true), at: 1)
    #expect(progress.currentPage == 2 && progress.sequenceProgress(at: 1) == 0.5)
    #expect(progress.sequenceProgress(at: 1) * 16 == 8, "seconds of the sequence")
  }
}

import DwellTestSupport
import Testing

@testable import Dwell

/// Rows of dots and segments where a motion is interrupted, or where there is nothing to move.
@Suite("Rows whose motion is interrupted, or that have nothing to move") struct RowLimitTests {
  @Test("Turning back at once moves nothing at first, in a window onto many pages, too")
  func backAtOnce() {
    for (there, back) in [(24, 20), (23, 19), (16, 20), (20, 24)] {
      var control = PageControl.sample(40, current: 20) { $0.loops = false }
      if there != 20 { _ = control.handle(.select(page: there, animated: true), at: 1) }
      let now = there == 20 ? 1 : 1.02
      let before = rects(control.frame(at: now))
      _ = control.handle(.select(page: back, animated: true), at: now)
      let after = rects(control.frame(at: now))
      for (page, rect) in before {
        guard let moved = after[page] else { continue }
        #expect(abs(moved.x - rect.x) < 1e-6, "page \(page), from \(there) back to \(back)")
      }
    }
  }

  /// The dots by page.
  private func rects(_ frame: Frame) -> [Int: Rect] {
    Dictionary(DrawnRow(frame).marks.map { ($0.page, $0.rect) }) { first, _ in first }
  }

  @Test("A row without pages takes other metrics at once")
  func metricsWithoutPages() {
    var segments = SegmentedProgress.sample(0)
    var configuration = segments.configuration
    configuration.segments.metrics.thickness = 12
    _ = segments.configure(configuration, at: 1)
    _ = segments.handle(.setPageCount(3), at: 1)
    #expect(DrawnSegments(segments, at: 1).segments.map(\.thickness) == [12, 12, 12])
    var dots = PageControl.sample(0)
    var other = dots.configuration
    other.dots.metrics.dotSize = 12
    _ = dots.configure(other, at: 1)
    _ = dots.handle(.setPageCount(3), at: 1)
    #expect(DrawnRow(dots.frame(at: 1)).marks.allSatisfy { $0.rect.height == 12 })
  }

  @Test("Setting the number of pages that there are leaves a turn alone")
  func sameCount() {
    var dots = PageControl.sample(5)
    var segments = SegmentedProgress.sample(5)
    _ = dots.handle(.select(page: 2, animated: true), at: 1)
    _ = segments.handle(.select(page: 2, animated: true), at: 1)
    let (dotsBefore, segmentsBefore) = (dots.frame(at: 1.1), segments.frame(at: 1.1))
    _ = dots.handle(.setPageCount(5), at: 1.1)
    _ = segments.handle(.setPageCount(5), at: 1.1)
    #expect(dots.frame(at: 1.1) == dotsBefore && segments.frame(at: 1.1) == segmentsBefore)
  }

  @Test("Reduced motion that begins while pages are dragged beyond the end leaves nothing moving")
  func reducedMotionBeyondTheEnd() {
    var carousel = Carousel.sample(3, current: 2) {
      $0.pages.loops = false
      $0.timer.advances = false
    }
    _ = carousel.handle(.press(Point(x: 350, y: 100)), at: 1)
    _ = carousel.handle(.move(Point(x: 250, y: 100)), at: 1.1)
    _ = carousel.handle(.setReduceMotion(true), at: 1.2)
    _ = carousel.handle(.release(Point(x: 250, y: 100)), at: 1.3)
    _ = carousel.handle(.tick, at: 5)
    #expect(carousel.nextChange(after: 5) == .still && carousel.frame(at: 5).course == .still)
  }

  @Test("As many segments are shown as fit with their gaps exactly, and one at least")
  func segmentsThatFit() {
    // With gaps of 4, n segments of 8 need 12n + 4 points.
    for (length, count) in [
      (1, 1), (15, 1), (16, 1), (27.9, 1), (28, 2), (39.9, 2), (40, 3), (64, 5), (111, 8), (112, 9), (400, 9),
    ]
      as [(Double, Int)]
    {
      let progress = SegmentedProgress.sample(50, length: length)
      #expect(DrawnSegments(progress, at: 1).segments.count == count, "in \(length) points")
    }
  }

  @Test("Meters of any size lie within it, border and corners included")
  func meters() {
    var text = ""
    for main in [1, 3, 10, 50, 300] as [Double] {
      for cross in [1, 3, 50, 104, 200] as [Double] {
        for (border, radius, padding) in [(2, 0, 44), (8, 10, 0), (2, 400, 10)] as [(Double, Double, Double)]
        {
          let meter = ProgressMeter.sample(7, size: Size(width: cross, height: main)) {
            $0.metrics.borderWidth = border
            $0.metrics.cornerRadius = radius
            $0.metrics.padding = padding
          }
          #expect(meter.frame(at: 4).faults.isEmpty && meter.frame(at: 1).faults.isEmpty)
          text += "\(meter.size.words), border \(border.words), corners \(radius.words):"
          for command in meter.frame(at: 4).display.commands {
            switch command {
            case .fill(_, let rect, let radius, _): text += " fill \(rect.words) r\(radius.words)"
            case .border(_, let rect, let radius, let width, _):
              text += " border \(rect.words) r\(radius.words) w\(width.words)"
            case .clip(let rect, let radius): text += " clip \(rect.words) r\(radius.words)"
            default: break
            }
          }
          text += "\n"
        }
      }
    }
    expectGolden(text, "Sweeps/progress-meter.txt")
  }

  @Test("A scale of two to five colours by rising levels of 0...1 is used, and no other")
  func scales() {
    for count in 0...7 {
      let stops = (0..<count).map { MeterColors.Stop(Double($0) / 6, .white) }
      #expect(MeterColors(stops).isValid == (count == 0 || (2...5).contains(count)), "\(count) colours")
    }
    for (levels, isValid) in [
      ([0, 1], true), ([0.2, 0.8], true), ([0, 0], false), ([1, 0], false), ([-0.1, 1], false),
      ([0, 1.1], false),
      ([0, .nan], false), ([0, 0.5, 0.5], false),
    ] as [([Double], Bool)] {
      #expect(MeterColors(levels.map { .init($0, .black) }).isValid == isValid, "\(levels)")
    }
    for count in 2...5 {
      let levels = (0..<count).map { MeterColors.level(ofStop: $0, of: count) }
      #expect(levels == (0..<count).map { Double($0) / Double(count - 1) }, "\(count) colours")
    }
    let blue = MeterColors.vermilionToBlue
    #expect(blue.isValid && blue.lowest == Color(red: 213.0 / 255, green: 94.0 / 255, blue: 0))
    #expect(blue.color(at: 1) == Color(red: 0, green: 114.0 / 255, blue: 178.0 / 255))
    let scale = MeterColors([.init(0.25, .black), .init(0.75, .white)])
    for (level, white) in [(0, 0), (0.25, 0), (0.5, 0.5), (0.625, 0.75), (0.75, 1), (1, 1)]
      as [(Double, Double)]
    {
      #expect(scale.color(at: level) == Color(red: white, green: white, blue: white), "at \(level)")
    }
  }
}

import Dwell
import DwellTestSupport
import Testing

/// The position and fullness of segments, in the worked numbers of the requirements.
@Suite("A segmented progress") struct SegmentedProgressLookTests {
  @Test(
    "R124-R126: 5 pages in 300 points are 55.2 long, 5 thick, and begin at 4 + 59.2 i, in every direction")
  func workedNumbers() {
    for direction in Direction.allCases {
      for style in SegmentedProgress.Style.allCases {
        let drawn = DrawnSegments(
          .sample(5) {
            $0.direction = direction
            $0.segments.style = style
          }, at: 0)
        #expect(drawn.segments.map(\.page) == [0, 1, 2, 3, 4])
        for (index, segment) in drawn.segments.enumerated() {
          #expect(isClose(segment.main.start, 4 + 59.2 * Double(index)), "\(direction), segment \(index)")
          #expect(isClose(segment.main.length, 55.2) && segment.thickness == 5)
        }
      }
    }
  }

  @Test("The first page is at the left, the right, the top or the bottom, centred across")
  func directions() {
    let expected: [(Direction, Rect)] = [
      (.leftToRight, Rect(x: 4, y: 19.5, width: 44, height: 5)),
      (.rightToLeft, Rect(x: 52, y: 19.5, width: 44, height: 5)),
      (.topToBottom, Rect(x: 19.5, y: 4, width: 5, height: 44)),
      (.bottomToTop, Rect(x: 19.5, y: 52, width: 5, height: 44)),
    ]
    for (direction, rect) in expected {
      let row = DrawnRow(SegmentedProgress.sample(2, length: 100) { $0.direction = direction }.frame(at: 1))
      #expect(row.marks.first?.rect == rect, "\(direction)")
    }
  }

  @Test("R124 R125 R126 R128: at any width and count, equal segments with 4 points before, between and after")
  func gaps() {
    for count in 1...6 {
      for length in [100, 300, 390, 1024] as [Double] {
        let drawn = DrawnSegments(.sample(count, length: length), at: 0)
        let expected = (length - 4 * Double(count + 1)) / Double(count)
        var end = 0.0
        for segment in drawn.segments {
          #expect(isClose(segment.main.start - end, 4) && isClose(segment.main.length, expected))
          end = segment.main.end
        }
        #expect(isClose(length - end, 4), "\(count) in \(length)")
      }
    }
  }

  @Test(
    "R118 R120 R123 R218: in two colours every page has its segment in the lower layer, whatever is completed above it"
  )
  func layers() {
    let gray = ColorRole.color(Color(red: 0.9, green: 0.9, blue: 0.9))
    let green = ColorRole.color(Color(red: 0.1, green: 0.5, blue: 0.2))
    let progress = SegmentedProgress.sample(4, current: 2) {
      $0.segments.tint = gray
      $0.segments.currentTint = green
    }
    var kinds: [ItemKey.Part] = []
    for command in progress.frame(at: 1).display.commands {
      guard case .fill(let key, let rect, let radius, let paint) = command else { continue }
      kinds.append(key.part)
      #expect(radius == rect.height / 2, "capsules")
      #expect(paint == .solid(key.part == .indicator ? gray : green, opacity: 1))
    }
    #expect(kinds == [.indicator, .indicator, .indicator, .indicator, .progress, .progress, .progress])
  }

  @Test("Pages before the current one are full, those after it empty, for every count, page and direction")
  func everySmallWorld() {
    for count in 0...6 {
      for current in 0..<max(count, 1) {
        for direction in Direction.allCases {
          for style in SegmentedProgress.Style.allCases {
            let progress = SegmentedProgress.sample(count, current: current) {
              $0.direction = direction
              $0.segments.style = style
            }
            let drawn = DrawnSegments(progress, at: 1)
            #expect(drawn.segments.count == count)
            for page in 0..<count where page != current {
              #expect(
                isClose(drawn.share(page), page < current ? 1 : 0), "\(count), \(current), \(direction)")
            }
            #expect(progress.frame(at: 1).faults == [])
          }
        }
      }
    }
  }

  @Test(
    "Page by page, the fill is at the segment's ends exactly when its page begins and ends")
  func perPageFill() {
    for count in 1...6 {
      for direction in Direction.allCases {
        let progress = SegmentedProgress.sample(count) { $0.direction = direction }
        for (time, share) in [(0, 0), (1, 0.25), (2, 0.5), (3, 0.75), (4, 1)] as [(Double, Double)] {
          let drawn = DrawnSegments(progress, at: time)
          #expect(isClose(drawn.share(0), share), "\(count) pages, after \(time) s")
          #expect(share == 0 || isClose(drawn.fills.first?.main.start, 4), "from the leading end")
        }
      }
    }
  }

  @Test(
    "R127 R129: at the beginning of page i of n the fluid's edge is at W i/n, 4 i/n past one capsule's end")
  func fluidEdge() {
    for count in 1...6 {
      for page in 0..<count {
        let progress = SegmentedProgress.sample(count, current: page) { $0.segments.style = .fluid }
        let drawn = DrawnSegments(progress, at: 0)
        let part = Double(page) / Double(count)
        let edge = drawn.shapes.first { $0.page == page }?.main.end
        #expect(isClose(edge, 300 * part), "page \(page) of \(count)")
        #expect(isClose(drawn.segments[page].main.start - (edge ?? 0), 4 * (1 - part)))
        if page > 0 { #expect(isClose((edge ?? 0) - drawn.segments[page - 1].main.end, 4 * part)) }
      }
    }
  }

  @Test(
    "R117 R127: the fluid is one straight edge that goes through the track at a constant rate, gaps included")
  func fluidIsOneEdge() {
    var progress = SegmentedProgress.sample(5) { $0.segments.style = .fluid }
    for step in 0..<200 {
      let now = Double(step) / 10
      _ = progress.handle(.tick, at: now)
      let edge = 300 * progress.sequenceProgress(at: now)
      let drawn = DrawnSegments(progress, at: now)
      for segment in drawn.segments {
        let seen = min(max(edge - segment.main.start, 0), segment.main.length)
        #expect(isClose(drawn.filled(segment.page), seen), "at \(now), page \(segment.page)")
      }
    }
  }

  @Test("However small the component, everything drawn lies within it, including the current page's segment")
  func smallSizes() {
    for length in [0, 0.1, 5, 8, 9, 16, 17, 40, 60] as [Double] {
      for across in [0, 2, 5, 44] as [Double] {
        for style in SegmentedProgress.Style.allCases {
          let progress = SegmentedProgress.sample(7, current: 3, length: length, across: across) {
            $0.segments.style = style
          }
          let drawn = DrawnSegments(progress, at: 1)
          #expect(drawn.segments.contains { $0.page == 3 } == (length > 0 && across > 0))
          for segment in drawn.segments { #expect(segment.main.length > 0 && segment.thickness <= across) }
          #expect(progress.frame(at: 1).faults == [], "\(length) by \(across)")
        }
      }
    }
  }

  @Test("Its accessibility element is page n of m, with its actions, and a target of at least 44 by 44")
  func semantics() {
    let progress = SegmentedProgress.sample(3, across: 5) { $0.loops = false }
    let rect = Rect(x: 0, y: -19.5, width: 300, height: 44)
    #expect(
      progress.frame(at: 1).semantics.elements == [
        SemanticElement(
          role: .segmentedProgress, value: .page(0, of: 3), actions: [.setValue, .next, .pause], rect: rect,
          focusRect: Rect(x: 0, y: 0, width: 300, height: 5))
      ])
    #expect(SegmentedProgress.sample(0).frame(at: 0).semantics.elements.isEmpty)
  }

  @Test("Unusable metrics are reported and replaced by their defaults")
  func invalidMetrics() {
    var configuration = SegmentedProgress.Configuration(pageCount: 3)
    configuration.segments.metrics.thickness = .nan
    configuration.segments.metrics.spacing = -1
    configuration.segments.metrics.minimumSegmentLength = 0.5
    configuration.segments.metrics.windowLength = 0
    configuration.segments.metrics.completedOpacity = 2
    configuration.segments.metrics.inactiveOpacity = -.infinity
    var progress = SegmentedProgress(configuration, at: 0)
    #expect(progress.configuration.segments.metrics == SegmentedProgressMetrics())
    #expect(progress.handle(.tick, at: 0).diagnostics == .invalidMetrics)
    #expect(progress.handle(.tick, at: 0).diagnostics == [])
  }

  @Test("Its preferred size fits a finger across")
  func preferredSize() {
    #expect(SegmentedProgress.sample(3).preferredSize(forLength: 326) == Size(width: 326, height: 44))
    let tall = SegmentedProgress.sample(3) { $0.direction = .topToBottom }
    #expect(tall.preferredSize(forLength: 326) == Size(width: 44, height: 326))
  }
}

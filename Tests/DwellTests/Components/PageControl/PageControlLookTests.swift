import Dwell
import DwellTestSupport
import Testing

/// The row at rest, in the worked numbers of the requirements.
@Suite("A page control at rest") struct PageControlLookTests {
  @Test("R004-R009: a row of dots 8 points wide, 6 apart, and one pill of 36 has the worked widths")
  func rowWidths() {
    for (count, width) in [(1, 36.0), (2, 50), (3, 64), (5, 92), (10, 162)] {
      let control = PageControl.sample(count) { $0.dots.hidesForSinglePage = false }
      #expect(DrawnRow(control.frame(at: 0)).width == width, "\(count) pages")
      #expect(control.preferredSize(forPageCount: count) == Size(width: width + 20, height: 44))
    }
  }

  @Test("R005 R007 R008 R155 R158: dots are 8 high, 6 apart, in the middle of the control")
  func places() {
    let row = DrawnRow(PageControl.sample(3, current: 1).frame(at: 0))
    #expect(
      row.marks.map(\.rect) == [
        Rect(x: 163, y: 18, width: 8, height: 8), Rect(x: 177, y: 18, width: 36, height: 8),
        Rect(x: 219, y: 18, width: 8, height: 8),
      ])
  }

  @Test("R010 R011: exactly one dot is a pill, the current page's, for every count and page")
  func onePill() {
    for count in 2...6 {
      for current in 0..<count {
        let row = DrawnRow(PageControl.sample(count, current: current).frame(at: 0))
        #expect(row.marks.map(\.page) == Array(0..<count))
        #expect(row.marks.map { $0.rect.width } == (0..<count).map { $0 == current ? 36.0 : 8 })
      }
    }
  }

  @Test("R014 R015 R016: the fill grows from the leading end by 9 points a second, full at 4 s and after")
  func fillWidths() {
    for (elapsed, width) in [(0, 0), (1, 9), (2, 18), (3, 27), (4, 36), (9, 36)] as [(Double, Double)] {
      let row = DrawnRow(PageControl.sample(3).frame(at: elapsed))
      #expect(row.fills.count == 1)
      #expect(row.fills.first?.visible.width == width, "after \(elapsed) s")
      #expect(row.fills.first?.visible.x == 163, "from the leading end")
      #expect(row.fills.first?.opacity == 1)
    }
  }

  @Test(
    "A fill shorter than the pill is high is clipped by the pill, with a round head of its own"
  )
  func shortFillIsClipped() {
    let fill = DrawnRow(PageControl.sample(3).frame(at: 0.25)).fills[0]
    #expect(fill.clip == Rect(x: 163, y: 18, width: 36, height: 8))
    #expect(fill.rect.maxX == 163 + 2.25 && fill.rect.width == 36 && fill.rect.height == 8)
  }

  @Test("A pill's corner radius is as set, at most that of its ends; dots stay round")
  func pillCorners() {
    func radii(_ radius: Double?, _ transition: PageControl.Transition = .morph, at time: Double = 1)
      -> [Double]
    {
      var control = PageControl.sample(3, current: 1) {
        $0.dots.metrics.pillCornerRadius = radius
        $0.dots.transition = transition
      }
      if time > 1 { _ = control.handle(.select(page: 2, animated: true), at: 1) }
      return control.frame(at: time).display.commands.compactMap {
        switch $0 {
        case .fill(let key, _, let radius, _) where key.part != .background: radius
        case .clip(_, let radius) where radius > 0: radius
        default: nil
        }
      }
    }
    #expect(radii(nil) == [4, 4, 4, 4, 4], "dot, pill, the clip of its fill, the fill, dot")
    #expect(radii(2) == [4, 2, 2, 2, 4])
    #expect(radii(0) == [4, 0, 0, 4], "a clip without round corners has a radius of 0")
    #expect(radii(9) == radii(nil))
    #expect(radii(2, .slide).contains(2), "a mark that moves, too")
    for radius in radii(2, at: 1.05) { #expect(radius >= 2 && radius <= 4) }
    #expect(radii(2, at: 1.05).contains { $0 > 2.1 && $0 < 3.9 }, "between, as marks grow and shrink")
  }

  @Test("R012 R013 R018 R019 R021: opacities are 0.7 for seen dots, 0.35 for the track and upcoming dots")
  func opacities() {
    let row = DrawnRow(PageControl.sample(5, current: 2).frame(at: 1))
    #expect(row.marks.map(\.opacity) == [0.7, 0.7, 0.35, 0.35, 0.35])
    #expect(row.marks.allSatisfy { $0.ink == .white })
  }

  @Test("R022 R023: after wrapping or turning back, no later dot is seen any more")
  func wrappingForgetsSeen() {
    var control = PageControl.sample(3, current: 2)
    _ = control.handle(.tick, at: 4)
    #expect(DrawnRow(control.frame(at: 6)).marks.map(\.opacity) == [0.35, 0.35, 0.35])
    _ = control.handle(.select(page: 1, animated: false), at: 6)
    #expect(DrawnRow(control.frame(at: 6)).marks.map(\.opacity) == [0.7, 0.35, 0.35])
  }

  @Test("R102: one page, or none, draws nothing and doesn't advance", arguments: [0, 1])
  func hiddenForSinglePage(_ count: Int) {
    var control = PageControl.sample(count)
    #expect(control.frame(at: 1).display == DisplayList())
    #expect(control.frame(at: 1).semantics.elements.isEmpty)
    #expect(control.nextChange(after: 0) == .still)
    #expect(control.handle(.tick, at: 100) == Outcome())
  }

  @Test("The row starts at the leading edge: mirrored from right to left, rotated from top to bottom")
  func directions() {
    let wide = Size(width: 100, height: 20)
    let tall = Size(width: 20, height: 100)
    let places: [(Direction, Size, [Rect])] = [
      (
        .leftToRight, wide, [Rect(x: 25, y: 6, width: 36, height: 8), Rect(x: 67, y: 6, width: 8, height: 8)]
      ),
      (
        .rightToLeft, wide, [Rect(x: 39, y: 6, width: 36, height: 8), Rect(x: 25, y: 6, width: 8, height: 8)]
      ),
      (
        .topToBottom, tall, [Rect(x: 6, y: 25, width: 8, height: 36), Rect(x: 6, y: 67, width: 8, height: 8)]
      ),
      (
        .bottomToTop, tall, [Rect(x: 6, y: 39, width: 8, height: 36), Rect(x: 6, y: 25, width: 8, height: 8)]
      ),
    ]
    for (direction, size, rects) in places {
      let row = DrawnRow(PageControl.sample(2, size: size) { $0.direction = direction }.frame(at: 1))
      #expect(row.marks.map(\.rect) == rects, "\(direction)")
    }
    let fill = DrawnRow(PageControl.sample(2, size: wide) { $0.direction = .rightToLeft }.frame(at: 1)).fills[
      0
    ].visible
    #expect(fill == Rect(x: 66, y: 6, width: 9, height: 8), "the fill grows from the right")
  }

  @Test("R151-R154: without time, the current page is an opaque dot among fainter ones")
  func plainDots() {
    let control = PageControl.sample(4, current: 1) {
      $0.dots.showsProgress = false
      $0.dots.metrics = .plainDots
    }
    let row = DrawnRow(control.frame(at: 100))
    #expect(row.marks.map { $0.rect.width } == [8, 8, 8, 8])
    #expect(row.marks.map(\.opacity) == [0.4, 1, 0.4, 0.4])
    #expect(row.fills.isEmpty)
    #expect(control.nextChange(after: 0) == .still)
  }

  @Test("With time, the current plain dot is as faint as the others under an opaque fill")
  func plainDotsWithTime() {
    let control = PageControl.sample(4, current: 1) { $0.dots.metrics = .plainDots }
    let row = DrawnRow(control.frame(at: 2))
    #expect(row.marks.map(\.opacity) == [0.4, 0.4, 0.4, 0.4])
    #expect(row.fills.map(\.opacity) == [1])
  }

  @Test("In a control that is too small, the row shrinks to the available space")
  func tooSmall() {
    for width in [0, 1, 7, 20, 36, 50, 63, 64] as [Double] {
      for height in [0, 3, 8, 44] as [Double] {
        for page in 0..<12 {
          let control = PageControl.sample(12, current: page, size: Size(width: width, height: height))
          let row = DrawnRow(control.frame(at: 1))
          for mark in row.marks {
            #expect(
              mark.rect.x >= -1e-9 && mark.rect.maxX <= width + 1e-9, "page \(page) in \(width) by \(height)")
            #expect(mark.rect.y >= 0 && mark.rect.maxY <= height)
          }
          #expect(row.marks.contains { $0.page == page } == (width > 0 && height > 0))
        }
      }
    }
  }

  @Test("Unusable metrics are reported and replaced by their defaults")
  func invalidMetrics() {
    var control = PageControl.sample(3) {
      $0.dots.metrics.dotSize = .nan
      $0.dots.metrics.spacing = -1
      $0.dots.metrics.seenOpacity = 7
    }
    #expect(control.configuration.dots.metrics == PageControlMetrics())
    #expect(control.handle(.tick, at: 0).diagnostics == [], "told already, when it was given its size")
    #expect(DrawnRow(control.frame(at: 0)).width == 64)
  }

  @Test("Without a fill there is no pill: the current dot is as long as the others")
  func noPillWithoutFill() {
    let control = PageControl.sample(4, current: 1) { $0.dots.fill = .none }
    #expect(DrawnRow(control.frame(at: 0)).marks.map(\.rect.width) == [8, 8, 8, 8])
  }

  @Test("Its preferred thickness fits a finger, and larger dots with their background")
  func preferredThickness() {
    for (dotSize, thickness) in [(8.0, 44.0), (24, 44), (25, 45), (40, 60)] {
      let control = PageControl.sample(3) { $0.dots.metrics.dotSize = dotSize }
      #expect(control.preferredSize(forPageCount: 3).height == thickness)
    }
  }
}

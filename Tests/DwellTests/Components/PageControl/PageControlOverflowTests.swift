import Dwell
import DwellTestSupport
import Testing

/// The row with more pages than can be shown.
@Suite("A page control with many pages") struct PageControlOverflowTests {
  @Test("R152 R159 R168: up to ten pages have a dot each; more are seen through a window of nine")
  func windowLengths() {
    for count in [2, 9, 10] {
      #expect(DrawnRow(PageControl.sample(count).frame(at: 0)).marks.count == count)
    }
    let widest = 36.0 + 8 * 14 + 1
    for count in [11, 100, 1_000_000, PageEdit.maximumPageCount] {
      for page in [0, 1, 4, 5, count / 2, count - 2, count - 1] {
        let row = DrawnRow(PageControl.sample(count, current: page).frame(at: 0))
        let full = row.marks.filter { $0.rect.height > 0 }
        #expect(full.count >= 9 && full.count <= 11, "page \(page) of \(count): \(full.count)")
        #expect(row.width <= widest)
      }
    }
  }

  @Test("R168: dots shrink at an edge beyond which pages follow, and only there")
  func edgesShrink() {
    let heights: [(Int, [Double])] = [
      (0, [8, 8, 8, 8, 8, 8, 8, 6, 4]), (4, [8, 8, 8, 8, 8, 8, 8, 6, 4]), (50, [4, 6, 8, 8, 8, 8, 8, 6, 4]),
      (99, [4, 6, 8, 8, 8, 8, 8, 8, 8]),
    ]
    for (page, expected) in heights {
      let row = DrawnRow(PageControl.sample(100, current: page).frame(at: 0))
      #expect(row.marks.map(\.rect.height) == expected, "page \(page)")
    }
  }

  @Test(
    "The current page's mark is whole and within the control for every count, page, width and moment of a turn"
  )
  func currentIsNeverClipped() {
    for count in [2, 5, 11, 12, 40] {
      for width in [40, 64, 100, 390] as [Double] {
        for from in 0..<count {
          for to in [0, from + 1, count / 2, count - 1] where to < count {
            var control = PageControl.sample(count, current: from, size: Size(width: width, height: 44))
            _ = control.handle(.select(page: to, animated: true), at: 1)
            let rest = DrawnRow(control.frame(at: 3)).marks.first { $0.page == to }
            #expect(
              rest?.rect.width == min(36, width) && rest?.rect.height == 8, "\(to) of \(count) in \(width)")
            #expect((rest?.rect.x ?? -1) >= -1e-9 && (rest?.rect.maxX ?? .infinity) <= width + 1e-9)
          }
        }
      }
    }
  }

  @Test("A jump beyond the window shows it at once instead of scrolling through all pages")
  func leaps() {
    var control = PageControl.sample(1_000_000)
    _ = control.handle(.select(page: 500_000, animated: true), at: 1)
    for elapsed in [0, 0.05, 0.1, 1] {
      let pages = DrawnRow(control.frame(at: 1 + elapsed)).marks.map(\.page)
      #expect(pages.allSatisfy { abs($0 - 500_000) < 10 }, "after \(elapsed) s")
    }
    let widths = (0...3).map { step in
      DrawnRow(control.frame(at: 1 + Double(step) * 0.05)).marks.first { $0.page == 500_000 }?.rect.width ?? 0
    }
    #expect(
      widths[0] == 8 && widths[0] < widths[1] && widths[1] < widths[2], "the pill still grows: \(widths)")
  }

  @Test("Stepping through many pages slides the window smoothly by at most one dot pitch")
  func slides() {
    var control = PageControl.sample(100, current: 50)
    _ = control.handle(.select(page: 51, animated: true), at: 0)
    var last: [Int: Double] = [:]
    for frame in 0...60 {
      let row = DrawnRow(control.frame(at: Double(frame) / 120))
      for mark in row.marks {
        if let before = last[mark.page] { #expect(abs(mark.rect.center.x - before) < 6, "frame \(frame)") }
        last[mark.page] = mark.rect.center.x
      }
    }
  }

  @Test("R156: when clipped, the row continues at full size to the control's edges and is cut off there")
  func clips() {
    let control = PageControl.sample(100, current: 50, size: Size(width: 120, height: 44)) {
      $0.dots.overflow = .clip
    }
    let frame = control.frame(at: 0)
    #expect(frame.display.commands.first == .clip(Rect(x: 0, y: 0, width: 120, height: 44), radius: 0))
    let row = DrawnRow(frame)
    #expect(row.marks.allSatisfy { $0.rect.height == 8 })
    #expect((row.marks.first?.rect.x ?? 0) < 8 && (row.marks.last?.rect.maxX ?? 0) > 112)
  }

  @Test("R104 R105 R109: with a label, up to nine pages have dots, and ten and more the text n/m")
  func label() {
    for count in [2, 9] {
      let control = PageControl.sample(count) { $0.dots.overflow = .label }
      #expect(DrawnRow(control.frame(at: 0)).marks.count == count)
    }
    for (count, page) in [(10, 0), (1000, 999)] {
      let control = PageControl.sample(count, current: page) { $0.dots.overflow = .label }
      let labels = control.frame(at: 0).display.commands.compactMap { command in
        if case .label(_, let current, let count, let rect, let size, let ink, let opacity) = command {
          return (current, count, rect, size, ink, opacity)
        }
        return nil
      }
      #expect(labels.count == 1)
      #expect(labels.first?.0 == page + 1 && labels.first?.1 == count)
      #expect(labels.first?.2.center == Point(x: 195, y: 22))
      #expect(labels.first?.3 == 18 && labels.first?.4 == .white && labels.first?.5 == 0.9)
    }
  }

  @Test("With a label, the background itself fills as the page's time passes")
  func labelFills() {
    let control = PageControl.sample(10) {
      $0.dots.overflow = .label
      $0.dots.background = .prominent
    }
    // Five characters of 18 points, 0.6 as wide and 1.2 as high, and 10 points around them.
    let fill = DrawnRow(control.frame(at: 1)).fills[0]
    let ground = fill.clip
    #expect(ground.width == 5 * 0.6 * 18 + 20 && abs(ground.height - (1.2 * 18 + 20)) < 1e-9)
    #expect(ground.center == Point(x: 195, y: 22) && fill.visible.width == ground.width / 4)
    #expect(control.frame(at: 1).course == .linear(until: 4))
    #expect(control.frame(at: 4).display.rects[ItemKey(.progress, 0)] == ground)
  }

  @Test("In a control narrower than its label, the text shrinks to fit")
  func labelShrinks() {
    // Seven characters of 18 points, 0.6 as wide: 75.6 points.
    for (width, fontSize) in [(390.0, 18.0), (75.6, 18), (37.8, 9), (0.756, 0.18)] {
      let control = PageControl.sample(100, size: Size(width: width, height: 44)) {
        $0.dots.overflow = .label
      }
      for case .label(_, _, _, let rect, let size, _, _) in control.frame(at: 0).display.commands {
        #expect(abs(size - fontSize) < 1e-9 && abs(rect.width - 75.6 * fontSize / 18) < 1e-9)
        #expect(abs(rect.center.x - width / 2) < 1e-9)
      }
    }
  }

  @Test(
    "At rest a window draws its nine marks and nothing beyond them; in motion those that come and go as well")
  func drawsTheWindow() {
    var control = PageControl.sample(100, current: 50)
    #expect(DrawnRow(control.frame(at: 0)).marks.map(\.page) == Array(46...54))
    _ = control.handle(.select(page: 51, animated: true), at: 1)
    #expect(DrawnRow(control.frame(at: 1)).marks.map(\.page) == Array(45...57))
    #expect(DrawnRow(control.frame(at: 3)).marks.map(\.page) == Array(47...55))
  }

  @Test(
    "With less motion the old window fades out with its nine marks and one on either side, whose size is nothing"
  )
  func oldWindow() {
    var control = PageControl.sample(100, current: 50) { $0.reduceMotion = true }
    _ = control.handle(.select(page: 51, animated: true), at: 1)
    let leaving = control.frame(at: 1.1).display.rects.filter {
      $0.key.part == .indicator && $0.key.isLeaving
    }
    #expect(leaving.keys.map(\.page).sorted() == Array(45...56))
    #expect(leaving.filter { $0.value.width > 0 }.keys.map(\.page).sorted() == Array(46...54))
  }

  @Test(
    "As a window comes to the end of its pages, or leaves it, the outermost dot changes its size steadily")
  func arrives() {
    for (current, target, page) in [(6, 7, 11), (7, 6, 11), (5, 4, 0), (4, 5, 0)] {
      var control = PageControl.sample(12, current: current) { $0.loops = false }
      _ = control.handle(.select(page: target, animated: true), at: 1)
      var sizes: [Double] = []
      for step in 0...1000 {
        let marks = DrawnRow(control.frame(at: 1 + Double(step) / 1000)).marks
        sizes.append(marks.first { $0.page == page }?.rect.height ?? 0)
      }
      let jump = zip(sizes, sizes.dropFirst()).map { abs($0 - $1) }.max()
      #expect(jump ?? 1 < 0.3, "page \(page) on the way from \(current) to \(target)")
    }
  }

  @Test("A page just beyond the window appears at once, in a row that is centred")
  func leapsJustBeyond() {
    for (page, position) in [(54, 50.0), (55, 55)] {
      var control = PageControl.sample(100, current: 50)
      _ = control.handle(.select(page: page, animated: true), at: 1)
      let marks = DrawnRow(control.frame(at: 1)).marks.filter { $0.rect.width > 0 }
      let first = marks.first?.rect.x ?? .nan
      let last = marks.last?.rect.maxX ?? .nan
      if page == 55 { #expect(abs(first + last - 390) < 1e-9, "as wide on either side: \(first), \(last)") }
      #expect(control.position(at: 1) == position)
    }
  }
}

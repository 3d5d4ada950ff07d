import Dwell
import DwellTestSupport
import Testing

/// A number instead of dots.
@Suite("A page control's number label") struct PageControlNumberLabelTests {
  @Test("R215: a number is shown for any number of pages, or never, whatever the overflow")
  func numberLabel() {
    for (label, overflow, counts) in [
      (.automatic, .label, [10, 12]), (.automatic, .window, []), (.always, .window, [2, 9, 10, 12]),
      (.always, .label, [2, 9, 10, 12]), (.never, .label, []), (.never, .clip, []),
    ] as [(PageControl.NumberLabel, PageControl.Overflow, [Int])] {
      for count in [2, 9, 10, 12] {
        let control = PageControl.sample(count, current: 1) {
          $0.dots.numberLabel = label
          $0.dots.overflow = overflow
        }
        let commands = control.frame(at: 0).display.commands
        let numbers: [[Int]] = commands.compactMap {
          if case .label(_, let current, let count, _, _, _, _) = $0 { [current, count] } else { nil }
        }
        #expect(numbers == (counts.contains(count) ? [[2, count]] : []))
        #expect(DrawnRow(control.frame(at: 0)).marks.isEmpty == counts.contains(count))
      }
    }
  }

  @Test("R215: a control with only a number is as large as the number, and empty without pages")
  func numberSize() {
    let control = PageControl.sample(3) { $0.dots.numberLabel = .always }
    #expect(control.preferredSize(in: .zero) == Size(width: 3 * 0.6 * 18 + 20, height: 44))
    #expect(control.preferredSize(forPageCount: 0).width == 0)
    #expect(PageControl.sample(0) { $0.dots.numberLabel = .always }.frame(at: 0).display.commands.isEmpty)
    let single = PageControl.sample(1) {
      $0.dots.numberLabel = .always
      $0.dots.hidesForSinglePage = false
    }
    #expect(single.frame(at: 0).display.commands.count == 1)
    // Taps turn by the side of the number's centre.
    var tapped = PageControl.sample(3) { $0.dots.numberLabel = .always }
    #expect(tapped.tap(x: 200, at: 1).pageChange?.to == 1)
  }

  @Test("R215: a large number requests its height, too, and a vertical control its width")
  func largeNumberSize() {
    /// Returns a control of three pages with a number in a font size.
    func control(_ fontSize: Double, _ direction: Direction) -> PageControl {
      .sample(3) {
        $0.direction = direction
        $0.dots.numberLabel = .always
        $0.dots.metrics.labelFontSize = fontSize
      }
    }
    // "3/3" is 3 · 0.6 of the font size wide and 1.2 of it high; the padding is 10 on each side.
    for direction in [Direction.leftToRight, .topToBottom] {
      #expect(control(40, direction).preferredSize(in: .zero) == Size(width: 92, height: 68))
      #expect(control(20, direction).preferredSize(in: .zero) == Size(width: 56, height: 44))
    }
  }

  /// Returns the font sizes of the numbers that a frame draws.
  private func fontSizes(_ frame: Frame) -> [Double] {
    frame.display.commands.compactMap {
      if case .label(_, _, _, _, let fontSize, _, _) = $0 { fontSize } else { nil }
    }
  }

  @Test("R215: a number shrinks to the available width and height")
  func smallNumber() {
    for (size, fontSize) in [
      (Size(width: 90, height: 60), 40), (Size(width: 36, height: 60), 20), (Size(width: 90, height: 24), 20),
      (Size(width: 18, height: 24), 10),
    ] as [(Size, Double)] {
      let control = PageControl.sample(3, size: size) {
        $0.dots.numberLabel = .always
        $0.dots.metrics.labelFontSize = 40
      }
      let sizes = fontSizes(control.frame(at: 0))
      #expect(sizes.count == 1 && isClose(sizes.first, fontSize), "in \(size): \(sizes)")
    }
  }

  @Test("R215: a number scales with the text size, in layout and drawing")
  func textScale() {
    let control = PageControl.sample(3, size: Size(width: 92, height: 68)) {
      $0.dots.numberLabel = .always
      $0.dots.metrics.labelFontSize = 20
      $0.dots.textScale = 2
    }
    #expect(control.preferredSize(in: .zero) == Size(width: 92, height: 68))
    #expect(fontSizes(control.frame(at: 0)) == [40])
    #expect(control.configuration.dots.metrics.labelFontSize == 20)
  }

  @Test("R215: an unusable text scale is reported, and text has its usual size")
  func unusableTextScale() {
    for scale in [0, -1, 101, .nan] as [Double] {
      var configuration = PageControl.Configuration(pageCount: 3)
      configuration.dots.textScale = scale
      var control = PageControl(configuration, at: 0)
      #expect(control.handle(.tick, at: 0).diagnostics == .invalidMetrics, "\(scale)")
      #expect(control.configuration.dots.textScale == 1)
    }
  }

  @Test("R215: a large number's background in a carousel has the same padding as in a control")
  func largeNumberBackground() {
    for direction in [Direction.leftToRight, .topToBottom] {
      let carousel = Carousel.sample(3, in: LayoutVariant(direction: direction, reduceMotion: false)) {
        var dots = DotRow.Configuration()
        dots.numberLabel = .always
        dots.background = .prominent
        dots.textScale = 40 / dots.metrics.labelFontSize
        $0.indicator = .dots(dots)
      }
      // "3/3" is 72 points wide and 48 high.
      let backgrounds = carousel.frame(at: 0).display.commands.compactMap {
        if case .fill(ItemKey(.background), let rect, _, _) = $0 {
          Size(width: rect.width, height: rect.height)
        } else {
          nil
        }
      }
      #expect(backgrounds == [Size(width: 92, height: 68)], "\(direction)")
    }
  }

  @Test("R215: vertical pages have room for the whole number")
  func numberOfVerticalPages() {
    for direction in [Direction.leftToRight, .topToBottom] {
      let carousel = Carousel.sample(12, in: LayoutVariant(direction: direction, reduceMotion: false)) {
        var dots = DotRow.Configuration()
        dots.numberLabel = .always
        $0.indicator = .dots(dots)
      }
      #expect(fontSizes(carousel.frame(at: 0)) == [18], "\(direction)")
    }
  }

  @Test("R215: many pages aren't reported if a number replaces their dots")
  func numberAdvice() {
    for (label, isAdvised) in [
      (.automatic, true), (.always, false), (.never, true),
    ] as [(PageControl.NumberLabel, Bool)] {
      var configuration = PageControl.Configuration(pageCount: 12)
      configuration.dots.numberLabel = label
      var control = PageControl(configuration, at: 0)
      #expect(control.handle(.tick, at: 0).diagnostics.contains(.manyIndicators) == isAdvised)
    }
  }
}

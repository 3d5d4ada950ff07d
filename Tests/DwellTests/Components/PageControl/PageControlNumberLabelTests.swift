import Dwell
import DwellTestSupport
import Testing

/// The choice of a number in place of marks.
@Suite("A page control's number label") struct PageControlNumberLabelTests {
  @Test("R215: a number label is shown for any number of pages, or never, whatever the overflow")
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

  @Test("R215: a control with a number alone is as large as the number, and one of no pages empty")
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
    // Taps go by the side of the number's middle.
    var tapped = PageControl.sample(3) { $0.dots.numberLabel = .always }
    #expect(tapped.tap(x: 200, at: 1).pageChange?.to == 1)
  }

  @Test("R215: many pages are not advised against where a number takes the place of their marks")
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

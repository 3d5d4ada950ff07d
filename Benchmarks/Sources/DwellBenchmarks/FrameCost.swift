import CAllocations
import Dwell

/// What a frame costs, against the number of pages: time, and bytes from the heap.
enum FrameCost {
  /// The numbers of pages that are measured; the first is what the others are compared with.
  private static let counts = [3, 100, 1_000_000]

  /// Measures every component and prints the table.
  static func run() {
    print(
      "Cost of a frame: the median of 9 rounds of 20,000 frames, one after another in time, into one frame value;"
    )
    print("ratios are to 3 pages in the same run. Bytes are those asked for from the heap.")
    if counts_allocations() == 0 { print("(bytes are not counted on this platform)") }
    var table = Table("component, state", "pages", "ns/frame", "ratio", "bytes/frame")
    for isTurning in [false, true] {
      let seconds = isTurning ? 0.5 : 3.9
      add("page control", isTurning, to: &table) { count in
        var configuration = PageControl.Configuration(pageCount: count)
        configuration.currentPage = 1
        return measure(PageControl(configuration, at: 0), isTurning, seconds: seconds)
      }
      for style in SegmentedProgress.Style.allCases {
        add("segmented progress, \(style)", isTurning, to: &table) { count in
          var configuration = SegmentedProgress.Configuration(pageCount: count)
          configuration.currentPage = 1
          configuration.style = style
          return measure(SegmentedProgress(configuration, at: 0), isTurning, seconds: seconds)
        }
      }
      add("page view", isTurning, to: &table) { count in
        var configuration = PageView.Configuration(pageCount: count)
        configuration.currentPage = 1
        return measure(PageView(configuration, at: 0), isTurning, seconds: seconds)
      }
    }
    let meter = measure(ProgressMeter(.init(value: 7, of: 10), at: 0), false, seconds: 4)
    table.add(
      "progress meter, revealed", "-", decimal(meter.nanoseconds, 0), "-", decimal(meter.bytes, 1))
    print(table.text, "\n")
  }

  /// Adds a row for every number of pages.
  private static func add(
    _ name: String, _ isTurning: Bool, to table: inout Table, cost: (Int) -> Measurement
  ) {
    var base = 0.0
    for count in counts {
      let cost = cost(count)
      if base == 0 { base = cost.nanoseconds }
      table.add(
        "\(name), \(isTurning ? "turning" : "dwelling")", "\(count)", decimal(cost.nanoseconds, 0),
        decimal(cost.nanoseconds / base, 2), decimal(cost.bytes, 1))
    }
  }

  /// Measures a component of the size of a screen's width, while a page dwells or right after a turn.
  private static func measure<C: Component>(_ component: C, _ isTurning: Bool, seconds: Double) -> Measurement
  {
    var component = component
    _ = component.handle(.resize(Size(width: 390, height: 144)), at: 0)
    if isTurning { _ = component.handle(.select(page: 2, animated: true), at: 0) }
    return measure(component, seconds: seconds)
  }

  /// Measures frames at moments that are spread over so many seconds.
  private static func measure<C: Component>(_ component: C, seconds: Double) -> Measurement {
    let calls = 20_000
    var frame = Frame()
    component.frame(at: 0, into: &frame)
    component.frame(at: seconds / 2, into: &frame)
    return Measurement(calls: calls) { call in
      component.frame(at: seconds * Double(call) / Double(calls), into: &frame)
    }
  }
}

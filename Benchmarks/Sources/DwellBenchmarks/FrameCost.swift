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
    for (name, isTurning) in [("page control, dwelling", false), ("page control, turning", true)] {
      var base = 0.0
      for count in counts {
        var configuration = PageControl.Configuration(pageCount: count)
        configuration.currentPage = 1
        var control = PageControl(configuration, at: 0)
        _ = control.handle(.resize(Size(width: 390, height: 44)), at: 0)
        if isTurning { _ = control.handle(.select(page: 2, animated: true), at: 0) }
        let cost = measure(control, seconds: isTurning ? 0.5 : 3.9)
        if base == 0 { base = cost.nanoseconds }
        table.add(
          name, "\(count)", decimal(cost.nanoseconds, 0), decimal(cost.nanoseconds / base, 2),
          decimal(cost.bytes, 1))
      }
    }
    print(table.text, "\n")
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

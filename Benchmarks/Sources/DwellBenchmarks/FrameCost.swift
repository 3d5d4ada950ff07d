import CAllocations
import Dwell

/// What a frame costs, against the number of pages: time, and bytes from the heap.
struct FrameCost {
  /// The numbers of pages that are measured; the first is what the others are compared with.
  private static let counts = [3, 100, 1_000_000]
  /// The bytes a frame that count as none: what a round asks for once, spread over its frames.
  private static let noBytes = 0.5

  /// The table.
  private var table = Table("component, state", "pages", "ns/frame", "ratio", "bytes/frame", "bytes/tick")
  /// The rows whose frames ask the heap for something.
  private var heavy: [String] = []

  /// Measures every component and prints the table; says whether no frame asked the heap for anything.
  static func run() -> Bool {
    print(
      "Cost of a frame: the median of 9 rounds of 20,000 frames, one after another in time, into one frame value;"
    )
    print(
      "ratios are to 3 pages in the same run. Bytes are those asked for from the heap, by a frame, and by a tick"
    )
    print("together with the question when to draw next.")
    if counts_allocations() == 0 { print("(bytes are not counted on this platform)") }
    var cost = FrameCost()
    cost.checkCounter()
    cost.measurePages(isTurning: false)
    cost.measurePages(isTurning: true)
    cost.add(
      "progress meter, revealed", "-", measure(ProgressMeter(.init(value: 7, of: 10), at: 0), seconds: 4))
    print(cost.table.text)
    let verdict = cost.heavy.joined(separator: "; ")
    print(verdict.isEmpty ? "Nothing asked the heap for anything.\n" : "THE HEAP WAS ASKED BY \(verdict)\n")
    return cost.heavy.isEmpty
  }

  /// Holds the counter of bytes to something that asks for some.
  private mutating func checkCounter() {
    var kept: [[Double]] = []
    let measured = Measurement(rounds: 1, calls: 100) { kept.append([Double($0)]) }
    if counts_allocations() != 0, measured.bytes < 8 {
      heavy.append("\(kept.count) arrays, and nobody counted")
    }
  }

  /// Measures every component that pages, while a page dwells or right after a turn.
  private mutating func measurePages(isTurning: Bool) {
    add("page control", isTurning) { count in
      var configuration = PageControl.Configuration(pageCount: count)
      configuration.currentPage = 1
      return PageControl(configuration, at: 0)
    }
    for style in SegmentedProgress.Style.allCases {
      add("segmented progress, \(style)", isTurning) { count in
        var configuration = SegmentedProgress.Configuration(pageCount: count)
        configuration.currentPage = 1
        configuration.style = style
        return SegmentedProgress(configuration, at: 0)
      }
    }
    for effect in PageEffect.allCases {
      add("page view, effect \(effect)", isTurning) { count in
        var configuration = PageView.Configuration(pageCount: count)
        configuration.currentPage = 1
        configuration.effect = effect
        return PageView(configuration, at: 0)
      }
    }
    for kind in CarouselKind.allCases {
      add("carousel, \(kind)", isTurning) { kind.carousel(pages: $0) }
    }
  }

  /// Adds a row for every number of pages.
  private mutating func add<C: Component>(_ name: String, _ isTurning: Bool, _ make: (Int) -> C) {
    var base: Double?
    for count in FrameCost.counts {
      var component = make(count)
      _ = component.handle(.resize(Size(width: 390, height: 144)), at: 0)
      if isTurning { _ = component.handle(.select(page: 2, animated: true), at: 0) }
      let cost = FrameCost.measure(component, seconds: isTurning ? 0.5 : 3.9)
      add("\(name), \(isTurning ? "turning" : "dwelling")", "\(count)", cost, base: base)
      base = base ?? cost.frame.nanoseconds
    }
  }

  /// Adds a row.
  private mutating func add(
    _ name: String, _ pages: String, _ cost: (frame: Measurement, tick: Measurement), base: Double? = nil
  ) {
    table.add(
      name, pages, decimal(cost.frame.nanoseconds, 0),
      decimal(cost.frame.nanoseconds / (base ?? cost.frame.nanoseconds), 2), decimal(cost.frame.bytes, 1),
      decimal(cost.tick.bytes, 1))
    if max(cost.frame.bytes, cost.tick.bytes) > FrameCost.noBytes { heavy.append("\(name), \(pages)") }
  }

  /// Measures frames, and ticks, at moments that are spread over so many seconds.
  private static func measure<C: Component>(_ component: C, seconds: Double) -> (
    frame: Measurement, tick: Measurement
  ) {
    let calls = 20_000
    var component = component
    _ = component.handle(.resize(Size(width: 390, height: 144)), at: 0)
    let still = component
    var frame = Frame()
    still.frame(at: 0, into: &frame)
    still.frame(at: seconds / 2, into: &frame)
    let frames = Measurement(calls: calls) { call in
      still.frame(at: seconds * Double(call) / Double(calls), into: &frame)
    }
    let ticks = Measurement(calls: calls) { call in
      let now = seconds * Double(call) / Double(calls)
      if call == 0 { component = still }
      _ = component.handle(.tick, at: now)
      _ = component.nextChange(after: now, step: 0.25)
    }
    return (frames, ticks)
  }
}

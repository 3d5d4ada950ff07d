import CAllocations
import Dwell
import Figures

/// What a frame costs, against the number of pages: time, and bytes from the heap.
struct FrameCost {
  /// The numbers of pages that are measured.
  private static let counts = [3, 100, 10_000, 1_000_000]
  /// How many rounds each number of pages has; they take turns.
  private static let rounds = 9
  /// How many frames a round has.
  private static let calls = 5000
  /// The bytes a frame that count as none: what a round asks for once, spread over its frames.
  private static let noBytes = 0.5

  /// What asks the heap for something in every frame.
  private var heavy: [String] = []

  /// Measures every component and prints its figures; gives what asked the heap for anything.
  static func run() -> [String] {
    var cost = FrameCost()
    cost.checkCounter()
    for isTurning in [false, true] { cost.measurePages(isTurning: isTurning) }
    cost.measure("progress meter", counts: [1], seconds: 4) { _ in
      ProgressMeter(.init(value: 7, of: 10), at: 0)
    }
    return cost.heavy
  }

  /// Holds the counter of bytes to something that asks for some.
  private mutating func checkCounter() {
    var kept: [[Double]] = []
    var measured = Measurement()
    measured.takeRound(calls: 100) { kept.append([Double($0)]) }
    if counts_allocations() != 0, measured.bytes < 8 {
      heavy.append("\(kept.count) arrays, and nobody counted")
    }
  }

  /// Measures every component that pages, while a page dwells or right after a turn.
  private mutating func measurePages(isTurning: Bool) {
    measure("page control", isTurning) { count in
      var configuration = PageControl.Configuration(pageCount: count)
      configuration.currentPage = 1
      return PageControl(configuration, at: 0)
    }
    for style in SegmentedProgress.Style.allCases {
      measure("segments, \(style == .fluid ? "fluid" : "page by page")", isTurning) { count in
        var configuration = SegmentedProgress.Configuration(pageCount: count)
        configuration.currentPage = 1
        configuration.segments.style = style
        return SegmentedProgress(configuration, at: 0)
      }
    }
    for effect in PageEffect.allCases {
      measure("page view\(effect == .none ? "" : ", fade and scale")", isTurning) { count in
        var configuration = PageView.Configuration(pageCount: count)
        configuration.currentPage = 1
        configuration.effect = effect
        return PageView(configuration, at: 0)
      }
    }
    for kind in CarouselKind.allCases {
      measure("carousel, \(kind)", isTurning) { kind.carousel(pages: $0) }
    }
  }

  /// Measures a component that pages.
  private mutating func measure<C: Component>(_ name: String, _ isTurning: Bool, _ make: (Int) -> C) {
    let seconds = isTurning ? 0.5 : 3.9
    measure("\(name), \(isTurning ? "turning" : "dwelling")", counts: FrameCost.counts, seconds: seconds) {
      var component = make($0)
      _ = component.handle(.resize(Size(width: 390, height: 144)), at: 0)
      if isTurning { _ = component.handle(.select(page: 2, animated: true), at: 0) }
      return component
    }
  }

  /// Measures a component with each number of pages, at moments that are spread over so many seconds, and
  /// prints what it costs.
  private mutating func measure<C: Component>(
    _ name: String, counts: [Int], seconds: Double, _ make: (Int) -> C
  ) {
    let components = counts.map(make)
    var frames = [Measurement](repeating: Measurement(), count: counts.count)
    var ticks = frames
    var frame = Frame()
    for _ in 0...FrameCost.rounds {
      for (index, component) in components.enumerated() {
        // The frame value has its room before it is measured, as that of a front has after its first frames.
        component.frame(at: 0, into: &frame)
        component.frame(at: seconds / 2, into: &frame)
        frames[index].takeRound(calls: FrameCost.calls) { call in
          component.frame(at: seconds * Double(call) / Double(FrameCost.calls), into: &frame)
        }
        var ticking = component
        ticks[index].takeRound(calls: FrameCost.calls) { call in
          let now = seconds * Double(call) / Double(FrameCost.calls)
          _ = ticking.handle(.tick, at: now)
          _ = ticking.nextChange(after: now, step: 0.25)
        }
      }
    }
    let method =
      "least of \(FrameCost.rounds) rounds of \(FrameCost.calls.grouped) frames into one value, all page counts in turn"
    for (index, count) in counts.enumerated() where counts.count > 1 {
      Figure("frame", name, count.grouped, frames[index].nanoseconds, "ns", method: method).print()
    }
    guard counts_allocations() != 0 else { return }
    for (column, measured) in [("a frame", frames), ("a tick", ticks)] {
      let bytes = measured.map(\.bytes).max() ?? 0
      Figure(
        "heap", name, column, bytes < FrameCost.noBytes ? 0 : bytes, "bytes",
        method: "malloc counted, the most of all page counts"
      ).print()
      if bytes > FrameCost.noBytes { heavy.append("\(name), \(column)") }
    }
  }
}

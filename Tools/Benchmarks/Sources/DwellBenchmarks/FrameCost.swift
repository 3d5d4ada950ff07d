import CAllocations
import Dwell
import Figures

/// The cost of a frame for different numbers of pages: time, and allocated bytes.
struct FrameCost {
  /// The measured numbers of pages.
  private static let counts = [3, 100, 10_000, 1_000_000]
  /// The measured numbers of pages that all have an explicit duration.
  private static let toldCounts = [3, 100, 10_000, 100_000]
  /// The number of rounds for each number of pages; they alternate.
  private static let rounds = 9
  /// The number of frames per round.
  private static let calls = 5000
  /// The number of bytes per frame that counts as zero: a single allocation, averaged over a round.
  private static let noBytes = 0.5

  /// The measurements that allocated memory in every frame.
  private var heavy: [String] = []

  /// Measures all components and prints the figures; returns the measurements that allocated memory.
  static func run() -> [String] {
    var cost = FrameCost()
    cost.checkCounter()
    for isTurning in [false, true] { cost.measurePages(isTurning: isTurning) }
    cost.measure("progress meter", counts: [1], seconds: 4) { _ in
      ProgressMeter(.init(value: 7, of: 10), at: 0)
    }
    return cost.heavy
  }

  /// Checks that the counter of bytes works.
  private mutating func checkCounter() {
    var kept: [[Double]] = []
    var measured = Measurement()
    measured.takeRound(calls: 100) { kept.append([Double($0)]) }
    if counts_allocations() != 0, measured.bytes < 8 {
      heavy.append("\(kept.count) arrays, but none was counted")
    }
  }

  /// Measures all components with pages, while a page dwells or right after a turn.
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
    for (name, effect) in [("", PageEffect.slide), (", fade and scale", .fadeAndScale), (", cover", .cover)] {
      measure("page view\(name)", isTurning) { count in
        var configuration = PageView.Configuration(pageCount: count)
        configuration.currentPage = 1
        configuration.effect = effect
        return PageView(configuration, at: 0)
      }
    }
    measure("page view, three per view", isTurning) { count in
      var configuration = PageView.Configuration(pageCount: count)
      configuration.layout.length = .perView(3)
      return PageView(configuration, at: 0)
    }
    measure("page view, own lengths", isTurning, counts: FrameCost.toldCounts) { count in
      var configuration = PageView.Configuration(pageCount: count)
      configuration.layout.length = .own
      configuration.pageLengths = (0..<count).map { PageLength(page: $0, length: Double(200 + $0 % 7 * 20)) }
      return PageView(configuration, at: 0)
    }
    for kind in CarouselKind.allCases {
      measure("carousel, \(kind)", isTurning) { kind.carousel(pages: $0) }
    }
  }

  /// Measures a component with pages.
  private mutating func measure<C: Component>(
    _ name: String, _ isTurning: Bool, counts: [Int] = counts, _ make: (Int) -> C
  ) {
    let seconds = isTurning ? 0.5 : 3.9
    measure("\(name), \(isTurning ? "turning" : "dwelling")", counts: counts, seconds: seconds) {
      var component = make($0)
      _ = component.handle(.resize(Size(width: 390, height: 144)), at: 0)
      if isTurning { _ = component.handle(.select(page: 2, animated: true), at: 0) }
      return component
    }
  }

  /// Measures a component with each number of pages, at moments spread over the given seconds, and prints its
  /// cost.
  private mutating func measure<C: Component>(
    _ name: String, counts: [Int], seconds: Double, _ make: (Int) -> C
  ) {
    let components = counts.map(make)
    var frames = [Measurement](repeating: Measurement(), count: counts.count)
    var ticks = frames
    var frame = Frame()
    for _ in 0...FrameCost.rounds {
      for (index, component) in components.enumerated() {
        // The frame's storage is allocated before the measurement, as in a front after its first frames.
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
      "least of \(FrameCost.rounds) rounds of \(FrameCost.calls.grouped) frames into one value, page counts interleaved"
    for (index, count) in counts.enumerated() where counts.count > 1 {
      Figure("frame", name, count.grouped, frames[index].nanoseconds, "ns", method: method).print()
    }
    guard counts_allocations() != 0 else { return }
    for (column, measured) in [("a frame", frames), ("a tick", ticks)] {
      let bytes = measured.map(\.bytes).max() ?? 0
      Figure(
        "heap", name, column, bytes < FrameCost.noBytes ? 0 : bytes, "bytes",
        method: "malloc counted, maximum over all page counts"
      ).print()
      if bytes > FrameCost.noBytes { heavy.append("\(name), \(column)") }
    }
  }
}

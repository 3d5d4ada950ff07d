/// The order of pages along the main axis, and where they rest. A *snap point* is where pages come to rest,
/// and belongs to a page; in the plain layout, where one page fills the view, every page has one. A page
/// longer than the viewport has a *scroll range*, through which its content scrolls before the next page
/// follows. A loop of two or more pages has no ends.
struct PageStrip: Equatable, Sendable {
  /// The number of pages, 0 or more.
  var pageCount: Int { didSet { measure() } }
  /// Whether the first page follows the last, where there are enough.
  var loops: Bool { didSet { measure() } }
  /// The length of the view, in points, 0 or more, on the grid.
  var viewLength = 0.0 { didSet { measure() } }
  /// The device's pixels: pages at rest begin and end on whole ones.
  var grid = PixelGrid() { didSet { measure() } }
  /// The gap between pages, in points, 0 or more, on the grid.
  var spacing: Double { didSet { measure() } }
  /// How pages lie in the view.
  var layout: PageLayout { didSet { measure() } }
  /// The lengths of pages that have one of their own, in points.
  var lengths = PageTable<Double>() { didSet { measure() } }
  /// The measures of a layout that isn't plain.
  private(set) var measures: StripMeasures?
  /// Adjacent pages that are visible now.
  var visibleOverride: AdjacencyOverride?
  /// The adjacency of a page that comes next to those visible now.
  var pendingOverride: AdjacencyOverride?
  /// Whether the pages in view follow one another in their own order.
  var showsOrder: Bool { if case .none = visibleOverride { true } else { false } }
  /// Whether all pages do.
  var isInOrder: Bool { if case (.none, .none) = (visibleOverride, pendingOverride) { true } else { false } }

  /// A strip in a view without a length.
  init(pageCount: Int, loops: Bool, spacing: Double, layout: PageLayout) {
    self.pageCount = pageCount
    self.loops = loops
    self.spacing = spacing
    self.layout = layout
    measure()
  }

  /// Updates the measures.
  private mutating func measure() {
    guard hasCustomLayout || !layout.isPlain else { return }
    measures = layout.isPlain ? nil : StripMeasures(self)
    // Where several pages may be in view, they are drawn in their own order.
    visibleOverride = nil
    pendingOverride = nil
  }

  /// Whether the layout isn't plain. Comparing the measures with nil would copy and compare all of them.
  var hasCustomLayout: Bool { if case .some = measures { true } else { false } }

  /// Takes over measures while they are computed.
  mutating func adopt(_ measures: StripMeasures) { self.measures = measures }

  /// Whether the strip has no ends; false for a single page, which would follow itself.
  var isEndless: Bool { loops && pageCount > 1 && measures?.isTooShortToLoop != true }

  /// Whether anything is visible: a view shorter than one point leaves no room to move.
  var isVisible: Bool { pageCount > 0 && viewLength >= 1 }

  /// Whether its order is that of another strip of the same pages, and both have pages of one length.
  func isScaled(_ other: PageStrip) -> Bool {
    loops == other.loops && lengths.isEmpty && other.lengths.isEmpty && isVisible && other.isVisible
      && layout.isPlain && other.layout.isPlain
  }

  /// The next snap point's page; nil after the last.
  func following(_ page: Int) -> Int? {
    noteWork()
    if let visibleOverride, visibleOverride.before == page { return visibleOverride.after }
    if let pendingOverride, pendingOverride.before == page { return pendingOverride.after }
    if page < lastSnapPoint { return self.page(ofSnapPoint: index(ofSnapPoint: page) + 1) }
    return isEndless ? 0 : nil
  }

  /// The previous snap point's page; nil before the first.
  func preceding(_ page: Int) -> Int? {
    noteWork()
    if let visibleOverride, visibleOverride.after == page { return visibleOverride.before }
    if let pendingOverride, pendingOverride.after == page { return pendingOverride.before }
    if page > 0 { return self.page(ofSnapPoint: index(ofSnapPoint: page) - 1) }
    return isEndless ? lastSnapPoint : nil
  }

  /// The page of the snap point that is `steps` after a snap point (before it, below 0); clamped to the ends,
  /// unless the strip loops.
  func page(_ steps: Int, from page: Int) -> Int {
    let count = snapPointCount
    let index = index(ofSnapPoint: page)
    guard isEndless else {
      let (target, overflow) = index.addingReportingOverflow(steps)
      return self.page(ofSnapPoint: overflow ? (steps > 0 ? count - 1 : 0) : min(max(target, 0), count - 1))
    }
    // Counted back, as a sum of two numbers may overflow.
    let rest = steps % count
    let target = index - (rest < 0 ? -rest : count - rest)
    return self.page(ofSnapPoint: target < 0 ? target + count : target)
  }

  /// The snap points forward from one to another, in drawing order; never negative in a loop.
  func distance(from page: Int, to other: Int) -> Int {
    let distance = index(ofSnapPoint: other) - index(ofSnapPoint: page)
    return isEndless && distance < 0 ? distance + snapPointCount : distance
  }

  /// Whether the shorter way to another snap point leads forward; in a loop, equal ways count as forward.
  func leadsForward(from page: Int, to other: Int) -> Bool {
    guard isEndless else { return other > page }
    let forward = distance(from: page, to: other)
    return forward <= snapPointCount - forward
  }
}

/// Two pages shown side by side although others lie between them, for as long as their common edge is
/// visible: a turn to a far page doesn't scroll through all pages in between.
struct AdjacencyOverride: Equatable, Sendable {
  /// The page on the leading side.
  var before: Int
  /// The page on the trailing side.
  var after: Int
}

extension PageStrip {
  /// The length of the view without its insets, in points.
  var viewportLength: Double { measures?.viewport ?? viewLength }

  /// Where the viewport begins in the view, in points.
  var viewportStart: Double { measures?.start ?? 0 }

  /// The distance between two pages of the common length, in points, at least 1; the mean of uneven ones.
  var pitch: Double { max((measures?.length ?? viewLength) + spacing, 1) }

  /// The least length of a page and of the viewport, in points: at least 1, and at least a thousandth of the
  /// view, so that no more pages than a screen has room for are in view; whole pixels.
  var shortestLength: Double { grid.raised(max(viewLength / 1000, 1)) }

  /// Whether all pages have one length.
  var isUniform: Bool {
    if isUneven { return false }
    if lengths.isEmpty { return true }
    switch layout.length {
    case .viewport, .own: return false
    case .perView, .fixed: return true
    }
  }

  /// Whether pages differ by a pixel, because as many as fill the viewport aren't a whole number of pixels
  /// long.
  var isUneven: Bool { measures?.isUneven == true }

  /// A page's length, in points, on the grid.
  func length(of page: Int) -> Double {
    noteWork()
    let common = measures?.length ?? viewLength
    if isUniform { return common }
    if isUneven { return edge(of: page + 1) - edge(of: page) }
    guard layout.length == .own else { return max(grid.snapped(lengths[page] ?? 0), common) }
    guard let own = lengths[page] else { return common }
    return grid.snapped(max(own, shortestLength))
  }

  /// Where a page of the common length begins on the strip without gaps, in points from the first one: on the
  /// nearest pixel, so that pages that fill the viewport without a grid fill it.
  private func edge(of page: Int) -> Double { grid.snapped(Double(page) * (measures?.length ?? viewLength)) }

  /// A page's scroll range, in points; 0 for a page that fits the viewport.
  func range(of page: Int) -> Double { lengths.isEmpty ? 0 : max(length(of: page) - viewportLength, 0) }

  /// The distance from a page's start to the next page's, in points.
  func step(over page: Int) -> Double {
    isUniform ? pitch : layout.isPlain ? range(of: page) + pitch : length(of: page) + spacing
  }

  /// The distance from a page's start to a later page's, in points, in O(lengths set between them).
  func distance(fromStartOf page: Int, toStartOf later: Int) -> Double {
    noteWork()
    if isUneven { return edge(of: later) - edge(of: page) + Double(later - page) * spacing }
    var distance = Double(later - page) * pitch
    guard !isUniform else { return distance }
    let common = measures?.length ?? viewLength
    lengths.forEach(from: page, to: later) { told, _ in distance += length(of: told) - common }
    return distance
  }

  /// The page after a page in the view; nil after the last.
  func pageAfter(_ page: Int) -> Int? {
    if layout.isPlain { return following(page) }
    return page < pageCount - 1 ? page + 1 : isEndless ? 0 : nil
  }

  /// The page before a page in the view; nil before the first.
  func pageBefore(_ page: Int) -> Int? {
    if layout.isPlain { return preceding(page) }
    return page > 0 ? page - 1 : isEndless ? pageCount - 1 : nil
  }

  /// Counts a unit of work for ``StripWork``: all loops over pages ask for a page's length or its neighbour.
  @inline(__always) func noteWork() {
    #if DEBUG && !hasFeature(Embedded)
    StripWork.meter?.count += 1
    #endif
  }
}

#if DEBUG && !hasFeature(Embedded)
/// How often strips were asked for a page's length or its neighbour, for tests that limit what an event or a
/// frame may cost. Debug builds only.
enum StripWork {
  /// A count of work.
  final class Meter: @unchecked Sendable {
    /// The work so far. Only the task that measures changes it.
    var count = 0
  }

  /// What counts the work of the current task; nil unless a test does.
  @TaskLocal static var meter: Meter?

  /// The work that `body` makes.
  static func measure(_ body: () -> Void) -> Int {
    let meter = Meter()
    $meter.withValue(meter, operation: body)
    return meter.count
  }
}
#endif

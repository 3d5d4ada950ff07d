/// The order of pages along the main axis, and where they rest. What the pages of a layout rest at is a
/// *stop*, and belongs to a page; in the plain layout, where one page fills the view, every page is a stop. A
/// page longer than the viewport has a *scroll range*, through which its content scrolls before the next page
/// comes. A loop of two or more pages has no ends.
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
  /// What follows from these, in a layout that isn't plain.
  private(set) var measures: StripMeasures?
  /// Adjacent pages that are visible now.
  var visibleOverride: AdjacencyOverride?
  /// The adjacency of a page that comes next to those visible now.
  var pendingOverride: AdjacencyOverride?

  /// A strip in a view without a length.
  init(pageCount: Int, loops: Bool, spacing: Double, layout: PageLayout) {
    self.pageCount = pageCount
    self.loops = loops
    self.spacing = spacing
    self.layout = layout
    measure()
  }

  /// Brings what follows from the other fields up to date.
  private mutating func measure() {
    guard hasCustomLayout || !layout.isPlain else { return }
    measures = layout.isPlain ? nil : StripMeasures(self)
    // Where several pages may be in view, they are drawn in their own order.
    guard hasCustomLayout else { return }
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

  /// The next stop's page; nil after the last.
  func following(_ page: Int) -> Int? {
    noteWork()
    if let visibleOverride, visibleOverride.before == page { return visibleOverride.after }
    if let pendingOverride, pendingOverride.before == page { return pendingOverride.after }
    if page < lastStop { return self.page(ofStop: index(ofStop: page) + 1) }
    return isEndless ? 0 : nil
  }

  /// The previous stop's page; nil before the first.
  func preceding(_ page: Int) -> Int? {
    noteWork()
    if let visibleOverride, visibleOverride.after == page { return visibleOverride.before }
    if let pendingOverride, pendingOverride.after == page { return pendingOverride.before }
    if page > 0 { return self.page(ofStop: index(ofStop: page) - 1) }
    return isEndless ? lastStop : nil
  }

  /// The page of the stop that is `steps` after a stop (before it, below 0); clamped to the ends, unless the
  /// strip loops.
  func page(_ steps: Int, from page: Int) -> Int {
    let count = stopCount
    let index = index(ofStop: page)
    guard isEndless else {
      let (target, overflow) = index.addingReportingOverflow(steps)
      return self.page(ofStop: overflow ? (steps > 0 ? count - 1 : 0) : min(max(target, 0), count - 1))
    }
    let (sum, overflow) = index.addingReportingOverflow(steps % count)
    if overflow { return self.page(ofStop: sum &- count) }
    return self.page(ofStop: sum >= count ? sum - count : sum < 0 ? sum + count : sum)
  }

  /// The stops forward from one to another, in drawing order; never negative in a loop.
  func distance(from page: Int, to other: Int) -> Int {
    let distance = index(ofStop: other) - index(ofStop: page)
    return isEndless && distance < 0 ? distance + stopCount : distance
  }

  /// Whether the shorter way to another stop leads forward; in a loop, equal ways count as forward.
  func leadsForward(from page: Int, to other: Int) -> Bool {
    guard isEndless else { return other > page }
    let forward = distance(from: page, to: other)
    return forward <= stopCount - forward
  }
}

/// The order and lengths of pages along the main axis. A page longer than the view has a *scroll range*,
/// through which its content scrolls before the next page comes. Pages are one *pitch* apart, the view's
/// length plus the spacing. A loop of two or more pages has no ends.
struct PageStrip: Equatable, Sendable {
  /// The number of pages, 0 or more.
  var pageCount: Int
  /// Whether the first page follows the last.
  var loops: Bool
  /// The length of the view, in points, 0 or more.
  var viewLength = 0.0
  /// The gap between pages, in points, 0 or more.
  var spacing: Double
  /// The lengths of pages that have one of their own, in points.
  var lengths = PageTable<Double>()
  /// Adjacent pages that are visible now.
  var visibleOverride: AdjacencyOverride?
  /// The adjacency of a page that comes next to those visible now.
  var pendingOverride: AdjacencyOverride?

  /// Whether the strip has no ends; false for a single page, which would follow itself.
  var isEndless: Bool { loops && pageCount > 1 }

  /// Whether anything is visible: a view shorter than one point leaves no room to move.
  var isVisible: Bool { pageCount > 0 && viewLength >= 1 }

  /// The distance between pages, in points, at least 1.
  var pitch: Double { max(viewLength + spacing, 1) }

  /// Whether its order is that of another strip of the same pages, and both have pages of one length.
  func isScaled(_ other: PageStrip) -> Bool {
    loops == other.loops && lengths.isEmpty && other.lengths.isEmpty && isVisible && other.isVisible
  }

  /// A page's length, in points: at least the view's.
  func length(of page: Int) -> Double {
    lengths.isEmpty ? viewLength : max(lengths[page] ?? 0, viewLength)
  }

  /// A page's scroll range, in points; 0 for a page as long as the view.
  func range(of page: Int) -> Double { lengths.isEmpty ? 0 : length(of: page) - viewLength }

  /// The next page; nil after the last.
  func following(_ page: Int) -> Int? {
    if let visibleOverride, visibleOverride.before == page { return visibleOverride.after }
    if let pendingOverride, pendingOverride.before == page { return pendingOverride.after }
    if page < pageCount - 1 { return page + 1 }
    return isEndless ? 0 : nil
  }

  /// The previous page; nil before the first.
  func preceding(_ page: Int) -> Int? {
    if let visibleOverride, visibleOverride.after == page { return visibleOverride.before }
    if let pendingOverride, pendingOverride.after == page { return pendingOverride.before }
    if page > 0 { return page - 1 }
    return isEndless ? pageCount - 1 : nil
  }

  /// The page `steps` after a page (before it, below 0); clamped to the ends, unless the strip loops.
  func page(_ steps: Int, from page: Int) -> Int {
    guard isEndless else {
      let (target, overflow) = page.addingReportingOverflow(steps)
      return overflow ? (steps > 0 ? pageCount - 1 : 0) : min(max(target, 0), pageCount - 1)
    }
    let (sum, overflow) = page.addingReportingOverflow(steps % pageCount)
    if overflow { return sum &- pageCount }
    return sum >= pageCount ? sum - pageCount : sum < 0 ? sum + pageCount : sum
  }

  /// The pages forward from one page to another, in drawing order; never negative in a loop.
  func distance(from page: Int, to other: Int) -> Int {
    let distance = other - page
    return isEndless && distance < 0 ? distance + pageCount : distance
  }

  /// Whether the shorter way to another page leads forward; in a loop, equal ways count as forward.
  func leadsForward(from page: Int, to other: Int) -> Bool {
    guard isEndless else { return other > page }
    let forward = distance(from: page, to: other)
    return forward <= pageCount - forward
  }
}

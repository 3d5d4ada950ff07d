/// The pages side by side: which follows which, and how long each is, along the main axis.
///
/// A page as long as the view takes one view's length. A longer page has a *range* of its own, through which
/// its content scrolls before the next page comes. Between the end of one page's range and the start of the
/// next one's lies one *pitch*: the view's length and the spacing. A loop of two pages or more has no end.
struct PageStrip: Equatable, Sendable {
  /// The number of pages, 0 or more.
  var pageCount: Int
  /// Whether the first page follows the last.
  var loops: Bool
  /// The length of the view, in points, 0 or more.
  var viewLength = 0.0
  /// The gap between pages, in points, 0 or more.
  var spacing: Double
  /// The lengths of pages that were told one, in points.
  var lengths = PageTable<Double>()
  /// Where the pages that can be seen now are put side by side.
  var visibleOverride: AdjacencyOverride?
  /// Where the page that is to come is put beside those that can be seen now.
  var pendingOverride: AdjacencyOverride?

  /// Whether the strip has no ends. A single page would only follow itself.
  var isEndless: Bool { loops && pageCount > 1 }

  /// Whether there is anything to see: below one point pages have no place to move in.
  var isVisible: Bool { pageCount > 0 && viewLength >= 1 }

  /// The way from one page to the next, in points, at least 1.
  var pitch: Double { max(viewLength + spacing, 1) }

  /// The length of a page, in points: at least the view's.
  func length(of page: Int) -> Double {
    lengths.isEmpty ? viewLength : max(lengths[page] ?? 0, viewLength)
  }

  /// How far a page's content scrolls by itself, in points; 0 for a page as long as the view.
  func range(of page: Int) -> Double { lengths.isEmpty ? 0 : length(of: page) - viewLength }

  /// The page after a page; nil after the last.
  func following(_ page: Int) -> Int? {
    if let visibleOverride, visibleOverride.before == page { return visibleOverride.after }
    if let pendingOverride, pendingOverride.before == page { return pendingOverride.after }
    if page < pageCount - 1 { return page + 1 }
    return isEndless ? 0 : nil
  }

  /// The page before a page; nil before the first.
  func preceding(_ page: Int) -> Int? {
    if let visibleOverride, visibleOverride.after == page { return visibleOverride.before }
    if let pendingOverride, pendingOverride.after == page { return pendingOverride.before }
    if page > 0 { return page - 1 }
    return isEndless ? pageCount - 1 : nil
  }

  /// The page so many pages after a page, or before it: in a loop however far, else the last, or the first,
  /// at most.
  func page(_ steps: Int, from page: Int) -> Int {
    guard isEndless else {
      let (target, overflow) = page.addingReportingOverflow(steps)
      return overflow ? (steps > 0 ? pageCount - 1 : 0) : min(max(target, 0), pageCount - 1)
    }
    let (sum, overflow) = page.addingReportingOverflow(steps % pageCount)
    if overflow { return sum &- pageCount }
    return sum >= pageCount ? sum - pageCount : sum < 0 ? sum + pageCount : sum
  }

  /// How many pages forward one page is from another, in the order that is drawn; in a loop never backward.
  func distance(from page: Int, to other: Int) -> Int {
    let distance = other - page
    return isEndless && distance < 0 ? distance + pageCount : distance
  }

  /// Whether the short way to another page leads forward. In a loop two ways of the same length count as
  /// forward.
  func leadsForward(from page: Int, to other: Int) -> Bool {
    guard isEndless else { return other > page }
    let forward = distance(from: page, to: other)
    return forward <= pageCount - forward
  }
}

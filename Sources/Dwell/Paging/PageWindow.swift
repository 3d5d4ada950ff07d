/// The pages listed around the current one, for pages without a known number, of which there may be no end.
///
/// Only identities are listed: what shows the pages is created for those near the current one.
package struct PageWindow<Page: Hashable> {
  /// Returns the page beside another one; nil at an end.
  package typealias Step = (Page) -> Page?

  /// The listed pages, in order.
  package private(set) var pages: [Page] = []
  /// The first page to which others led back, a mistake of the app: the pages ended there; nil without one.
  package private(set) var repeatedPage: Page?
  /// The page around which they are listed.
  private var current: Page?
  /// It, and the pages within its reach.
  private var reached: Set<Page> = []

  /// No pages yet.
  package init() {}

  /// How many pages beyond those within reach stay listed on each side, as they may still be in view: pages
  /// turn at most 60 times a second, the fastest rate at which held keys repeat, and leave the view within
  /// half a second.
  private static var kept: Int { 32 }

  /// Lists the pages around one.
  ///
  /// All pages within reach are asked for again, so that the app's changes apply. The cost depends neither on
  /// how many pages there are, nor on how many were turned.
  /// - Parameters:
  ///   - reach: how many pages on each side to ask for, above 0.
  ///   - stride: how many pages a turn moves on by, above 0. Pages rest at every stride from the first listed
  ///     one on, so it is whole strides away from the current page, unless the pages begin there.
  ///   - precedes: returns whether a page is before another one; nil if they have no order.
  /// - Complexity: O(reach)
  package mutating func list(
    around page: Page, reach: Int, stride: Int, precedes: (Page, Page) -> Bool?, next: Step, previous: Step
  ) {
    let reach = (reach + stride - 1) / stride * stride
    let old = pages
    var before = walk(from: page, reach, previous)
    var after = walk(from: page, reach, next)
    separate(&before, &after, around: page)
    pages = before.reversed() + [page] + after
    let near = Set(pages)
    let place = current.flatMap { old.firstIndex(of: $0) }
    /// Listed pages of one side that stay: the nearest, or those within reach of the page that was current.
    func kept(_ side: Range<Int>, beside edge: Page, _ nearest: Range<Int>) -> [Page] {
      let range = old.contains(edge) ? nearest.clamped(to: side) : side.lowerBound..<side.lowerBound
      let isFar = place.map { side.contains($0) && !range.contains($0) } ?? false
      return old[isFar ? side : range].filter { !near.contains($0) && (!isFar || reached.contains($0)) }
    }
    // A page far away comes from its side, as a neighbour of the one that was current.
    let isLater =
      before.count == reach && (after.count < reach || current.flatMap { precedes($0, page) } ?? true)
    let first = old.firstIndex(where: near.contains) ?? (isLater ? old.count : 0)
    let end = old.lastIndex(where: near.contains).map { $0 + 1 } ?? first
    // Where the pages end, nothing follows.
    if before.count == reach {
      let earlier = kept(0..<first, beside: pages[0], first - Self.kept..<first)
      pages = earlier.suffix(earlier.count / stride * stride) + pages
    }
    if after.count == reach {
      pages += kept(end..<old.count, beside: pages[pages.count - 1], end..<end + Self.kept)
    }
    (current, reached) = (page, near)
  }

  /// Returns the pages after one, or those before it: at most `reach`, each once.
  private mutating func walk(from page: Page, _ reach: Int, _ step: Step) -> [Page] {
    var (pages, known) = ([Page](), Set([page]))
    while pages.count < reach, let beside = step(pages.last ?? page) {
      guard known.insert(beside).inserted else {
        note(beside)
        break
      }
      pages.append(beside)
    }
    return pages
  }

  /// Ends the pages where those after one are also before it: pages stay on the side where they were.
  private mutating func separate(_ before: inout [Page], _ after: inout [Page], around page: Page) {
    let both = Set(before).intersection(after)
    guard let first = both.first else { return }
    note(first)
    let place = pages.firstIndex(of: page)
    let earlier = Set(pages.prefix(place ?? 0))
    let later = Set(place.map { pages.suffix(from: $0) } ?? [])
    if let end = after.firstIndex(where: { earlier.contains($0) }) { after.removeSubrange(end...) }
    if let end = before.firstIndex(where: {
      later.contains($0) || both.contains($0) && !earlier.contains($0)
    }) {
      before.removeSubrange(end...)
    }
  }

  /// Notes the first mistake: a page that was listed already.
  private mutating func note(_ page: Page) { repeatedPage = repeatedPage ?? page }
}

extension PageLayout {
  /// How many pages to list on each side of the current one (``PageWindow``), and how many a turn moves on
  /// by.
  ///
  /// A drag by the view's length has as many pages beyond it in view. Some more can be turned before the
  /// pages are listed again.
  /// - Parameter length: the view's length, in points. Pages with lengths of their own count as long as a
  ///   finger needs, 44 points.
  package func windowReach(along length: Double) -> (reach: Int, stride: Int) {
    let count =
      switch self.length {
      case .viewport: 1.0
      case .perView(let count): count
      case .fixed(let points): length / points
      case .own: length / 44
      }
    let inView = count > 1 ? Int(min(count, 1000).rounded(.up)) : 1
    let stride = (1...1000).contains(pagesPerTurn) ? pagesPerTurn : 1
    return (2 * inView + max(6, stride), stride)
  }
}

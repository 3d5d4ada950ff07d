/// How long a page was shown, in seconds: in one visit, or in all.
public struct PageTime: Equatable, Sendable {
  /// The page.
  public var page: Int
  /// How long it was current, in a visible component of an app in the foreground, in seconds.
  public var shown: Double
  /// How much of ``shown`` its timer ran: not while it was paused, waited for its start or for the app's
  /// approval, or had run out.
  public var running: Double
  /// How often its time ran out while it was shown, 0 or more. Turning the page earlier doesn't count.
  public var completions: Int

  /// A page's times.
  public init(page: Int, shown: Double = 0, running: Double = 0, completions: Int = 0) {
    self.page = page
    self.shown = shown
    self.running = running
    self.completions = completions
  }

  /// Adds the times of another visit to the page.
  mutating func add(_ visit: PageTime) {
    shown += visit.shown
    running += visit.running
    completions += visit.completions
  }
}

/// How long each page was shown. It stores only pages that were shown, however many pages there are.
public struct PageTimes: Equatable, Sendable {
  /// The times of the pages that were shown, in page order, one per page.
  public private(set) var pages: [PageTime] = []

  /// No times.
  public init() {}

  /// The times of visits in any order; those to the same page are added.
  public init(_ visits: [PageTime]) {
    for visit in visits { add(visit) }
  }

  /// A page's times; all are 0 if it was never shown.
  /// - Complexity: O(log n) in the number of pages that were shown.
  public subscript(page: Int) -> PageTime {
    let index = lowerBound(page)
    return index < pages.count && pages[index].page == page ? pages[index] : PageTime(page: page)
  }

  /// How long all pages were shown together, in seconds.
  public var shown: Double { pages.reduce(0) { $0 + $1.shown } }
  /// How long the timer ran for all pages together, in seconds.
  public var running: Double { pages.reduce(0) { $0 + $1.running } }

  /// Adds a visit to a page.
  /// - Complexity: O(log n) for the last page or one that was shown before, else O(n).
  public mutating func add(_ visit: PageTime) {
    let index = lowerBound(visit.page)
    if index < pages.count, pages[index].page == visit.page {
      pages[index].add(visit)
    } else {
      pages.insert(visit, at: index)
    }
  }

  /// Renumbers the pages as an edit does, and forgets removed ones.
  public mutating func apply(_ edit: PageEdit) {
    pages = pages.compactMap { time in
      edit.newIndex(of: time.page).map { page in
        var moved = time
        moved.page = page
        return moved
      }
    }
    if case .move = edit { pages.sort { $0.page < $1.page } }
  }

  /// The index of the first page that is not before `page`.
  private func lowerBound(_ page: Int) -> Int { pages.partitioningIndex { $0.page >= page } }
}

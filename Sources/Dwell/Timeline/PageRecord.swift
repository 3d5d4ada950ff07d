/// What an app stores to continue later: which pages were seen, the current page, and its progress. Pages are
/// identified by their index.
///
/// ```swift
/// let saved = PageRecord(pageCount: 5, currentPage: 2, progress: 0.5, seen: SeenPages([0..<3]))
/// var carousel = Carousel(.init(pageCount: 5), at: 0)
/// for event in saved.events(pageCount: 5) { _ = carousel.handle(event, at: 0) }
/// carousel.timer.timeLeft(at: 0)                   // 2, of the third page's four seconds
/// ```
public struct PageRecord: Equatable, Sendable {
  /// The pages that were seen.
  public var seen: SeenPages
  /// The number of pages.
  public var pageCount: Int
  /// The current page, from 0.
  public var currentPage: Int
  /// Its progress, 0...1; 1 if its time had run out.
  public var progress: Double

  /// Where pages start that were shown before.
  public enum Start: Equatable, Sendable, CaseIterable {
    /// On the page that was current last, with its progress. If its time had run out, on the next page, or
    /// after the last page on the first. If the page no longer exists, as with ``firstUnseen``.
    case whereStopped
    /// At the beginning of the first page that wasn't seen; of the first page if all were.
    case firstUnseen
  }

  /// A record; by default of pages that were never shown.
  public init(pageCount: Int, currentPage: Int = 0, progress: Double = 0, seen: SeenPages = SeenPages()) {
    self.pageCount = pageCount
    self.currentPage = currentPage
    self.progress = progress
    self.seen = seen
  }

  /// The record of a timer at `now`, with the pages that were seen.
  public init(_ timer: PageTimer, seen: SeenPages, at now: Double) {
    self.init(
      pageCount: timer.pageCount, currentPage: timer.currentPage, progress: timer.progress(at: now),
      seen: seen)
  }

  /// How many seen pages are marked at most: more are no record of a user's.
  private static let mostMarked = 100_000

  /// The lowest page that wasn't seen; nil if all were.
  public var firstUnseen: Int? { seen.firstUnseen(of: pageCount) }

  /// The page on which `pageCount` pages start, and its progress, 0..<1; page 0 if there are none.
  ///
  /// The count may have changed since: pages are taken to have been added or removed at the end. A progress
  /// below 0 or NaN counts as 0.
  public func start(_ start: Start = .whereStopped, pageCount: Int) -> (page: Int, progress: Double) {
    let isThere = (0..<max(pageCount, 0)).contains(currentPage)
    guard start == .whereStopped, isThere else { return (seen.firstUnseen(of: pageCount) ?? 0, 0) }
    if progress >= 1 { return (currentPage + 1 < pageCount ? currentPage + 1 : 0, 0) }
    return (currentPage, progress > 0 ? progress : 0)
  }

  /// The events that turn a new component of `pageCount` pages to the page on which they start, without
  /// animation, and mark the seen pages, for rows that mark them one by one
  /// (``PageControl/SeenMarks/marked``): at most the first 100,000.
  /// - Parameters:
  ///   - start: where the pages begin.
  ///   - pageCount: the number of pages of the new component, 0 or more.
  ///   - marksSeen: whether to mark them; false saves an event for each.
  public func events(
    _ start: Start = .whereStopped, pageCount: Int, marksSeen: Bool = true
  ) -> [Event] {
    guard pageCount > 0 else { return [] }
    let begin = self.start(start, pageCount: pageCount)
    var events = [Event.select(page: begin.page, animated: false)]
    if begin.progress > 0 { events.append(.setProgress(begin.progress, rate: 0)) }
    guard marksSeen else { return events }
    for range in seen.ranges {
      for page in range.clamped(to: 0..<pageCount) {
        guard events.count < PageRecord.mostMarked else { return events }
        events.append(.setSeen(true, page: page))
      }
    }
    return events
  }
}

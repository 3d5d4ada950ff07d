/// What an app keeps of pages, to go on later where they stopped: which were seen, the current page, and how
/// much of its time had passed. Pages are known by their index.
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
  /// Its progress, 0...1; 1 where its time had run out.
  public var progress: Double

  /// Where pages begin that were shown before.
  public enum Start: Equatable, Sendable, CaseIterable {
    /// On the page on which they stopped, with its progress. After a page whose time had run out on the next
    /// one, after the last page on the first; where the page is no longer there, as with ``firstUnseen``.
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

  /// The lowest page that wasn't seen; nil if all were.
  public var firstUnseen: Int? { seen.firstUnseen(of: pageCount) }

  /// The page on which `pageCount` pages begin, and its progress, 0..<1; the first page if there are none.
  ///
  /// The count may have changed since: pages are taken to have been added or removed at the end. A progress
  /// below 0 or NaN counts as 0.
  public func start(_ start: Start = .whereStopped, pageCount: Int) -> (page: Int, progress: Double) {
    let isThere = (0..<max(pageCount, 0)).contains(currentPage)
    guard start == .whereStopped, isThere else { return (seen.firstUnseen(of: pageCount) ?? 0, 0) }
    if progress >= 1 { return (currentPage + 1 < pageCount ? currentPage + 1 : 0, 0) }
    return (currentPage, progress > 0 ? progress : 0)
  }

  /// The events that bring a new component of `pageCount` pages to where the pages begin, without animation,
  /// and mark the seen pages, for rows that mark them singly (``PageControl/SeenMarks/marked``).
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
      for page in range.clamped(to: 0..<pageCount) { events.append(.setSeen(true, page: page)) }
    }
    return events
  }
}

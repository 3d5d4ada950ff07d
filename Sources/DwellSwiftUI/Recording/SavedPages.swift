#if canImport(SwiftUI)
/// The state that an app stores to continue later: which pages were seen, the current page, and its progress.
/// `savesPages(in:)` keeps it up to date.
///
/// It is `Codable` if the pages' identities are. Pages are stored by identity, so the value stays valid when
/// pages are inserted, removed or moved.
public struct SavedPages<Page: Hashable>: Equatable {
  /// The pages that were shown, for any time.
  public var seen: Set<Page>
  /// The last current page; nil before any page was shown.
  public var current: Page?
  /// The progress of that page, 0...1; 1 if its time had run out. With 1, and with values out of range, the
  /// page starts at 0.
  public var progress: Double

  /// Creates a value; by default, without seen pages.
  public init(seen: Set<Page> = [], current: Page? = nil, progress: Double = 0) {
    self.seen = seen
    self.current = current
    self.progress = progress
  }

  /// Returns the first of the given pages that wasn't seen; nil if all were.
  public func firstUnseen(of pages: some Sequence<Page>) -> Page? { pages.first { !seen.contains($0) } }
}

extension SavedPages: Sendable where Page: Sendable {}
extension SavedPages: Encodable where Page: Encodable {}
extension SavedPages: Decodable where Page: Decodable {}

/// How long a page was shown in one visit.
public struct PageVisit<Page: Hashable>: Equatable {
  /// The page.
  public let page: Page
  /// How long it was the current page while the view was visible and the app active, in seconds.
  public let shown: Double
  /// How much of that its timer ran, in seconds: less while paused; 0 if pages aren't timed.
  public let running: Double
  /// Whether its time ran out, so that the page was shown to its end.
  public let isComplete: Bool
}

extension PageVisit: Sendable where Page: Sendable {}
extension PageVisit: Encodable where Page: Encodable {}
extension PageVisit: Decodable where Page: Decodable {}
#endif

#if canImport(SwiftUI)
/// What an app keeps of pages, to go on later where they stopped: which were seen, the current page, and how
/// much of its time had passed. `savesPages(in:)` keeps it up to date.
///
/// It can be encoded if the pages' identities can. Pages are known by their identity, so it still holds after
/// pages came, went or changed places.
public struct SavedPages<Page: Hashable>: Equatable {
  /// The pages that were seen: in sight for any time.
  public var seen: Set<Page>
  /// The page on which they stopped; nil before any was shown.
  public var current: Page?
  /// The progress of that page, 0...1; 1 where its time had run out. With other values it begins anew.
  public var progress: Double

  /// Creates what is kept of pages; by default of pages that were never shown.
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

/// How long a page was in sight in one visit.
public struct PageVisit<Page: Hashable>: Equatable {
  /// The page.
  public let page: Page
  /// How long it was the current page, with the view in sight and the app active, in seconds.
  public let shown: Double
  /// How long of that its time passed, in seconds: not while it was paused; 0 where pages aren't timed.
  public let running: Double
  /// Whether its time ran out, so that it was seen to its end.
  public let isComplete: Bool
}

extension PageVisit: Sendable where Page: Sendable {}
extension PageVisit: Encodable where Page: Encodable {}
extension PageVisit: Decodable where Page: Decodable {}
#endif

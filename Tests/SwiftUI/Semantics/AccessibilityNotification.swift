/// Notifications to assistive technology. On Apple's systems they come from the Accessibility framework.
public enum AccessibilityNotification {
  /// Announces a change.
  public struct Announcement: Sendable {
    /// The announcement.
    private let announcement: String
    /// Creates an announcement of a text.
    public init(_ announcement: String) { self.announcement = announcement }
    /// Posts the announcement; more strictly than Apple's, on the main thread only.
    @MainActor public func post() { Self.posted(announcement) }
    /// Called with each announcement, for tests.
    @MainActor package static var posted: (String) -> Void = { _ in }
  }
  /// Announces that a page has scrolled into view.
  public struct PageScrolled: Sendable {
    /// The announcement.
    private let announcement: String
    /// Creates an announcement of a scroll position, such as "page 2 of 3".
    public init(_ announcement: String) { self.announcement = announcement }
    /// Posts the announcement. Apple's can be posted on any thread; this one, more strictly, on the main
    /// thread only.
    @MainActor public func post() { Self.posted(announcement) }
    /// Called with each announcement, for tests.
    @MainActor package static var posted: (String) -> Void = { _ in }
  }
}

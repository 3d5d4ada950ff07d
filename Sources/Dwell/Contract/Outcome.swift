/// What came of an event.
public struct Outcome: Equatable, Sendable {
  /// The page that is shown changed.
  public var pageChange: PageChange?
  /// The time of the page has run out, and the component asks whether it may go to this page. Answer with
  /// ``Event/advance`` or ``Event/veto``; nothing moves until then.
  public var advanceRequest: Int?
  /// The last page's time has run out, or a tap or the app ended it, and no page follows.
  public var didEnd = false
  /// The event meant something to the component, so a front need not offer it to anything behind.
  public var isHandled = false
  /// Mistakes of the developer that this event brought to light, each reported once by a component.
  public var diagnostics = Diagnostics()

  /// Nothing came of it.
  public init() {}

  /// Tells the change of page as one change, from the page that was shown before the event to the one that is
  /// shown after it, however many there were on the way; none if those are the same page.
  mutating func coalescePageChange(from shown: Int, to page: Int, by event: Event) {
    pageChange?.from = shown
    pageChange?.to = page
    // Among pages that were renumbered the same number is another page.
    if shown == page, !event.changesPages { pageChange = nil }
  }

  /// Adds the outcome of a later step.
  mutating func add(_ later: Outcome) {
    pageChange = later.pageChange ?? pageChange
    advanceRequest = later.advanceRequest ?? advanceRequest
    didEnd = didEnd || later.didEnd
    isHandled = isHandled || later.isHandled
    diagnostics.formUnion(later.diagnostics)
  }
}

/// A change of the page that is shown.
public struct PageChange: Equatable, Sendable {
  /// The page that was shown; after insertions and removals, its number before them.
  public var from: Int
  /// The page that is shown now.
  public var to: Int
  /// Why.
  public var cause: PageChangeCause
  /// Whether pages follow a finger in sequence (scrubbing), so that page turns are not to be animated.
  public var isContinuous: Bool
  /// When the page began, on the front's clock: for a turn by time the very moment it was due, not when it
  /// was noticed.
  public var time: Double

  /// A change of the page that is shown.
  public init(from: Int, to: Int, cause: PageChangeCause, isContinuous: Bool = false, time: Double) {
    self.from = from
    self.to = to
    self.cause = cause
    self.isContinuous = isContinuous
    self.time = time
  }
}

/// Why another page is shown.
public enum PageChangeCause: Equatable, Sendable, CaseIterable {
  /// The page's time ran out.
  case timer
  /// A person turned the page.
  case person
  /// The app asked for it.
  case app
  /// Pages came or went.
  case data
}

/// The result of an event.
public struct Outcome: Equatable, Sendable {
  /// The change of the current page, if any.
  public var pageChange: PageChange?
  /// The page that the component asks to advance to, since the current page's time has run out. Answer with
  /// ``Event/advance`` or ``Event/veto``; nothing moves until then.
  public var advanceRequest: Int?
  /// Whether the last page ended, by its time, a tap or the app, and no page follows.
  public var didEnd = false
  /// The end beyond which the user tried to turn, by a key, a button, a tap, a wheel or a drag; nil for none.
  public var edge: PageEdge?
  /// Whether the component used the event; if not, a front may offer it to what lies behind.
  public var isHandled = false
  /// The developer's mistakes that this event revealed. A component reports each kind once.
  public var diagnostics = Diagnostics()

  /// An outcome without any effect.
  public init() {}

  /// An outcome without any effect of an event that was used or not.
  init(isHandled: Bool) { self.isHandled = isHandled }

  /// Notes mistakes and returns false: the event was not used.
  mutating func reject(_ diagnostics: Diagnostics) -> Bool {
    self.diagnostics.formUnion(diagnostics)
    return false
  }

  /// Merges all page changes of an event into one, from `shown` to `page`; none if these are the same page.
  mutating func coalescePageChange(from shown: Int, to page: Int, by event: Event) {
    pageChange?.from = shown
    pageChange?.to = page
    // After an edit, the same index is another page.
    if shown == page, !event.changesPages { pageChange = nil }
  }

  /// Adds the outcome of a later step.
  mutating func add(_ later: Outcome) {
    pageChange = later.pageChange ?? pageChange
    advanceRequest = later.advanceRequest ?? advanceRequest
    didEnd = didEnd || later.didEnd
    edge = later.edge ?? edge
    isHandled = isHandled || later.isHandled
    diagnostics.formUnion(later.diagnostics)
  }
}

/// An end of the pages, where they don't loop.
public enum PageEdge: Equatable, Sendable, CaseIterable {
  /// Before the first page.
  case start
  /// After the last page.
  case end
}

/// A change of the current page.
public struct PageChange: Equatable, Sendable {
  /// The previous page; after insertions and removals, its index before them.
  public var from: Int
  /// The new page.
  public var to: Int
  /// The cause.
  public var cause: PageChangeCause
  /// Whether the page follows a finger (scrubbing), so that turns should not be animated.
  public var isContinuous: Bool
  /// When the page began, on the front's clock; for a turn by the timer, when it was due, not when noticed.
  public var time: Double

  /// A change from one page to another.
  public init(from: Int, to: Int, cause: PageChangeCause, isContinuous: Bool = false, time: Double) {
    self.from = from
    self.to = to
    self.cause = cause
    self.isContinuous = isContinuous
    self.time = time
  }
}

/// Why the current page changed.
public enum PageChangeCause: Equatable, Sendable, CaseIterable {
  /// The page's time ran out.
  case timer
  /// The user turned the page.
  case person
  /// The app asked for it.
  case app
  /// Pages were inserted or removed, or the page count changed.
  case data
}

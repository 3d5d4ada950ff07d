/// How pages lie in the view: how long they are, the room at both ends, and where they come to rest.
///
/// The *port* is the view without its insets. By default a page fills it, and one page is seen at a time.
///
/// ```swift
/// var layout = PageLayout()
/// layout.length = .perView(3)                   // three pages side by side
/// layout.pagesPerTurn = 3                       // turned three at a time
///
/// var cards = PageLayout(leadingInset: 40, trailingInset: 40)
/// cards.alignment = .center                     // neighbours peek in on both sides
/// ```
public struct PageLayout: Equatable, Sendable {
  /// How long pages are along the main axis.
  public enum Length: Equatable, Sendable {
    /// As long as the port. A page that was told a greater length scrolls (``Event/setPageLength(_:page:)``).
    case port
    /// Such that this many pages and the gaps between them fill the port: 1 or more, and not necessarily
    /// whole. Of 2.5 pages, half of the third is in the port.
    case perView(Double)
    /// This many points, above 0, and at most the port's length.
    case fixed(Double)
    /// What each page was told (``Event/setPageLength(_:page:)``), at least a point; the port's length until
    /// then. A page longer than the port scrolls.
    case own
  }

  /// Which part of the port a page at rest is aligned with.
  public enum Alignment: Equatable, Sendable, CaseIterable {
    /// Its leading end.
    case leading
    /// Its center.
    case center
    /// Its trailing end.
    case trailing
  }

  /// How long pages are; as long as the port by default.
  public var length = Length.port
  /// The room before the port, in points, 0 or more; 0 by default. Together with ``trailingInset`` at most
  /// the view's length less one point: both shrink alike.
  public var leadingInset: Double
  /// The room after the port, in points, 0 or more; 0 by default.
  public var trailingInset: Double
  /// What a page at rest is aligned with; the leading end by default.
  public var alignment = Alignment.leading
  /// Whether pages at the ends stay at the port's ends rather than leave a part of it empty; true by default.
  /// Nothing is contained in a loop.
  public var isContained = true
  /// How many pages a turn passes, 1...1,000; 1 by default. Pages that are no more than that don't loop.
  public var pagesPerTurn = 1

  /// Whether the view asks only for the room across its pages that they need (for horizontal pages a height)
  /// instead of taking all; false by default. A page's need is set by ``Event/setPageCrossLength(_:page:)``;
  /// without one, the page counts as the page whose need was set last.
  public var fitsPage = false

  /// The default layout, with insets.
  public init(leadingInset: Double = 0, trailingInset: Double = 0) {
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// Whether one page at a time fills the view, so that each page is a rest.
  var isPlain: Bool { length == .port && leadingInset == 0 && trailingInset == 0 && pagesPerTurn == 1 }

  /// This layout, with defaults for unusable values.
  var sanitized: PageLayout {
    var result = self
    switch length {
    case .port, .own: break
    case .perView(let count): if !(count >= 1 && count < 1e6) { result.length = .port }
    case .fixed(let points): if !(points > 0 && points < .infinity) { result.length = .port }
    }
    result.leadingInset = Size.sanitized(leadingInset)
    result.trailingInset = Size.sanitized(trailingInset)
    result.pagesPerTurn = sanitizedCount(pagesPerTurn, default: 1)
    return result
  }
}

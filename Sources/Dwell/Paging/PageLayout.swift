/// How pages are laid out in the view: their length, the insets at both ends, and where they rest.
///
/// The *viewport* is the view without its insets. By default a page fills it, and one page is seen at a time.
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
  /// How long pages are along the main axis: at least a point, and at least a thousandth of the view, so that
  /// no more than a thousand pages are drawn at a time.
  public enum Length: Equatable, Sendable {
    /// As long as the viewport. A page with a greater length, set by ``Event/setPageLength(_:page:)``,
    /// scrolls.
    case viewport
    /// Such that this many pages and the gaps between them fill the viewport: 1 or more, and not necessarily
    /// whole. Of 2.5 pages, half of the third is in the viewport.
    case perView(Double)
    /// This many points, above 0, and at most the viewport's length.
    case fixed(Double)
    /// Each page's own length, set by ``Event/setPageLength(_:page:)``; until then the viewport's length. A
    /// page longer than the viewport scrolls.
    case own
  }

  /// Which part of the viewport a page at rest is aligned with.
  public enum Alignment: Equatable, Sendable, CaseIterable {
    /// Its leading end.
    case leading
    /// Its center.
    case center
    /// Its trailing end.
    case trailing
  }

  /// How long pages are; as long as the viewport by default.
  public var length = Length.viewport
  /// The inset before the viewport, in points, 0 or more; 0 by default. Together with ``trailingInset`` at
  /// most the view's length less one point: both shrink alike.
  public var leadingInset: Double
  /// The inset after the viewport, in points, 0 or more; 0 by default.
  public var trailingInset: Double
  /// What a page at rest is aligned with; the leading end by default.
  public var alignment = Alignment.leading
  /// Whether pages at the ends stay at the viewport's ends, so that no part of it is empty; true by default.
  /// It has no effect if pages loop.
  public var isContained = true
  /// How many pages a turn moves on by, 1...1,000; 1 by default. If there are no more pages than that, they
  /// don't loop.
  public var pagesPerTurn = 1

  /// Whether the view asks only for the length across its pages that they need (for horizontal pages, the
  /// height) instead of all of it; false by default. A page's length is set by
  /// ``Event/setPageCrossLength(_:page:)``; until then the page counts as being as long as the one set last.
  public var fitsPage = false

  /// The default layout, with insets.
  public init(leadingInset: Double = 0, trailingInset: Double = 0) {
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// Whether one page at a time fills the view, so that each page is a rest.
  var isPlain: Bool { length == .viewport && leadingInset == 0 && trailingInset == 0 && pagesPerTurn == 1 }

  /// This layout, with defaults for unusable values.
  var sanitized: PageLayout {
    var result = self
    switch length {
    case .viewport, .own: break
    case .perView(let count): if !(count >= 1 && count < 1e6) { result.length = .viewport }
    case .fixed(let points): if !(points > 0 && points < .infinity) { result.length = .viewport }
    }
    result.leadingInset = Size.sanitized(leadingInset)
    result.trailingInset = Size.sanitized(trailingInset)
    if !(1...1000).contains(pagesPerTurn) { result.pagesPerTurn = 1 }
    return result
  }
}

extension Carousel {
  /// What a carousel is like from the beginning.
  public struct Configuration: Equatable, Sendable {
    /// The pages: how many, which first, how they move. Their number, first page, direction, looping and calm are those of
    /// the whole carousel.
    public var pages: PageView.Configuration
    /// The indicator and the time of the pages.
    public var indicator: Indicator
    /// On which side the indicator lies across the direction of pages; at the end by default: below horizontal pages
    /// (R158), to the right of vertical ones (R185). Nil hides it; time passes all the same.
    public var indicatorSide: Side? = .end
    /// The distance between the marks and that side of the carousel, in points; 28 by default (R036). Below 0 and for no
    /// number it is 0; in a carousel too thin for it the marks lie in the middle.
    public var indicatorInset = 28.0
    /// The room on both ends of a row that is as long as the carousel, in points; 32 by default (R120). Below 0 and for no
    /// number it is 0; however large, 44 points are left to the row if there are as many.
    public var indicatorMargin = 32.0
    /// Where a pointer that rests lets time stand; over the whole carousel by default.
    public var hoverArea = HoverArea.everywhere
    /// What a tap on the pages does; nothing by default.
    public var taps = PageTaps.none

    /// A carousel of so many pages with a timed page control; the first page follows the last.
    public init(pageCount: Int) {
      pages = PageView.Configuration(pageCount: pageCount)
      pages.loops = true
      indicator = .control(PageControl.Configuration(pageCount: pageCount))
    }
  }

  /// The kinds of indicator, each with the time of the pages.
  public enum Indicator: Equatable, Sendable {
    /// A row of dots with a pill.
    case control(PageControl.Configuration)
    /// A row of capsules.
    case segments(SegmentedProgress.Configuration)
  }

  /// A side of the carousel, across the direction of pages.
  public enum Side: Equatable, Sendable, CaseIterable {
    /// Above horizontal pages, to the left of vertical ones.
    case start
    /// Below horizontal pages, to the right of vertical ones.
    case end
  }

  /// Where a pointer that rests lets time stand.
  public enum HoverArea: Equatable, Sendable, CaseIterable {
    /// Anywhere over the carousel: for one among other content (WCAG 2.2.2).
    case everywhere
    /// Over the indicator only: for one that fills the screen, where a pointer always rests somewhere.
    case indicator
  }

  /// What a tap on the pages does.
  public enum PageTaps: Equatable, Sendable, CaseIterable {
    /// Nothing: it belongs to the pages' content.
    case none
    /// As stories do: the leading third goes back, the rest goes on. Beyond the last page of a carousel that does not loop
    /// the page's time ends as if it had run out, and ``Outcome/didEnd`` says so. A press that lasts only holds time.
    case turn
  }
}

extension SegmentedProgress {
  /// How the fill moves through the segments.
  public enum Style: Equatable, Sendable, CaseIterable {
    /// Page by page: a segment begins to fill, with a round head, when its page's time begins, and is full
    /// when it ends.
    case perPage
    /// One fluid with a straight edge over the whole track, gaps included: at the beginning of page i of n
    /// the edge is i/n of the track from the leading end. A segment therefore begins to fill up to a gap's
    /// width late and is full as much early.
    case fluid
  }

  /// The configuration of a segmented progress.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages; one that is negative or above ``PageEdit/maximumPageCount`` counts as 0.
    public var pageCount: Int
    /// The page that is shown first, from 0; one out of range counts as 0.
    public var currentPage = 0
    /// Whether the first page follows the last; true by default. Otherwise time ends with the last page.
    public var loops = true
    /// The timer of the pages. A single page is timed, too, because its segment is visible.
    public var timer = PageTimer.Configuration()
    /// The segments.
    public var segments = SegmentRow.Configuration()
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the user asks for reduced motion: the fill and the window then move at once instead of
    /// gradually.
    public var reduceMotion = false

    /// The defaults for `pageCount` pages.
    public init(pageCount: Int) { self.pageCount = pageCount }
  }
}

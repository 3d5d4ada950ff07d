extension SegmentedProgress {
  /// How the fill moves through the segments.
  public enum Style: Equatable, Sendable, CaseIterable {
    /// Page by page: a segment begins to fill, with a round head, when its page's time begins, and is full when it ends.
    case perPage
    /// One fluid with a straight edge over the whole track, gaps included (R117, R127): at the beginning of page i of n the
    /// edge is i/n of the track from the leading end (R129). A segment therefore begins to fill up to a gap's width late
    /// and is full as much early, as in the source.
    case fluid
  }

  /// What a segmented progress is like from the beginning.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages.
    public var pageCount: Int
    /// The page that is shown first.
    public var currentPage = 0
    /// The time of the pages. A single page always has its time, as its segment is seen.
    public var timer = PageTimer.Configuration()
    /// How the fill moves; page by page by default.
    public var style = Style.perPage
    /// The measures.
    public var metrics = SegmentedProgressMetrics()
    /// What completed parts are coloured with; the theme's foreground by default (R118).
    public var tint = Ink.foreground
    /// What the segments under them are coloured with; the theme's foreground by default, fainter by its opacity (R118).
    public var inactiveTint = Ink.foreground
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the person asks for less motion: where the fill would flow or the window slide, both are there at once.
    public var reduceMotion = false

    /// The defaults for so many pages.
    public init(pageCount: Int) { self.pageCount = pageCount }
  }
}

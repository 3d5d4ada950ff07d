extension PageControl {
  /// What a page control is like from the beginning.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages.
    public var pageCount: Int
    /// The page that is shown first.
    public var currentPage = 0
    /// The time of the pages.
    public var timer = PageTimer.Configuration()
    /// What the current mark's fill tells; the time of its page by default.
    public var fill = Fill.time
    /// Whether the current mark is a pill that fills with its page's time: ``fill`` as a yes or no.
    public var showsProgress: Bool {
      get { fill == .time }
      set { fill = newValue ? .time : .none }
    }
    /// The measures.
    public var metrics = PageControlMetrics()
    /// What the marks are coloured with; the theme's foreground by default (R167).
    public var tint = Ink.foreground
    /// What the current mark, or its fill, is coloured with; nil, the default, for `tint`.
    public var currentTint: Ink?
    /// Images in place of dots; none by default (R160).
    public var images = IndicatorImages()
    /// What the ground behind the marks is coloured with; nil, the default, for `tint` (R110). Another colour sets the
    /// marks off against pictures of any brightness (R114, R176).
    public var backgroundTint: Ink?
    /// When the ground behind the marks shows; while somebody interacts by default (R177).
    public var background = Background.automatic
    /// What becomes of the marks when there are too many; a window by default.
    public var overflow = Overflow.window
    /// Which pages count as seen; those before the current one by default.
    public var seenMarks = SeenMarks.beforeCurrent
    /// The manners of the platform; those of fingers by default.
    public var profile = Profile.touch
    /// Whether a drag along the control turns pages; nil, the default, for wherever the background gives feedback. With
    /// the minimal background it never does (R180).
    public var allowsScrubbing: Bool?
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the person asks for less motion: the row then cross-fades where it would move.
    public var reduceMotion = false
    /// Whether a single page shows no mark; true by default (R102).
    public var hidesForSinglePage = true

    /// The defaults for so many pages.
    public init(pageCount: Int) { self.pageCount = pageCount }

    /// What the guidelines advise against in this configuration, or what it asks for in vain.
    var diagnostics: Diagnostics {
      var found = Diagnostics()
      if images.areMany { found.formUnion(.manyImages) }
      if pageCount > metrics.mostDots, overflow != .label { found.formUnion(.manyIndicators) }
      if allowsScrubbing == true, background == .minimal { found.formUnion(.scrubbingWithoutBackground) }
      if metrics.usable != metrics { found.formUnion(.invalidMetrics) }
      return found
    }
  }
}

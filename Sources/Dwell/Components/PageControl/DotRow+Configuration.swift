extension DotRow {
  /// What a row of dots looks like and how it is used.
  public struct Configuration: Equatable, Sendable {
    /// What the current mark's fill shows; the time of its page by default.
    public var fill = PageControl.Fill.time
    /// Whether the current mark is a pill that fills with its page's time: ``fill`` as a yes or no.
    public var showsProgress: Bool {
      get { fill == .time }
      set { fill = newValue ? .time : .none }
    }
    /// The measures.
    public var metrics = PageControlMetrics()
    /// The colour of the marks; the theme's foreground by default.
    public var tint = ColorRole.foreground
    /// The colour of the current mark, or of its fill; nil, the default, for `tint`.
    public var currentTint: ColorRole?
    /// Images in place of dots; none by default.
    public var images = IndicatorImages()
    /// The colour of the background behind the marks; nil, the default, for `tint`. Another colour sets the
    /// marks off against pictures of any brightness.
    public var backgroundTint: ColorRole?
    /// When the background behind the marks shows; while people interact by default.
    public var background = PageControl.Background.automatic
    /// What becomes of the marks when there are too many; a window by default.
    public var overflow = PageControl.Overflow.window
    /// Which pages count as seen; those before the current one by default.
    public var seenMarks = PageControl.SeenMarks.beforeCurrent
    /// The input that the row is used with; fingers by default.
    public var inputProfile = PageControl.InputProfile.touch
    /// Whether a drag along the row turns pages; nil, the default, for wherever the background gives
    /// feedback. With the minimal background it never does.
    public var allowsScrubbing: Bool?
    /// Whether a single page shows no mark; true by default.
    public var hidesForSinglePage = true

    /// The defaults.
    public init() {}

    /// This configuration with the default in place of each measure that cannot be used.
    var sanitized: Configuration {
      var result = self
      result.metrics = metrics.sanitized
      if fill == .none { result.metrics.pillLength = result.metrics.dotSize }
      return result
    }
  }

  /// What the guidelines advise against in a configuration for `pageCount` pages, or what it asks for in
  /// vain.
  static func diagnostics(of configuration: Configuration, pageCount: Int) -> Diagnostics {
    var found = Diagnostics()
    let metrics = configuration.metrics
    if configuration.images.areMany { found.formUnion(.manyImages) }
    if pageCount > metrics.maximumDotCount, configuration.overflow != .label {
      found.formUnion(.manyIndicators)
    }
    if configuration.allowsScrubbing == true, configuration.background == .minimal {
      found.formUnion(.scrubbingWithoutBackground)
    }
    if metrics.sanitized != metrics { found.formUnion(.invalidMetrics) }
    return found
  }

  /// Time passes where the marks show it, and for a single page where its mark is shown.
  static func timer(_ timer: PageTimer.Configuration, for configuration: Configuration)
    -> PageTimer.Configuration
  {
    var result = timer
    result.advances = timer.advances && configuration.showsProgress
    result.runsForSinglePage = !configuration.hidesForSinglePage
    return result
  }
}

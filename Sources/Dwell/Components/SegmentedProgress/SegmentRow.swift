/// A row of capsules, one per page, that fill one after the other: the marks of a ``SegmentedProgress`` or a
/// ``Carousel``.
///
/// It has no time of its own. What it looks like follows from the pages and their time, the room that it has,
/// and the transition to the current page.
public struct SegmentRow: IndicatorRow {
  /// What a row of segments looks like.
  public struct Configuration: Equatable, Sendable {
    /// How the fill moves; page by page by default.
    public var style = SegmentedProgress.Style.perPage
    /// The measures.
    public var metrics = SegmentedProgressMetrics()
    /// The colour of completed parts; the theme's foreground by default.
    public var tint = ColorRole.foreground
    /// The colour of the segments under them; the theme's foreground by default, fainter by its opacity.
    public var inactiveTint = ColorRole.foreground

    /// The defaults.
    public init() {}

    /// This configuration with the default in place of each measure that cannot be used.
    var sanitized: Configuration {
      var result = self
      result.metrics = metrics.sanitized
      return result
    }
  }

  /// What the row looks like, with the default in place of each measure that cannot be used.
  var configuration: Configuration
  /// How the picture gets to where the time is.
  var flow = SegmentTransition()
  /// The picture that fades out since less motion was asked for in the midst of a flow.
  var fade: SegmentFade?
  /// The press that has not ended; nil if there is none.
  var press: Press?
  /// Whether a pointer rests over the row.
  var isHovered = false

  /// A row at rest on the current page.
  init(_ configuration: Configuration, in context: RowContext) {
    self.configuration = configuration.sanitized
  }

  /// A single page has its segment and its time too.
  static func timer(_ timer: PageTimer.Configuration, for configuration: Configuration)
    -> PageTimer.Configuration
  {
    var result = timer
    result.runsForSinglePage = true
    return result
  }

  /// Measures that cannot be used.
  static func diagnostics(of configuration: Configuration, pageCount: Int) -> Diagnostics {
    configuration.metrics.sanitized == configuration.metrics ? Diagnostics() : .invalidMetrics
  }

  /// The window onto the pages.
  func window(in context: RowContext) -> SegmentWindow {
    SegmentWindow(
      pageCount: context.pageCount, trackLength: context.mainLength, metrics: configuration.metrics)
  }

  /// Whether anything is drawn.
  func isShown(in context: RowContext) -> Bool { context.pageCount > 0 && context.isVisible }
}

/// A row of capsules, one per page, that fill one after the other: the indicators of a ``SegmentedProgress``
/// or a ``Carousel``.
///
/// It has no timer of its own. Its appearance follows from the pages and their progress, its size, and the
/// transition to the current page.
public struct SegmentRow: IndicatorRow {
  /// What a row of segments looks like.
  public struct Configuration: Equatable, Sendable {
    /// How the fill moves; page by page by default.
    public var style = SegmentedProgress.Style.perPage
    /// The lengths and opacities.
    public var metrics = SegmentedProgressMetrics()
    /// The colour of the segments; the theme's foreground by default. In a row of this one colour what isn't
    /// completed is fainter.
    public var tint = ColorRole.foreground
    /// The colour of completed parts; nil, the default, for `tint`. With a `tint` other than the theme's
    /// foreground the row has two colours: both are drawn as they are, unless ``metrics`` say otherwise.
    public var currentTint: ColorRole?
    /// What the segments are for assistive technology and the keyboard; one slider by default. As buttons or
    /// tabs their middles are at least 24 points apart, if the row is that long.
    public var indicatorRole = IndicatorRole.slider

    /// The defaults.
    public init() {}

    /// Whether the app chose two colours, so that neither fades.
    var hasTwoTints: Bool { currentTint != nil && tint != .foreground }

    /// The metrics, each opacity with a value, and segments with room for targets.
    var resolvedMetrics: SegmentedProgressMetrics {
      var result = metrics.resolved(hasTwoTints: hasTwoTints)
      result.minimumSegmentLength = indicatorRole.gap(
        result.minimumSegmentLength, besideLength: result.spacing)
      return result
    }

    /// Raises opacities for users who ask for more contrast: see
    /// ``SegmentedProgressMetrics/withIncreasedContrast``.
    public mutating func increaseContrast() {
      metrics = metrics.resolved(hasTwoTints: hasTwoTints).withIncreasedContrast
    }
  }

  /// What the row looks like.
  var configuration: Configuration
  /// How a window onto the pages moves.
  var transition: RowTransition
  /// How far the fill is ahead of the time, in pages. Where the time leaps, because the page was turned or
  /// its progress set, the fill flows there through all the segments on the way, like fluid in a tube.
  var progressTransition = LinearMotion(restingAt: 0)
  /// How the row gets to the metrics of its configuration.
  var metricsTransition = MetricsTransition<SegmentedProgressMetrics>()
  /// The press that has not ended; nil if there is none.
  var press: RowPress?
  /// Whether a pointer rests over the row.
  var isHovered = false

  /// A row at rest on a page.
  init(_ configuration: Configuration, page: Int) {
    self.configuration = configuration
    transition = RowTransition(restingOn: page)
  }

  /// The time of all pages is seen, that of a single one too.
  var shownTime: PageTimer.ShownTime { PageTimer.ShownTime(ofPages: true, ofSinglePage: true) }

  /// Takes over a sanitized configuration in place. Other metrics are reached on a spring.
  mutating func configure(_ new: Configuration, in context: RowContext) {
    if isShown(in: context) {
      metricsTransition.begin(from: configuration.resolvedMetrics, to: new.resolvedMetrics, in: context)
    }
    configuration = new
  }

  /// Puts the default in place of each measure that cannot be used.
  /// - Returns: Whether any was replaced.
  static func sanitize(_ configuration: inout Configuration, pageCount: Int) -> Diagnostics {
    let metrics = configuration.metrics.sanitized
    defer { configuration.metrics = metrics }
    return metrics == configuration.metrics ? Diagnostics() : .invalidMetrics
  }

  /// The window onto the pages.
  func window(in context: RowContext) -> RowWindow {
    let metrics = configuration.resolvedMetrics
    // Rounding must not cost a segment that fits exactly.
    let fitting = (context.mainLength - metrics.spacing) / (metrics.minimumSegmentLength + metrics.spacing)
    // A screen has no room for more than 1000.
    let most = Int(max(1, min(1000, fitting + 1e-9)))
    return RowWindow(pageCount: context.pageCount, most: most, length: min(most, metrics.windowLength))
  }

  /// Whether anything is drawn.
  func isShown(in context: RowContext) -> Bool { context.pageCount > 0 && context.isVisible }

  /// Whether the window onto the pages is moving.
  func isSliding(at time: Double) -> Bool { transition.stills.isEmpty && transition.isMoving(at: time) }

  /// What is filled beyond the current page's beginning, in pages; below 0 where the fill has yet to come
  /// there.
  func level(in context: RowContext) -> Double {
    context.progress + progressTransition.settledValue(at: context.time)
  }
}

extension SegmentRow.Configuration: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout SegmentRow.Configuration, _ other: SegmentRow.Configuration
  ) {
    options.choice(
      "style", &value.style, other.style, "How the fill moves, page by page or through the whole row")
    options.choice(
      "indicatorRole", &value.indicatorRole, other.indicatorRole,
      "What segments are for assistive technology and keys: one slider, or a button or a tab each")
  }
}

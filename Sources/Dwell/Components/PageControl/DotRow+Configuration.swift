extension DotRow {
  /// The appearance and the input of a row of dots.
  public struct Configuration: Equatable, Sendable {
    /// What the current indicator's fill shows; the time of its page by default.
    public var fill = PageControl.Fill.time
    /// Whether the current indicator is a pill that fills with its page's time: whether ``fill`` is
    /// ``PageControl/Fill/time``. Setting what it is already changes nothing.
    public var showsProgress: Bool {
      get { fill == .time }
      set { if newValue != showsProgress { fill = newValue ? .time : .none } }
    }
    /// The lengths and opacities.
    public var metrics = PageControlMetrics()
    /// How much larger than usual the user wants text, above 0 and at most 100; 1 by default. The number
    /// label is that much larger than ``PageControlMetrics/labelFontSize``. A value outside this range counts
    /// as 1, and is reported as ``Diagnostics/invalidMetrics``.
    public var textScale = 1.0
    /// The colour of the indicators; the theme's foreground by default. In a row of this one colour
    /// indicators differ by their opacities.
    public var tint = ColorRole.foreground
    /// The colour of the current indicator, or of its fill; nil, the default, for `tint`. With a `tint` other
    /// than the theme's foreground the row has two colours: both are drawn as they are, unless ``metrics``
    /// say otherwise, and `tint` is that of upcoming indicators and tracks.
    public var currentTint: ColorRole?
    /// The colour of seen indicators in a row of two colours; nil, the default, for a mix of both in sRGB,
    /// 0.54 of the way from `tint` to `currentTint`: as far as 0.7 is from 0.35 to 1. In a row of one colour
    /// it has no effect.
    public var seenTint: ColorRole?
    /// Images in place of dots; none by default.
    public var images = IndicatorImages()
    /// The colour of the background behind the indicators; nil, the default, for `tint`. Another colour sets
    /// the indicators off against images of any brightness.
    public var backgroundTint: ColorRole?
    /// When the background behind the indicators shows; during interaction by default.
    public var background = PageControl.Background.automatic
    /// How too many indicators are shown; a window by default.
    public var overflow = PageControl.Overflow.window
    /// Whether a number takes the place of indicators; where ``overflow`` asks for it by default.
    public var numberLabel = PageControl.NumberLabel.automatic
    /// How the current indicator gets from page to page; a dot grows as the old indicator shrinks by default.
    public var transition = PageControl.Transition.morph
    /// Which pages count as seen; those before the current one where time is shown by default.
    public var seenMarks = PageControl.SeenMarks.automatic
    /// The input that the row is used with; fingers by default.
    public var inputProfile = PageControl.InputProfile.touch
    /// Whether a drag along the row turns pages; nil, the default, if the background gives feedback. With the
    /// minimal background it never does.
    public var allowsScrubbing: Bool?
    /// Whether a single page shows no indicator; true by default.
    public var hidesForSinglePage = true
    /// What the indicators are for assistive technology and the keyboard; one slider by default. As buttons
    /// or tabs their middles are at least 24 points apart, and a tap selects the page of the one that it
    /// hits. A number in their place is a slider, and a row without input is a picture.
    public var indicatorRole = IndicatorRole.slider

    /// The defaults.
    public init() {}

    /// Whether the app chose two colours, so that none of them fades.
    var hasTwoTints: Bool { currentTint != nil && tint != .foreground }

    /// The length of the current indicator, in points: that of a pill, or of a dot where nothing fills.
    package var currentLength: Double { fill == .none ? metrics.dotSize : metrics.pillLength }

    /// The metrics, each opacity with a value, the pill as long as the current indicator, and room for
    /// indicators that are targets.
    var resolvedMetrics: PageControlMetrics {
      var result = metrics.resolved(hasTwoTints: hasTwoTints)
      result.pillLength = currentLength
      result.spacing = indicatorRole.gap(result.spacing, besideLength: result.dotSize)
      return result
    }

    /// Raises opacities for users who ask for more contrast: see
    /// ``PageControlMetrics/withIncreasedContrast``.
    public mutating func increaseContrast() {
      metrics = metrics.resolved(hasTwoTints: hasTwoTints).withIncreasedContrast
    }

    /// Whether a number takes the place of indicators, of many if not of any number.
    var mayShowLabel: Bool {
      switch numberLabel {
      case .automatic: overflow == .label
      case .always: true
      case .never: false
      }
    }
  }

  /// The time passes where the indicators show it, and for a single page where its indicator is shown.
  var shownTime: PageTimer.ShownTime {
    PageTimer.ShownTime(ofPages: configuration.fill == .time, ofSinglePage: !configuration.hidesForSinglePage)
  }

  /// Takes over a sanitized configuration in place. Other metrics are reached on a spring.
  mutating func configure(_ new: Configuration, in context: RowContext) {
    if isShown(in: context) {
      metricsTransition.begin(from: configuration.resolvedMetrics, to: new.resolvedMetrics, in: context)
    }
    configuration = new
  }

  /// Puts the default in place of each measure that cannot be used.
  /// - Returns: What cannot be used, has no effect, or is advised against for `pageCount` pages.
  static func sanitize(_ configuration: inout Configuration, pageCount: Int) -> Diagnostics {
    var found = Diagnostics()
    var metrics = configuration.metrics.sanitized
    metrics.pillLength = max(metrics.pillLength, metrics.dotSize)
    if metrics != configuration.metrics { found.formUnion(.invalidMetrics) }
    configuration.metrics = metrics
    if !(configuration.textScale > 0 && configuration.textScale <= 100) {
      found.formUnion(.invalidMetrics)
      configuration.textScale = 1
    }
    if configuration.images.areMany { found.formUnion(.manyImages) }
    if pageCount > metrics.maximumDotCount, !configuration.mayShowLabel {
      found.formUnion(.manyIndicators)
    }
    if configuration.allowsScrubbing == true, configuration.background == .minimal {
      found.formUnion(.scrubbingWithoutBackground)
    }
    return found
  }
}

extension DotRow.Configuration: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout DotRow.Configuration, _ other: DotRow.Configuration
  ) {
    options.flag(
      "showsProgress", &value.showsProgress, other.showsProgress,
      "Whether the current dot is a pill that fills")
    options.choice(
      "fill", &value.fill, other.fill,
      "What the fill shows; a scroll position only on long pages of a carousel")
    options.flag(
      "hidesForSinglePage", &value.hidesForSinglePage, other.hidesForSinglePage,
      "Whether a single page shows no dot")
    options.choice(
      "background", &value.background, other.background,
      "When the background shows; by default during an interaction")
    options.choice("overflow", &value.overflow, other.overflow, "How dots are shown that don't fit")
    options.choice(
      "numberLabel", &value.numberLabel, other.numberLabel,
      "Whether a number replaces the dots; by default where the overflow is a label")
    options.choice(
      "transition", &value.transition, other.transition, "How the current dot moves from page to page")
    options.choice(
      "seenMarks", &value.seenMarks, other.seenMarks,
      "Which pages count as seen; by default those before the current one where time is shown")
    options.choice("inputProfile", &value.inputProfile, other.inputProfile, "The input device")
    options.flag(
      "allowsScrubbing", &value.allowsScrubbing, other.allowsScrubbing,
      "Whether a drag turns pages; by default where the background shows it")
    options.choice(
      "indicatorRole", &value.indicatorRole, other.indicatorRole,
      "What dots are for assistive technology and keys: one slider, or a button or a tab each")
  }
}

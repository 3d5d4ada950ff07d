#if !hasFeature(Embedded)
import Dwell

/// An option as scripts know it, from which their tables, the manifest and the types are generated.
struct WebOption {
  /// The part of the configuration.
  let field: Field
  /// The index of the option there.
  let index: Int
  /// The option.
  let option: Option
  /// The name of its attribute, or of its custom property without `--dwell-`; nil without one.
  let name: String?

  /// The options that are attributes, by part of the configuration.
  static let attributes = [
    attributes(.timer, PageTimer.Configuration.self), attributes(.pages, PageView.Configuration.self),
    attributes(.layout, PageLayout.self), attributes(.physics, PagingPhysics.self),
    attributes(.carousel, Carousel.Configuration.self), attributes(.dots, DotRow.Configuration.self),
    attributes(.segments, SegmentRow.Configuration.self),
  ]

  /// The options that are custom properties of style sheets, by part of the configuration.
  static let customProperties = [
    customProperties(.dotMetrics, PageControlMetrics.self),
    customProperties(.segmentMetrics, SegmentedProgressMetrics.self),
    customProperties(.meterMetrics, ProgressMeterMetrics.self),
  ]

  /// The names of attributes that don't follow from the names in the core; nil for options without an
  /// attribute.
  private static let names: [String: String?] = [
    // Words of HTML and CSS, or shorter than in the core.
    "spacing": "gap", "alignment": "align", "pagesPerTurn": "per-turn", "seenMarks": "seen", "style": "fill",
    // An attribute is there or not, so those of flags that are true by default turn them off.
    "isContained": "no-contain", "allowsScrubbing": "no-scrub", "hidesForSinglePage": "show-single",
    // Elements ask with an event, which needs no attribute.
    "asksBeforeAdvancing": nil,
    // `duration` decides whether time is shown; the fill of a row of dots shows nothing else.
    "showsProgress": nil, "fill": nil,
    // The wheel across the pages scrolls the document.
    "turnsOnCrossWheel": nil,
    // Dots and segments share one attribute.
    "indicatorRole": nil,
    // `over-media` has a third state, in which the element looks at the page.
    "isOverMedia": nil,
  ]

  /// The words for cases that have other names in the core.
  private static let words = [
    // CSS aligns with the start and the end.
    "leading": "start", "trailing": "end",
    // Beside `seen` and `fill` the rest is clear.
    "beforeCurrent": "before", "perPage": "page",
  ]

  /// The options of a part, with the names of their attributes: those in the core without `is`, if they are
  /// regular.
  private static func attributes<Options: Configurable>(_ field: Field, _ type: Options.Type) -> [WebOption] {
    type.options.enumerated().map { index, option in
      let regular = option.hyphenatedName
      let name =
        names["\(option.name)"] ?? (regular.hasPrefix("is-") ? String(regular.dropFirst(3)) : regular)
      return WebOption(field: field, index: index, option: option, name: name)
    }
  }

  /// The options of a part, with the names of their custom properties. A carousel has those for dots and for
  /// segments, of which the latter begin with `segment-` if both would have one name.
  private static func customProperties<Options: Configurable>(
    _ field: Field, _ type: Options.Type
  ) -> [WebOption] {
    let taken = field == .segmentMetrics ? PageControlMetrics.options.map(\.hyphenatedName) : []
    return type.options.enumerated().map { index, option in
      let name = option.hyphenatedName
      return WebOption(
        field: field, index: index, option: option, name: taken.contains(name) ? "segment-\(name)" : name)
    }
  }

  /// The values of a choice, in the order of its cases; none for other options.
  var words: [String] {
    guard case .choice(let names, _) = option.values else { return [] }
    return names.map { Self.words[$0] ?? Option.hyphenated($0) }
  }
}
#endif

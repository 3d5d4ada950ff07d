/// The metrics of a page control: lengths in points, opacities in 0...1.
///
/// A length that is negative, above 10,000 or NaN, an opacity outside 0...1, or a number of pages or dots
/// outside 1...1,000 is reported as ``Diagnostics/invalidMetrics``, and the default takes its place.
public struct PageControlMetrics: Equatable, Sendable {
  /// The diameter of a dot and the height of the pill; 8.
  public var dotSize = 8.0
  /// The length of the current page's pill; 36. Equal to `dotSize` for a dot that does not grow.
  public var pillLength = 36.0
  /// The corner radius of the pill, and of its fill; nil, the default, for round ends. Dots are round, and
  /// become as round as the pill as they grow into it.
  public var pillCornerRadius: Double?
  /// The gap between neighbours; 6.
  public var spacing = 6.0
  /// The opacity of the pill under its fill; nil, the default, for ``standardTrackOpacity`` in a row of one
  /// colour, and 1 in one of two.
  public var trackOpacity: Double?
  /// The opacity of the pill's fill; 1.
  public var fillOpacity = 1.0
  /// The opacity of seen pages (``DotRow/Configuration/seenMarks``); nil, the default, for
  /// ``standardSeenOpacity`` in a row of one colour, and 1 in one of two.
  public var seenOpacity: Double?
  /// The opacity of all other pages but the current one; nil, the default, for ``standardUpcomingOpacity`` in
  /// a row of one colour, and 1 in one of two.
  public var upcomingOpacity: Double?
  /// The opacity of the current page's indicator when no time is shown; 1.
  public var currentOpacity = 1.0
  /// How many pages are shown by a dot each, if they fit; 10, since more are hard to count.
  public var maximumDotCount = 10
  /// How many dots a window onto more pages has, at most; 9.
  public var windowLength = 9
  /// How many pages a control with a number label still shows by dots; 9.
  public var labelThreshold = 9
  /// The width and height of an image in place of a dot; 10 (chosen by us: as dark as a dot, in the same
  /// pitch).
  public var imageSize = 10.0
  /// The size of the number label's type, before ``DotRow/Configuration/textScale``; 18.
  public var labelFontSize = 18.0
  /// The opacity of the number label; 0.9.
  public var labelOpacity = 0.9
  /// The room between the indicators and the edge of their background; 10.
  public var backgroundPadding = 10.0
  /// The corner radius of the background; 15.
  public var backgroundRadius = 15.0
  /// The opacity of the background; 0.2.
  public var backgroundOpacity = 0.2

  /// The opacity of the pill under its fill in a row of one colour; 0.35.
  public static let standardTrackOpacity = 0.35
  /// The opacity of seen pages in a row of one colour; 0.7.
  public static let standardSeenOpacity = 0.7
  /// The opacity of upcoming pages in a row of one colour; 0.35.
  public static let standardUpcomingOpacity = 0.35

  /// The metrics of the timer page indicator.
  public init() {}

  /// The metrics of the swipeable page view's dots: no pill, 10 points apart, the current dot opaque.
  public static let plainDots: PageControlMetrics = {
    var metrics = PageControlMetrics()
    metrics.pillLength = 8
    metrics.spacing = 10
    metrics.seenOpacity = 0.4
    metrics.upcomingOpacity = 0.4
    metrics.trackOpacity = 0.4
    return metrics
  }()

  /// The opacity of the pill under its fill.
  var track: Double { trackOpacity ?? PageControlMetrics.standardTrackOpacity }
  /// The opacity of seen pages.
  var seen: Double { seenOpacity ?? PageControlMetrics.standardSeenOpacity }
  /// The opacity of upcoming pages.
  var upcoming: Double { upcomingOpacity ?? PageControlMetrics.standardUpcomingOpacity }

  /// These metrics with an opacity in place of each nil: that of a row of two colours, or of one.
  func resolved(hasTwoTints: Bool) -> PageControlMetrics {
    var result = self
    result.trackOpacity = trackOpacity ?? (hasTwoTints ? 1 : track)
    result.seenOpacity = seenOpacity ?? (hasTwoTints ? 1 : seen)
    result.upcomingOpacity = upcomingOpacity ?? (hasTwoTints ? 1 : upcoming)
    return result
  }

  /// The least opacity of an indicator with increased contrast; 0.6 (chosen by us: black and white indicators
  /// then have at least 5:1 against a white or black background, above the 3:1 of WCAG 2.2, 1.4.11).
  public static let minimumContrastOpacity = 0.6

  /// These metrics with increased contrast: no indicator is fainter than 0.6, those of seen pages are halfway
  /// between that and opaque, and what was stronger stays as it was.
  public var withIncreasedContrast: PageControlMetrics {
    let least = PageControlMetrics.minimumContrastOpacity
    var result = self
    result.trackOpacity = max(track, least)
    result.upcomingOpacity = max(upcoming, least)
    result.seenOpacity = max(seen, seen > upcoming ? (1 + least) / 2 : least)
    result.labelOpacity = 1
    return result
  }

  /// The distance between the leading edges of two neighbours.
  var pitch: Double { dotSize + spacing }

  /// The length of a row of `count` indicators, one of them the pill; 0 for none.
  func rowLength(count: Int) -> Double { count > 0 ? pillLength + Double(count - 1) * pitch : 0 }

  /// How many indicators, one of them the pill, fit into a length; at least 1.
  func marksThatFit(_ length: Double) -> Int {
    guard pitch > 0 else { return maximumDotCount }
    let more = (length - pillLength) / pitch
    return more >= 1 ? 1 + Int(min(more + 1e-9, 1e6)) : 1
  }

  /// The size of the number label, with the count's digits on both sides of the stroke. A character of a
  /// monospaced typeface is 0.6 of the font's size wide, and a line 1.2 of it high (common values).
  func labelSize(forCount count: Int, textScale: Double) -> Size {
    var digits = 1
    var rest = count
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    let fontSize = labelFontSize * textScale
    return Size(width: Double(2 * digits + 1) * 0.6 * fontSize, height: 1.2 * fontSize)
  }
}

extension PageControlMetrics: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout PageControlMetrics, _ other: PageControlMetrics
  ) {
    options.number(
      "dotSize", &value.dotSize, other.dotSize, .length, "The diameter of a dot and the height of the pill")
    options.number(
      "pillLength", &value.pillLength, other.pillLength, .length, "The length of the current page's pill")
    options.number(
      "pillCornerRadius", &value.pillCornerRadius, other.pillCornerRadius, .length,
      "The corner radius of the pill; by default its ends are round")
    options.number(
      "spacing", &value.spacing, other.spacing, .length, "The gap between dots")
    options.number(
      "trackOpacity", &value.trackOpacity, other.trackOpacity, .opacity,
      "The opacity of the pill under its fill")
    options.number(
      "fillOpacity", &value.fillOpacity, other.fillOpacity, .opacity, "The opacity of the pill's fill")
    options.number(
      "seenOpacity", &value.seenOpacity, other.seenOpacity, .opacity, "The opacity of the dots of seen pages"
    )
    options.number(
      "upcomingOpacity", &value.upcomingOpacity, other.upcomingOpacity, .opacity,
      "The opacity of the dots of upcoming pages")
    options.number(
      "currentOpacity", &value.currentOpacity, other.currentOpacity, .opacity,
      "The opacity of the current dot where pages aren't timed")
    options.count(
      "maximumDotCount", &value.maximumDotCount, other.maximumDotCount, in: 1...1000,
      "The largest number of pages that each have a dot, if they fit")
    options.count(
      "windowLength", &value.windowLength, other.windowLength, in: 1...1000,
      "The largest number of dots in a window onto more pages")
    options.count(
      "labelThreshold", &value.labelThreshold, other.labelThreshold, in: 1...1000,
      "The largest number of pages that a row with a number label shows as dots")
    options.number(
      "imageSize", &value.imageSize, other.imageSize, .length,
      "The width and height of an image in place of a dot")
    options.number(
      "labelFontSize", &value.labelFontSize, other.labelFontSize, .length,
      "The font size of the number label")
    options.number(
      "labelOpacity", &value.labelOpacity, other.labelOpacity, .opacity, "The opacity of the number label")
    options.number(
      "backgroundPadding", &value.backgroundPadding, other.backgroundPadding, .length,
      "The distance between the dots and the edge of their background")
    options.number(
      "backgroundRadius", &value.backgroundRadius, other.backgroundRadius, .length,
      "The corner radius of the background")
    options.number(
      "backgroundOpacity", &value.backgroundOpacity, other.backgroundOpacity, .opacity,
      "The opacity of the background")
  }
}

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
  /// The opacity of the current page's mark when no time is shown; 1.
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
  /// The room between the marks and the edge of their background; 10.
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

  /// The distance between the leading edges of two neighbours.
  var pitch: Double { dotSize + spacing }

  /// The length of a row of `marks` marks, one of them the pill; 0 for none.
  func rowLength(marks: Int) -> Double { marks > 0 ? pillLength + Double(marks - 1) * pitch : 0 }

  /// How many marks, one of them the pill, fit into a length; at least 1.
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

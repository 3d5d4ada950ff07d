/// The measures of a page control: lengths in points, opacities in 0...1.
///
/// A length that is negative, above 10,000 or no number, an opacity outside 0...1, or a number of pages or dots outside
/// 1...1,000 is reported as ``Diagnostics/invalidMetrics``, and the default takes its place.
public struct PageControlMetrics: Equatable, Sendable {
  /// The diameter of a dot and the height of the pill; 8 (R005, R007).
  public var dotSize = 8.0
  /// The length of the current page's pill; 36 (R006). Equal to `dotSize` for a dot that does not grow.
  public var pillLength = 36.0
  /// The gap between neighbours; 6 (R008).
  public var spacing = 6.0
  /// The opacity of the pill under its fill; 0.35 (R013).
  public var trackOpacity = 0.35
  /// The opacity of the pill's fill; 1 (R014).
  public var fillOpacity = 1.0
  /// The opacity of pages before the current one; 0.7 (R018).
  public var seenOpacity = 0.7
  /// The opacity of pages after the current one; 0.35 (R019).
  public var upcomingOpacity = 0.35
  /// The opacity of the current page's mark when no time is shown; 1 (R154).
  public var currentOpacity = 1.0
  /// How many pages are shown by a dot each, if they fit; 10, since more are hard to count (R159).
  public var mostDots = 10
  /// How many dots a window onto more pages has, at most; 9.
  public var windowLength = 9
  /// How many pages a control with a number label still shows by dots; 9 (R104, R105).
  public var mostDotsBesideLabel = 9
  /// The width and height of an image in place of a dot; 10 (chosen by us: as much ink as a dot, in the same pitch).
  public var imageSize = 10.0
  /// The size of the number label's type; 18 (R109).
  public var labelFontSize = 18.0
  /// The opacity of the number label; 0.9 (R109).
  public var labelOpacity = 0.9
  /// The room between the marks and the edge of their ground; 10 (R110).
  public var backgroundPadding = 10.0
  /// The corner radius of the ground; 15 (R111).
  public var backgroundRadius = 15.0
  /// The opacity of the ground; 0.2 (R110).
  public var backgroundOpacity = 0.2

  /// The measures of the timer page indicator (R005-R019).
  public init() {}

  /// The measures of the swipeable page view's dots (R106-R108): no pill, 10 points apart, the current dot opaque.
  public static let plainDots: PageControlMetrics = {
    var metrics = PageControlMetrics()
    metrics.pillLength = 8
    metrics.spacing = 10
    metrics.seenOpacity = 0.4
    metrics.upcomingOpacity = 0.4
    metrics.trackOpacity = 0.4
    return metrics
  }()

  /// These measures with every one that is not usable replaced by its default.
  var usable: PageControlMetrics {
    let standard = PageControlMetrics()
    var result = self
    result.dotSize = usableLength(dotSize, or: standard.dotSize)
    result.pillLength = max(usableLength(pillLength, or: standard.pillLength), result.dotSize)
    result.spacing = usableLength(spacing, or: standard.spacing)
    result.trackOpacity = usableOpacity(trackOpacity, or: standard.trackOpacity)
    result.fillOpacity = usableOpacity(fillOpacity, or: standard.fillOpacity)
    result.seenOpacity = usableOpacity(seenOpacity, or: standard.seenOpacity)
    result.upcomingOpacity = usableOpacity(upcomingOpacity, or: standard.upcomingOpacity)
    result.currentOpacity = usableOpacity(currentOpacity, or: standard.currentOpacity)
    result.imageSize = usableLength(imageSize, or: standard.imageSize)
    result.labelFontSize = usableLength(labelFontSize, or: standard.labelFontSize)
    result.labelOpacity = usableOpacity(labelOpacity, or: standard.labelOpacity)
    result.backgroundPadding = usableLength(backgroundPadding, or: standard.backgroundPadding)
    result.backgroundRadius = usableLength(backgroundRadius, or: standard.backgroundRadius)
    result.backgroundOpacity = usableOpacity(backgroundOpacity, or: standard.backgroundOpacity)
    result.mostDotsBesideLabel = usableCount(mostDotsBesideLabel, or: standard.mostDotsBesideLabel)
    result.mostDots = usableCount(mostDots, or: standard.mostDots)
    result.windowLength = usableCount(windowLength, or: standard.windowLength)
    return result
  }

  /// The distance between the leading edges of two neighbours.
  var pitch: Double { dotSize + spacing }

  /// The length of a row of so many marks, one of them the pill (R009); 0 for none.
  func rowLength(marks: Int) -> Double { marks > 0 ? pillLength + Double(marks - 1) * pitch : 0 }

  /// How many marks, one of them the pill, fit into a length; at least 1.
  func marksThatFit(_ length: Double) -> Int {
    guard pitch > 0 else { return mostDots }
    let more = (length - pillLength) / pitch
    return more >= 1 ? 1 + Int(min(more + 1e-9, 1e6)) : 1
  }

  /// The room that the number label takes, with the count's digits on both sides of the stroke. A character of a
  /// monospaced face is 0.6 of the type's size wide, and a line 1.2 of it high (the common measures of such faces).
  func labelSize(forCount count: Int) -> Size {
    var digits = 1
    var rest = count
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return Size(width: Double(2 * digits + 1) * 0.6 * labelFontSize, height: 1.2 * labelFontSize)
  }
}

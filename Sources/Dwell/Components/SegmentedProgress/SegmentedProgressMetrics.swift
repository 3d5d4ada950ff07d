/// The metrics of a segmented progress: lengths in points, opacities in 0...1.
///
/// A length that is negative, above 10,000 or NaN, an opacity outside 0...1, or a number of segments
/// outside 1...1,000 is reported as ``Diagnostics/invalidMetrics``, and the default takes its place.
public struct SegmentedProgressMetrics: Equatable, Sendable {
  /// How thick a segment is; 5.
  public var thickness = 5.0
  /// The gap before the first segment, between any two, and after the last; 4.
  public var spacing = 4.0
  /// How short a segment may become; 8 (chosen by us: a shorter one is a dot, in which no progress can be
  /// seen). With more pages than have room so, a window of fewer and longer segments shows the pages around
  /// the current one. At least 1.
  public var minimumSegmentLength = 8.0
  /// How many segments such a window has, at most; 9.
  public var windowLength = 9
  /// The opacity of the completed part; 1.
  public var completedOpacity = 1.0
  /// The opacity of the segments under it; nil, the default, for ``standardInactiveOpacity`` in a row of one
  /// colour, and 1 in one of two.
  public var inactiveOpacity: Double?

  /// The opacity of the segments under the completed part in a row of one colour; 0.35.
  public static let standardInactiveOpacity = 0.35

  /// The metrics of the onboarding indicator.
  public init() {}

  /// The opacity of the segments under the completed part.
  var inactive: Double { inactiveOpacity ?? SegmentedProgressMetrics.standardInactiveOpacity }

  /// These metrics with an opacity in place of nil: that of a row of two colours, or of one.
  func resolved(hasTwoTints: Bool) -> SegmentedProgressMetrics {
    var result = self
    result.inactiveOpacity = inactiveOpacity ?? (hasTwoTints ? 1 : inactive)
    return result
  }

  /// These metrics with increased contrast: segments are no fainter than the indicators of a page control.
  public var withIncreasedContrast: SegmentedProgressMetrics {
    var result = self
    result.inactiveOpacity = max(inactive, PageControlMetrics.minimumContrastOpacity)
    return result
  }
}

extension SegmentedProgressMetrics: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout SegmentedProgressMetrics, _ other: SegmentedProgressMetrics
  ) {
    options.number("thickness", &value.thickness, other.thickness, .length, "The thickness of a segment")
    options.number("spacing", &value.spacing, other.spacing, .length, "The gap between segments")
    options.number(
      "minimumSegmentLength", &value.minimumSegmentLength, other.minimumSegmentLength, .distance(in: 1...1e4),
      "The length below which a window of fewer segments is shown, in points")
    options.count(
      "windowLength", &value.windowLength, other.windowLength, in: 1...1000,
      "The largest number of segments in such a window")
    options.number(
      "completedOpacity", &value.completedOpacity, other.completedOpacity, .opacity,
      "The opacity of completed parts")
    options.number(
      "inactiveOpacity", &value.inactiveOpacity, other.inactiveOpacity, .opacity,
      "The opacity of the segments under them")
  }
}

/// The measures of a segmented progress: lengths in points, opacities in 0...1.
///
/// A length that is negative, above 10,000 or no number, an opacity outside 0...1, or a number of segments outside
/// 1...1,000 is reported as ``Diagnostics/invalidMetrics``, and the default takes its place.
public struct SegmentedProgressMetrics: Equatable, Sendable {
  /// How thick a segment is; 5 (R124).
  public var thickness = 5.0
  /// The gap before the first segment, between any two, and after the last; 4 (R125).
  public var spacing = 4.0
  /// How short a segment may become; 8 (chosen by us: a shorter one is a dot, in which no progress can be seen). With more
  /// pages than have room so, a window of fewer and longer segments shows the pages around the current one. At least 1.
  public var leastLength = 8.0
  /// How many segments such a window has, at most; 9.
  public var windowLength = 9
  /// The opacity of what is completed; 1.
  public var completedOpacity = 1.0
  /// The opacity of the segments under it; 0.35.
  public var inactiveOpacity = 0.35

  /// The measures of the onboarding indicator (R124, R125).
  public init() {}

  /// These measures with every one that is not usable replaced by its default.
  var usable: SegmentedProgressMetrics {
    let standard = SegmentedProgressMetrics()
    var result = self
    result.thickness = usableLength(thickness, or: standard.thickness)
    result.spacing = usableLength(spacing, or: standard.spacing)
    result.leastLength =
      leastLength >= 1 ? usableLength(leastLength, or: standard.leastLength) : standard.leastLength
    result.windowLength = usableCount(windowLength, or: standard.windowLength)
    result.completedOpacity = usableOpacity(completedOpacity, or: standard.completedOpacity)
    result.inactiveOpacity = usableOpacity(inactiveOpacity, or: standard.inactiveOpacity)
    return result
  }
}

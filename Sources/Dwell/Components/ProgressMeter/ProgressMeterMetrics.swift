/// The measures of a meter, in points.
///
/// A length that is negative, above 10,000 or no number is reported as ``Diagnostics/invalidMetrics``, and
/// the default takes its place.
public struct ProgressMeterMetrics: Equatable, Sendable {
  /// How wide the meter is, within its border; 100.
  public var meterWidth = 100.0
  /// How thick the line of the border is; 2. 0 for no border.
  public var borderWidth = 2.0
  /// The room before and after the meter in its direction, both together; 44.
  public var padding = 44.0

  /// The measures of the reference call.
  public init() {}

  /// These measures with every one that is not usable replaced by its default.
  var sanitized: ProgressMeterMetrics {
    let standard = ProgressMeterMetrics()
    var result = self
    result.meterWidth = sanitizedLength(meterWidth, default: standard.meterWidth)
    result.borderWidth = sanitizedLength(borderWidth, default: standard.borderWidth)
    result.padding = sanitizedLength(padding, default: standard.padding)
    return result
  }
}

/// The measures of a meter, in points.
///
/// A length that is negative, above 10,000 or no number is reported as ``Diagnostics/invalidMetrics``, and the default
/// takes its place.
public struct ProgressMeterMetrics: Equatable, Sendable {
  /// How wide the meter is, within its border; 100 (R043).
  public var meterWidth = 100.0
  /// How thick the line of the border is; 2 (R053). 0 for no border.
  public var borderWidth = 2.0
  /// The room before and after the meter in its direction, both together; 44 (R055).
  public var padding = 44.0

  /// The measures of the reference call (R043).
  public init() {}

  /// These measures with every one that is not usable replaced by its default.
  var usable: ProgressMeterMetrics {
    let standard = ProgressMeterMetrics()
    /// A length, or its default.
    func length(_ value: Double, _ fallback: Double) -> Double {
      value >= 0 && value <= 1e4 ? value : fallback
    }
    var result = self
    result.meterWidth = length(meterWidth, standard.meterWidth)
    result.borderWidth = length(borderWidth, standard.borderWidth)
    result.padding = length(padding, standard.padding)
    return result
  }
}

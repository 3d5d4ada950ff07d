/// The sizes of a meter, in points. A length that is negative, above 10,000 or NaN is reported as
/// ``Diagnostics/invalidMetrics`` and replaced by its default.
public struct ProgressMeterMetrics: Equatable, Sendable {
  /// The width of the meter within its border; 100 by default.
  public var meterWidth = 100.0
  /// The thickness of the border; 2 by default, 0 for none.
  public var borderWidth = 2.0
  /// The space before and after the meter in its direction, together; 44 by default.
  public var padding = 44.0
  /// The corner radius of the meter within its border; 0 by default. At half the width or more its ends are
  /// round.
  public var cornerRadius = 0.0

  /// The defaults.
  public init() {}

  /// These sizes, with defaults for unusable ones.
  var sanitized: ProgressMeterMetrics {
    let standard = ProgressMeterMetrics()
    var result = self
    result.meterWidth = sanitizedLength(meterWidth, default: standard.meterWidth)
    result.borderWidth = sanitizedLength(borderWidth, default: standard.borderWidth)
    result.padding = sanitizedLength(padding, default: standard.padding)
    result.cornerRadius = sanitizedLength(cornerRadius, default: standard.cornerRadius)
    return result
  }
}

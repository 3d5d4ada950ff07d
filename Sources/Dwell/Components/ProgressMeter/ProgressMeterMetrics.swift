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
}

extension ProgressMeterMetrics: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout ProgressMeterMetrics, _ other: ProgressMeterMetrics
  ) {
    options.number(
      "meterWidth", &value.meterWidth, other.meterWidth, .length, "The width of the meter within its border")
    options.number(
      "borderWidth", &value.borderWidth, other.borderWidth, .length, "The thickness of the border")
    options.number(
      "padding", &value.padding, other.padding, .length,
      "The space before and after the meter along its axis, together")
    options.number(
      "cornerRadius", &value.cornerRadius, other.cornerRadius, .length,
      "The corner radius within the border; from half the width on the ends are round")
  }
}

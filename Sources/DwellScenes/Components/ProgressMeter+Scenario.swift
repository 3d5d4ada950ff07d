import Dwell
import DwellJSON

extension ProgressMeter.Configuration: ScenarioScene {
  /// The fields of a meter's configuration.
  static let fieldNames = [
    "value", "minimum", "maximum", "revealDuration", "lowColor", "borderTint", "direction", "reduceMotion",
    "metrics",
  ]

  /// Reads the configuration of a meter. The meter itself checks that the value is in its range.
  init(scenario node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    self.init(
      value: try fields.required("value", example: "7").number(in: ScenarioLimits.value),
      of: try fields.required("maximum", example: "10").number(in: ScenarioLimits.value))
    if let minimum = fields["minimum"] { self.minimum = try minimum.number(in: ScenarioLimits.value) }
    if let duration = fields["revealDuration"] { revealDuration = try duration.number(in: 0...1e6) }
    if let color = fields["lowColor"] { lowColor = try color.color() }
    if let tint = fields["borderTint"] { borderTint = try tint.ink() }
    try fields.read("direction", into: &direction)
    try fields.read("reduceMotion", into: &reduceMotion)
    if let metrics = fields["metrics"] { self.metrics = try ProgressMeterMetrics(metrics) }
  }

  /// A meter has no pages.
  var scenarioPages: Int? { nil }

  /// The meter.
  var component: ProgressMeter { ProgressMeter(self) }
}

extension ProgressMeterMetrics {
  /// The measures by their names.
  private static let measures = Measures<ProgressMeterMetrics>()
    .lengths(("meterWidth", \.meterWidth), ("borderWidth", \.borderWidth), ("padding", \.padding))

  /// The names of the measures.
  static let fieldNames = measures.names

  /// Reads the measures; missing ones keep their defaults.
  init(_ node: JSONNode) throws(JSONProblem) {
    self.init()
    try Self.measures.read(node.object(allowed: Self.fieldNames), into: &self)
  }
}

extension ProgressMeter: TracedComponent {
  /// A meter is one element.
  public static var hasOneElement: Bool { true }

  /// The value, and how much of it is shown.
  public func state(at now: Double) -> [JSONLine.Field] {
    [
      JSONLine.Field("value", .number(value)), JSONLine.Field("fraction", .number(fraction)),
      JSONLine.Field("shownFraction", .number(shownFraction(at: now))),
      TraceField.nextChange(nextChange(after: now)),
    ]
  }
}

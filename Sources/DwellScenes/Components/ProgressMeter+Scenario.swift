import Dwell
import DwellJSON

extension ProgressMeter.Configuration: ScenarioScene {
  /// The fields of a meter's configuration.
  package static let fieldNames = [
    "value", "minimum", "maximum", "revealDuration", "colors", "borderTint", "direction", "reduceMotion",
    "metrics",
  ]
  /// The fields and words of the configuration.
  package static var words: [String] {
    fieldNames + ProgressMeterMetrics.fieldNames + MeterColors.names.map(\.name) + MeterColors.fieldNames
      + ["foreground"]
  }

  /// Reads the configuration of a meter. The meter itself checks that the value is in its range.
  package init(scenario node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    self.init(
      value: try fields.required("value", example: "7").number(in: ScenarioLimits.value),
      of: try fields.required("maximum", example: "10").number(in: ScenarioLimits.value))
    if let minimum = fields["minimum"] { self.minimum = try minimum.number(in: ScenarioLimits.value) }
    if let duration = fields["revealDuration"] { revealDuration = try duration.number(in: 0...1e6) }
    if let colors = fields["colors"] { self.colors = try MeterColors(scenario: colors) }
    if let tint = fields["borderTint"] { borderTint = try tint.colorRole() }
    try fields.read("direction", into: &direction)
    try fields.read("reduceMotion", into: &reduceMotion)
    if let metrics = fields["metrics"] { self.metrics = try ProgressMeterMetrics(options: metrics) }
  }

  /// A meter has no pages.
  package var scenarioPages: Int? { nil }
  /// The meter.
  package var component: ProgressMeter { ProgressMeter(self) }
  /// A meter reveals its value.
  package var course: SceneCourse { .reveal }

  /// Copies the value, its reveal and its direction: upwards by default, where pages go downwards.
  package func copy(to settings: inout GallerySettings) {
    settings.isVertical = direction.axis == .vertical
    settings.isReversed = direction == .topToBottom || direction == .rightToLeft
    settings.value = value
    settings.duration = revealDuration
  }

  /// Applies the settings of the value, its reveal and its direction.
  package mutating func set(_ settings: GallerySettings, _ switches: [GallerySwitch]) {
    value = settings.value
    revealDuration = settings.duration
    reduceMotion = settings.reduceMotion
    direction =
      settings.isVertical
      ? settings.isReversed ? .topToBottom : .bottomToTop
      : settings.isReversed ? .rightToLeft : .leftToRight
  }
}

extension MeterColors: Named {
  /// The scales with names.
  static var names: [(value: MeterColors, name: String)] {
    [(.hue, "hue"), (.vermilionToBlue, "vermilionToBlue")]
  }

  /// The fields of a stop.
  static let fieldNames = ["level", "color"]

  /// Reads a scale: a name, or two to five colours, each alone or with its level. Colours without a level lie
  /// at equal distances.
  init(scenario node: JSONNode) throws(JSONProblem) {
    guard case .array = node.value else {
      self = MeterColors(name: try node.string(among: Self.names.map(\.name))) ?? .hue
      return
    }
    let nodes = try node.array()
    guard (2...5).contains(nodes.count) else {
      throw node.problem("has \(nodes.count) colours", fix: "write two to five")
    }
    var stops: [Stop] = []
    for (number, stop) in nodes.enumerated() {
      guard case .object = stop.value else {
        stops.append(Stop(Self.level(ofStop: number, of: nodes.count), try stop.color()))
        continue
      }
      let fields = try stop.object(allowed: Self.fieldNames)
      stops.append(
        Stop(
          try fields.required("level", example: "0.5").share(),
          try fields.required("color", example: "\"#d55e00\"").color()))
    }
    for number in 1..<stops.count where stops[number].level <= stops[number - 1].level {
      throw nodes[number].problem("is not above the previous level", fix: "sort colours by increasing level")
    }
    self.init(stops)
  }
}

extension ProgressMeter: TracedComponent {
  /// A column of any length.
  public var naturalSize: Size { preferredSize(forLength: 320) }

  /// The value, and its visible part.
  public func state(at now: Double) -> [JSONLine.Field] {
    [
      JSONLine.Field("value", .number(value)), JSONLine.Field("fraction", .number(fraction)),
      JSONLine.Field("shownFraction", .number(shownFraction(at: now))),
      TraceField.nextChange(nextChange(after: now)),
    ]
  }
}

import Dwell
import DwellJSON

extension PageControl.Configuration: TimedConfiguration {
  /// The fields of a page control alone.
  static let ownFieldNames = ["currentPage", "direction", "reduceMotion"] + lookNames

  /// The fields of its dots.
  static let lookNames =
    DotRow.Configuration.fieldNames + [
      "textScale", "tint", "currentTint", "seenTint", "backgroundTint", "images", "metrics",
    ]

  /// Reads the configuration of a page control.
  init(_ fields: JSONFields, pageCount: Int) throws(JSONProblem) {
    self.init(pageCount: pageCount)
    currentPage = try fields.firstPage(of: pageCount)
    try fields.read("loops", into: &loops)
    timer = try PageTimer.Configuration(fields)
    try fields.read("direction", into: &direction)
    try fields.read("reduceMotion", into: &reduceMotion)
    try dots.readLooks(fields, pageCount: pageCount)
  }

  /// The number of pages.
  var timedPages: Int { pageCount }

  /// The page control.
  var component: PageControl { PageControl(self, at: 0) }
}

extension DotRow.Configuration {
  /// Reads the appearance and the input of a row of dots.
  mutating func readLooks(_ fields: JSONFields, pageCount: Int) throws(JSONProblem) {
    try readOptions(fields)
    if let scale = try fields["textScale"]?.number(in: ScenarioLimits.textScale) { textScale = scale }
    if let tint = fields["tint"] { self.tint = try tint.colorRole() }
    currentTint = try fields["currentTint"]?.colorRole()
    seenTint = try fields["seenTint"]?.colorRole()
    backgroundTint = try fields["backgroundTint"]?.colorRole()
    if let images = fields["images"] { self.images = try IndicatorImages(images, pageCount: pageCount) }
    if let metrics = fields["metrics"] { self.metrics = try PageControlMetrics(metrics) }
  }
}

extension PageControl: TracedComponent {
  /// A page control is one adjustable element.
  public static var hasOneElement: Bool { true }

  /// The page, its time and the row's position.
  public func state(at now: Double) -> [JSONLine.Field] {
    timer.state(position: position(at: now), at: now) + [TraceField.nextChange(nextChange(after: now))]
  }
}

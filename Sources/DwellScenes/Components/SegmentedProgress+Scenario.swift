import Dwell
import DwellJSON

extension SegmentedProgress.Configuration: TimedConfiguration {
  /// The fields of a segmented progress alone.
  static let ownFieldNames = ["currentPage", "direction", "reduceMotion"] + lookNames

  /// The fields of its appearance.
  static let lookNames = SegmentRow.Configuration.fieldNames + ["tint", "currentTint", "metrics"]

  /// Reads the configuration of a segmented progress.
  init(_ fields: JSONFields, pageCount: Int) throws(JSONProblem) {
    self.init(pageCount: pageCount)
    currentPage = try fields.firstPage(of: pageCount)
    try fields.read("loops", into: &loops)
    timer = try PageTimer.Configuration(fields)
    try fields.read("direction", into: &direction)
    try fields.read("reduceMotion", into: &reduceMotion)
    try segments.readLooks(fields)
  }

  /// The number of pages.
  var timedPages: Int { pageCount }

  /// The segmented progress.
  var component: SegmentedProgress { SegmentedProgress(self, at: 0) }
}

extension SegmentRow.Configuration {
  /// Reads the appearance of a row of segments.
  mutating func readLooks(_ fields: JSONFields) throws(JSONProblem) {
    try readOptions(fields)
    if let tint = fields["tint"] { self.tint = try tint.colorRole() }
    currentTint = try fields["currentTint"]?.colorRole()
    if let metrics = fields["metrics"] { self.metrics = try SegmentedProgressMetrics(options: metrics) }
  }
}

extension SegmentedProgress: TracedComponent {
  /// A segmented progress is one adjustable element.
  public static var hasOneElement: Bool { true }

  /// The page, its time, and that of the whole sequence.
  public func state(at now: Double) -> [JSONLine.Field] {
    let sequence = sequenceProgress(at: now)
    return timer.state(position: Double(currentPage), at: now) + [
      JSONLine.Field("sequenceProgress", .number(sequence)), TraceField.nextChange(nextChange(after: now)),
    ]
  }
}

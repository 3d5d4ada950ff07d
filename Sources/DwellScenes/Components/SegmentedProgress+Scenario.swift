import Dwell
import DwellJSON

extension SegmentedProgress.Configuration: TimedConfiguration {
  /// The component.
  package typealias Subject = SegmentedProgress

  /// The fields of a segmented progress alone: those of its segments.
  package static let ownFieldNames = SegmentRow.Configuration.fieldNames + ["tint", "currentTint", "metrics"]
  /// The words of its segments.
  package static var ownWords: [String] {
    SegmentRow.Configuration.words + SegmentedProgressMetrics.fieldNames + ["foreground"]
  }

  /// Segments always show the time.
  package var showsTime: Bool { true }

  /// Reads the segments.
  package mutating func readOwn(_ fields: JSONFields) throws(JSONProblem) { try segments.readLooks(fields) }
  /// Segments have no properties that differ by look.
  package func copyOwn(to settings: inout GallerySettings) {}
  /// Applies the settings of the segments.
  package mutating func setOwn(_ settings: GallerySettings, _ switches: [GallerySwitch]) {
    segments.set(settings, switches)
  }
}

extension SegmentRow.Configuration {
  /// Applies the settings of the gallery's switches.
  mutating func set(_ settings: GallerySettings, _ switches: [GallerySwitch]) {
    if switches.contains(.indicatorRole) { indicatorRole = settings.indicatorRole }
  }

  /// Reads the appearance of a row of segments.
  mutating func readLooks(_ fields: JSONFields) throws(JSONProblem) {
    try readOptions(fields)
    if let tint = fields["tint"] { self.tint = try tint.colorRole() }
    currentTint = try fields["currentTint"]?.colorRole()
    if let metrics = fields["metrics"] { self.metrics = try SegmentedProgressMetrics(options: metrics) }
  }
}

extension SegmentedProgress: TracedComponent {
  /// A row of any length.
  public var naturalSize: Size { direction.size(main: 360, cross: 44) }

  /// The page, its time, and that of the whole sequence.
  public func state(at now: Double) -> [JSONLine.Field] {
    let sequence = sequenceProgress(at: now)
    return timer.state(position: Double(currentPage), at: now) + [
      JSONLine.Field("sequenceProgress", .number(sequence)), TraceField.nextChange(nextChange(after: now)),
    ]
  }
}

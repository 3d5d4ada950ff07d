import Dwell
import DwellJSON

extension PageControl.Configuration: TimedConfiguration {
  /// The component.
  package typealias Subject = PageControl

  /// The fields of a page control alone: those of its dots.
  package static let ownFieldNames =
    DotRow.Configuration.fieldNames + [
      "textScale", "tint", "currentTint", "seenTint", "backgroundTint", "images", "metrics",
    ]
  /// The words of its dots.
  package static var ownWords: [String] {
    DotRow.Configuration.words + IndicatorImages.fieldNames + PageControlMetrics.fieldNames + ["foreground"]
  }

  /// Whether the dots show the time.
  package var showsTime: Bool { dots.showsProgress }

  /// Reads the dots.
  package mutating func readOwn(_ fields: JSONFields) throws(JSONProblem) {
    try dots.readLooks(fields, pageCount: pageCount)
  }

  /// Copies the properties of the dots.
  package func copyOwn(to settings: inout GallerySettings) {
    settings.background = dots.background
    settings.transition = dots.transition
    settings.numberLabel = dots.numberLabel
  }

  /// Applies the settings of the dots.
  package mutating func setOwn(_ settings: GallerySettings, _ switches: [GallerySwitch]) {
    dots.set(settings, switches)
  }
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

extension DotRow.Configuration {
  /// Applies the settings of the gallery's switches.
  mutating func set(_ settings: GallerySettings, _ switches: [GallerySwitch]) {
    background = settings.background
    if switches.contains(.transition) { transition = settings.transition }
    if switches.contains(.numberLabel) { numberLabel = settings.numberLabel }
    if switches.contains(.inputProfile) { inputProfile = settings.inputProfile }
    if switches.contains(.indicatorRole) { indicatorRole = settings.indicatorRole }
  }
}

extension PageControl: TracedComponent {
  /// The size that the dots ask for.
  public var naturalSize: Size { preferredSize(forPageCount: pageCount) }

  /// The page, its time and the row's position.
  public func state(at now: Double) -> [JSONLine.Field] {
    timer.state(position: position(at: now), at: now) + [TraceField.nextChange(nextChange(after: now))]
  }
}

import Dwell
import DwellJSON

extension Carousel.Configuration: TimedConfiguration {
  /// The component.
  package typealias Subject = Carousel

  /// The fields of a carousel and its pages, without those of its indicator, which are read from a separate
  /// object.
  package static let ownFieldNames =
    PageView.Configuration.pagingNames + [
      "control", "segments", "indicatorSide", "indicatorInset", "indicatorMargin", "controls", "hoverArea",
      "taps", "speed", "isOverMedia", "advances",
    ]
  /// The words of a carousel, its pages and its indicator.
  package static var ownWords: [String] {
    PageView.Configuration.pagingWords + PageControl.Configuration.ownWords
      + SegmentedProgress.Configuration.ownWords + Carousel.Side.names.map(\.name)
      + Carousel.HoverArea.names.map(\.name) + Carousel.PageTaps.names.map(\.name)
      + Carousel.Controls.names.map(\.name) + ["none"]
  }

  /// Whether the indicator shows the time, or there are no dots that don't.
  package var showsTime: Bool { indicator.dots?.showsProgress ?? true }

  /// Reads the pages, the indicator and the controls.
  package mutating func readOwn(_ fields: JSONFields) throws(JSONProblem) {
    try pages.readPaging(fields)
    indicator = try Carousel.Indicator(fields, pageCount: pageCount)
    if let side = fields["indicatorSide"] {
      let word = try side.string(among: Carousel.Side.names.map(\.name) + ["none"])
      if let named = Carousel.Side(name: word) { indicatorSide = named } else { indicator = .none }
    }
    if let inset = fields["indicatorInset"] { indicatorInset = try inset.number(in: ScenarioLimits.size) }
    if let margin = fields["indicatorMargin"] { indicatorMargin = try margin.number(in: ScenarioLimits.size) }
    for control in try fields["controls"]?.array() ?? [] { controls.formUnion(try control.word()) }
    try fields.read("hoverArea", into: &hoverArea)
    try fields.read("taps", into: &taps)
    if let speed = fields["speed"] { self.speed = try speed.number(in: -1e4...1e4) }
    try fields.read("isOverMedia", into: &isOverMedia)
    try fields.read("advances", into: &timer.advances)
  }

  /// Copies the properties of the controls and of the dots, if there are any.
  package func copyOwn(to settings: inout GallerySettings) {
    if let dots = indicator.dots { settings.background = dots.background }
    settings.controls = controls
    settings.startDelay = timer.startDelay
    settings.afterInteraction = timer.afterInteraction
  }

  /// Applies the settings of the pages, the controls and the dots.
  package mutating func setOwn(_ settings: GallerySettings, _ switches: [GallerySwitch]) {
    pages.layout.fitsPage = settings.fitsPage
    timer.startDelay = settings.startDelay
    timer.afterInteraction = settings.afterInteraction
    controls = settings.controls
    if var dots = indicator.dots {
      dots.set(settings, switches)
      indicator.dots = dots
    } else if case .segments(var segments) = indicator {
      segments.set(settings, switches)
      indicator = .segments(segments)
    }
  }
}

extension Carousel.Indicator {
  /// Reads the indicator, `control` or `segments`, with its appearance; automatic dots if there is neither.
  init(_ fields: JSONFields, pageCount: Int) throws(JSONProblem) {
    guard let node = fields["segments"] else {
      guard let looks = fields["control"] else {
        self = .automatic(DotRow.Configuration())
        return
      }
      var dots = DotRow.Configuration()
      try dots.readLooks(looks.object(allowed: PageControl.Configuration.ownFieldNames), pageCount: pageCount)
      self = .dots(dots)
      return
    }
    if fields["control"] != nil {
      throw fields.problem(
        withName: "control", "cannot be combined with segments", fix: "remove one of the two")
    }
    var segments = SegmentRow.Configuration()
    try segments.readLooks(node.object(allowed: SegmentedProgress.Configuration.ownFieldNames))
    self = .segments(segments)
  }
}

extension Carousel: TracedComponent {
  /// A carousel's semantics are its buttons, its pages and its indicator.
  public static var showsPages: Bool { true }

  /// The page and its time, the position of the pages, and their phase, and with `fitsPage` the preferred
  /// size.
  public func state(at now: Double) -> [JSONLine.Field] {
    timer.state(position: position(at: now), at: now) + [
      JSONLine.Field("phase", .string(pages.phase(at: now).name)),
      TraceField.nextChange(nextChange(after: now)),
    ] + TraceField.preferredSize(of: self, if: pages.configuration.layout.fitsPage, at: now)
  }
}

import Dwell
import DwellJSON

extension Carousel.Configuration: TimedConfiguration {
  /// The fields of a carousel and its pages, without those of its indicator, which are read from a separate
  /// object.
  static let ownFieldNames =
    ["currentPage", "direction", "reduceMotion"] + PageView.Configuration.pagingNames + [
      "control", "segments", "indicatorSide", "indicatorInset", "indicatorMargin", "controls", "hoverArea",
      "taps", "isOverMedia", "advances",
    ]

  /// Reads the configuration of a carousel.
  init(_ fields: JSONFields, pageCount: Int) throws(JSONProblem) {
    self.init(pageCount: pageCount)
    pages.currentPage = try fields.firstPage(of: pageCount)
    try fields.read("direction", into: &pages.direction)
    try fields.read("reduceMotion", into: &pages.reduceMotion)
    try fields.read("loops", into: &pages.loops)
    try pages.readPaging(fields)
    timer = try PageTimer.Configuration(fields)
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
    try fields.read("isOverMedia", into: &isOverMedia)
    try fields.read("advances", into: &timer.advances)
  }

  /// The number of pages.
  var timedPages: Int { pages.pageCount }

  /// The carousel.
  var component: Carousel { Carousel(self, at: 0) }
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
      try dots.readLooks(looks.object(allowed: PageControl.Configuration.lookNames), pageCount: pageCount)
      self = .dots(dots)
      return
    }
    if fields["control"] != nil {
      throw fields.problem(
        withName: "control", "cannot be combined with segments", fix: "remove one of the two")
    }
    var segments = SegmentRow.Configuration()
    try segments.readLooks(node.object(allowed: SegmentedProgress.Configuration.lookNames))
    self = .segments(segments)
  }
}

extension Carousel: TracedComponent {
  /// A carousel's semantics are its buttons, its pages and its indicator.
  public static var hasOneElement: Bool { false }

  /// The page and its time, the position of the pages, and their phase, and with `fitsPage` the preferred
  /// size.
  public func state(at now: Double) -> [JSONLine.Field] {
    timer.state(position: position(at: now), at: now) + [
      JSONLine.Field("phase", .string(pages.phase(at: now).name)),
      TraceField.nextChange(nextChange(after: now)),
    ] + TraceField.preferredSize(of: self, if: pages.configuration.layout.fitsPage, at: now)
  }
}

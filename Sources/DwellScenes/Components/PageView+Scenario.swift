import Dwell
import DwellJSON

extension PageView.Configuration: ScenarioScene {
  /// The fields of a page view's configuration.
  static let fieldNames = ["pageCount", "currentPage", "loops", "direction", "reduceMotion"] + pagingNames

  /// The fields for the layout and movement of pages.
  static let pagingNames = ["spacing", "layout", "effect", "physics", "turnsOnCrossWheel", "pageLengths"]

  /// Reads the configuration of a page view.
  init(scenario node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    self.init(pageCount: try fields.pageCount())
    currentPage = try fields.firstPage(of: pageCount)
    try fields.read("loops", into: &loops)
    try fields.read("direction", into: &direction)
    try fields.read("reduceMotion", into: &reduceMotion)
    try readPaging(fields)
  }

  /// Reads the layout and movement of pages.
  mutating func readPaging(_ fields: JSONFields) throws(JSONProblem) {
    if let spacing = fields["spacing"] { self.spacing = try spacing.number(in: ScenarioLimits.size) }
    if let layout = fields["layout"] { self.layout = try PageLayout(scenario: layout) }
    if let effect = fields["effect"] { self.effect = try PageEffect(scenario: effect) }
    if let physics = fields["physics"] { self.physics = try PagingPhysics(options: physics) }
    try fields.read("turnsOnCrossWheel", into: &turnsOnCrossWheel)
    for (page, length) in try fields["pageLengths"]?.pages(of: pageCount) ?? [] {
      pageLengths.append(PageLength(page: page, length: try length.number(in: ScenarioLimits.size)))
    }
  }

  /// The number of pages.
  var scenarioPages: Int? { pageCount }

  /// The page view.
  var component: PageView { PageView(self, at: 0) }
}

extension PageView: TracedComponent {
  /// A page view's semantics are itself and the visible pages.
  public static var hasOneElement: Bool { false }

  /// The page, the position and the phase, and with `fitsPage` the preferred size.
  public func state(at now: Double) -> [JSONLine.Field] {
    [
      TraceField.count("currentPage", currentPage), TraceField.count("targetPage", targetPage),
      TraceField.count("settledPage", settledPage(at: now)),
      JSONLine.Field("phase", .string(phase(at: now).name)),
      JSONLine.Field("position", .number(position(at: now))),
      JSONLine.Field("pageFraction", .number(pageFraction(at: now))),
      TraceField.nextChange(nextChange(after: now)),
    ] + TraceField.preferredSize(of: self, if: configuration.layout.fitsPage, at: now)
  }
}

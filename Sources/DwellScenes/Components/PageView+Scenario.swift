import Dwell
import DwellJSON

extension PageView.Configuration: PagedConfiguration, ScenarioScene {
  /// The component.
  package typealias Subject = PageView

  /// The fields of a page view's configuration.
  package static var fieldNames: [String] { pageFieldNames + pagingNames }
  /// The fields and words of the configuration.
  package static var words: [String] { fieldNames + pagingWords }

  /// The fields for the layout and movement of pages.
  static let pagingNames = [
    "spacing", "layout", "effect", "physics", "snap", "turnsOnCrossWheel", "pageLengths",
  ]
  /// The words of the objects in these fields.
  static var pagingWords: [String] {
    PagingPhysics.fieldNames + PageLayout.layoutNames + PageLayout.words + ["viewport", "own"]
      + PageEffect.names.map(\.name) + PageLook.fieldNames + ["distance"] + PageView.Snap.names.map(\.name)
  }

  /// Reads the configuration of a page view.
  package init(scenario node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    try self.init(pages: fields)
    try readPaging(fields)
  }

  /// Reads the layout and movement of pages.
  mutating func readPaging(_ fields: JSONFields) throws(JSONProblem) {
    if let spacing = fields["spacing"] { self.spacing = try spacing.number(in: ScenarioLimits.size) }
    if let layout = fields["layout"] { self.layout = try PageLayout(scenario: layout) }
    if let effect = fields["effect"] { self.effect = try PageEffect(scenario: effect) }
    if let physics = fields["physics"] { self.physics = try PagingPhysics(options: physics) }
    try fields.read("snap", into: &snap)
    try fields.read("turnsOnCrossWheel", into: &turnsOnCrossWheel)
    for (page, length) in try fields["pageLengths"]?.pages(of: pageCount) ?? [] {
      pageLengths.append(PageLength(page: page, length: try length.number(in: ScenarioLimits.size)))
    }
  }

  /// The number of pages.
  package var scenarioPages: Int? { pageCount }
  /// The page view.
  package var component: PageView { PageView(self, at: 0) }
  /// Pages move when they are moved.
  package var course: SceneCourse { .still }

  /// Copies the properties of pages.
  package func copy(to settings: inout GallerySettings) { copyPages(to: &settings) }

  /// Applies the settings of pages.
  package mutating func set(_ settings: GallerySettings, _ switches: [GallerySwitch]) {
    setPages(settings)
    layout.fitsPage = settings.fitsPage
  }
}

extension PageView: TracedComponent {
  /// A page view's semantics are itself and the visible pages.
  public static var showsPages: Bool { true }

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

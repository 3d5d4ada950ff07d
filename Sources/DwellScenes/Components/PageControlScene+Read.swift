import Dwell
import DwellJSON

extension PageControlScene: ScenarioScene {
  /// The fields of a page control's configuration.
  static let fieldNames =
    ["pageCount", "currentPage", "durations"] + PageTimer.Configuration.fieldNames + [
      "showsProgress", "hidesForSinglePage", "background", "overflow", "seenMarks", "profile",
      "allowsScrubbing",
      "direction", "reduceMotion", "tint", "currentTint", "images", "metrics",
    ]

  /// Reads the configuration of a page control.
  init(scenario node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    let pageCount = try fields.pageCount()
    var configuration = PageControl.Configuration(pageCount: pageCount)
    configuration.currentPage = try fields.firstPage(of: pageCount)
    configuration.timer = try PageTimer.Configuration(fields)
    try fields.read("showsProgress", into: &configuration.showsProgress)
    try fields.read("hidesForSinglePage", into: &configuration.hidesForSinglePage)
    try fields.read("background", into: &configuration.background)
    try fields.read("overflow", into: &configuration.overflow)
    try fields.read("seenMarks", into: &configuration.seenMarks)
    try fields.read("profile", into: &configuration.profile)
    configuration.allowsScrubbing = try fields["allowsScrubbing"]?.bool()
    try fields.read("direction", into: &configuration.direction)
    try fields.read("reduceMotion", into: &configuration.reduceMotion)
    if let tint = fields["tint"] { configuration.tint = try tint.ink() }
    configuration.currentTint = try fields["currentTint"]?.ink()
    if let images = fields["images"] {
      configuration.images = try IndicatorImages(images, pageCount: pageCount)
    }
    if let metrics = fields["metrics"] { configuration.metrics = try PageControlMetrics(metrics) }
    self.init(configuration, durations: try PageTime.list(fields["durations"], pageCount: pageCount))
  }

  /// The number of pages.
  var scenarioPages: Int? { configuration.pageCount }

  /// The page control.
  var component: PageControl { PageControl(configuration, at: 0) }

  /// The durations of single pages.
  var setup: [Event] { durations.map { .setPageDuration($0.duration, page: $0.page) } }
}

extension PageTime {
  /// Reads the durations of single pages, an object with page numbers for names.
  static func list(_ node: JSONNode?, pageCount: Int) throws(JSONProblem) -> [PageTime] {
    var result: [PageTime] = []
    for (page, node) in try node?.pages(of: pageCount) ?? [] {
      result.append(PageTime(page: page, duration: try node.duration()))
    }
    return result
  }
}

extension PageTimer.Configuration {
  /// The fields about time.
  static let fieldNames = ["duration", "loops", "initialProgress", "asksBeforeAdvancing", "pausedBy"]

  /// Reads what a configuration says about time.
  init(_ fields: JSONFields) throws(JSONProblem) {
    self.init()
    if let duration = fields["duration"] { self.duration = try duration.duration() }
    try fields.read("loops", into: &loops)
    if let progress = fields["initialProgress"] { initialProgress = try progress.share() }
    try fields.read("asksBeforeAdvancing", into: &asksBeforeAdvancing)
    for reason in try fields["pausedBy"]?.array() ?? [] { pausedBy.formUnion(try reason.word()) }
  }
}

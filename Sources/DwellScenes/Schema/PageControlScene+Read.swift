import Dwell
import DwellJSON

extension PageControlScene {
  /// The fields of a page control's configuration.
  static let fieldNames = [
    "pageCount", "currentPage", "duration", "durations", "loops", "initialProgress", "asksBeforeAdvancing",
    "pausedBy", "showsProgress", "hidesForSinglePage", "direction", "reduceMotion", "tint", "metrics",
  ]

  /// Reads the configuration of a page control.
  init(_ node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    let pageCount = try fields.required("pageCount", example: "3").pageCount()
    var configuration = PageControl.Configuration(pageCount: pageCount)
    if let page = fields["currentPage"] {
      // The first page is where even an empty control stands.
      configuration.currentPage = try page.page(of: max(pageCount, 1))
    }
    configuration.timer = try PageTimer.Configuration(fields)
    if let shows = fields["showsProgress"] { configuration.showsProgress = try shows.bool() }
    if let hides = fields["hidesForSinglePage"] { configuration.hidesForSinglePage = try hides.bool() }
    if let direction = fields["direction"] { configuration.direction = try direction.word() }
    if let reduces = fields["reduceMotion"] { configuration.reduceMotion = try reduces.bool() }
    if let tint = fields["tint"] { configuration.tint = try tint.ink() }
    if let metrics = fields["metrics"] { configuration.metrics = try PageControlMetrics(metrics) }
    self.init(configuration, durations: try Self.durations(fields["durations"], pageCount: pageCount))
  }

  /// Reads the durations of single pages, an object with page numbers for names.
  private static func durations(_ node: JSONNode?, pageCount: Int) throws(JSONProblem) -> [PageTime] {
    guard let fields = try node?.object() else { return [] }
    var result: [PageTime] = []
    for (name, node) in fields.all() {
      guard let page = Int(name), (0..<pageCount).contains(page), "\(page)" == name else {
        let known = pageCount == 0 ? "there are no pages" : "the pages are \"0\" to \"\(pageCount - 1)\""
        throw fields.problem(
          withName: name, "is no page; \(known)", mend: "write a page's number, or take it out")
      }
      result.append(PageTime(page: page, duration: try node.duration()))
    }
    return result
  }
}

extension PageTimer.Configuration {
  /// Reads what a configuration says about time.
  init(_ fields: JSONFields) throws(JSONProblem) {
    self.init()
    if let duration = fields["duration"] { self.duration = try duration.duration() }
    if let loops = fields["loops"] { self.loops = try loops.bool() }
    if let progress = fields["initialProgress"] { initialProgress = try progress.share() }
    if let asks = fields["asksBeforeAdvancing"] { asksBeforeAdvancing = try asks.bool() }
    for reason in try fields["pausedBy"]?.array() ?? [] { pausedBy.formUnion(try reason.word()) }
  }
}

extension PageControlMetrics {
  /// The measures with their names.
  private static let lengths: [(String, WritableKeyPath<PageControlMetrics, Double> & Sendable)] = [
    ("dotSize", \.dotSize), ("pillLength", \.pillLength), ("spacing", \.spacing),
  ]

  /// The opacities with their names.
  private static let opacities: [(String, WritableKeyPath<PageControlMetrics, Double> & Sendable)] = [
    ("trackOpacity", \.trackOpacity), ("fillOpacity", \.fillOpacity), ("seenOpacity", \.seenOpacity),
    ("upcomingOpacity", \.upcomingOpacity), ("currentOpacity", \.currentOpacity),
  ]

  /// The whole numbers with their names.
  private static let counts: [(String, WritableKeyPath<PageControlMetrics, Int> & Sendable)] = [
    ("mostDots", \.mostDots), ("windowLength", \.windowLength),
  ]

  /// The fields of a page control's measures.
  static let fieldNames = lengths.map(\.0) + opacities.map(\.0) + counts.map(\.0)

  /// Reads the measures; those left out have their default.
  init(_ node: JSONNode) throws(JSONProblem) {
    self.init()
    let fields = try node.object(allowed: Self.fieldNames)
    for (name, path) in Self.lengths {
      if let length = fields[name] { self[keyPath: path] = try length.number(in: 0...1e4) }
    }
    for (name, path) in Self.opacities {
      if let opacity = fields[name] { self[keyPath: path] = try opacity.share() }
    }
    for (name, path) in Self.counts {
      if let count = fields[name] { self[keyPath: path] = try count.integer(in: 1...1000) }
    }
    if let pill = fields["pillLength"], pillLength < dotSize {
      throw pill.problem("is shorter than a dot", mend: "write at least \(JSONLine.number(dotSize).text)")
    }
  }
}

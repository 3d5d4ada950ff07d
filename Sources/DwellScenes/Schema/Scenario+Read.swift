import Dwell
import DwellJSON

extension Scenario {
  /// Reads a scenario file strictly: unknown fields and values out of range are problems with their place.
  public init(_ document: JSONDocument) throws(JSONProblem) {
    let fields = try document.root.object(allowed: Self.fieldNames)
    let component = try fields.required("component", example: "\"pageControl\"")
    let kind = try component.value(among: ScenarioSubject.kinds.map { ($0, $0.name) })
    let size = try fields.required("size", example: "{\"width\": 390, \"height\": 44}")
    self.size = try Scenario.size(size.object(allowed: ["width", "height"]))
    appearance = try fields["appearance"]?.word() ?? .light
    let configuration = try fields.required("configuration", example: "{\"pageCount\": 3}")
    let scene = try kind.init(scenario: configuration)
    subject = ScenarioSubject(scene)
    var reader = EventReader(pageCount: scene.scenarioPages)
    events = try reader.events(fields["events"])
    front = try fields["front"].map(ScenarioFront.init) ?? .perfect
    samples = try SampleTimes(fields.required("samples", example: "{\"every\": 0.5, \"until\": 12}"))
  }

  /// The fields of a scenario.
  static let fieldNames = [
    "component", "size", "appearance", "configuration", "events", "front", "samples",
  ]

  /// A size in points.
  static func size(_ fields: JSONFields) throws(JSONProblem) -> Size {
    Size(
      width: try fields.required("width", example: "390").number(in: ScenarioLimits.size),
      height: try fields.required("height", example: "44").number(in: ScenarioLimits.size))
  }
}

extension SampleTimes {
  /// Reads the samples: `{"every": seconds, "until": seconds}` or a list of times.
  init(_ node: JSONNode) throws(JSONProblem) {
    switch node.value {
    case .array: self = try SampleTimes(list: node)
    case .object: self = try SampleTimes(steps: node)
    default:
      throw node.problem(
        "is neither an interval nor a list of times",
        fix: "write e.g. {\"every\": 0.5, \"until\": 12} or [0, 1.5]"
      )
    }
  }

  /// Reads an interval and its end.
  private init(steps node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: ["every", "until"])
    let every = try fields.required("every", example: "0.1")
    let interval = try every.number(
      in: ScenarioLimits.interval, rule: "samples are 0.000001 to 1000000000 seconds apart", example: 0.1)
    let until = try fields.required("until", example: "12").time()
    guard Self.count(every: interval, until: until) <= Self.limit else {
      throw every.problem(
        "is \(every.text(limit: 24)), too short for \(JSONLine.number(until).text) s; \(Self.rule)",
        fix: "write a longer interval, or an earlier end")
    }
    self = .every(interval, until: until)
  }

  /// The rule for messages about too many samples.
  private static let rule = "at most \(limit) samples can be taken"

  /// Reads a list of times.
  private init(list node: JSONNode) throws(JSONProblem) {
    let nodes = try node.array()
    guard nodes.count <= Self.limit else {
      throw node.problem("has \(nodes.count) times; \(Self.rule)", fix: "remove some")
    }
    var times: [Double] = []
    for node in nodes { times.append(try node.time()) }
    self = .times(times.sorted())
  }
}

import Dwell
import DwellJSON

extension Scenario {
  /// Reads a scenario file strictly: unknown fields and values out of range are problems with their place.
  public init(_ document: JSONDocument) throws(JSONProblem) {
    let fields = try document.root.object(allowed: Self.fieldNames)
    let component: ScenarioSubject.Kind = try fields.required("component", example: "\"pageControl\"").word()
    let size = try fields.required("size", example: "{\"width\": 390, \"height\": 44}")
    self.size = try Scenario.size(size.object(allowed: ["width", "height"]))
    appearance = try fields["appearance"]?.word() ?? .light
    let configuration = try fields.required("configuration", example: "{\"pageCount\": 3}")
    var reader = EventReader()
    switch component {
    case .pageControl:
      let scene = try PageControlScene(configuration)
      subject = .pageControl(scene)
      reader.pageCount = scene.configuration.pageCount
    }
    events = try reader.events(fields["events"])
    samples = try SampleTimes(fields.required("samples", example: "{\"every\": 0.5, \"until\": 12}"))
  }

  /// The fields of a scenario.
  public static let fieldNames = ["component", "size", "appearance", "configuration", "events", "samples"]

  /// A size in points.
  static func size(_ fields: JSONFields) throws(JSONProblem) -> Size {
    Size(
      width: try fields.required("width", example: "390").number(in: ScenarioLimits.size),
      height: try fields.required("height", example: "44").number(in: ScenarioLimits.size))
  }
}

extension SampleTimes {
  /// Reads when to look: `{"every": seconds, "until": seconds}` or a list of times.
  init(_ node: JSONNode) throws(JSONProblem) {
    let tooMany = "at most \(Self.limit) samples can be taken"
    guard case .array = node.value else {
      let fields = try node.object(allowed: ["every", "until"])
      let every = try fields.required("every", example: "0.1")
      let interval = try every.number(
        in: ScenarioLimits.interval, rule: "samples are 0.000001 to 1000000000 seconds apart", example: 0.1)
      let until = try fields.required("until", example: "12").time()
      let count = Self.count(every: interval, until: until)
      guard count <= Self.limit else {
        throw every.problem(
          "is \(every.text(limit: 24)), too short for \(JSONLine.number(until).text) s; \(tooMany)",
          mend: "write a longer time, or a nearer end")
      }
      self = .every(interval, until: until)
      return
    }
    let nodes = try node.array()
    guard nodes.count <= Self.limit else {
      throw node.problem("has \(nodes.count) times; \(tooMany)", mend: "take some out")
    }
    var times: [Double] = []
    for node in nodes { times.append(try node.time()) }
    self = .times(times.sorted())
  }
}

import DwellJSON

extension ScenarioFront {
  /// The fields of a front.
  static let fieldNames = ["lateness", "frames", "clockSteps"]
  /// The fields within those of a front, beyond those of a scenario.
  static let innerFieldNames = ["rate", "oneIn", "dropped", "from", "until", "at", "by"]

  /// Reads a front with its faults.
  init(_ node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    self.init(
      lateness: try fields["lateness"].map(Self.lateness) ?? [],
      frames: try fields["frames"].map(FrameClock.init),
      clockSteps: try fields["clockSteps"].map(Self.clockSteps) ?? [])
  }

  /// Reads the delay of wake-ups: seconds for all of them, or a list of spans of time with seconds each.
  private static func lateness(_ node: JSONNode) throws(JSONProblem) -> [Lateness] {
    switch node.kind {
    case .number: return [Lateness(by: try delay(node))]
    case .array:
      var result: [Lateness] = []
      for node in try node.array(most: ScenarioLimits.faultCount, of: "spans of time") {
        let fields = try node.object(allowed: ["from", "until", "by"])
        let span = try TimeSpan(fields)
        result.append(Lateness(during: span, by: try delay(fields.required("by", example: "0.25"))))
      }
      return result
    default:
      throw node.problem(
        "is neither seconds nor a list of spans of time",
        fix: "write e.g. 0.02 or [{\"from\": 3, \"until\": 5, \"by\": 0.25}]")
    }
  }

  /// Reads the delay of a wake-up.
  private static func delay(_ node: JSONNode) throws(JSONProblem) -> Double {
    try node.number(in: ScenarioLimits.time, rule: "wake-ups are 0 to 1000000000 seconds late")
  }

  /// Reads the steps of a clock.
  private static func clockSteps(_ node: JSONNode) throws(JSONProblem) -> [ClockStep] {
    var result: [ClockStep] = []
    for node in try node.array(most: ScenarioLimits.faultCount, of: "steps") {
      let fields = try node.object(allowed: ["at", "by"])
      let at = try fields.required("at", example: "5").time()
      let by = try fields.required("by", example: "-3600").number(
        in: ScenarioLimits.clockStep, rule: "clocks step by -1000000000 to 1000000000 seconds")
      result.append(ClockStep(at: at, by: by))
    }
    return result
  }
}

extension FrameClock {
  /// Reads which frames are drawn.
  init(_ node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: ["rate", "oneIn", "dropped"])
    var dropped: [TimeSpan] = []
    for node in try fields["dropped"]?.array(most: ScenarioLimits.faultCount, of: "spans of time") ?? [] {
      dropped.append(try TimeSpan(node.object(allowed: ["from", "until"])))
    }
    self.init(
      rate: try fields["rate"]?.number(in: ScenarioLimits.frameRate) ?? 60,
      oneIn: try fields["oneIn"]?.integer(in: ScenarioLimits.frames) ?? 1, dropped: dropped)
  }
}

extension TimeSpan {
  /// Reads the start and the end of a span of time.
  init(_ fields: JSONFields) throws(JSONProblem) {
    let from = try fields.required("from", example: "3").time()
    let end = try fields.required("until", example: "5")
    let until = try end.time()
    guard until >= from else {
      throw end.problem(
        "is \(end.text(limit: 24)), before it begins at \(JSONLine.number(from).text) s",
        fix: "write e.g. \(JSONLine.number(from).text)")
    }
    self.init(from: from, until: until)
  }
}

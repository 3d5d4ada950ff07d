import Dwell
import DwellJSON

extension PageLayout {
  /// The names of all fields.
  static let layoutNames = ["length", "perView", "leadingInset", "trailingInset"] + fieldNames

  /// Reads a layout; missing fields keep their defaults.
  init(scenario node: JSONNode) throws(JSONProblem) {
    self.init()
    let fields = try node.object(allowed: Self.layoutNames)
    if let length = fields["length"] { self.length = try Self.length(length) }
    if let perView = fields["perView"] {
      guard fields["length"] == nil else {
        throw perView.problem("cannot be combined with \"length\"", fix: "remove one of them")
      }
      length = .perView(try perView.number(in: 1...1000))
    }
    try readOptions(fields)
    if let inset = fields["leadingInset"] { leadingInset = try inset.number(in: ScenarioLimits.size) }
    if let inset = fields["trailingInset"] { trailingInset = try inset.number(in: ScenarioLimits.size) }
  }

  /// Reads the length of pages: points, or a word.
  private static func length(_ node: JSONNode) throws(JSONProblem) -> Length {
    if case .string = node.value {
      return try node.string(among: ["viewport", "own"]) == "own" ? .own : .viewport
    }
    return .fixed(try node.number(in: 1...1e6))
  }
}

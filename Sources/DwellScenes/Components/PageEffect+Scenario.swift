import Dwell
import DwellJSON

extension PageEffect {
  /// Reads an effect: a name, or a table of looks.
  init(scenario node: JSONNode) throws(JSONProblem) {
    guard case .array = node.value else {
      let name = try node.string(among: Self.names.map(\.name))
      self = PageEffect(name: name) ?? .slide
      return
    }
    var rows: [Row] = []
    for row in try node.array() {
      let fields = try row.object(allowed: ["distance"] + PageLook.fieldNames)
      let distance = try fields.required("distance", example: "1").number(in: -1000...1000)
      if let last = rows.last, distance <= last.distance {
        throw row.problem("is not farther than the row before it", fix: "order rows by rising distance")
      }
      rows.append(Row(distance: distance, look: try PageLook(fields)))
    }
    self.init(rows)
  }
}

extension PageLook {
  /// The numbers of a look.
  private static let numberFields = NumberFields<PageLook>()
    .adding([("shift", \.shift)], in: -100...100)
    .adding([("scaleAlong", \.scaleAlong), ("scaleAcross", \.scaleAcross)], in: 0...100)
    .adding([("rotation", \.rotation)], in: -36_000...36_000)
    .adding([("order", \.order)], in: -1000...1000)
    .shares(("opacity", \.opacity), ("mask", \.mask))

  /// The names of the numbers.
  static let fieldNames = numberFields.names

  /// Reads a look; missing numbers keep their defaults.
  fileprivate init(_ fields: JSONFields) throws(JSONProblem) {
    self.init()
    try Self.numberFields.read(fields, into: &self)
  }
}

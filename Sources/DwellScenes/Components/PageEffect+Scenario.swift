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
        throw row.problem("is not farther than the previous row", fix: "sort rows by increasing distance")
      }
      var look = PageLook()
      try look.readOptions(fields)
      rows.append(Row(distance: distance, look: look))
    }
    self.init(rows)
  }
}

import Dwell
import DwellJSON

extension JSONNode {
  /// The value of a word.
  func word<Value: Named>() throws(JSONProblem) -> Value { try value(among: Value.names) }

  /// The value of one of these words.
  func value<Value>(among named: [(value: Value, name: String)]) throws(JSONProblem) -> Value {
    let word = try string(among: named.map(\.name))
    guard let value = named.first(where: { $0.name == word })?.value else {
      throw problem("is unknown", fix: "remove it")
    }
    return value
  }

  /// The items of a list that has at most `most` of them.
  func array(most: Int, of items: String) throws(JSONProblem) -> [JSONNode] {
    let nodes = try array()
    guard nodes.count <= most else {
      throw problem(
        "has \(nodes.count) \(items); at most \(most) can be played", fix: "remove some, or split the file")
    }
    return nodes
  }

  /// A coordinate or a distance, in points.
  func length() throws(JSONProblem) -> Double { try number(in: ScenarioLimits.length) }

  /// A fraction of 0...1.
  func share() throws(JSONProblem) -> Double { try number(in: ScenarioLimits.share) }

  /// A time in seconds from the start.
  func time() throws(JSONProblem) -> Double {
    try number(in: ScenarioLimits.time, rule: "times are seconds from 0 to 1000000000")
  }

  /// How long a page stays: seconds above 0, `"infinite"` or `"external"`.
  func duration() throws(JSONProblem) -> PageDuration {
    if case .string = value {
      return try string(among: ["infinite", "external"]) == "external" ? .external : .seconds(.infinity)
    }
    return .seconds(
      try number(
        in: Double.leastNonzeroMagnitude...ScenarioLimits.time.upperBound,
        rule: "durations are seconds above 0, at most 1000000000, or \"infinite\" or \"external\"", example: 4
      ))
  }

  /// A number of pages.
  func pageCount() throws(JSONProblem) -> Int { try integer(in: ScenarioLimits.pages) }

  /// The index of one of `count` pages.
  func page(of count: Int) throws(JSONProblem) -> Int {
    let last = max(count - 1, 0)
    let rule =
      count == 0 ? "there are no pages" : count == 1 ? "page 0 is the only one" : "pages go from 0 to \(last)"
    guard count > 0 else {
      _ = try integer()
      throw problem("is \(text(limit: 24)); \(rule)", fix: "remove it")
    }
    return try integer(in: 0...last, rule: rule)
  }

  /// The fields of an object with page numbers for names, as in `{"1": 2}`.
  func pages(of count: Int) throws(JSONProblem) -> [(page: Int, node: JSONNode)] {
    let fields = try object()
    var result: [(page: Int, node: JSONNode)] = []
    for (name, node) in fields.all() {
      guard let page = Int(name), (0..<count).contains(page), "\(page)" == name else {
        let known = count == 0 ? "there are no pages" : "the pages are \"0\" to \"\(count - 1)\""
        throw fields.problem(
          withName: name, "is not a page; \(known)", fix: "write a page's number, or remove it")
      }
      result.append((page, node))
    }
    return result
  }

  /// A colour or a role: `"#rrggbb"`, `"#rrggbbaa"`, `"foreground"` or `"background"`.
  func colorRole() throws(JSONProblem) -> ColorRole {
    switch try string() {
    case "foreground": return .foreground
    case "background": return .background
    case let text:
      let digits = text.dropFirst()
      guard text.hasPrefix("#"), [6, 8].contains(digits.utf8.count), let bits = UInt32(digits, radix: 16),
        !digits.hasPrefix("+")
      else {
        throw problem(
          "is \(self.text(limit: 24)), which is not a colour",
          fix: "write \"#rrggbb\", \"#rrggbbaa\", \"foreground\" or \"background\"")
      }
      guard digits.utf8.count == 8 else { return .color(Color(hex: bits)) }
      var color = Color(hex: bits >> 8)
      color.opacity = Double(bits & 255) / 255
      return .color(color)
    }
  }

  /// An opaque colour, `"#rrggbb"`.
  func color() throws(JSONProblem) -> Color {
    guard case .color(let color) = try colorRole(), color.opacity == 1 else {
      throw problem("is \(text(limit: 24)), which is not a colour in this place", fix: "write \"#rrggbb\"")
    }
    return color
  }
}

extension JSONFields {
  /// Reads a Boolean, if the field exists.
  func read(_ name: String, into value: inout Bool) throws(JSONProblem) {
    if let node = self[name] { value = try node.bool() }
  }

  /// Reads a word, if the field exists.
  func read<Value: Named>(_ name: String, into value: inout Value) throws(JSONProblem) {
    if let node = self[name] { value = try node.word() }
  }

  /// The number of pages, a required field.
  func pageCount() throws(JSONProblem) -> Int { try required("pageCount", example: "3").pageCount() }

  /// The initial page; by default, the first. An empty component is at page 0.
  func firstPage(of count: Int) throws(JSONProblem) -> Int {
    try self["currentPage"]?.page(of: max(count, 1)) ?? 0
  }
}

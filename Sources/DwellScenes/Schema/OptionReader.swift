import Dwell
import DwellJSON

extension Configurable {
  /// The names of the options: those of fields in files.
  static var fieldNames: [String] { options.map { "\($0.name)" } }

  /// The names of the options, and the words of choices.
  static var words: [String] {
    fieldNames
      + options.flatMap { option in
        if case .choice(let names, _) = option.values { names } else { [String]() }
      }
  }

  /// The former names of options, with their current ones.
  private static var renamed: [String: String] {
    [
      "minimumDistance": "dragThreshold", "turnShare": "swipeThreshold", "turnSpeed": "flickVelocity",
      "overdrag": "overscroll",
    ]
  }

  /// Reads the options of an object; missing ones keep their defaults.
  init(options node: JSONNode) throws(JSONProblem) {
    self.init()
    try readOptions(node.object(allowed: Self.fieldNames, renamed: Self.renamed))
  }

  /// Reads the options of an object, among other fields.
  mutating func readOptions(_ fields: JSONFields) throws(JSONProblem) {
    var reader = OptionReader(fields: fields)
    let other = self
    Self.visit(&reader, &self, other)
    if let problem = reader.problem { throw problem }
  }
}

/// Reads options from the fields of an object with the same names.
private struct OptionReader: OptionVisitor {
  /// The fields.
  let fields: JSONFields
  /// The first problem.
  var problem: JSONProblem?

  init(fields: JSONFields) { self.fields = fields }

  /// Reads the field of an option, if there is one.
  private mutating func read<Value>(
    _ name: StaticString, into value: inout Value, _ read: (JSONNode) throws(JSONProblem) -> Value
  ) {
    guard problem == nil, let node = fields["\(name)"] else { return }
    do { value = try read(node) } catch { problem = error }
  }

  mutating func number(
    _ name: StaticString, _ value: inout Double?, _ other: Double?, _ kind: NumberKind,
    _ summary: StaticString
  ) {
    read(name, into: &value) { node throws(JSONProblem) in try node.number(in: kind.range) }
  }

  mutating func count(
    _ name: StaticString, _ value: inout Int, _ other: Int, in range: ClosedRange<Int>,
    _ summary: StaticString
  ) {
    read(name, into: &value) { node throws(JSONProblem) in try node.integer(in: range) }
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool?, _ other: Bool?, _ summary: StaticString) {
    read(name, into: &value) { node throws(JSONProblem) in try node.bool() }
  }

  mutating func choice<Choice: CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, _ other: Choice, _ summary: StaticString
  ) {
    read(name, into: &value) { node throws(JSONProblem) in try node.value(among: Choice.namedCases) }
  }
}

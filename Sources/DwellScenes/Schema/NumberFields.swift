import DwellJSON

/// The numbers of a configuration by their names, each with its range.
struct NumberFields<Root>: Sendable {
  /// A number and its key path.
  struct Measure<Value: Comparable & Sendable>: Sendable {
    /// Its name.
    var name: String
    /// Its key path.
    var path: WritableKeyPath<Root, Value> & Sendable
    /// Its valid range.
    var range: ClosedRange<Value>
  }

  /// Lengths, opacities and speeds.
  var numbers: [Measure<Double>] = []
  /// Opacities that have no value by default.
  var optionalShares: [(name: String, path: WritableKeyPath<Root, Double?> & Sendable)] = []
  /// Whole numbers.
  var counts: [Measure<Int>] = []

  /// All names.
  var names: [String] { numbers.map(\.name) + optionalShares.map(\.name) + counts.map(\.name) }

  /// Adds lengths of 0 to 10,000 points.
  func lengths(_ paths: (String, WritableKeyPath<Root, Double> & Sendable)...) -> NumberFields {
    adding(paths, in: 0...1e4)
  }

  /// Adds shares and opacities of 0 to 1.
  func shares(_ paths: (String, WritableKeyPath<Root, Double> & Sendable)...) -> NumberFields {
    adding(paths, in: ScenarioLimits.share)
  }

  /// Adds opacities of 0 to 1 that have no value by default.
  func optionalShares(_ paths: (String, WritableKeyPath<Root, Double?> & Sendable)...) -> NumberFields {
    var result = self
    result.optionalShares += paths.map { (name: $0.0, path: $0.1) }
    return result
  }

  /// Adds whole numbers of 1 to 1000.
  func counts(_ paths: (String, WritableKeyPath<Root, Int> & Sendable)...) -> NumberFields {
    var result = self
    result.counts += paths.map { Measure(name: $0.0, path: $0.1, range: 1...1000) }
    return result
  }

  /// Adds numbers in a range.
  func adding(
    _ paths: [(String, WritableKeyPath<Root, Double> & Sendable)], in range: ClosedRange<Double>
  ) -> NumberFields {
    var result = self
    result.numbers += paths.map { Measure(name: $0.0, path: $0.1, range: range) }
    return result
  }

  /// Reads the numbers that an object has from its fields.
  func read(_ fields: JSONFields, into root: inout Root) throws(JSONProblem) {
    for measure in numbers {
      if let node = fields[measure.name] { root[keyPath: measure.path] = try node.number(in: measure.range) }
    }
    for measure in optionalShares {
      if let node = fields[measure.name] { root[keyPath: measure.path] = try node.share() }
    }
    for measure in counts {
      if let node = fields[measure.name] { root[keyPath: measure.path] = try node.integer(in: measure.range) }
    }
  }
}

/// The results of the mutants, counted by folder.
public struct Table: Sendable {
  /// The tests' result for a mutant.
  public enum Verdict: Equatable, Sendable {
    /// No test detected it.
    case survived
    /// Tests failed: the first one's message, and how many failed if all were run to the end (otherwise 0).
    case failed(String, count: Int)
    /// The tests ended by a trap or another signal.
    case crashed
    /// The tests did not end in time.
    case timedOut
  }

  /// A line of the table.
  public struct Row: Equatable, Sendable {
    /// The folder.
    public var folder: String
    /// The tried mutants.
    public var count = 0
    /// The detected mutants, in whatever way.
    public var noticed = 0
    /// The number of these that ended the tests by a trap.
    public var crashed = 0
    /// The number of these whose tests did not end in time.
    public var timedOut = 0
    /// The number of these that a single test detected.
    public var single = 0
    /// The mutants that are listed as equivalent, which are not tried.
    public var equivalent = 0

    /// The detected share, in percent; 100 if there are no mutants.
    public var percent: Double { count == 0 ? 100 : Double(noticed) / Double(count) * 100 }

    /// Counts a mutant.
    mutating func add(_ verdict: Verdict) {
      count += 1
      if verdict != .survived { noticed += 1 }
      switch verdict {
      case .survived: break
      case .failed(_, let tests): single += tests == 1 ? 1 : 0
      case .crashed: crashed += 1
      case .timedOut: timedOut += 1
      }
    }
  }

  /// The folders, in alphabetical order.
  public let rows: [Row]
  /// All folders together.
  public let total: Row
  /// Whether the number of tests that detected a mutant is known.
  private let hasCounts: Bool

  /// Counts the results.
  /// - Parameters:
  ///   - results: The tried mutants.
  ///   - equivalents: The mutants that are listed as equivalent.
  ///   - hasCounts: Whether all tests were run to the end.
  public init(_ results: [(Mutant, Verdict)], equivalents: [Mutant], hasCounts: Bool) {
    var rows: [String: Row] = [:]
    var total = Row(folder: "all")
    for (mutant, verdict) in results {
      rows[mutant.folder, default: Row(folder: mutant.folder)].add(verdict)
      total.add(verdict)
    }
    for mutant in equivalents {
      rows[mutant.folder, default: Row(folder: mutant.folder)].equivalent += 1
      total.equivalent += 1
    }
    self.rows = rows.values.sorted { $0.folder < $1.folder }
    self.total = total
    self.hasCounts = hasCounts
  }

  /// The table as text.
  public var text: String {
    let head =
      ["folder", "mutants", "noticed", "percent", "traps", "timeouts"] + (hasCounts ? ["by one test"] : [])
    let lines = (rows + [total]).map { row in
      [
        row.folder, "\(row.count)", "\(row.noticed)", Table.rounded(row.percent), "\(row.crashed)",
        "\(row.timedOut)",
      ]
        + (hasCounts ? ["\(row.single)"] : []) + ["\(row.equivalent)"]
    }
    let cells = [head + ["equivalent"]] + lines
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The shortfalls from a goal, in percent overall and in each folder: a sentence each.
  public func shortfalls(overall: Double, folder: Double) -> [String] {
    var found: [String] = []
    if total.percent < overall {
      found.append("\(Table.rounded(total.percent)) % noticed, the goal is \(overall) %")
    }
    for row in rows where row.percent < folder {
      found.append(
        "\(row.folder): \(Table.rounded(row.percent)) % noticed, the goal of a folder is \(folder) %")
    }
    return found
  }

  /// A number with one decimal place, rounded down, so that an unreached goal never seems to be reached.
  private static func rounded(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}

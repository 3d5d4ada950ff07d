/// A row of the table of requirements.
struct RequirementRow {
  /// The number.
  var number: Int
  /// What it requires.
  var summary: String
  /// The tests that prove it, or why none can.
  var proof: String
}

/// Reads the table of requirements and the tests' names, and checks one against the other.
enum Requirements {
  /// The start of a proof that only gives the reason for its absence.
  private static let exception = "not testable:"

  /// The rows of a table in Markdown, in its order.
  static func rows(of table: String) -> [RequirementRow] {
    table.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        String($0).trimmed
      }
      guard cells.count == 5, cells[1].hasPrefix("R"), let number = Int(cells[1].dropFirst()) else {
        return nil
      }
      return RequirementRow(number: number, summary: cells[2], proof: cells[3])
    }
  }

  /// The numbers in the names of a source's tests and suites; `R010-R013` are four.
  static func cited(inTestNamesOf source: String) -> Set<Int> {
    var numbers: Set<Int> = []
    let named = #/@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"|func\s+`([^`]*)`/#
    for match in source.matches(of: named) {
      let name = match.1 ?? match.2 ?? ""
      for number in name.matches(of: #/R(\d{3})(?:-R(\d{3}))?/#) {
        guard let first = Int(number.1), let last = Int(number.2 ?? number.1), first <= last else { continue }
        numbers.formUnion(first...last)
      }
    }
    return numbers
  }

  /// The errors in a table of the requirements 1 to `count`, by number, in words.
  /// - Parameter citations: The numbers that each test file cites.
  static func faults(in rows: [RequirementRow], count: Int, citations: [String: Set<Int>]) -> [String] {
    var faults: [String] = []
    for number in 1...count {
      let own = rows.filter { $0.number == number }
      if own.isEmpty { faults.append("\(name(number)) has no row in Tests/Requirements.md.") }
      if own.count > 1 { faults.append("\(name(number)) has \(own.count) rows in Tests/Requirements.md.") }
      if let row = own.first { faults += self.faults(in: row, citations: citations) }
    }
    let strangers = Set(rows.map(\.number)).union(citations.values.joined()).subtracting(1...count)
    for number in strangers.sorted() {
      if rows.contains(where: { $0.number == number }) {
        faults.append("\(name(number)) is no requirement, but is in the table.")
      }
      for file in files(citing: number, citations) {
        faults.append("\(name(number)) is no requirement, but \(file) cites it.")
      }
    }
    return faults
  }

  /// The errors in a row.
  private static func faults(in row: RequirementRow, citations: [String: Set<Int>]) -> [String] {
    let name = name(row.number)
    var faults = row.summary.isEmpty ? ["\(name): say in a few words what it asks for."] : []
    if row.proof.isEmpty || row.proof == exception {
      return faults + ["\(name): say what proves it, or `\(exception) ` and why."]
    }
    if row.proof.hasPrefix(exception) {
      return faults
        + files(citing: row.number, citations).map { "\(name) counts as not testable, but \($0) cites it." }
    }
    for file in row.proof.split(separator: ",").map({ String($0).trimmed }) {
      if let cited = citations[file] {
        if !cited.contains(row.number) { faults.append("\(name): no test's name in \(file) cites it.") }
      } else {
        faults.append("\(name): there is no file \(file).swift among the tests.")
      }
    }
    return faults
  }

  /// The files that cite a number, by name.
  private static func files(citing number: Int, _ citations: [String: Set<Int>]) -> [String] {
    citations.filter { $0.value.contains(number) }.keys.sorted()
  }

  /// A number as it is written.
  private static func name(_ number: Int) -> String {
    "R" + String(repeating: "0", count: max(3 - String(number).count, 0)) + String(number)
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}

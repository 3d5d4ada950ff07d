import Foundation

/// Reads the accessibility conformance report, and checks it against WCAG's criteria and the existing tests.
struct AccessibilityReport {
  /// A row: a success criterion.
  struct Row {
    /// The criterion's number, such as `2.2.2`.
    var number: String
    /// The clauses of EN 301 549.
    var clauses: String
    /// Each front's support, as a word.
    var levels: [String]
    /// The tests that prove it, each as file and test with a dot between.
    var proofs: [String]
  }

  /// The success criteria of WCAG 2.2, level A and AA, without 4.1.1, which 2.2 removed.
  static let criteria: [String] = [
    (1, 1, [1]), (1, 2, [1, 2, 3, 4, 5]), (1, 3, [1, 2, 3, 4, 5]),
    (1, 4, [1, 2, 3, 4, 5, 10, 11, 12, 13]), (2, 1, [1, 2, 4]), (2, 2, [1, 2]), (2, 3, [1]),
    (2, 4, [1, 2, 3, 4, 5, 6, 7, 11]), (2, 5, [1, 2, 3, 4, 7, 8]), (3, 1, [1, 2]),
    (3, 2, [1, 2, 3, 4, 6]), (3, 3, [1, 2, 3, 4, 7, 8]), (4, 1, [2, 3]),
  ].flatMap { principle, guideline, numbers in numbers.map { "\(principle).\(guideline).\($0)" } }

  /// The criteria that WCAG 2.1, to which EN 301 549 refers, doesn't have.
  static let new: Set<String> = ["2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8"]

  /// Those about whole pages and sets of them, which apply only to the web.
  static let webOnly: Set<String> = ["2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4"]

  /// Those whose clause for software has a part for open functionality and one for closed.
  static let split: Set<String> = [
    "1.1.1", "1.2.1", "1.2.3", "1.3.1", "1.3.2", "1.3.5", "1.4.4", "1.4.5", "2.1.1", "2.1.4", "2.5.3",
    "3.1.1",
    "3.3.1", "4.1.2",
  ]

  /// The clauses of EN 301 549 V3.2.1 for a criterion: for web, and for software with open functionality.
  static func clauses(of number: String) -> String {
    if new.contains(number) { return "new in 2.2" }
    if webOnly.contains(number) { return "9.\(number)" }
    return "9.\(number), 11.\(number)\(split.contains(number) ? ".1" : "")"
  }

  /// The words for conformance levels, and whether each is a claim that needs proof.
  static let words = [
    "supports": true, "partially": true, "does not support": false, "n/a": false,
    "not tested": false,
  ]

  /// The rows.
  let rows: [Row]
  /// All tests that the text names, in rows and elsewhere.
  let proofs: [String]

  /// Reads a report.
  init(_ text: String) {
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 10, let number = cells[1].firstMatch(of: /^\d\.\d\.\d+/) else {
        return nil
      }
      return Row(
        number: String(number.0), clauses: cells[2], levels: Array(cells[3...6]),
        proofs: AccessibilityReport.proofs(in: cells[8]))
    }
    proofs = AccessibilityReport.proofs(in: text)
  }

  /// The tests that a text names.
  private static func proofs(in text: String) -> [String] {
    text.matches(of: /`((?:\w+Tests|test_\w+)\.[^`]+)`/).map { String($0.1) }
  }

  /// The faults of the report, as sentences.
  /// - Parameter sources: the sources of tests by file name; those of one name are joined.
  func faults(sources: [String: String]) -> [String] {
    var faults: [String] = []
    for number in Self.criteria {
      let count = rows.count { $0.number == number }
      if count != 1 { faults.append("\(number) has \(count) rows.") }
    }
    for row in rows {
      if !Self.criteria.contains(row.number) {
        faults.append("\(row.number) is no criterion of level A or AA.")
      }
      let clauses = Self.clauses(of: row.number)
      if row.clauses != clauses { faults.append("\(row.number): the clauses are \(clauses).") }
      for level in row.levels where Self.words[level] == nil {
        faults.append("\(row.number): no word: \(level)")
      }
      if row.proofs.isEmpty, row.levels.contains(where: { Self.words[$0] == true }) {
        faults.append("\(row.number) claims something without proof.")
      }
    }
    for proof in Set(proofs).sorted() where !Self.isTest(proof, in: sources) {
      faults.append("There is no test \(proof).")
    }
    return faults
  }

  /// Whether a test is in the sources.
  private static func isTest(_ proof: String, in sources: [String: String]) -> Bool {
    let parts = proof.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let source = sources[parts[0]] else { return false }
    if parts[0].hasPrefix("test_") {
      return parts[1].hasPrefix("test_") && source.contains("\ndef \(parts[1])(")
    }
    for declaration in ["func \(parts[1])(", "func `\(parts[1])`("] {
      guard let found = source.range(of: declaration) else { continue }
      let before = source[..<found.lowerBound]
      let own =
        before.range(of: "\n  }\n", options: .backwards).map { before[$0.upperBound...] } ?? before
      return own.contains("@Test") || parts[1].hasPrefix("test")
    }
    return false
  }
}

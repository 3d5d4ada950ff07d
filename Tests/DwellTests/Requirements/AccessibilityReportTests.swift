import Foundation
import Testing

/// The accessibility conformance report, checked against the criteria and the existing tests.
@Suite("The accessibility report is complete and proved") struct AccessibilityReportTests {
  /// The folder of tests.
  private var tests: URL {
    URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The sources of tests by file name.
  private func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    for folder in [tests, tests.appending(path: "../Player/Tests")] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        guard path.hasSuffix("Tests.swift") || name.hasPrefix("test_") && path.hasSuffix(".py") else {
          continue
        }
        sources[name, default: ""] += try String(
          contentsOf: folder.appending(path: path), encoding: .utf8)
      }
    }
    return sources
  }

  @Test("Every criterion has one row, in the report's words, and every proof is a test")
  func report() throws {
    let text = try String(
      contentsOf: tests.deletingLastPathComponent().appending(path: "ACCESSIBILITY.md"),
      encoding: .utf8)
    let report = AccessibilityReport(text)
    #expect(report.rows.count == 55 && report.proofs.count > 100)
    let faults = report.faults(sources: try sources())
    #expect(faults.isEmpty, "\n\(faults.joined(separator: "\n"))")
  }

  @Test(
    "A missing row, one twice, a stranger, a word, a clause and a proof that is none are each found"
  )
  func findsFaults() {
    let rows = AccessibilityReport.criteria.dropFirst(2).map { number in
      let clauses = AccessibilityReport.clauses(of: number)
      return "| \(number) Name | \(clauses) | n/a | n/a | not tested | does not support | why | – |"
    }
    let report = AccessibilityReport(
      (rows + [
        "| 1.2.1 Media | 9.1.2.1, 11.1.2.1.1 | supports | n/a | n/a | n/a | why | – |",
        "| 1.2.1 Media | 9.1.2.2 | maybe | partially | n/a | n/a | why | `OneTests.turns`; `test_one.test_it` |",
        "| 1.2.9 Media | 9.1.2.9, 11.1.2.9 | n/a | n/a | n/a | n/a | why | – |",
        "`OneTests.helper`, `OneTests.a sentence`, `OneTests.testOld`, `test_one.it`, `NoTests.one`",
      ]).joined(separator: "\n"))
    let sources = [
      "OneTests": """
      struct OneTests {
        @Test("Pages turn")
        func turns() {
        }

        /// Helps.
        func helper() {
        }

        @Test func `a sentence`() {
        }
        func testOld() {}
      }
      """,
      "test_one": "\ndef test_it(chromium):\n    pass\ndef it():\n    pass",
    ]
    #expect(
      report.faults(sources: sources) == [
        "1.1.1 has 0 rows.", "1.2.1 has 2 rows.", "1.2.1 claims something without proof.",
        "1.2.1: the clauses are 9.1.2.1, 11.1.2.1.1.", "1.2.1: no word: maybe",
        "1.2.9 is no criterion of level A or AA.", "There is no test NoTests.one.",
        "There is no test OneTests.helper.", "There is no test test_one.it.",
      ])
  }
}

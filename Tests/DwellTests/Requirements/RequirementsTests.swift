import Foundation
import Testing

/// The table of requirements, checked against the existing tests.
@Suite("Every requirement is proved") struct RequirementsTests {
  /// The number of requirements.
  private static let count = 243

  /// The table as it is in the package, and the tests' sources by file name.
  private func read() throws -> (rows: [RequirementRow], citations: [String: Set<Int>]) {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(contentsOf: tests.appending(path: "Requirements.md"), encoding: .utf8)
    var citations: [String: Set<Int>] = [:]
    for folder in [tests, tests.appending(path: "../Player/Tests")] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      // The names in this file are examples.
      for path in paths where path.hasSuffix("Tests.swift") && !path.hasSuffix("/RequirementsTests.swift") {
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        citations[name, default: []].formUnion(Requirements.cited(inTestNamesOf: source))
      }
    }
    return (Requirements.rows(of: table), citations)
  }

  @Test("Every number has one row, and every row names tests that cite it or gives the reason why none can")
  func table() throws {
    let (rows, citations) = try read()
    let faults = Requirements.faults(in: rows, count: RequirementsTests.count, citations: citations)
    #expect(faults.isEmpty, "\n\(faults.joined(separator: "\n"))")
  }

  @Test("Missing, duplicate and unknown rows, and false proofs, are each reported")
  func findsFaults() {
    let rows = Requirements.rows(
      of: """
        | number | asks for | proved by |
        | --- | --- | --- |
        | R001 | one | OneTests |
        | R001 | again | OneTests |
        | R002 | two | OneTests, NoTests |
        | R004 | four | |
        | R005 | five | not testable: |
        | R006 | six | not testable: advice |
        | R007 | | OneTests |
        | R009 | nine | OneTests |
        """)
    let citations: [String: Set<Int>] = ["OneTests": [1, 6, 7, 9, 12], "TwoTests": []]
    #expect(
      Requirements.faults(in: rows, count: 7, citations: citations) == [
        "R001 has 2 rows in Tests/Requirements.md.",
        "R002: no test's name in OneTests cites it.",
        "R002: there is no file NoTests.swift among the tests.",
        "R003 has no row in Tests/Requirements.md.",
        "R004: say what proves it, or `not testable: ` and why.",
        "R005: say what proves it, or `not testable: ` and why.",
        "R006 counts as not testable, but OneTests cites it.",
        "R007: say in a few words what it asks for.",
        "R009 is no requirement, but is in the table.",
        "R009 is no requirement, but OneTests cites it.",
        "R012 is no requirement, but OneTests cites it.",
      ])
  }

  @Test(
    "Numbers count in the names of tests and suites, alone and as ranges, on one line or more, and nowhere else"
  )
  func citations() {
    let source = #"""
      /// R001
      @Suite("Turns (R002)") struct Turns {
        @Test("R003 R004: it says \"R005\"") func one() {}
        @Test(
          "R010-R012: it turns", arguments: [1])
        func two(_ number: Int) { #expect(number == 1, "R020") }
        @Test func `R030 is a name too`() {}
        @Test(arguments: ["R040"]) func three(_ text: String) {}
      }
      """#
    #expect(Requirements.cited(inTestNamesOf: source) == [2, 3, 4, 5, 10, 11, 12, 30])
  }
}

import Dwell
import Foundation
import Testing

@testable import DwellScenes

/// Traces name every value as in the source.
@Suite struct NamesTests {
  @Test(arguments: [
    ("Contract/Diagnostics.swift", Diagnostics.names.map(\.name)),
    ("Semantics/Semantics.swift", SemanticActions.names.map(\.name)),
    ("Timeline/PauseReasons.swift", PauseReasons.names.map(\.name).filter { $0 != "all" }),
  ])
  func `every member of a set has its own name`(file: String, names: [String]) throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Dwell/\(file)")
    let members = try String(contentsOf: source, encoding: .utf8)
      .matches(of: #/public static let (\w+) = \w+\(rawValue:/#).map { String($0.1) }
    #expect(members == names)
    #expect(!members.isEmpty)
  }

  @Test func `names of a set are single bits`() {
    #expect(Diagnostics.names.map { $0.value.rawValue.nonzeroBitCount } == Diagnostics.names.map { _ in 1 })
    #expect(
      SemanticActions.names.map { $0.value.rawValue.nonzeroBitCount } == SemanticActions.names.map { _ in 1 })
  }
}

import Foundation
import Testing

@Suite("The stand-in declares what Apple does")
struct LedgerTests {
  /// The ledger of Apple's symbols.
  func ledger() throws -> AppleLedger {
    try AppleLedger(String(contentsOf: Repository.file("Tests/SwiftUITests/apple-api.tsv"), encoding: .utf8))
  }

  @Test("Each public symbol of the stand-in is in the ledger, with its declaration and availability")
  func symbols() throws {
    let file = Repository.file("Tests/SwiftUITests/exceptions.tsv")
    let exceptions = try LedgerComparison.Exception.read(String(contentsOf: file, encoding: .utf8))
    let symbols = try SymbolGraph.ofStandIn()
    #expect(symbols.count > 400, "the compiler lists the module's symbols")
    let comparison = try LedgerComparison(symbols, with: ledger(), except: exceptions)
    #expect(comparison.differences.isEmpty, "\n\(comparison.differences.joined(separator: "\n"))")
  }

  @Test("Most of the ledger was seen in Apple's documentation")
  func sources() throws {
    let lines = try ledger().lines.values.flatMap { $0 }
    #expect(Set(lines.map(\.name)).count > 300)
  }
}

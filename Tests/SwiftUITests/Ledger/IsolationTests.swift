import Foundation
import Testing

/// Isolation, where code that compiles with the stand-in would not compile with Apple's SwiftUI.
@Suite("The stand-in isolates at least as much as Apple does")
struct IsolationTests {
  /// The attributes and modifiers before a declaration's keyword.
  private func modifiers(of declaration: String) -> Substring {
    let keyword =
      /\b(protocol|struct|class|enum|actor|func|var|let|init|subscript|typealias|case|macro|associatedtype)\b/
    return declaration.firstMatch(of: keyword).map { declaration[..<$0.range.lowerBound] } ?? ""
  }

  /// Whether a declaration is on the main actor by an attribute of its own.
  private func isOnMainActor(_ declaration: String) -> Bool {
    modifiers(of: declaration).contains("@MainActor")
  }

  /// The closures of a declaration that run anywhere, by their number.
  private func sendableClosures(of declaration: String) -> Int { declaration.matches(of: /@Sendable/).count }

  @Test("What Apple puts on the main actor is there, and closures that run anywhere are `@Sendable`")
  func isolation() throws {
    let ledger = try LedgerTests().ledger()
    let symbols = try SymbolGraph.ofStandIn()
    let isolated = Set(symbols.filter { isOnMainActor($0.declaration) }.map(\.name))
    var differences: [String] = []
    for symbol in symbols where !symbol.isWitness {
      let plain = Declaration(symbol.declaration).without(symbol.requirements)
      let lines = (ledger.lines[symbol.name] ?? []).filter {
        Declaration($0.declaration).without(symbol.requirements) == plain
      }
      guard let apple = lines.first?.declaration else { continue }
      let around = symbol.name.split(separator: ".").dropLast().joined(separator: ".")
      let isExempt = modifiers(of: symbol.declaration).contains("nonisolated")
      let isIsolated = isOnMainActor(symbol.declaration) || !isExempt && isolated.contains(around)
      if isOnMainActor(apple), !isIsolated { differences.append("\(symbol.name) isn't on the main actor") }
      if sendableClosures(of: apple) > sendableClosures(of: symbol.declaration) {
        differences.append("\(symbol.name) has closures that don't run anywhere")
      }
    }
    #expect(differences.isEmpty, "\n\(differences.sorted().joined(separator: "\n"))")
  }
}

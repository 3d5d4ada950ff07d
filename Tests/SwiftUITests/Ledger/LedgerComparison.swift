/// The differences between the stand-in's symbols and Apple's.
struct LedgerComparison {
  /// A difference that is allowed.
  struct Exception {
    /// The symbol.
    let name: String
    /// The stand-in's declaration, in its normal form.
    let declaration: Declaration
    /// Why the difference doesn't affect the project.
    let reason: String
    /// The exceptions in a text: lines with a symbol, its declaration and the reason.
    static func read(_ text: String) -> [Exception] {
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Exception(
          name: parts[0], declaration: Declaration(parts.count > 1 ? parts[1] : ""),
          reason: parts.count > 2 ? parts[2] : "")
      }
    }
  }

  /// The differences, each as a sentence.
  private(set) var differences: [String] = []

  /// Compares symbols with a ledger.
  init(_ symbols: [SymbolGraph.Symbol], with ledger: AppleLedger, except exceptions: [Exception]) {
    var unused = exceptions
    for symbol in symbols where !symbol.isWitness {
      let declaration = Declaration(symbol.declaration)
      guard let difference = Self.difference(symbol, declaration, in: ledger) else { continue }
      let allowed = exceptions.contains { $0.name == symbol.name && $0.declaration == declaration }
      unused.removeAll { $0.name == symbol.name && $0.declaration == declaration }
      if !allowed { differences.append(difference) }
    }
    differences += unused.map { "\($0.name): the exception `\($0.declaration)` isn't needed" }
    differences += exceptions.filter(\.reason.isEmpty).map { "\($0.name): the exception has no reason" }
    differences.sort()
  }

  /// Returns the difference between a symbol and the line of the ledger that is closest to it.
  private static func difference(
    _ symbol: SymbolGraph.Symbol, _ declaration: Declaration, in ledger: AppleLedger
  ) -> String? {
    guard let lines = ledger.lines[symbol.name] else {
      return "\(symbol.name): the ledger doesn't know `\(declaration)`"
    }
    let plain = declaration.without(symbol.requirements)
    let same = lines.filter { Declaration($0.declaration).without(symbol.requirements) == plain }
    guard !same.isEmpty else {
      let apple = lines.map { "`\(Declaration($0.declaration))`" }.joined(separator: " or ")
      return "\(symbol.name): declared as `\(declaration)`, Apple's is \(apple)"
    }
    let found = symbol.availability
    guard !same.contains(where: { $0.availability == found }) else { return nil }
    let apple = same[0].availability
    let platforms = Platform.allCases.filter { found[$0] != apple[$0] }.map { platform in
      "\(platform) \(found[platform] ?? .never), Apple's \(apple[platform] ?? .never)"
    }
    return "\(symbol.name): available \(platforms.joined(separator: "; "))"
  }
}

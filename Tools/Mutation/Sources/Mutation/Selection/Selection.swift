/// The choice of the mutants to try.
public struct Selection: Sendable {
  /// All mutants.
  private let catalog: Catalog
  /// The mutants of every folder, in the order in which they are chosen.
  private let order: [String: [Mutant]]

  /// The order for a seed: every place of a folder once, in random order, then again the places with further
  /// mutants. A mutant's position depends only on itself and the seed, so a change of one line leaves the
  /// others in place.
  public init(_ catalog: Catalog, seed: UInt64, within prefixes: [String] = []) {
    self.catalog = catalog
    let wanted = catalog.mutants.filter { mutant in
      prefixes.isEmpty || prefixes.contains { mutant.identity.file.hasPrefix($0) }
    }
    let keys = Dictionary(uniqueKeysWithValues: wanted.map { ($0.number, Selection.key($0.identity, seed)) })
    let places = Dictionary(grouping: wanted) { [$0.file, $0.site] }
    var ranks: [Int: Int] = [:]
    for place in places.values {
      for (rank, mutant) in place.sorted(by: { keys[$0.number] ?? 0 < keys[$1.number] ?? 0 }).enumerated() {
        ranks[mutant.number] = rank
      }
    }
    order = Dictionary(grouping: wanted, by: \.folder).mapValues { mutants in
      mutants.sorted {
        (ranks[$0.number] ?? 0, keys[$0.number] ?? 0, $0.number)
          < (ranks[$1.number] ?? 0, keys[$1.number] ?? 0, $1.number)
      }
    }
  }

  /// The first mutants of every folder, in proportion to its lines of code, with some excluded. Fewer than
  /// `count` only if there are no more.
  public func choose(_ count: Int, without excluded: Set<Int>) -> [Mutant] {
    let left = order.mapValues { $0.filter { !excluded.contains($0.number) } }
    var quotas = left.mapValues { _ in 0 }
    // One at a time for the folder that is furthest behind its share.
    for _ in 0..<count {
      let open = left.keys.filter { quotas[$0] ?? 0 < left[$0]?.count ?? 0 }.sorted()
      let next = open.max { share($0, quotas) < share($1, quotas) }
      guard let next else { break }
      quotas[next, default: 0] += 1
    }
    return left.flatMap { folder, mutants in mutants.prefix(quotas[folder] ?? 0) }.sorted {
      $0.number < $1.number
    }
  }

  /// The lines of code of a folder per mutant, if it gets one more.
  private func share(_ folder: String, _ quotas: [String: Int]) -> Double {
    Double(catalog.codeLines[folder] ?? 0) / Double((quotas[folder] ?? 0) + 1)
  }

  /// A random number for a mutant: FNV-1a over its name, then the last step of SplitMix64.
  private static func key(_ identity: Mutant.Identity, _ seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
    for byte in "\(identity.file)\n\(identity.line)\n\(identity.rule)\n\(identity.occurrence)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    return hash ^ (hash >> 31)
  }
}

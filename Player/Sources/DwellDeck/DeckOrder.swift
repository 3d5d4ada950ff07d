/// The order in which the pages of a deck are played.
public enum DeckOrder: Equatable, Sendable {
  /// The deck's own order.
  case given
  /// From the last page to the first.
  case reversed
  /// At random, but always the same for a seed and a page count.
  case shuffled(seed: UInt64)
}

extension Deck {
  /// Puts the pages in another order.
  ///
  /// The start page stays the same. In a shuffled deck it is the first, so that all others follow.
  mutating func reorder(_ order: DeckOrder) {
    self.order = order
    switch order {
    case .given: break
    case .reversed:
      pages.reverse()
      startPage = startPage.map { pages.count - 1 - $0 }
    case .shuffled(let seed):
      if let start = startPage, pages.indices.contains(start) {
        pages.swapAt(0, start)
        startPage = 0
      }
      var generator = SplitMix64(state: seed)
      // The Fisher-Yates shuffle, written out: the standard library's shuffle may change between versions.
      let first = startPage == nil ? 0 : 1
      guard pages.count > first + 1 else { return }
      for end in stride(from: pages.count - 1, to: first, by: -1) {
        pages.swapAt(end, first + generator.next(below: end - first + 1))
      }
    }
  }
}

/// A generator of random numbers from a seed: SplitMix64 (Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", 2014).
struct SplitMix64 {
  /// The state; at first the seed.
  var state: UInt64

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in 0 ..< `count`, which is at least 1. All are equally likely, except for one part in
  /// 2^64/count.
  mutating func next(below count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(max(count, 1))).high)
  }
}

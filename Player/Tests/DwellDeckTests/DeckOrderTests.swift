import Testing

@testable import DwellDeck

/// The requested order of a deck's pages.
@Suite struct DeckOrderTests {
  /// A deck of pages with these letters as paths, which starts with one of them.
  private func deck(_ letters: String = "abcdef", from start: Int? = nil) -> Deck {
    var deck = Deck(name: "letters", pages: letters.map { DeckPage(path: "\($0)", format: .png) })
    deck.startPage = start
    return deck
  }

  /// The letters of a deck's pages, with a bar before the start page.
  private func letters(_ deck: Deck) -> String {
    deck.pages.enumerated().map { ($0 == deck.startPage ? "|" : "") + $1.path }.joined()
  }

  /// The letters in another order.
  private func letters(_ order: DeckOrder, from start: Int? = nil) -> String {
    var deck = deck(from: start)
    var changes = DeckChanges()
    changes.order = order
    changes.apply(to: &deck)
    return letters(deck)
  }

  @Test func `the deck's own order is the default`() {
    #expect(DeckChanges().order == .given)
    #expect(letters(.given, from: 2) == "ab|cdef")
  }

  @Test func `the last page comes first, and the start page stays the same`() {
    #expect(letters(.reversed) == "fedcba")
    #expect(letters(.reversed, from: 2) == "fed|cba")
  }

  @Test func `a seed gives the same order on every machine, and different seeds differ`() {
    #expect(letters(.shuffled(seed: 1)) == letters(.shuffled(seed: 1)))
    let orders = (0..<20).map { letters(.shuffled(seed: $0)) }
    #expect(Set(orders).count > 15)
    #expect(orders.allSatisfy { $0.sorted() == "abcdef".sorted() })
  }

  @Test func `the random numbers are those of SplitMix64`() {
    var generator = SplitMix64(state: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func `each page is at each position equally often`() {
    var counts = [[Int]](repeating: [Int](repeating: 0, count: 6), count: 6)
    for seed in 0..<6000 {
      for (place, letter) in letters(.shuffled(seed: UInt64(seed))).utf8.enumerated() {
        counts[Int(letter - UInt8(ascii: "a"))][place] += 1
      }
    }
    // 1000 each, within five standard deviations of a binomial distribution.
    #expect(counts.joined().allSatisfy { abs($0 - 1000) < 145 }, "\(counts)")
  }

  @Test func `a shuffled deck begins with its start page`() {
    for seed in 0..<20 {
      let order = letters(.shuffled(seed: UInt64(seed)), from: 3)
      #expect(order.hasPrefix("|d") && order.dropFirst().sorted() == "abcdef".sorted())
    }
  }

  @Test func `decks of one and two pages are shuffled, too`() {
    for letters in ["a", "ab"] {
      for start in [nil, 0] {
        var deck = deck(letters, from: start)
        deck.reorder(.shuffled(seed: 0))
        #expect(deck.pages.map(\.path).sorted().joined() == letters)
      }
    }
  }

  @Test func `from its start, a looping deck has all pages and any other the following ones`() {
    #expect(letters(deck(from: 2).fromStart) == "cdefab")
    var once = deck(from: 2)
    once.loops = false
    #expect(letters(once.fromStart) == "cdef")
    #expect(letters(deck().fromStart) == "abcdef")
    #expect(letters(deck(from: 6).fromStart) == "abcdef", "a page that doesn't exist")
  }
}

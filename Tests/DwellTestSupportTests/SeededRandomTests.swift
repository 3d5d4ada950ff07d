import DwellTestSupport
import Testing

/// Random numbers are reproducible.
@Suite struct SeededRandomTests {
  @Test func `a seed gives the numbers of the published generator`() {
    var random = SeededRandom(seed: 1_234_567)
    // The first numbers of S. Vigna's reference implementation.
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }
}

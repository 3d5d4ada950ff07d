import DwellTestSupport
import Testing

/// Random numbers can be repeated.
@Suite struct SeededRandomTests {
  @Test func `a seed gives the numbers of the published generator`() {
    var random = SeededRandom(seed: 1_234_567)
    // The first numbers of the reference implementation by S. Vigna.
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }
}

import Dwell
import Testing

/// The exact bits, to detect a platform or compiler that computes differently. The recorded checksum is the
/// same in the native builds, optimised or not, and in the WebAssembly build.
@Suite("Same bits everywhere")
struct SameBitsTests {
  @Test("The five functions give the recorded bits over a walk through their arguments")
  func recorded() {
    var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
    /// Mixes in a value's bits (Fowler, Noll and Vo's hash, a word at a time).
    func mix(_ value: Double) { checksum = (checksum ^ value.bitPattern) &* 0x0000_0100_0000_01b3 }
    var x = -700.0
    while x < 700 {
      mix(exponential(x))
      mix(sineAndCosine(x).sine)
      mix(sineAndCosine(x * 1000).cosine)
      mix(naturalLogarithm(x * x))
      mix(arcTangent(x / 10))
      x += 0.171_875
    }
    #expect(checksum == 0xe30c_f00a_24f6_3ffc, "0x\(String(checksum, radix: 16))")
  }
}

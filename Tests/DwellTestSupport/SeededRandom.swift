/// Reproducible pseudo-random numbers.
///
/// SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  /// The state of the generator.
  private var state: UInt64

  /// A generator with a seed; print the seed in every message.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number in 0..<1.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

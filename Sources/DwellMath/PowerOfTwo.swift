/// Two to the power of a whole number, built from its bits.
///
/// - Parameter exponent: −1022...1023, the exponents of normal numbers. The callers keep to it; beyond it the
///   bits run over and the result is meaningless, but nothing traps.
func powerOfTwo(_ exponent: Int64) -> Double {
  Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
}

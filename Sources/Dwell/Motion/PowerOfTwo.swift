/// Two to the power of an exponent of −1022...1023. Other exponents give a meaningless result but don't trap.
func powerOfTwo(_ exponent: Int64) -> Double {
  Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
}

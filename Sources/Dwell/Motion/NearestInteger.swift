/// The nearest integer, halves away from zero; 0 for NaN and magnitudes of 2⁶² and above. A conversion,
/// because `rounded()` needs libm on some targets.
func nearestInteger(_ x: Double) -> Int64 {
  guard x > -0x1p62, x < 0x1p62 else { return 0 }
  return Int64(x < 0 ? x - 0.5 : x + 0.5)
}

/// The nearest whole number, halves away from zero.
///
/// Written as a conversion because `rounded()` asks for libm on some targets.
///
/// - Parameter x: A number of magnitude below 2⁶². Anything else, NaN included, gives 0 and never traps.
func nearestInteger(_ x: Double) -> Int64 {
  guard x > -0x1p62, x < 0x1p62 else { return 0 }
  return Int64(x < 0 ? x - 0.5 : x + 0.5)
}

// In unoptimised native builds the standard library's rounding calls the C maths library. The import links it
// where there is one; WebAssembly has instructions for what the core uses and links nothing.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The nearest integer, halves away from zero; 0 for NaN and magnitudes of 2⁶² and above. A conversion,
/// because `rounded()` needs libm on some targets.
func nearestInteger(_ x: Double) -> Int64 {
  guard x > -0x1p62, x < 0x1p62 else { return 0 }
  return Int64(x < 0 ? x - 0.5 : x + 0.5)
}

/// A number, or a replacement if it is infinite or NaN.
func finite(_ number: Double, or replacement: Double) -> Double {
  number.isFinite ? number : replacement
}

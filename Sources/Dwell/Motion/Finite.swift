/// A number, or a replacement if it is infinite or NaN.
func finite(_ number: Double, or replacement: Double) -> Double {
  number.isFinite ? number : replacement
}

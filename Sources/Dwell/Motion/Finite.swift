/// A number, or another in its place when it is infinite or no number.
func finite(_ number: Double, or replacement: Double) -> Double {
  number.isFinite ? number : replacement
}

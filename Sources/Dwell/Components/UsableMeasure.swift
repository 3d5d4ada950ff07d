/// A length of a look in points, or the default in its place where it is negative, above 10,000 or no number.
func usableLength(_ value: Double, or standard: Double) -> Double {
  value >= 0 && value <= 1e4 ? value : standard
}

/// An opacity of a look, or the default in its place where it is outside 0...1 or no number.
func usableOpacity(_ value: Double, or standard: Double) -> Double {
  value >= 0 && value <= 1 ? value : standard
}

/// A number of marks, or the default in its place where it is outside 1...1,000.
func usableCount(_ value: Int, or standard: Int) -> Int {
  (1...1000).contains(value) ? value : standard
}

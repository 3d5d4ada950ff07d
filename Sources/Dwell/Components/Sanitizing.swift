/// A length of a look in points, or the default in its place where it is negative, above 10,000 or no number.
func sanitizedLength(_ value: Double, default standard: Double) -> Double {
  value >= 0 && value <= 1e4 ? value : standard
}

/// An opacity of a look, or the default in its place where it is outside 0...1 or no number.
func sanitizedOpacity(_ value: Double, default standard: Double) -> Double {
  value >= 0 && value <= 1 ? value : standard
}

/// A number of marks, or the default in its place where it is outside 1...1,000.
func sanitizedCount(_ value: Int, default standard: Int) -> Int {
  (1...1000).contains(value) ? value : standard
}

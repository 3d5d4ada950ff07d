/// A length in points, or the default if it is negative, above 10,000 or NaN.
func sanitizedLength(_ value: Double, default standard: Double) -> Double {
  value >= 0 && value <= 1e4 ? value : standard
}

/// An opacity, or the default if it is outside 0...1 or NaN.
func sanitizedOpacity(_ value: Double, default standard: Double) -> Double {
  value >= 0 && value <= 1 ? value : standard
}

/// A number of marks, or the default if it is outside 1...1,000.
func sanitizedCount(_ value: Int, default standard: Int) -> Int {
  (1...1000).contains(value) ? value : standard
}

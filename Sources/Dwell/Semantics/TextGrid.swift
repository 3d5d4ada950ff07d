/// The grid to which numbers are rounded in text.
package enum TextGrid {
  /// The largest magnitude that is written.
  package static let limit = 1e9

  /// A finite number in steps of 1/1000, rounded and clamped to the limit.
  package static func steps(_ number: Double) -> Int64 {
    let steps = Int64(min(number.magnitude, limit) * 1000 + 0.5)
    return number < 0 ? -steps : steps
  }
}

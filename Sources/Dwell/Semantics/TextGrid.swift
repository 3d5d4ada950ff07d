/// The grid on which numbers lie that become text.
package enum TextGrid {
  /// The largest number that is written, in either direction.
  package static let limit = 1e9

  /// A finite number in steps of 1/1000, the nearest; the limit's steps beyond the limit.
  package static func steps(_ number: Double) -> Int64 {
    let steps = Int64(min(number.magnitude, limit) * 1000 + 0.5)
    return number < 0 ? -steps : steps
  }
}

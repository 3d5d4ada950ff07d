/// A buffer of UTF-8 text, which formats numbers without a string for each.
package struct TextBytes {
  /// The text so far, in UTF-8.
  package var bytes: [UInt8] = []

  /// An empty buffer.
  package init() {}

  /// Appends a literal.
  package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends an integer.
  package mutating func write(_ number: Int) {
    if number < 0 { write("-") }
    writeDigits(UInt64(number.magnitude))
  }

  /// Appends a number rounded to 1/1000, halves away from 0, clamped to ±``TextGrid/limit``, without trailing
  /// zeros or a negative zero. By integer arithmetic, so the same on every platform. Numbers that aren't
  /// finite become `nan`, `inf` or `-inf`, which the parser rejects.
  package mutating func write(_ number: Double) {
    guard number.isFinite else {
      write(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
      return
    }
    let steps = TextGrid.steps(number)
    if steps < 0 { write("-") }
    let (whole, fraction) = UInt64(steps.magnitude).quotientAndRemainder(dividingBy: 1000)
    writeDigits(whole)
    guard fraction > 0 else { return }
    write(".")
    writeDigits(fraction, from: 100)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// Appends decimal digits, padded with leading zeros to those of `least`, a power of ten.
  private mutating func writeDigits(_ number: UInt64, from least: UInt64 = 1) {
    var unit = least
    // No larger than the number, it doesn't overflow; a check would need a function that WebAssembly lacks.
    while number / unit > 9 { unit &*= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

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

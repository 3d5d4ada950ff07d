/// Text on its way out, as bytes: values and display lists become text without a string per number.
package struct TextBytes {
  /// The text so far, in UTF-8.
  package var bytes: [UInt8] = []

  /// No text yet.
  package init() {}

  /// Adds text of the program's own.
  package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a whole number.
  package mutating func write(_ number: Int) {
    if number < 0 { write("-") }
    writeDigits(UInt64(number.magnitude), atLeast: 1)
  }

  /// Adds a number on the grid of 1/1000, without zeros behind the last digit.
  ///
  /// Rounded by whole numbers, halves away from 0, so that the text is the same wherever the mathematics'
  /// last digit differs. A zero has no sign. Beyond ±``TextGrid/limit`` the limit is written. What is not
  /// finite is written as `nan`, `inf` or `-inf`, to be seen; reading refuses it.
  package mutating func write(_ number: Double) {
    guard number.isFinite else {
      write(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
      return
    }
    let steps = TextGrid.steps(number)
    if steps < 0 { write("-") }
    let (whole, fraction) = UInt64(steps.magnitude).quotientAndRemainder(dividingBy: 1000)
    writeDigits(whole, atLeast: 1)
    guard fraction > 0 else { return }
    write(".")
    writeDigits(fraction, atLeast: 3)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// Adds a number's decimal digits, with zeros before them up to a number of digits.
  private mutating func writeDigits(_ number: UInt64, atLeast minimum: Int) {
    var unit: UInt64 = 1
    var count = 1
    // No unit is beyond the number but for the zeros, of which there are a few: none overflows.
    while number / unit > 9 || count < minimum {
      unit *= 10
      count += 1
    }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

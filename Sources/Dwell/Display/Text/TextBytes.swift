/// Text on its way out, as bytes: the display list's text form is made without a string per number.
struct TextBytes {
  /// The text so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Adds text of the program's own.
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a whole number.
  mutating func write(_ number: Int) {
    if number < 0 { write("-") }
    writeDigits(UInt64(number.magnitude), atLeast: 1)
  }

  /// Adds a number on the grid of 1/1000, without zeros behind the last digit.
  ///
  /// Rounded by whole numbers, halves away from 0, so that the text is the same wherever the mathematics' last digit
  /// differs. A zero has no sign. Beyond ±``TextGrid/limit`` the limit is written. What is not finite is written as
  /// `nan`, `inf` or `-inf`, to be seen; reading refuses it.
  mutating func write(_ number: Double) {
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

  /// Adds a colour as `#rrggbb`.
  mutating func write(_ color: Color) {
    write("#")
    write(hexOf: color.red)
    write(hexOf: color.green)
    write(hexOf: color.blue)
  }

  /// Adds a component of 0...1 as two hexadecimal digits.
  private mutating func write(hexOf component: Double) {
    let byte = TextGrid.byte(component)
    for digit in [byte >> 4, byte & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
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

import Dwell

extension TextBytes {
  /// Appends a colour as `#rrggbb`.
  mutating func write(_ color: Color) {
    write("#")
    write(hexOf: color.red)
    write(hexOf: color.green)
    write(hexOf: color.blue)
  }

  /// Appends a component of 0...1 as two hexadecimal digits.
  private mutating func write(hexOf component: Double) {
    let byte = TextGrid.byte(component)
    for digit in [byte >> 4, byte & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}

/// The grid on which the numbers of the text form lie.
enum TextGrid {
  /// The largest number that is written, in either direction.
  static let limit = 1e9

  /// A finite number in steps of 1/1000, the nearest; the limit's steps beyond the limit.
  static func steps(_ number: Double) -> Int64 {
    let steps = Int64(min(number.magnitude, limit) * 1000 + 0.5)
    return number < 0 ? -steps : steps
  }

  /// A component of 0...1 in steps of 1/255; what lies outside counts as the nearest limit, NaN as 0.
  static func byte(_ component: Double) -> UInt8 {
    component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0
  }

  /// The number of so many steps of 1/1000.
  static func number(steps: Int64) -> Double { Double(steps) / 1000 }

  /// The component of so many steps of 1/255.
  static func component(byte: UInt8) -> Double { Double(byte) / 255 }

  /// The colour of what was given none, magenta: loud, so that it is seen.
  static let missingColor = Color(red: 1, green: 0, blue: 1)

  /// Whether a colour is the one of what was given none, on the grid.
  static func isMissing(_ color: Color) -> Bool {
    byte(color.red) == 255 && byte(color.green) == 0 && byte(color.blue) == 255
  }
}

import Dwell

/// What the text form of display lists has on the grid besides numbers.
extension TextGrid {
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

import Dwell

/// Rounding of colours, and conversion from the grid.
extension TextGrid {
  /// A component in steps of 1/255, clamped; NaN is 0.
  static func byte(_ component: Double) -> UInt8 {
    component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0
  }

  /// The number for steps of 1/1000.
  static func number(steps: Int64) -> Double { Double(steps) / 1000 }

  /// The component for steps of 1/255.
  static func component(byte: UInt8) -> Double { Double(byte) / 255 }

  /// The replacement for a missing colour: magenta, to be noticed.
  static let missingColor = Color(red: 1, green: 0, blue: 1)

  /// Whether a colour rounds to the missing colour.
  static func isMissing(_ color: Color) -> Bool {
    byte(color.red) == 255 && byte(color.green) == 0 && byte(color.blue) == 255
  }
}

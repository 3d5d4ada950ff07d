import Dwell

extension Color {
  /// The colour 0xRRGGBB; higher bits don't count.
  public init(hex: UInt32) {
    /// A component by its place.
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }

  /// The colour as `#rrggbb`: each component rounded, the nearest limit for what lies outside of 0...1, and 0
  /// for NaN.
  public var hex: String {
    "#"
      + [red, green, blue].map { component in
        let byte = Int((component > 0 ? min(component, 1) : 0) * 255 + 0.5)
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

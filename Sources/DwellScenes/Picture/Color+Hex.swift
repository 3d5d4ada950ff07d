import Dwell

extension Color {
  /// The colour 0xRRGGBB; higher bits are ignored.
  public init(hex: UInt32) {
    /// The component at a bit offset.
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }

  /// The colour as `#rrggbb`: components are clamped to 0...1 and rounded; NaN counts as 0.
  public var hex: String {
    "#"
      + [red, green, blue].map { component in
        let byte = Int((component > 0 ? min(component, 1) : 0) * 255 + 0.5)
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

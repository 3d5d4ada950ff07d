import Dwell

extension Color {
  /// The colour 0xRRGGBB; higher bits don't count.
  init(hex: UInt32) {
    /// A component by its place.
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}

/// A colour in sRGB.
public struct Color: Equatable, Sendable {
  /// The red component, 0...1.
  public var red: Double
  /// The green component, 0...1.
  public var green: Double
  /// The blue component, 0...1.
  public var blue: Double
  /// The opacity, 0...1. What is tinted with the colour has a multiple of it, as the opacity of its item:
  /// the colours in display lists count as opaque.
  public var opacity: Double

  /// A colour from components and an opacity in 0...1. Values outside are drawn as the nearest limit, NaN as
  /// 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A colour from hue, saturation and brightness (HSB or HSV), by the hexcone model (A. R. Smith, "Color
  /// Gamut Transform Pairs", SIGGRAPH 1978).
  /// - Parameters:
  ///   - hue: In degrees: 0 is red, 120 green, 240 blue. Whole turns make no difference; NaN and ±∞ count as
  ///     0.
  ///   - saturation: 0 (grey) to 1, clamped.
  ///   - brightness: 0 (black) to 1, clamped.
  public init(hue: Double, saturation: Double, brightness: Double) {
    let turns = hue.isFinite ? hue / 360 : 0
    let sextant = (turns - turns.rounded(.down)) * 6
    let high = min(max(brightness, 0), 1)
    let low = high * (1 - min(max(saturation, 0), 1))
    /// The component that is at its maximum within a sextant of `middle`, in sextants.
    func component(fullAt middle: Double) -> Double {
      let straight = abs(sextant - middle)
      let distance = min(straight, 6 - straight)
      return low + (high - low) * min(max(2 - distance, 0), 1)
    }
    self.init(red: component(fullAt: 0), green: component(fullAt: 2), blue: component(fullAt: 4))
  }

  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
}

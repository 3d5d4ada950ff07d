import Dwell

/// The placeholder for a page without content: a plain rectangle and the page's number.
public struct PlaceholderPage: Equatable, Sendable {
  /// The background colour. Neighbours have very different hues.
  public let background: Color
  /// The number in the middle, from 1.
  public let text: String
  /// The font size, in points; 0 without space.
  public let fontSize: Double
  /// The opacity of the number, 0...1, in the palette's foreground colour.
  public static let textOpacity = 0.45

  /// The golden angle, in degrees: successive hues then never come close to each other (H. Vogel, "A better
  /// way to construct the sunflower head", 1979).
  private static let goldenAngle = 137.508

  /// The placeholder of a page in a rectangle, with a background that suits the palette's foreground.
  public init(page: Int, in rect: Rect, _ palette: Palette) {
    let isDark = palette.background.red < 0.5
    background = Color(
      hue: 210 + Double(page) * Self.goldenAngle, saturation: isDark ? 0.48 : 0.17,
      brightness: isDark ? 0.36 : 0.95)
    text = page == .max ? "\(page)" : "\(page + 1)"
    let room = min(min(rect.width, rect.height) * 0.3, rect.width * 1.2 / Double(text.count))
    fontSize = room > 0 && room.isFinite ? room : 0
  }
}

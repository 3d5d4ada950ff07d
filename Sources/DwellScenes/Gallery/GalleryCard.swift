import Dwell

/// What a page of a component shows in the gallery: words on a blend of two colours.
public struct GalleryCard: Equatable, Sendable {
  /// The large words; empty for none.
  public let title: String
  /// The smaller words below; empty for none.
  public let line: String
  /// The colour at the top.
  public let top: Color
  /// The colour at the bottom.
  public let bottom: Color
  /// The colour of the words, which is white or nearly black, whichever is easier to read on both.
  public let ink: Color

  /// A card whose colours are given as 0xRRGGBB.
  init(_ title: String, _ line: String = "", _ top: UInt32, _ bottom: UInt32) {
    self.title = title
    self.line = line
    self.top = Color(hex: top)
    self.bottom = Color(hex: bottom)
    let dark = Color(hex: 0x16181D)
    ink = [Color.white, dark].max { Self.least($0, top, bottom) < Self.least($1, top, bottom) } ?? .white
  }

  /// The lesser of a colour's contrasts with two grounds.
  private static func least(_ color: Color, _ top: UInt32, _ bottom: UInt32) -> Double {
    min(color.contrast(with: Color(hex: top)), color.contrast(with: Color(hex: bottom)))
  }

  /// The hours of a day: what passes by itself.
  static let day = [
    GalleryCard("Dawn", "The first light", 0xC8694F, 0x9A4463),
    GalleryCard("Morning", "Coffee, and a plan", 0x3D8FB5, 0x28618F),
    GalleryCard("Noon", "Shadows are short", 0xB9780F, 0x8F520B),
    GalleryCard("Afternoon", "A walk in the park", 0x4F8A52, 0x2C6142),
    GalleryCard("Sunset", "Colours for ten minutes", 0xC2553F, 0x7A2E57),
    GalleryCard("Dusk", "The lamps go on", 0x5B4B8A, 0x2E2A5C),
    GalleryCard("Night", "Stars, and a moon", 0x23325E, 0x111A38),
    GalleryCard("Midnight", "Everybody sleeps", 0x2B2D3A, 0x14151C),
  ]
}

extension Color {
  /// The contrast of two colours, 1...21, nearly that of WCAG 2.2: a component is taken for the square root
  /// of its light, which needs no library and never prefers another ink where the difference can be seen.
  func contrast(with other: Color) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  /// The share of white's light, 0...1.
  private var luminance: Double { 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue }
}

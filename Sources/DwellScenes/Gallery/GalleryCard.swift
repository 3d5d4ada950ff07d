import Dwell

/// A page of a component in the gallery: text on a gradient of two colours.
public struct GalleryCard: Equatable, Sendable {
  /// The large text; empty for none.
  public let title: String
  /// The smaller text below; empty for none.
  public internal(set) var line: String
  /// The colour at the top.
  public let top: Color
  /// The colour at the bottom.
  public let bottom: Color
  /// The colour of the text: white or nearly black, whichever has more contrast with both.
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

  /// The font size of the title in a rectangle, in points: readable, and within the width. A letter's width
  /// is about six tenths of its font size.
  public func titleSize(in rect: Rect) -> Double {
    max(min(max(rect.width * 0.1, 12), rect.width * 1.4 / Double(max(title.count, 1)), rect.height * 0.5), 0)
  }

  /// The lower of a colour's contrasts with two backgrounds.
  private static func least(_ color: Color, _ top: UInt32, _ bottom: UInt32) -> Double {
    min(color.contrast(with: Color(hex: top)), color.contrast(with: Color(hex: bottom)))
  }

  /// Plain colours without text, the first three red, green and blue.
  static let plain = [0xE5484D, 0x2B8A5F, 0x0D74CE, 0xE38B2C, 0x12A594, 0x8E4EC6].map {
    GalleryCard("", "", $0, $0)
  }

  /// The days of a week, for pages without a number.
  static let week = [
    GalleryCard("Mon", "", 0x3D8FB5, 0x28618F), GalleryCard("Tue", "", 0x5B4B8A, 0x2E2A5C),
    GalleryCard("Wed", "", 0x4F8A52, 0x2C6142), GalleryCard("Thu", "", 0xB9780F, 0x8F520B),
    GalleryCard("Fri", "", 0xC2553F, 0x7A2E57), GalleryCard("Sat", "", 0x2B7A78, 0x17504F),
    GalleryCard("Sun", "", 0xC8694F, 0x9A4463),
  ]

  /// The hours of a day, for timed pages.
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
  /// The contrast of two colours, 1...21, as an approximation of WCAG 2.2: components are squared instead of
  /// linearised, which needs no maths library and never prefers the other text colour where it matters.
  func contrast(with other: Color) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  /// The relative luminance, 0...1.
  private var luminance: Double { 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue }
}

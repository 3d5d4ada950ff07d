import Dwell

/// The colours of a drawing: those for the roles of ``Dwell/ColorRole``, and those around the component.
public struct Palette: Equatable, Sendable {
  /// The colour of ``Dwell/ColorRole/foreground``.
  public var foreground: Color
  /// The colour of ``Dwell/ColorRole/background``, which also fills the area behind the component.
  public var background: Color
  /// The colour around the components on a sheet.
  public var surround: Color
  /// The colour of text on the surround.
  public var caption: Color

  /// A palette of four colours.
  public init(foreground: Color, background: Color, surround: Color, caption: Color) {
    self.foreground = foreground
    self.background = background
    self.surround = surround
    self.caption = caption
  }

  /// Dark on light: nearly black on white, like text on paper.
  public static let light = Palette(
    foreground: Color(red: 0.11, green: 0.11, blue: 0.12), background: .white,
    surround: Color(red: 0.91, green: 0.92, blue: 0.93), caption: Color(red: 0.34, green: 0.36, blue: 0.4))

  /// Light on dark: nearly white on a dark grey that doesn't look like a hole in a dark page.
  public static let dark = Palette(
    foreground: Color(red: 0.96, green: 0.96, blue: 0.97),
    background: Color(red: 0.11, green: 0.115, blue: 0.13),
    surround: Color(red: 0.055, green: 0.06, blue: 0.07), caption: Color(red: 0.68, green: 0.7, blue: 0.73))

  /// White on black, for dots on pictures.
  public static let onPictures = Palette(
    foreground: .white, background: .black, surround: Color(red: 0.07, green: 0.075, blue: 0.085),
    caption: Color(red: 0.78, green: 0.8, blue: 0.83))
}

extension Appearance {
  /// The palette of this appearance.
  public var palette: Palette { self == .light ? .light : .dark }
}

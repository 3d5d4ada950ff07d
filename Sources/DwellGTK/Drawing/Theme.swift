#if GTK
import CDwellGTK
import Dwell

/// The colours of a component: one for each ``/Dwell/ColorRole``.
public struct Theme: Equatable, Sendable {
  /// The colour of ``/Dwell/ColorRole/foreground``.
  public var foreground: Color
  /// The opacity of the foreground, 0...1, by which those of marks and texts are multiplied; 1 by default.
  public var foregroundOpacity = 1.0
  /// The colour of ``/Dwell/ColorRole/background``.
  public var background: Color
  /// The minimum opacity of a mark, 0...1. By default 0, or
  /// ``/Dwell/PageControlMetrics/minimumContrastOpacity`` for a user who prefers high contrast. Fainter marks
  /// are drawn at this opacity.
  public var minimumOpacity = 0.0

  /// Creates a theme of two colours.
  public init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }

  /// White on black, for marks over images.
  public static let onPictures = Theme(foreground: .white, background: .black)
  /// Black on white.
  public static let light = Theme(foreground: .black, background: .white)

  /// Reads the colours from a widget's style: its named colours `dwell_foreground` and `dwell_background`, or
  /// else its text colour, with its opacity, and the window background. If the theme doesn't name a
  /// background, black or white is chosen by contrast with the text.
  @MainActor
  public init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let named = GdkRGBA(named: "dwell_foreground", in: widget) ?? dwell_style_foreground(widget)
    let text = Color(named)
    let background =
      GdkRGBA(named: "dwell_background", in: widget) ?? GdkRGBA(named: "theme_bg_color", in: widget)
    self.init(
      foreground: text, background: background.map { Color($0) } ?? (text.isLight ? .black : .white))
    foregroundOpacity = Double(named.alpha)
    if let settings = gtk_widget_get_settings(widget), ContrastPreference.isHigh(settings) {
      minimumOpacity = PageControlMetrics.minimumContrastOpacity
    }
  }

  /// Returns the paint of an item: marks are drawn at least at ``minimumOpacity``, but one of opacity 0, such
  /// as a dot under another mark, is not drawn.
  func paint(_ paint: Paint, for part: ItemKey.Part) -> Paint {
    guard part == .indicator || part == .mark, case .solid(let role, let opacity) = paint, opacity > 0,
      opacity < minimumOpacity
    else { return paint }
    return .solid(role, opacity: minimumOpacity)
  }

  /// Returns the colour of a color role. The opacity is clamped to 0...1; NaN counts as 0.
  func rgba(_ role: ColorRole, opacity: Double) -> GdkRGBA {
    switch role {
    case .foreground: foreground.rgba(opacity: opacity * foregroundOpacity)
    case .background: background.rgba(opacity: opacity)
    case .color(let color): color.rgba(opacity: opacity)
    }
  }
}

extension Color {
  /// Creates the colour, ignoring the opacity.
  init(_ rgba: GdkRGBA) {
    self.init(red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue))
  }

  /// Returns the colour for GDK, with every component clamped to 0...1.
  public func rgba(opacity: Double) -> GdkRGBA {
    GdkRGBA(
      red: unitShare(red), green: unitShare(green), blue: unitShare(blue), alpha: unitShare(opacity))
  }

  /// Whether black text is more legible on the colour than white: by the luma of ITU-R BT.709.
  var isLight: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 }
}

extension GdkRGBA {
  /// Looks up a named colour in a widget's style; nil if it isn't defined.
  @MainActor
  init?(named name: String, in widget: UnsafeMutablePointer<GtkWidget>) {
    var color = GdkRGBA()
    guard dwell_style_lookup(widget, name, &color) != 0 else { return nil }
    self = color
  }
}

/// Returns the value clamped to 0...1; 0 for NaN.
package func unitShare(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
#endif

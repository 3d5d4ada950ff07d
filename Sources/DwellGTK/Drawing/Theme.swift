#if GTK
import CDwellGTK
import Dwell

/// The colours behind the roles of ``/Dwell/ColorRole``.
public struct Theme: Equatable, Sendable {
  /// The colour of ``/Dwell/ColorRole/foreground``.
  public var foreground: Color
  /// The colour of ``/Dwell/ColorRole/background``.
  public var background: Color
  /// The least opacity of a mark, 0...1; 0 by default, and
  /// ``/Dwell/PageControlMetrics/minimumContrastOpacity`` for a person who asks for high contrast. Marks that
  /// would be fainter are seen at this opacity.
  public var minimumOpacity = 0.0

  /// A theme of two colours.
  public init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }

  /// White on black: what lies on pictures.
  public static let onPictures = Theme(foreground: .white, background: .black)
  /// Black on white: paper.
  public static let light = Theme(foreground: .black, background: .white)

  /// The colours of a widget's style: those that it names `dwell_foreground` and `dwell_background`, or else
  /// that of its text and that of the ground of windows, which is guessed from the text's where the theme
  /// does not name it.
  @MainActor
  public init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let text = Color(named: "dwell_foreground", in: widget) ?? Color(dwell_style_foreground(widget))
    let ground = Color(named: "dwell_background", in: widget) ?? Color(named: "theme_bg_color", in: widget)
    self.init(foreground: text, background: ground ?? (text.isLight ? .black : .white))
    if let settings = gtk_widget_get_settings(widget), dwell_settings_high_contrast(settings) != 0 {
      minimumOpacity = PageControlMetrics.minimumContrastOpacity
    }
  }

  /// A paint as it shows for an item: marks are no fainter than ``minimumOpacity``.
  func paint(_ paint: Paint, for part: ItemKey.Part) -> Paint {
    guard part == .indicator, case .solid(let ink, let opacity) = paint, opacity < minimumOpacity else {
      return paint
    }
    return .solid(ink, opacity: minimumOpacity)
  }

  /// The colour of an ink at an opacity of 0...1; what lies outside counts as the nearest limit, NaN as 0.
  func rgba(_ ink: ColorRole, opacity: Double) -> GdkRGBA {
    switch ink {
    case .foreground: foreground.rgba(opacity: opacity)
    case .background: background.rgba(opacity: opacity)
    case .color(let color): color.rgba(opacity: opacity)
    }
  }
}

extension Color {
  /// The colour without its opacity.
  init(_ rgba: GdkRGBA) {
    self.init(red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue))
  }

  /// The colour that a widget's style gives a name; nil if it gives none.
  @MainActor
  init?(named name: String, in widget: UnsafeMutablePointer<GtkWidget>) {
    var color = GdkRGBA()
    guard dwell_style_lookup(widget, name, &color) != 0 else { return nil }
    self.init(color)
  }

  /// The colour for GDK, with every component within 0...1.
  package func rgba(opacity: Double) -> GdkRGBA {
    GdkRGBA(
      red: unitShare(red), green: unitShare(green), blue: unitShare(blue), alpha: unitShare(opacity))
  }

  /// Whether black is easier to read on it than white: by the luma of ITU-R BT.709.
  var isLight: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 }
}

/// A share within 0...1: the nearest limit for what lies outside, 0 for NaN.
package func unitShare(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
#endif

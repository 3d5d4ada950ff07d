#if GTK
import CDwellGTK
import Dwell

extension Color {
  /// Reads a colour in GDK's notation, with its opacity; nil for a text that isn't one.
  init?(gdk text: String) {
    var rgba = GdkRGBA()
    guard gdk_rgba_parse(&rgba, text) != 0 else { return nil }
    self.init(withOpacity: rgba)
  }

  /// Creates the colour with its opacity.
  init(withOpacity rgba: GdkRGBA) {
    self.init(rgba)
    opacity = Double(rgba.alpha)
  }

  /// The colour in GDK's notation, exact to 8 bits, with an opacity exact to hundredths.
  var gdkText: String {
    let components = [red, green, blue].map { "\(Int((unitShare($0) * 255).rounded()))" }.joined(
      separator: ",")
    let share = (Double(unitShare(opacity)) * 100).rounded() / 100
    return share == 1 ? "rgb(\(components))" : "rgba(\(components),\(share))"
  }
}

/// A colour, or none, as text: empty for none, else in GDK's notation.
extension Optional: TextualValue where Wrapped == ColorRole {
  init?(text: String) {
    if text.isEmpty {
      self = .none
    } else if let color = Color(gdk: text) {
      self = .some(.color(color))
    } else {
      return nil
    }
  }

  var text: String { if case .color(let color) = self { color.gdkText } else { "" } }
}

extension ColorRole {
  /// The role; nil for the theme's foreground, which indicators have where no colour is set.
  fileprivate var chosen: ColorRole? {
    get { self == .foreground ? nil : self }
    set { self = newValue ?? .foreground }
  }
}

extension DotRow.Configuration {
  /// The colour of upcoming dots and of tracks; nil for the text's.
  fileprivate var chosenTint: ColorRole? {
    get { tint.chosen }
    set { tint.chosen = newValue }
  }
}

extension SegmentRow.Configuration {
  /// The colour of tracks; nil for the text's.
  fileprivate var chosenTint: ColorRole? {
    get { tint.chosen }
    set { tint.chosen = newValue }
  }
}

extension ObjectProperty {
  /// The colours of dots.
  static func tints(_ dots: WritableKeyPath<Content.Configuration, DotRow.Configuration>) -> [ObjectProperty]
  {
    [
      tint("tint", "The colour of upcoming dots and of tracks", dots.appending(path: \.chosenTint)),
      tint(
        "current-tint", "The colour of the current dot and of its fill", dots.appending(path: \.currentTint)),
      tint("seen-tint", "The colour of dots of seen pages", dots.appending(path: \.seenTint)),
      tint(
        "background-tint", "The colour of the background behind the dots",
        dots.appending(path: \.backgroundTint)),
    ]
  }

  /// The colours of segments.
  static func tints(
    _ segments: WritableKeyPath<Content.Configuration, SegmentRow.Configuration>
  ) -> [ObjectProperty] {
    [
      tint("tint", "The colour of the tracks of segments", segments.appending(path: \.chosenTint)),
      tint("current-tint", "The colour of what fills the segments", segments.appending(path: \.currentTint)),
    ]
  }

  /// A colour of an indicator.
  private static func tint(
    _ name: String, _ summary: String, _ path: WritableKeyPath<Content.Configuration, ColorRole?>
  ) -> ObjectProperty {
    text(
      name, summary, standard: nil,
      hint: "is not a colour: give one in GDK's notation, like \"#388e3c\", or nothing for the style's", path
    ).noted("In GDK's notation, such as `#388e3c`; empty for that of the style. \(textNote)")
  }
}
#endif

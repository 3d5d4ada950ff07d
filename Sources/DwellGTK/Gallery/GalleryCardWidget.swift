#if GTK
import CGtk
import Dwell
import DwellScenes

/// The cards of the gallery as widgets: words on a blend of two colours.
@MainActor
enum GalleryCardWidget {
  /// A card.
  static func make(_ card: GalleryCard) -> UnsafeMutablePointer<GtkWidget> {
    let box = Layout.column(spacing: 4)
    gtk_widget_add_css_class(box, "dwell-card")
    gtk_widget_add_css_class(box, styleClass(of: card))
    let words = Layout.column(
      spacing: 4,
      [
        Layout.label(card.title, style: "dwell-card-title", wraps: true),
        Layout.label(card.line, style: "dwell-card-line", wraps: true),
      ])
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
    gtk_widget_set_vexpand(words, 1)
    Layout.append(words, to: box)
    return box
  }

  /// The name of a card's colours in the style sheet.
  private static func styleClass(of card: GalleryCard) -> String {
    "dwell-card-" + (hex(card.top) + hex(card.bottom))
  }

  /// The rules for the colours of every card there is.
  static var rules: String {
    var known: Set<String> = []
    return Gallery.pages.flatMap(\.cards).compactMap { card in
      let name = styleClass(of: card)
      guard known.insert(name).inserted else { return nil }
      return
        ".\(name) { background-image: linear-gradient(to bottom, #\(hex(card.top)), #\(hex(card.bottom)));"
        + " color: #\(hex(card.ink)); }"
    }.joined(separator: "\n")
  }

  /// A colour as six digits.
  private static func hex(_ color: Color) -> String {
    [color.red, color.green, color.blue].map { share in
      let digits = String(Int(Double(unitShare(share)) * 255 + 0.5), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
#endif

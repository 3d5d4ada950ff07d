#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// The cards of the gallery as widgets: text on a gradient.
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
      ].map(centered))
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
    gtk_widget_set_vexpand(words, 1)
    Layout.append(words, to: box)
    return box
  }

  /// A card that can be zoomed.
  static func makeZoomed(_ card: GalleryCard) -> UnsafeMutablePointer<GtkWidget> {
    let card = make(card)
    guard let widget = g_object_new_with_properties(GObjects.zoom, 0, nil, nil)?.cast(to: GtkWidget.self)
    else { return card }
    ZoomWidget(of: widget)?.child = card
    return widget
  }

  /// A card as a thumbnail: its title, small.
  static func makeThumbnail(_ card: GalleryCard) -> UnsafeMutablePointer<GtkWidget> {
    let label = centered(Layout.label(card.title, style: "dwell-thumbnail"))
    gtk_widget_add_css_class(label, styleClass(of: card))
    return label
  }

  /// A label in the middle of its card, between the buttons at the ends.
  private static func centered(_ label: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    gtk_label_set_xalign(OpaquePointer(label), 0.5)
    gtk_label_set_justify(OpaquePointer(label), GTK_JUSTIFY_CENTER)
    return label
  }

  /// The style class for a card's colours.
  private static func styleClass(of card: GalleryCard) -> String {
    "dwell-card" + [card.top, card.bottom].map { "-" + $0.hex.dropFirst() }.joined()
  }

  /// The style rules for the colours of all cards.
  static var rules: String {
    var known: Set<String> = []
    return Gallery.pages.flatMap(\.cards).compactMap { card in
      let name = styleClass(of: card)
      guard known.insert(name).inserted else { return nil }
      return
        ".\(name) { background-image: linear-gradient(to bottom, \(card.top.hex), \(card.bottom.hex));"
        + " color: \(card.ink.hex); }"
    }.joined(separator: "\n")
  }
}
#endif

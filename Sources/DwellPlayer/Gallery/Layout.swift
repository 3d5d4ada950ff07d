#if GTK
import DwellGTK
import CDwellGTK

/// Boxes and labels, as the gallery is built of them.
@MainActor
enum Layout {
  /// Widgets one below the other, so many points apart.
  static func column(
    spacing: Int32, _ children: [UnsafeMutablePointer<GtkWidget>] = []
  ) -> UnsafeMutablePointer<GtkWidget> {
    box(GTK_ORIENTATION_VERTICAL, spacing, children)
  }

  /// Widgets side by side, so many points apart.
  static func row(
    spacing: Int32, _ children: [UnsafeMutablePointer<GtkWidget>] = []
  ) -> UnsafeMutablePointer<GtkWidget> {
    box(GTK_ORIENTATION_HORIZONTAL, spacing, children)
  }

  /// Adds a widget at the end of a box.
  static func append(_ child: UnsafeMutablePointer<GtkWidget>, to box: UnsafeMutablePointer<GtkWidget>) {
    gtk_box_append(box.cast(to: GtkBox.self), child)
  }

  /// A text that begins where lines do, in a style; one that does not wrap ends in an ellipsis where it is
  /// too long.
  static func label(
    _ text: String, style: String? = nil, wraps: Bool = false
  ) -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
    let label = OpaquePointer(widget)
    gtk_label_set_xalign(label, 0)
    if wraps {
      gtk_label_set_wrap(label, 1)
      gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_WORD)
      // Lines of a text that is read the other way than the window end where they would begin: Pango takes
      // GTK's left for the side where the text's own direction begins.
      let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      let isTextReversed = pango_layout_get_direction(gtk_label_get_layout(label), 0) == PANGO_DIRECTION_RTL
      if isReversed != isTextReversed { gtk_label_set_justify(label, GTK_JUSTIFY_RIGHT) }
    } else {
      gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    }
    if let style { gtk_widget_add_css_class(widget, style) }
    return widget
  }

  /// Sets a label's text.
  static func setText(_ text: String, of label: UnsafeMutablePointer<GtkWidget>) {
    gtk_label_set_text(OpaquePointer(label), text)
  }

  /// A button with a symbol and a name.
  static func button(
    icon: String, name: String, _ action: @escaping @MainActor () -> Void
  ) -> UnsafeMutablePointer<GtkWidget> {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_from_icon_name(icon)
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(button, "circular")
    gtk_widget_add_css_class(button, "flat")
    setName(name, of: button)
    Signal.connect(button, "clicked", action)
    return button
  }

  /// Names a widget for those who point at it and those who have it read to them.
  static func setName(_ name: String, of widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_tooltip_text(widget, name)
    dwell_accessible_set_label(widget, name)
  }

  /// A box of widgets.
  private static func box(
    _ orientation: GtkOrientation, _ spacing: Int32, _ children: [UnsafeMutablePointer<GtkWidget>]
  ) -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_box_new(orientation, spacing)
    for child in children { append(child, to: widget) }
    return widget
  }
}
#endif

#if GTK
import DwellGTK
import CDwellGTK

/// Boxes, labels and buttons for the gallery.
@MainActor
enum Layout {
  /// Widgets in a column, `spacing` points apart.
  static func column(
    spacing: Int32, _ children: [UnsafeMutablePointer<GtkWidget>] = []
  ) -> UnsafeMutablePointer<GtkWidget> {
    box(GTK_ORIENTATION_VERTICAL, spacing, children)
  }

  /// Widgets in a row, `spacing` points apart.
  static func row(
    spacing: Int32, _ children: [UnsafeMutablePointer<GtkWidget>] = []
  ) -> UnsafeMutablePointer<GtkWidget> {
    box(GTK_ORIENTATION_HORIZONTAL, spacing, children)
  }

  /// Appends a widget to a box.
  static func append(_ child: UnsafeMutablePointer<GtkWidget>, to box: UnsafeMutablePointer<GtkWidget>) {
    gtk_box_append(box.cast(to: GtkBox.self), child)
  }

  /// A label aligned to the start, in a style; if it doesn't wrap, long text ends in an ellipsis.
  static func label(
    _ text: String, style: String? = nil, wraps: Bool = false
  ) -> UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
    let label = OpaquePointer(widget)
    gtk_label_set_xalign(label, 0)
    if wraps {
      gtk_label_set_wrap(label, 1)
      gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_WORD)
      // If the text and the window have opposite directions, the alignment is swapped: Pango resolves GTK's
      // left by the text's own direction.
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

  /// A button with an icon, a tooltip and an accessible label.
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

  /// Sets a widget's tooltip and accessible label.
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

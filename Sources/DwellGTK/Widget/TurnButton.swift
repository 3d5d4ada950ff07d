#if GTK
import CDwellGTK
import Dwell

/// A button that turns to the previous or the next page: a clear one (GtkButton) over what the core draws, so
/// that the keyboard and assistive technology reach it.
@MainActor
final class TurnButton {
  /// The button, which owns this object.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The role of its element.
  let role: SemanticRole
  /// Its place, in the component's coordinates; nil while it is hidden.
  private(set) var rect: Rect?
  /// The component's widget.
  private weak var controller: WidgetController?

  /// Creates a button for a component's widget, with a parent that places it.
  init(_ role: SemanticRole, for controller: WidgetController, in parent: UnsafeMutablePointer<GtkWidget>) {
    (self.role, self.controller) = (role, controller)
    widget = gtk_button_new()
    for name in ["dwell-clear", role == .next ? "dwell-next" : "dwell-previous"] {
      gtk_widget_add_css_class(widget, name)
    }
    let context = Unmanaged.passRetained(self).toOpaque()
    g_object_set_data_full(widget.cast(to: GObject.self), "dwell-turn-button", context) { data in
      if let data { Unmanaged<TurnButton>.fromOpaque(data).release() }
    }
    let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
      guard let context else { return }
      let button = Unmanaged<TurnButton>.fromOpaque(context).takeUnretainedValue()
      button.controller?.send(.key(button.role == .next ? .pageDown : .pageUp))
    }
    _ = dwell_connect(widget, "clicked", unsafeBitCast(clicked, to: GCallback.self), context)
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(widget, parent)
  }

  /// Shows an element, or hides the button. Returns whether it has moved.
  func show(_ element: SemanticElement?, names: SemanticNames) -> Bool {
    if let element {
      let label = names.label(element)
      if gtk_widget_get_tooltip_text(widget).map({ String(cString: $0) }) != label {
        gtk_widget_set_tooltip_text(widget, label)
        dwell_accessible_set_label(widget, label)
      }
      gtk_widget_set_sensitive(widget, element.actions.isEmpty ? 0 : 1)
    }
    guard rect != element?.rect else { return false }
    rect = element?.rect
    gtk_widget_set_child_visible(widget, rect == nil ? 0 : 1)
    dwell_accessible_set_hidden(widget, rect == nil ? 1 : 0)
    return true
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell

/// A button that pauses the advance of pages and starts it again, for as long as there is something to pause
/// (WCAG 2.2.2: what moves by itself can be stopped).
@MainActor
final class PauseButton {
  /// The button (GtkButton), which keeps this object.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Whose pages are paused.
  private weak var peer: WidgetPeer?
  /// What the button shows: whether pages advance by themselves; nil before anything was shown.
  private var shown: Bool??

  /// A button for the pages of a component.
  init(for peer: WidgetPeer) {
    self.peer = peer
    widget = gtk_button_new()
    for name in ["circular", "osd", "dwell-pause"] { gtk_widget_add_css_class(widget, name) }
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    let context = Unmanaged.passRetained(self).toOpaque()
    let object = widget.cast(to: GObject.self)
    g_object_set_data_full(object, "dwell-pause-button", context) { data in
      if let data { Unmanaged<PauseButton>.fromOpaque(data).release() }
    }
    let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
      guard let context else { return }
      Unmanaged<PauseButton>.fromOpaque(context).takeUnretainedValue().peer?.togglePause()
    }
    _ = dwell_connect(widget, "clicked", unsafeBitCast(clicked, to: GCallback.self), context)
  }

  /// Shows whether pages advance by themselves; nothing is shown where they cannot.
  func show(_ isRunning: Bool?, names: SemanticNames) {
    guard shown != .some(isRunning) else { return }
    shown = .some(isRunning)
    gtk_widget_set_visible(widget, isRunning == nil ? 0 : 1)
    guard let isRunning else { return }
    let element = SemanticElement(role: .playPause, value: .isRunning(isRunning), rect: .zero)
    let label = names.label(element)
    let button = widget.cast(to: GtkButton.self)
    gtk_button_set_icon_name(
      button, isRunning ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
    gtk_widget_set_tooltip_text(widget, label)
    dwell_accessible_set_label(widget, label)
  }
}

/// The buttons that pause a component, as long as their widgets are there.
@MainActor
struct PauseButtons {
  /// A button that may be gone.
  private struct Entry {
    /// The button.
    weak var button: PauseButton?
  }

  /// The buttons.
  private var entries: [Entry] = []

  /// Adds a button.
  mutating func add(_ button: PauseButton) {
    entries.removeAll { $0.button == nil }
    entries.append(Entry(button: button))
  }

  /// Shows on every button whether pages advance by themselves.
  func show(_ isRunning: Bool?, names: SemanticNames) {
    for entry in entries { entry.button?.show(isRunning, names: names) }
  }
}
#endif

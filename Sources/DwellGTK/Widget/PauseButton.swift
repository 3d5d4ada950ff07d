#if GTK
import CDwellGTK
import Dwell

/// A button that pauses and resumes the timer, visible while there is something to pause (WCAG 2.2.2:
/// automatic movement can be paused).
@MainActor
final class PauseButton {
  /// The button (GtkButton), which owns this object.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The component's widget.
  private weak var controller: WidgetController?
  /// The state on display: whether pages advance automatically; nil before the first.
  private var shown: Bool??
  /// Whether the core draws the button, which is then as large as its target.
  var isClear = false {
    didSet {
      guard isClear != oldValue else { return }
      (isClear ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(widget, "dwell-clear")
      for align in [gtk_widget_set_halign, gtk_widget_set_valign] {
        align(widget, isClear ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
      }
    }
  }

  /// Creates a button for a component's widget.
  init(for controller: WidgetController) {
    self.controller = controller
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
      Unmanaged<PauseButton>.fromOpaque(context).takeUnretainedValue().controller?.togglePause()
    }
    _ = dwell_connect(widget, "clicked", unsafeBitCast(clicked, to: GCallback.self), context)
  }

  /// Shows whether pages advance automatically; hides the button if they can't (nil).
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

/// The pause buttons of a component, held weakly.
@MainActor
struct PauseButtons {
  /// A weak reference to a button.
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

  /// Shows on every button whether pages advance automatically.
  func show(_ isRunning: Bool?, names: SemanticNames) {
    for entry in entries { entry.button?.show(isRunning, names: names) }
  }
}
#endif

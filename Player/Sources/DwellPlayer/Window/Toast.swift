#if GTK
import CDwellGTK
import DwellDeck
import DwellGTK

/// A short message or symbol over a window's pictures, which disappears by itself, and which screen readers
/// announce: as an announcement, or before GTK 4.14 as a change of the window's name.
@MainActor
final class Toast {
  /// The widget: a symbol or a text.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The symbol.
  private let image: UnsafeMutablePointer<GtkWidget>
  /// The text.
  private let label: UnsafeMutablePointer<GtkWidget>
  /// The window.
  private let window: UnsafeMutablePointer<GtkWindow>
  /// Whether the window's accessible name is the toast, while that is shown.
  private var namesWindow = false
  /// The clock.
  private let clock: FrontClock
  /// The timeout after which it is hidden; nil while it is hidden.
  private var end: WakeUp?
  /// The number of problems shown.
  private var problemCount = 0

  /// How long a text is shown, in seconds: time for two lines (our choice; libadwaita's toasts have 5).
  static let textTime = 7.0
  /// How long a symbol is shown, in seconds (our choice, like video players).
  static let symbolTime = 1.5

  /// A toast that is hidden.
  init(in window: UnsafeMutablePointer<GtkWindow>, clock: FrontClock) {
    self.window = window
    self.clock = clock
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    image = gtk_image_new()
    label = gtk_label_new(nil)
    for child in [image, label] { gtk_box_append(widget.cast(to: GtkBox.self), child) }
    gtk_image_set_icon_size(OpaquePointer(image), GTK_ICON_SIZE_LARGE)
    let text = OpaquePointer(label)
    gtk_label_set_wrap(text, 1)
    gtk_label_set_wrap_mode(text, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_natural_wrap_mode(text, GTK_NATURAL_WRAP_NONE)
    gtk_label_set_max_width_chars(text, 64)
    gtk_label_set_justify(text, GTK_JUSTIFY_CENTER)
    gtk_widget_add_css_class(widget, "dwell-toast")
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_visible(widget, 0)
  }

  isolated deinit { end?.cancel() }

  /// The visible text; nil without one.
  var text: String? {
    guard end != nil, gtk_widget_get_visible(label) != 0 else { return nil }
    return String(cString: gtk_label_get_text(OpaquePointer(label)))
  }

  /// Shows why a file isn't shown, and how to fix that. If another problem is visible, that stays, with the
  /// number of those after it.
  func show(problem: String, of path: String, fix: String) {
    problemCount += 1
    guard problemCount == 1 else {
      let first = text?.split(separator: "\n").prefix(2).joined(separator: "\n") ?? ""
      return show("\(first)\nand \(problemCount - 1) more", for: Self.textTime)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    show("\(name) \(problem).\n\(fix.prefix(1).uppercased())\(fix.dropFirst()).", for: Self.textTime)
  }

  /// Shows why a deck, or a page of it, isn't shown.
  func show(_ problem: DeckProblem) {
    let field = problem.field.isEmpty ? "" : problem.field + " "
    show(problem: field + problem.what, of: problem.file, fix: problem.fix)
  }

  /// Shows a symbol of the icon theme; `name` is spoken.
  func show(icon: String, name: String) {
    problemCount = 0
    gtk_image_set_from_icon_name(OpaquePointer(image), icon)
    dwell_accessible_set_label(image, name)
    appear(image, for: Self.symbolTime, spoken: name)
  }

  /// Turns the sound of videos on or off, and shows the new state.
  func toggleSound(of store: PictureStore) {
    store.isMuted.toggle()
    let (icon, name) =
      store.isMuted
      ? ("audio-volume-muted-symbolic", "sound off") : ("audio-volume-high-symbolic", "sound on")
    show(icon: icon, name: name)
  }

  /// Shows a text.
  private func show(_ text: String, for seconds: Double) {
    gtk_label_set_text(OpaquePointer(label), text)
    appear(label, for: seconds, spoken: text)
  }

  /// Shows one of the children, for a time.
  private func appear(_ child: UnsafeMutablePointer<GtkWidget>, for seconds: Double, spoken: String) {
    for other in [image, label] { gtk_widget_set_visible(other, other == child ? 1 : 0) }
    gtk_widget_set_visible(widget, 1)
    namesWindow = dwell_accessible_announce(widget, spoken) == 0
    if namesWindow { dwell_accessible_set_label(window, spoken) }
    end?.cancel()
    end = clock.wake(at: clock.now + seconds) { [weak self] in self?.hide() }
  }

  /// Hides it.
  func hide() {
    end?.cancel()
    end = nil
    problemCount = 0
    gtk_widget_set_visible(widget, 0)
    if namesWindow, let title = gtk_window_get_title(window) { dwell_accessible_set_label(window, title) }
    namesWindow = false
  }
}
#endif

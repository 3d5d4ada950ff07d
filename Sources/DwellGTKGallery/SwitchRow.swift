#if GTK
import DwellGTK
import CDwellGTK
import DwellScenes

/// A row of the panel: a switch with its label.
@MainActor
final class SwitchRow {
  /// The whole row.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The switch.
  let gallerySwitch: GallerySwitch
  /// The control: a GtkSwitch, a GtkDropDown or a GtkScale.
  let control: UnsafeMutablePointer<GtkWidget>
  /// The kind of control.
  private var kind: GalleryControl
  /// The value of a range as text; nil for the other kinds.
  private let reading: UnsafeMutablePointer<GtkWidget>?
  /// Whether the row is updating its control, so that changes are not the user's.
  private var isUpdating = false

  /// A row for a switch, which calls `didSet` with each value that the user chooses.
  init(
    _ gallerySwitch: GallerySwitch, _ kind: GalleryControl, _ didSet: @escaping @MainActor (Double) -> Void
  ) {
    self.gallerySwitch = gallerySwitch
    self.kind = kind
    control = Self.makeControl(kind)
    let name = Layout.label(gallerySwitch.label)
    gtk_widget_set_hexpand(name, 1)
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    dwell_accessible_set_label(control, gallerySwitch.label)
    if case .range = kind {
      let reading = Layout.label("", style: "dwell-reading")
      widget = Layout.column(spacing: 0, [Layout.row(spacing: 8, [name, reading]), control])
      self.reading = reading
    } else {
      widget = Layout.row(spacing: 16, [name, control])
      reading = nil
    }
    gtk_widget_add_css_class(widget, "dwell-switch-row")
    let changed: @MainActor () -> Void = { [weak self] in
      guard let self, !isUpdating else { return }
      didSet(value)
    }
    switch kind {
    case .toggle: Signal.connect(control, property: "active", changed)
    case .choice: Signal.connect(control, property: "selected", changed)
    case .range: Signal.connect(control, "value-changed", changed)
    }
  }

  /// A control of a kind.
  private static func makeControl(_ kind: GalleryControl) -> UnsafeMutablePointer<GtkWidget> {
    switch kind {
    case .toggle: return gtk_switch_new()
    case .choice(let words):
      let control: UnsafeMutablePointer<GtkWidget> = gtk_drop_down_new(nil, nil)
      setWords(words, of: control)
      return control
    case .range(let range, let step, _):
      let control: UnsafeMutablePointer<GtkWidget> = gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step)
      gtk_scale_set_draw_value(control.cast(to: GtkScale.self), 0)
      return control
    }
  }

  /// Sets the words of a choice.
  private static func setWords(_ words: [String], of control: UnsafeMutablePointer<GtkWidget>) {
    let list = gtk_string_list_new(nil)
    for word in words { gtk_string_list_append(list, word) }
    gtk_drop_down_set_model(OpaquePointer(control), list)
    if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
  }

  /// The control's value.
  private var value: Double {
    switch kind {
    case .toggle: gtk_switch_get_active(OpaquePointer(control)) != 0 ? 1 : 0
    case .choice: Double(gtk_drop_down_get_selected(OpaquePointer(control)))
    case .range(_, let step, _):
      // A dragged scale can stop between steps.
      (gtk_range_get_value(range) / step).rounded() * step
    }
  }

  /// The control as a GtkRange.
  private var range: UnsafeMutablePointer<GtkRange> {
    control.cast(to: GtkRange.self)
  }

  /// Shows a value, and the words that may depend on other switches.
  func show(_ value: Double, _ kind: GalleryControl) {
    isUpdating = true
    defer { isUpdating = false }
    if case .choice(let words) = kind, kind != self.kind { Self.setWords(words, of: control) }
    self.kind = kind
    switch kind {
    case .toggle: gtk_switch_set_active(OpaquePointer(control), value == 1 ? 1 : 0)
    case .choice: gtk_drop_down_set_selected(OpaquePointer(control), guint(value))
    case .range:
      gtk_range_set_value(range, value)
      if let reading { Layout.setText(kind.reading(of: value), of: reading) }
    }
  }
}
#endif

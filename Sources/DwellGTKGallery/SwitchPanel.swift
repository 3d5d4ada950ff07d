#if GTK
import DwellGTK
import CDwellGTK
import DwellScenes

/// The switches of the current page.
@MainActor
final class SwitchPanel {
  /// The whole panel: a scrolled column.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The column of rows.
  private let column = Layout.column(spacing: 8)
  /// The rows, from the top.
  private(set) var rows: [SwitchRow] = []
  /// The component whose switches are shown.
  private var liveComponent: LiveComponent?
  /// Called when the user sets a switch.
  private let didSet: @MainActor (GallerySwitch, Double) -> Void

  /// A panel without switches.
  init(_ didSet: @escaping @MainActor (GallerySwitch, Double) -> Void) {
    self.didSet = didSet
    let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
    widget = scrolled
    gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), column)
    gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scrolled), 1)
    // Two rows, in a low window.
    gtk_scrolled_window_set_min_content_height(OpaquePointer(scrolled), 104)
    gtk_widget_add_css_class(column, "dwell-panel")
    gtk_widget_set_size_request(scrolled, 288, -1)
  }

  /// Shows the switches of a component.
  func show(_ liveComponent: LiveComponent) {
    self.liveComponent = liveComponent
    while let child = gtk_widget_get_first_child(column) {
      gtk_box_remove(column.cast(to: GtkBox.self), child)
    }
    let panel = liveComponent.page.panel
    rows = []
    for group in [panel.own, panel.shared] where !group.isEmpty {
      let added = group.map { gallerySwitch in
        SwitchRow(gallerySwitch, liveComponent.page.control(of: gallerySwitch, in: liveComponent.settings)) {
          [didSet] value in didSet(gallerySwitch, value)
        }
      }
      rows += added
      let card = Layout.column(spacing: 0, added.map(\.widget))
      gtk_widget_add_css_class(card, "dwell-rows")
      Layout.append(card, to: column)
    }
    update()
  }

  /// Updates to the settings.
  func update() {
    guard let liveComponent else { return }
    for row in rows {
      row.show(
        liveComponent.page.value(of: row.gallerySwitch, in: liveComponent.settings),
        liveComponent.page.control(of: row.gallerySwitch, in: liveComponent.settings))
    }
  }
}
#endif

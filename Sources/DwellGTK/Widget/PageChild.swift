#if GTK
import CDwellGTK
import Dwell

/// An app's widget as a page: a reference to it, and a notification when the app gives it another parent, or
/// none.
@MainActor
final class PageChild {
  /// The page's widget, alive until `leave()`.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The cross size that was reported to the component, in points; nil before the first.
  var crossLength: Double?
  /// The widget that contains the pages.
  private let parent: UnsafeMutablePointer<GtkWidget>
  /// The id of the handler of `notify::parent`; 0 after the page has left.
  private var handler: gulong = 0
  /// Called when the app has removed the widget.
  private let didDepart: @MainActor (PageChild) -> Void

  /// Adds a widget to a parent that it fits (`obstacle`), before a sibling, or as the last child.
  init(
    _ widget: UnsafeMutablePointer<GtkWidget>, in parent: UnsafeMutablePointer<GtkWidget>,
    before sibling: UnsafeMutablePointer<GtkWidget>?, didDepart: @escaping @MainActor (PageChild) -> Void
  ) {
    self.widget = widget
    self.parent = parent
    self.didDepart = didDepart
    g_object_ref_sink(widget)
    gtk_widget_insert_before(widget, parent, sibling)
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      if let data { Unmanaged<PageChild>.fromOpaque(data).takeUnretainedValue().parentDidChange() }
    }
    handler = dwell_connect(
      widget, "notify::parent", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Why a widget can't be a page.
  enum Obstacle {
    /// It is a window or a popover, which GTK doesn't lay out in a parent.
    case window
    /// It has a parent.
    case parent
    /// It is the widget that contains the pages, or contains that.
    case container
  }

  /// Returns why a widget can't be a page in a parent; nil if it can.
  static func obstacle(
    to widget: UnsafeMutablePointer<GtkWidget>, in parent: UnsafeMutablePointer<GtkWidget>
  ) -> Obstacle? {
    if dwell_is_a(widget, gtk_native_get_type()) != 0 { return .window }
    if gtk_widget_get_parent(widget) != nil { return .parent }
    return widget == parent || gtk_widget_is_ancestor(parent, widget) != 0 ? .container : nil
  }

  /// Whether the page contains the widget with the keyboard focus.
  var hasFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Maps the page, or hides it from view and from screen readers.
  func setInView(_ isInView: Bool) {
    gtk_widget_set_child_visible(widget, isInView ? 1 : 0)
    dwell_accessible_set_hidden(widget, isInView ? 0 : 1)
  }

  /// Releases the widget, and removes it from its parent unless the app has done so. Screen readers see it
  /// again, because the app may show it elsewhere.
  func leave() {
    guard handler != 0 else { return }
    dwell_disconnect(widget, handler)
    handler = 0
    gtk_accessible_reset_state(OpaquePointer(widget), GTK_ACCESSIBLE_STATE_HIDDEN)
    if gtk_widget_get_parent(widget) == parent { gtk_widget_unparent(widget) }
    g_object_unref(widget)
  }

  /// Called when the widget has another parent, or none.
  private func parentDidChange() {
    if gtk_widget_get_parent(widget) != parent { didDepart(self) }
  }
}
#endif

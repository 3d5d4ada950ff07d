#if GTK
import CDwellGTK

/// Watches whether the window of a widget is minimised, whether it is the active one, and whether it shows
/// where the keyboard's focus is.
@MainActor
final class WindowWatcher {
  /// What is listened to, kept meanwhile, and the numbers of the handlers.
  private var connections: [(object: gpointer, handler: gulong)] = []
  /// The window's surface (GdkToplevel); nil for what is no window of its own.
  private var surface: OpaquePointer?
  /// The window; nil for what is in none.
  private var window: UnsafeMutablePointer<GtkWindow>?
  /// What is done when the state changes.
  private var action: @MainActor () -> Void = {}

  /// Watches the window that a widget is in.
  func watch(_ widget: UnsafeMutablePointer<GtkWidget>, _ action: @escaping @MainActor () -> Void) {
    stop()
    self.action = action
    if let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      dwell_is_toplevel(UnsafeMutableRawPointer(surface)) != 0
    {
      self.surface = surface
      listen(to: UnsafeMutableRawPointer(surface), "notify::state")
    }
    if let window = dwell_window_of(widget) {
      self.window = window
      listen(to: UnsafeMutableRawPointer(window), "notify::is-active")
      listen(to: UnsafeMutableRawPointer(window), "notify::focus-visible")
    }
  }

  /// Listens to a change of a property.
  private func listen(to object: gpointer, _ signal: String) {
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      if let data { Unmanaged<WindowWatcher>.fromOpaque(data).takeUnretainedValue().action() }
    }
    g_object_ref(object)
    let handler = dwell_connect(
      object, signal, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque())
    connections.append((object, handler))
  }

  /// Watches nothing any more.
  func stop() {
    action = {}
    surface = nil
    window = nil
    for connection in connections {
      dwell_disconnect(connection.object, connection.handler)
      g_object_unref(connection.object)
    }
    connections = []
  }

  isolated deinit { stop() }

  /// Whether the window is minimised, or the compositor shows nothing of it (GTK 4.12 and later tell). What
  /// is no window of its own (a popover) never is.
  var isMinimized: Bool {
    guard let surface else { return false }
    let suspended: UInt32 = 1 << 16  // GDK_TOPLEVEL_STATE_SUSPENDED
    return gdk_toplevel_get_state(surface).rawValue & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended) != 0
  }

  /// Whether the window is the one that the person works in. What is in no window always is.
  var isActive: Bool { window.map { gtk_window_is_active($0) != 0 } ?? true }
}
#endif

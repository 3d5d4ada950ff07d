#if GTK
import CDwellGTK

/// Watches a widget's window: whether it is minimised or active, where its focus is, and whether a ring shows
/// it.
@MainActor
final class WindowWatcher {
  /// The connected objects, retained meanwhile, and their handler ids.
  private var connections: [(object: gpointer, handler: gulong)] = []
  /// The window's surface (GdkToplevel); nil without a toplevel of its own.
  private var surface: OpaquePointer?
  /// The window; nil without one.
  private var window: UnsafeMutablePointer<GtkWindow>?
  /// Called when the window is minimised or restored, activated or deactivated.
  private var stateDidChange: @MainActor () -> Void = {}
  /// Called when the focus has moved within the window, or its ring is shown or hidden.
  private var focusDidChange: @MainActor () -> Void = {}

  /// Watches the window of a widget.
  func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>, stateDidChange: @escaping @MainActor () -> Void,
    focusDidChange: @escaping @MainActor () -> Void
  ) {
    stop()
    self.stateDidChange = stateDidChange
    self.focusDidChange = focusDidChange
    if let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      dwell_is_toplevel(UnsafeMutableRawPointer(surface)) != 0
    {
      self.surface = surface
      listen(to: UnsafeMutableRawPointer(surface), "notify::state") { _, _, data in
        WindowWatcher.of(data)?.stateDidChange()
      }
    }
    if let window = dwell_window_of(widget) {
      self.window = window
      listen(to: UnsafeMutableRawPointer(window), "notify::is-active") { _, _, data in
        WindowWatcher.of(data)?.stateDidChange()
      }
      for property in ["focus-widget", "focus-visible"] {
        listen(to: UnsafeMutableRawPointer(window), "notify::" + property) { _, _, data in
          WindowWatcher.of(data)?.focusDidChange()
        }
      }
    }
  }

  /// A handler of a property's change.
  private typealias Handler = @convention(c) (gpointer?, gpointer?, gpointer?) -> Void

  /// Connects to a signal of an object.
  private func listen(to object: gpointer, _ signal: String, _ callback: Handler) {
    g_object_ref(object)
    let handler = dwell_connect(
      object, signal, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque())
    connections.append((object, handler))
  }

  /// The watcher behind a C pointer.
  private static func of(_ data: gpointer?) -> WindowWatcher? {
    data.map { Unmanaged<WindowWatcher>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Stops watching.
  func stop() {
    stateDidChange = {}
    focusDidChange = {}
    surface = nil
    window = nil
    for connection in connections {
      dwell_disconnect(connection.object, connection.handler)
      g_object_unref(connection.object)
    }
    connections = []
  }

  isolated deinit { stop() }

  /// Whether the window is minimised, or suspended by the compositor (reported since GTK 4.12). A popover
  /// never is.
  var isMinimized: Bool {
    guard let surface else { return false }
    let suspended: UInt32 = 1 << 16  // GDK_TOPLEVEL_STATE_SUSPENDED
    return gdk_toplevel_get_state(surface).rawValue & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended) != 0
  }

  /// Whether the window is active. Without a window, true.
  var isActive: Bool { window.map { gtk_window_is_active($0) != 0 } ?? true }
}
#endif

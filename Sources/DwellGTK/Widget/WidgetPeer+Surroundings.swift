#if GTK
import CGtk
import Dwell

/// What goes on around a widget, told to its component.
extension WidgetPeer {
  /// The widget came onto the screen.
  func didMap() {
    surface.watch(widget) { [weak self] in self?.updateHidden() }
    updateHidden()
  }

  /// The widget leaves the screen.
  func willUnmap() {
    surface.stop()
    send(.pause(.hidden))
    pacer.stop(on: widget)
  }

  /// Lets no time pass while the widget cannot be seen.
  private func updateHidden() {
    send(surface.isMinimized ? .pause(.hidden) : .resume(.hidden))
  }

  /// Lets no time pass while the keyboard is at work here. A focus that came by a click, and that no ring shows, does
  /// not count: a person who clicked once would stop the pages for good.
  func updateFocus() {
    guard behavior.pausesOnFocus else { return }
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let isFocused =
      flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 && flags & GTK_STATE_FLAG_FOCUSED.rawValue != 0
    send(isFocused ? .pause(.focus) : .resume(.focus))
  }

  /// Follows the direction of the widget's text, unless the app chose another.
  func updateDirection() {
    guard behavior.followsTextDirection else { return }
    let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    send(.setDirection(isReversed ? .rightToLeft : .leftToRight))
  }

  /// Follows the person's wish for less motion.
  func watchSettings() {
    guard let settings = gtk_widget_get_settings(widget) else { return }
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      settings, _, widget in
      if let settings { WidgetPeer.of(widget)?.follow(settings) }
    }
    g_signal_connect_object(
      UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations",
      unsafeBitCast(callback, to: GCallback.self), widget, GConnectFlags(rawValue: 0))
    follow(settings)
  }

  /// Tells the component what the settings say.
  private func follow(_ settings: OpaquePointer) {
    send(.setReduceMotion(dwell_settings_enable_animations(settings) == 0))
  }
}

/// Watches whether the window of a widget is minimised.
@MainActor
final class SurfaceWatcher {
  /// The window's surface, kept while it is watched.
  private var surface: OpaquePointer?
  /// The signal handler's number.
  private var handler: gulong = 0
  /// What is done when the state of the surface changes.
  private var action: @MainActor () -> Void = {}

  /// Watches the surface that a widget is drawn on.
  func watch(_ widget: UnsafeMutablePointer<GtkWidget>, _ action: @escaping @MainActor () -> Void) {
    stop()
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else {
      return
    }
    self.action = action
    self.surface = surface
    g_object_ref(UnsafeMutableRawPointer(surface))
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
      guard let data else { return }
      Unmanaged<SurfaceWatcher>.fromOpaque(data).takeUnretainedValue().action()
    }
    handler = dwell_connect(
      UnsafeMutableRawPointer(surface), "notify::state", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Watches nothing any more.
  func stop() {
    action = {}
    guard let surface else { return }
    dwell_disconnect(UnsafeMutableRawPointer(surface), handler)
    g_object_unref(UnsafeMutableRawPointer(surface))
    self.surface = nil
    handler = 0
  }

  /// Whether the window is minimised. What is no window of its own (a popover) never is.
  var isMinimized: Bool {
    guard let surface, dwell_is_toplevel(UnsafeMutableRawPointer(surface)) != 0 else { return false }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }

  isolated deinit { stop() }
}
#endif

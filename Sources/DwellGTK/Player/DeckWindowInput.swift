#if GTK
import CGtk
import Dwell

/// What keys do to the window itself, and what its closing does.
@MainActor
final class DeckWindowInput {
  /// What is done when the window is closed.
  private let didClose: @MainActor () -> Void

  /// Keeps what is done when the window is closed.
  private init(_ didClose: @escaping @MainActor () -> Void) { self.didClose = didClose }

  /// Listens to a window's keys and its closing. The window keeps the listener.
  static func connect(_ window: UnsafeMutablePointer<GtkWindow>, _ didClose: @escaping @MainActor () -> Void)
  {
    let input = DeckWindowInput(didClose)
    let object = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GObject.self)
    g_object_set_data_full(object, "dwell-input", Unmanaged.passRetained(input).toOpaque()) { data in
      if let data { Unmanaged<DeckWindowInput>.fromOpaque(data).release() }
    }
    let context = Unmanaged.passUnretained(input).toOpaque()
    let close: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, context in
      if let context { Unmanaged<DeckWindowInput>.fromOpaque(context).takeUnretainedValue().didClose() }
      return 0
    }
    _ = dwell_connect(window, "close-request", unsafeBitCast(close, to: GCallback.self), context)
    let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, value, _, modifiers, window in
      guard let window else { return 0 }
      return DeckWindowInput.press(
        value, modifiers, window.assumingMemoryBound(to: GtkWindow.self)) ? 1 : 0
    }
    guard let controller = gtk_event_controller_key_new() else { return }
    _ = dwell_connect(
      UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), window)
    gtk_widget_add_controller(
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), controller)
  }

  /// Follows a key; returns whether it meant something to the window.
  private static func press(
    _ value: guint, _ modifiers: GdkModifierType, _ window: UnsafeMutablePointer<GtkWindow>
  ) -> Bool {
    let isControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    switch Int32(bitPattern: value) {
    case GDK_KEY_q where isControl, GDK_KEY_w where isControl: gtk_window_close(window)
    case _ where isControl: return false
    case GDK_KEY_f, GDK_KEY_F, GDK_KEY_F11:
      if gtk_window_is_fullscreen(window) != 0 {
        gtk_window_unfullscreen(window)
      } else {
        gtk_window_fullscreen(window)
      }
    case GDK_KEY_Escape where gtk_window_is_fullscreen(window) != 0: gtk_window_unfullscreen(window)
    case GDK_KEY_Escape: gtk_window_close(window)
    default: return false
    }
    return true
  }
}
#endif

#if GTK
import CGtk
import Dwell

/// What keys do to the gallery's window itself, and what its closing does.
@MainActor
enum GalleryKeys {
  /// Listens to a gallery's keys and its closing.
  static func connect(_ gallery: GalleryWindow) {
    let window = UnsafeMutableRawPointer(gallery.window)
    let context = Unmanaged.passUnretained(gallery).toOpaque()
    let close: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, context in
      if let context { Unmanaged<GalleryWindow>.fromOpaque(context).takeUnretainedValue().close() }
      return 0
    }
    _ = dwell_connect(window, "close-request", unsafeBitCast(close, to: GCallback.self), context)
    guard let controller = gtk_event_controller_key_new() else { return }
    let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, value, _, modifiers, context in
      guard let context else { return 0 }
      let gallery = Unmanaged<GalleryWindow>.fromOpaque(context).takeUnretainedValue()
      return GalleryKeys.press(value, modifiers, gallery) ? 1 : 0
    }
    _ = dwell_connect(
      UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), context)
    gtk_widget_add_controller(window.assumingMemoryBound(to: GtkWidget.self), controller)
  }

  /// Follows a key that nothing within the window wanted; returns whether it meant something. With Control, page keys
  /// turn the gallery's own pages from anywhere.
  private static func press(
    _ value: guint, _ modifiers: GdkModifierType, _ gallery: GalleryWindow
  ) -> Bool {
    let isControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    switch Int32(bitPattern: value) {
    case GDK_KEY_q where isControl, GDK_KEY_w where isControl: gtk_window_close(gallery.window)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: gallery.pages.send(.key(.pageUp))
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: gallery.pages.send(.key(.pageDown))
    case GDK_KEY_F11:
      if gtk_window_is_fullscreen(gallery.window) != 0 {
        gtk_window_unfullscreen(gallery.window)
      } else {
        gtk_window_fullscreen(gallery.window)
      }
    default: return false
    }
    return true
  }
}
#endif

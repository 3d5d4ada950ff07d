#if GTK
import CDwellGTK
import DwellGTK

/// Keyboard shortcuts of a window, and its closing. Owned by the window.
@MainActor
public final class WindowInput {
  /// Called when the window is closed.
  private let didClose: @MainActor () -> Void
  /// Handles a key, by its GDK symbol and whether Control is pressed; returns whether it did.
  private let press: @MainActor (_ key: Int32, _ isControl: Bool) -> Bool

  /// Stores the callbacks.
  private init(
    _ didClose: @escaping @MainActor () -> Void, _ press: @escaping @MainActor (Int32, Bool) -> Bool
  ) {
    self.didClose = didClose
    self.press = press
  }

  /// Connects to a window's closing and to keys that no widget handled: Control+Q and Control+W close it, F11
  /// toggles full screen, and others go to `press`.
  public static func connect(
    _ window: UnsafeMutablePointer<GtkWindow>, didClose: @escaping @MainActor () -> Void,
    press: @escaping @MainActor (_ key: Int32, _ isControl: Bool) -> Bool
  ) {
    let context = Unmanaged.passRetained(WindowInput(didClose, press)).toOpaque()
    g_object_set_data_full(window.cast(to: GObject.self), "dwell-input", context) { data in
      if let data { Unmanaged<WindowInput>.fromOpaque(data).release() }
    }
    let close: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, context in
      if let context { Unmanaged<WindowInput>.fromOpaque(context).takeUnretainedValue().didClose() }
      return 0
    }
    _ = dwell_connect(
      UnsafeMutableRawPointer(window), "close-request", unsafeBitCast(close, to: GCallback.self), context)
    guard let controller = gtk_event_controller_key_new() else { return }
    let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      controller, key, _, modifiers, context in
      guard let context, let window = gtk_event_controller_get_widget(controller) else { return 0 }
      let input = Unmanaged<WindowInput>.fromOpaque(context).takeUnretainedValue()
      return input.follow(Int32(bitPattern: key), modifiers, window.cast(to: GtkWindow.self)) ? 1 : 0
    }
    _ = dwell_connect(
      UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), context)
    gtk_widget_add_controller(window.cast(to: GtkWidget.self), controller)
  }

  /// Handles a key; returns whether it did.
  private func follow(
    _ key: Int32, _ modifiers: GdkModifierType, _ window: UnsafeMutablePointer<GtkWindow>
  ) -> Bool {
    let isControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    switch key {
    case GDK_KEY_q where isControl, GDK_KEY_w where isControl: gtk_window_close(window)
    case GDK_KEY_F11: Self.toggleFullScreen(window)
    default: return press(key, isControl)
    }
    return true
  }

  /// Toggles full screen.
  public static func toggleFullScreen(_ window: UnsafeMutablePointer<GtkWindow>) {
    if gtk_window_is_fullscreen(window) != 0 {
      gtk_window_unfullscreen(window)
    } else {
      gtk_window_fullscreen(window)
    }
  }
}
#endif

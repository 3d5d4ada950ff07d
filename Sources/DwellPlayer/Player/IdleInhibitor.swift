#if GTK
import DwellGTK
import CDwellGTK

/// Keeps the screen awake while a deck plays on all of it, where the desktop lets programs ask for that.
@MainActor
final class IdleInhibitor {
  /// Asks the desktop to stay awake, and returns the number of the asking; 0 if it would not hear.
  private let ask: () -> guint
  /// Takes an asking back.
  private let release: (guint) -> Void
  /// The number of the asking; nil while the screen may sleep.
  private var cookie: guint?

  /// A guard that asks in its own way.
  init(ask: @escaping () -> guint, release: @escaping (guint) -> Void) {
    self.ask = ask
    self.release = release
  }

  /// A guard that asks for a window, through the session manager or the portal; nil where a program cannot
  /// register.
  convenience init?(_ window: UnsafeMutablePointer<GtkWindow>) {
    guard let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE) else { return nil }
    let base = application.cast(to: GApplication.self)
    guard g_application_register(base, nil, nil) != 0 else {
      g_object_unref(application)
      return nil
    }
    // The window keeps the application from now on.
    gtk_window_set_application(window, application)
    g_object_unref(application)
    self.init(
      ask: {
        gtk_application_inhibit(
          gtk_window_get_application(window), window, GTK_APPLICATION_INHIBIT_IDLE, "Pictures are being shown"
        )
      },
      release: { cookie in
        if let application = gtk_window_get_application(window) {
          gtk_application_uninhibit(application, cookie)
        }
      })
  }

  /// Follows whether pages advance by themselves on the whole screen.
  func update(isPlaying: Bool, fillsScreen: Bool) {
    let isNeeded = isPlaying && fillsScreen
    guard isNeeded != (cookie != nil) else { return }
    if isNeeded {
      cookie = ask()
    } else if let cookie {
      if cookie != 0 { release(cookie) }
      self.cookie = nil
    }
  }
}
#endif

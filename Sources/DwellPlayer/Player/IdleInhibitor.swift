#if GTK
import DwellGTK
import CDwellGTK

/// Keeps the screen awake while a deck plays in full screen, if the desktop supports that.
@MainActor
final class IdleInhibitor {
  /// Inhibits idling, and returns a cookie; 0 on failure.
  private let ask: () -> guint
  /// Ends the inhibition of a cookie.
  private let release: (guint) -> Void
  /// The current cookie; nil while the screen may sleep.
  private var cookie: guint?

  /// An inhibitor with the given functions.
  init(ask: @escaping () -> guint, release: @escaping (guint) -> Void) {
    self.ask = ask
    self.release = release
  }

  /// An inhibitor for a window, through the session manager or the portal; nil if the application cannot
  /// register.
  convenience init?(_ window: UnsafeMutablePointer<GtkWindow>) {
    guard let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE) else { return nil }
    let base = application.cast(to: GApplication.self)
    guard g_application_register(base, nil, nil) != 0 else {
      g_object_unref(application)
      return nil
    }
    // The window retains the application from now on.
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

  /// Updates to whether pages advance by themselves and the window is full-screen.
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

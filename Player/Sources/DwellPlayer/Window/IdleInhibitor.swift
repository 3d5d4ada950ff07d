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

  /// The id of the player's application, for GNOME's session manager, which doesn't accept an application
  /// without one.
  static let applicationID = "dev.dwell.player"

  /// The process's application: GTK never releases one that isn't run, and an id is registered only once. Nil
  /// if it can't register.
  static let application = register(applicationID)

  /// Registers an application; nil if it can't register.
  static func register(_ id: String) -> UnsafeMutablePointer<GtkApplication>? {
    guard let application = gtk_application_new(id, G_APPLICATION_NON_UNIQUE) else { return nil }
    if g_application_register(application.cast(to: GApplication.self), nil, nil) != 0 { return application }
    g_object_unref(application)
    return nil
  }

  /// An inhibitor for a window, through the session manager or the portal; nil without an application.
  convenience init?(
    _ window: UnsafeMutablePointer<GtkWindow>,
    in application: UnsafeMutablePointer<GtkApplication>? = IdleInhibitor.application
  ) {
    guard let application else { return nil }
    gtk_window_set_application(window, application)
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

  /// Updates the inhibition: it is active if pages advance by themselves and the window is full-screen.
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

#if GTK
import CDwellGTK
import Dwell

/// How a window opens: with its first picture.
extension DeckWindow {
  /// How long the window waits for its first picture, in seconds: most have been decoded then, and broken
  /// ones found (our choice).
  static var openingTime: Double { 0.3 }
  /// The window's size at first, in points.
  static var naturalSize: Size { Size(width: 1080, height: 720) }

  /// Opens the window once there is something to show in it, or if that takes long: a deck without a picture
  /// that can be shown needs none.
  func open() {
    let handle = window.cast(to: GtkWidget.self)
    resize(to: Self.naturalSize, scale: Double(gtk_widget_get_scale_factor(handle)))
    opening = clock.wake(at: clock.now + Self.openingTime) { [weak self] in self?.present() }
  }

  /// Shows the window.
  func present() {
    cancelOpening()
    gtk_window_present(window)
  }

  /// Leaves the window as it is.
  func cancelOpening() {
    opening?.cancel()
    opening = nil
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell

/// Opening a window with its first picture.
extension DeckWindow {
  /// How long the window waits for its first picture, in seconds: by then most have been decoded, and broken
  /// ones found (our choice).
  static var openingTime: Double { 0.3 }
  /// The window's initial size, in points.
  static var naturalSize: Size { Size(width: 1080, height: 720) }

  /// Opens the window once there is a picture to show, or if that takes long: a deck without a valid picture
  /// needs none.
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

  /// Cancels opening the window.
  func cancelOpening() {
    opening?.cancel()
    opening = nil
  }
}
#endif

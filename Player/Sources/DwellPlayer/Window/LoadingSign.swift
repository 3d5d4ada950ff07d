#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// The sign that a page is loading: shown in its middle if that takes long, as from a sleeping disk or over a
/// network.
@MainActor
final class LoadingSign {
  /// The widget: a spinner.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The clock.
  private let clock: FrontClock
  /// The end of the delay before the sign; nil while nothing loads.
  private var delay: WakeUp?

  /// How long a page loads without the sign, in seconds: up to about a second doesn't interrupt the user's
  /// flow of thought (Nielsen, Usability Engineering, 1993, 5.5).
  static let delayTime = 1.0

  /// Its width and height, in points.
  private static let side = 48.0

  /// A sign that is hidden.
  init(clock: FrontClock) {
    self.clock = clock
    widget = gtk_spinner_new()
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_widget_set_size_request(widget, Int32(Self.side), Int32(Self.side))
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_visible(widget, 0)
    // Screen readers get the picture's text.
    dwell_accessible_set_hidden(widget, 1)
  }

  isolated deinit { delay?.cancel() }

  /// Shows the sign once a page has been loading for a while, until nothing loads.
  func update(isLoading: Bool) {
    if !isLoading {
      delay?.cancel()
      delay = nil
      show(false)
    } else if delay == nil {
      delay = clock.wake(at: clock.now + Self.delayTime) { [weak self] in self?.show(true) }
    }
  }

  /// Places the sign in the middle of a page's rectangle, in the window.
  func place(in rect: Rect) {
    let (x, y) = (rect.center.x - Self.side / 2, rect.center.y - Self.side / 2)
    gtk_widget_set_margin_start(widget, Int32(max(x, 0).rounded()))
    gtk_widget_set_margin_top(widget, Int32(max(y, 0).rounded()))
  }

  /// Shows or hides the spinner, which costs frames only while it is shown.
  private func show(_ isShown: Bool) {
    let spinner = OpaquePointer(widget)
    gtk_widget_set_visible(widget, isShown ? 1 : 0)
    if isShown { gtk_spinner_start(spinner) } else { gtk_spinner_stop(spinner) }
  }
}
#endif

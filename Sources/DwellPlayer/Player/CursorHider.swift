#if GTK
import DwellGTK
import CDwellGTK
import Dwell

/// Hides the pointer of a full-screen window while nobody moves it.
@MainActor
final class CursorHider {
  /// The window, which keeps the hider.
  private let window: UnsafeMutablePointer<GtkWindow>
  /// The clock.
  private let clock: FrontClock
  /// Where the pointer was last.
  private var place = Point(x: .nan, y: .nan)
  /// The moment at which the pointer is hidden.
  private var hiding: WakeUp?

  /// How long a pointer that rests stays visible, in seconds (chosen by us, as video players have it).
  private static let visibleTime = 2.5

  /// Watches the pointer over a window.
  private init(_ window: UnsafeMutablePointer<GtkWindow>, _ clock: FrontClock) {
    self.window = window
    self.clock = clock
  }

  /// Hides the pointer over a window from now on, whenever it rests while the window fills the screen.
  static func connect(_ window: UnsafeMutablePointer<GtkWindow>, clock: FrontClock) {
    guard let controller = gtk_event_controller_motion_new() else { return }
    let hider = CursorHider(window, clock)
    let object = window.cast(to: GObject.self)
    g_object_set_data_full(object, "dwell-cursor", Unmanaged.passRetained(hider).toOpaque()) { data in
      if let data { Unmanaged<CursorHider>.fromOpaque(data).release() }
    }
    let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      if let data {
        Unmanaged<CursorHider>.fromOpaque(data).takeUnretainedValue().move(to: Point(x: x, y: y))
      }
    }
    _ = dwell_connect(
      UnsafeMutableRawPointer(controller), "motion", unsafeBitCast(moved, to: GCallback.self),
      Unmanaged.passUnretained(hider).toOpaque())
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(
      window.cast(to: GtkWidget.self), controller)
  }

  isolated deinit { hiding?.cancel() }

  /// The pointer moved, or what lies under it did.
  private func move(to place: Point) {
    guard place != self.place else { return }
    self.place = place
    setCursor(nil)
    hiding?.cancel()
    hiding = clock.wake(at: clock.now + Self.visibleTime) { [weak self] in self?.hide() }
  }

  /// The pointer has rested.
  private func hide() {
    hiding = nil
    if gtk_window_is_fullscreen(window) != 0 { setCursor("none") }
  }

  /// Gives the pointer a look, nil for the usual one, and tells the style sheet whether it rests.
  private func setCursor(_ name: String?) {
    let widget = window.cast(to: GtkWidget.self)
    gtk_widget_set_cursor_from_name(widget, name)
    if name == nil {
      gtk_widget_remove_css_class(widget, "dwell-resting")
    } else {
      gtk_widget_add_css_class(widget, "dwell-resting")
    }
  }
}
#endif

#if GTK
import DwellGTK
import CDwellGTK
import Dwell

/// Hides the pointer over a full-screen window while it rests.
@MainActor
final class CursorHider {
  /// The window, which owns the hider.
  private let window: UnsafeMutablePointer<GtkWindow>
  /// The clock.
  private let clock: FrontClock
  /// The pointer's last position.
  private var place = Point(x: .nan, y: .nan)
  /// The scheduled hiding.
  private var hiding: WakeUp?

  /// How long a resting pointer stays visible, in seconds (our choice, similar to video players).
  private static let visibleTime = 2.5

  /// Observes the pointer over a window.
  private init(_ window: UnsafeMutablePointer<GtkWindow>, _ clock: FrontClock) {
    self.window = window
    self.clock = clock
  }

  /// Hides the pointer over a window whenever it rests while the window is full-screen.
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

  /// Handles a movement of the pointer or of the content below it.
  private func move(to place: Point) {
    guard place != self.place else { return }
    self.place = place
    setCursor(nil)
    hiding?.cancel()
    hiding = clock.wake(at: clock.now + Self.visibleTime) { [weak self] in self?.hide() }
  }

  /// Hides the pointer.
  private func hide() {
    hiding = nil
    if gtk_window_is_fullscreen(window) != 0 { setCursor("none") }
  }

  /// Sets the pointer's cursor, nil for the default, and its style class.
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

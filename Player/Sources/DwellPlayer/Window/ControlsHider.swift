#if GTK
import DwellGTK
import CDwellGTK
import Dwell

/// Hides a window's pointer and controls while they are idle.
@MainActor
final class ControlsHider {
  /// Whether hiding is allowed now; the owner calls ``update()`` when that changes.
  var mayHide: @MainActor () -> Bool = { false }
  /// Called with the opacity of the hiding controls, 0...1.
  var opacityDidChange: @MainActor (Double) -> Void = { _ in }

  /// The window.
  private let window: UnsafeMutablePointer<GtkWindow>
  /// The clock.
  private let clock: FrontClock
  /// The pointer's last position, on the window's surface.
  private(set) var place = Point(x: .nan, y: .nan)
  /// The scheduled hiding, or the next step of fading.
  private var next: WakeUp?
  /// When hiding began, in seconds; nil while everything is visible.
  private var hidingTime: Double?

  /// How long unused controls stay visible, in seconds (our choice, similar to video players).
  static let visibleTime = 2.5
  /// The duration of fading, in seconds, as in the buttons' style.
  static let fadeTime = 0.2
  /// The time between two steps of fading, in seconds.
  private static let fadeStep = 1.0 / 60

  /// A hider for a window, which begins with everything visible.
  init(_ window: UnsafeMutablePointer<GtkWindow>, clock: FrontClock) {
    self.window = window
    self.clock = clock
  }

  isolated deinit { next?.cancel() }

  /// Observes the use of mouse, keys and touch screen, before the window's widgets. Call it once.
  func connect() {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    let event: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, context in
      guard let context, let event else { return 0 }
      Unmanaged<Weak>.fromOpaque(context).takeUnretainedValue().hider?.follow(event)
      return 0
    }
    let weak = Unmanaged.passRetained(Weak(self)).toOpaque()
    g_object_set_data_full(window.cast(to: GObject.self), "dwell-hider", weak) { data in
      if let data { Unmanaged<Weak>.fromOpaque(data).release() }
    }
    _ = dwell_connect(
      UnsafeMutableRawPointer(controller), "event", unsafeBitCast(event, to: GCallback.self), weak)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window.cast(to: GtkWidget.self), controller)
  }

  /// A weak reference, which the window owns.
  private final class Weak {
    /// The hider.
    private(set) weak var hider: ControlsHider?

    /// Refers to a hider.
    init(_ hider: ControlsHider) { self.hider = hider }
  }

  /// Handles an event of the window.
  private func follow(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY:
      // A resting pointer gets events, too, while pages move below it.
      var point = Point.zero
      guard gdk_event_get_position(event, &point.x, &point.y) != 0, point != place else { return }
      place = point
      stir()
    case GDK_KEY_PRESS, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_SCROLL, GDK_TOUCH_BEGIN, GDK_TOUCH_END:
      stir()
    default: break
    }
  }

  /// Shows everything at once, and hides it again after a while without use.
  func stir() {
    show()
    if mayHide() { wait() }
  }

  /// Follows a change of whether hiding is allowed.
  func update() {
    if !mayHide() {
      show()
    } else if next == nil, hidingTime == nil {
      wait()
    }
  }

  /// Shows everything.
  private func show() {
    next?.cancel()
    next = nil
    guard hidingTime != nil else { return }
    hidingTime = nil
    let widget = window.cast(to: GtkWidget.self)
    gtk_widget_set_cursor_from_name(widget, nil)
    gtk_widget_remove_css_class(widget, "dwell-resting")
    opacityDidChange(1)
  }

  /// Schedules the hiding.
  private func wait() {
    next = clock.wake(at: clock.now + Self.visibleTime) { [weak self] in self?.hide() }
  }

  /// Hides everything, unless that is no longer allowed.
  private func hide() {
    next = nil
    guard mayHide() else { return }
    hidingTime = clock.now
    let widget = window.cast(to: GtkWidget.self)
    gtk_widget_set_cursor_from_name(widget, "none")
    gtk_widget_add_css_class(widget, "dwell-resting")
    fade()
  }

  /// Takes a step of fading; only the last one if the user prefers reduced motion.
  private func fade() {
    next = nil
    guard let hidingTime else { return }
    let settings = gtk_widget_get_settings(window.cast(to: GtkWidget.self))
    let isAnimated = settings.map { dwell_settings_enable_animations($0) != 0 } ?? true
    let end = hidingTime + Self.fadeTime
    let isDone = !isAnimated || clock.now >= end
    opacityDidChange(isDone ? 0 : (end - clock.now) / Self.fadeTime)
    guard !isDone else { return }
    next = clock.wake(at: min(clock.now + Self.fadeStep, end)) { [weak self] in self?.fade() }
  }
}
#endif

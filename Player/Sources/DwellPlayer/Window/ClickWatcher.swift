#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// Recognises double clicks of the main mouse button at one place.
struct DoubleClickDetector {
  /// The longest time between the two presses, in seconds.
  var time: Double
  /// The largest distance between them in either direction, in points.
  var distance: Double
  /// The first press; nil if the next one is the first.
  private var first: (point: Point, time: Double)?

  /// A detector with the limits of the desktop.
  init(time: Double, distance: Double) {
    self.time = time
    self.distance = distance
  }

  /// Records a press; returns whether it is the second one of a double click. The next one is then a first.
  mutating func press(at point: Point, time now: Double) -> Bool {
    if let first, now - first.time <= time, abs(point.x - first.point.x) <= distance,
      abs(point.y - first.point.y) <= distance
    {
      self.first = nil
      return true
    }
    first = (point, now)
    return false
  }

  /// Clears the first press.
  mutating func reset() { first = nil }
}

/// Reports clicks and double clicks on a widget, before the widget gets them. Owned by the widget.
///
/// A gesture would be cancelled by those of the widget, which claim each press.
@MainActor
final class ClickWatcher {
  /// The detector.
  private var detector: DoubleClickDetector
  /// Whether the release of a double click has yet to arrive.
  private var isTaken = false
  /// The widget.
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with each first press; false if its target handles clicks.
  private let didPress: @MainActor (Point) -> Bool
  /// Called with each second press, which the widget doesn't get.
  private let didDoubleClick: @MainActor () -> Void

  /// Stores the callbacks.
  private init(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ didPress: @escaping @MainActor (Point) -> Bool,
    _ didDoubleClick: @escaping @MainActor () -> Void
  ) {
    self.widget = widget
    self.didPress = didPress
    self.didDoubleClick = didDoubleClick
    var (time, distance): (Int32, Int32) = (400, 5)
    if let settings = gtk_settings_get_default() { dwell_settings_double_click(settings, &time, &distance) }
    detector = DoubleClickDetector(time: Double(time) / 1000, distance: Double(distance))
  }

  /// Observes a widget.
  static func connect(
    _ widget: UnsafeMutablePointer<GtkWidget>, didPress: @escaping @MainActor (Point) -> Bool,
    didDoubleClick: @escaping @MainActor () -> Void
  ) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    let context = Unmanaged.passRetained(ClickWatcher(widget, didPress, didDoubleClick)).toOpaque()
    let object = widget.cast(to: GObject.self)
    g_object_set_data_full(object, "dwell-double-click", context) { data in
      if let data { Unmanaged<ClickWatcher>.fromOpaque(data).release() }
    }
    let event: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, context in
      guard let context, let event else { return 0 }
      return Unmanaged<ClickWatcher>.fromOpaque(context).takeUnretainedValue().follow(event) ? 1 : 0
    }
    _ = dwell_connect(
      UnsafeMutableRawPointer(controller), "event", unsafeBitCast(event, to: GCallback.self), context)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
  }

  /// Handles an event; returns whether it is withheld from the widget.
  private func follow(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    guard type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE,
      gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY)
    else { return false }
    if type == GDK_BUTTON_RELEASE {
      defer { isTaken = false }
      return isTaken
    }
    guard let point = location(of: event) else { return false }
    if detector.press(at: point, time: Double(gdk_event_get_time(event)) / 1000) {
      isTaken = true
      didDoubleClick()
      return true
    }
    if !didPress(point) { detector.reset() }
    return false
  }

  /// The location of an event, in the widget's coordinates; nil if the widget is in no window.
  private func location(of event: OpaquePointer) -> Point? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else {
      return nil
    }
    // Positions are relative to the surface, whose shadow lies outside of the window's widget.
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var point = Point.zero
    guard
      gtk_widget_translate_coordinates(
        dwell_native_widget(native), widget, x - left, y - top, &point.x, &point.y) != 0
    else { return nil }
    return point
  }
}
#endif

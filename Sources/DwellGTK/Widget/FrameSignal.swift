#if GTK
import CDwellGTK

/// The frames of a widget's window. It stays connected between motions, because a tick callback of GTK's
/// looks up the frame clock and connects to it for each of them, a fifth of the cost of the call that begins
/// a turn.
@MainActor
struct FrameSignal {
  /// The window's frame clock, retained; nil before the first motion.
  private var clock: OpaquePointer?
  /// The handler's id.
  private var handler: gulong = 0

  /// Requests frames, which the widget's scheduler receives. Until `disconnect()`, the widget stays on the
  /// screen.
  mutating func begin(for widget: UnsafeMutablePointer<GtkWidget>) {
    if clock == nil { connect(to: widget) }
    if let clock { gdk_frame_clock_begin_updating(clock) }
  }

  /// Ends the request of `begin(for:)`.
  func end() { if let clock { gdk_frame_clock_end_updating(clock) } }

  /// Releases the frame clock, because the widget leaves the screen.
  mutating func disconnect() {
    guard let clock else { return }
    let object = UnsafeMutableRawPointer(clock)
    dwell_disconnect(object, handler)
    g_object_unref(object)
    self.clock = nil
  }

  /// Connects to the frame clock of a widget on the screen.
  private mutating func connect(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    self.clock = clock
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, widget in
      guard let widget else { return }
      // An app's callback may release the widget.
      g_object_ref(widget)
      WidgetController.of(widget)?.scheduler.didReachFrame()
      g_object_unref(widget)
    }
    let object = UnsafeMutableRawPointer(clock)
    g_object_ref(object)
    handler = dwell_connect(object, "update", unsafeBitCast(callback, to: GCallback.self), widget)
  }
}
#endif

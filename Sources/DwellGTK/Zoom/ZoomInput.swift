#if GTK
import CDwellGTK
import Dwell

/// Sends the user's input on a widget to its zoom.
@MainActor
enum ZoomInput {
  /// Adds the controllers of fingers, pointer, keys and wheel.
  static func add(to widget: UnsafeMutablePointer<GtkWidget>) {
    addClicks(to: widget)
    addDrag(to: widget)
    addPinch(to: widget)
    addKeys(to: widget)
    addPointer(to: widget)
    addWheel(to: widget)
  }

  /// The controller behind a C pointer.
  private static func of(_ widget: gpointer?) -> ZoomController? {
    ZoomController.of(widget?.assumingMemoryBound(to: GtkWidget.self))
  }

  /// Connects a callback to a signal of a controller that the widget owns.
  private static func connect<Callback>(
    _ controller: OpaquePointer, _ signal: String, _ callback: Callback,
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) {
    _ = dwell_connect(
      UnsafeMutableRawPointer(controller), signal, unsafeBitCast(callback, to: GCallback.self), widget)
  }

  /// Adds double clicks and double taps.
  private static func addClicks(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let gesture = gtk_gesture_click_new() else { return }
    let released: @convention(c) (OpaquePointer?, gint, Double, Double, gpointer?) -> Void = {
      _, count, x, y, widget in
      if count > 0, count % 2 == 0 { ZoomInput.of(widget)?.send(.doubleTap(Point(x: x, y: y))) }
    }
    connect(gesture, "released", released, widget)
    gtk_widget_add_controller(widget, gesture)
  }

  /// Adds drags of the first finger, a mouse or a pen.
  private static func addDrag(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let gesture = gtk_gesture_drag_new() else { return }
    let begin: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { gesture, _, _, widget in
      ZoomInput.of(widget)?.press(gesture)
    }
    let update: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = {
      gesture, x, y, widget in
      ZoomInput.of(widget)?.drag(by: Point(x: x, y: y), gesture)
    }
    let end: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, _, _, widget in
      ZoomInput.of(widget)?.release()
    }
    let cancel: @convention(c) (OpaquePointer?, gpointer?, gpointer?) -> Void = { _, _, widget in
      ZoomInput.of(widget)?.release(isCancelled: true)
    }
    connect(gesture, "drag-begin", begin, widget)
    connect(gesture, "drag-update", update, widget)
    connect(gesture, "drag-end", end, widget)
    connect(gesture, "cancel", cancel, widget)
    gtk_widget_add_controller(widget, gesture)
  }

  /// Adds pinches of two fingers, on a screen or a trackpad.
  private static func addPinch(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let gesture = gtk_gesture_zoom_new() else { return }
    let begin: @convention(c) (OpaquePointer?, gpointer?, gpointer?) -> Void = { gesture, _, widget in
      if ZoomInput.of(widget)?.beginPinch(at: ZoomInput.middle(of: gesture)) == true {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      }
    }
    let change: @convention(c) (OpaquePointer?, Double, gpointer?) -> Void = { gesture, scale, widget in
      ZoomInput.of(widget)?.pinch(by: scale, at: ZoomInput.middle(of: gesture))
    }
    let end: @convention(c) (OpaquePointer?, gpointer?, gpointer?) -> Void = { _, _, widget in
      ZoomInput.of(widget)?.send(.pinchEnded)
    }
    connect(gesture, "begin", begin, widget)
    connect(gesture, "scale-changed", change, widget)
    connect(gesture, "end", end, widget)
    connect(gesture, "cancel", end, widget)
    gtk_widget_add_controller(widget, gesture)
  }

  /// The middle between the fingers of a gesture; nil if it isn't known.
  private static func middle(of gesture: OpaquePointer?) -> Point? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0 ? Point(x: x, y: y) : nil
  }

  /// Adds the keys.
  private static func addKeys(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = gtk_event_controller_key_new() else { return }
    let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, value, _, modifiers, widget in
      guard let key = Zoom.Key(keyval: value, modifiers: modifiers) else { return 0 }
      return ZoomInput.of(widget)?.send(.key(key)) == true ? 1 : 0
    }
    connect(controller, "key-pressed", pressed, widget)
    gtk_widget_add_controller(widget, controller)
  }

  /// Adds the controller that knows where the pointer is: a wheel's events don't.
  private static func addPointer(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = gtk_event_controller_motion_new() else { return }
    let move: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, x, y, widget in
      ZoomInput.of(widget)?.pointer = Point(x: x, y: y)
    }
    let leave: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, widget in
      ZoomInput.of(widget)?.pointer = nil
    }
    connect(controller, "enter", move, widget)
    connect(controller, "motion", move, widget)
    connect(controller, "leave", leave, widget)
    gtk_widget_add_controller(widget, controller)
  }

  /// Adds wheels and trackpads.
  private static func addWheel(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
      return
    }
    let scroll: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
      controller, dx, dy, widget in
      let isPrecise = InputControllers.isPrecise(controller)
      let factor = isPrecise ? 1 : InputControllers.pointsPerNotch
      let movement = Point(x: dx * factor, y: dy * factor)
      guard let zoom = ZoomInput.of(widget) else { return 0 }
      let modifiers = gtk_event_controller_get_current_event_state(controller)
      guard modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0 else {
        return zoom.scroll(movement, isPrecise: isPrecise) ? 1 : 0
      }
      zoom.send(.magnify(delta: movement.y, at: zoom.pointer ?? zoom.middle))
      return 1
    }
    let begin: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, widget in
      ZoomInput.of(widget)?.fingers = .resting
    }
    connect(controller, "scroll", scroll, widget)
    connect(controller, "scroll-begin", begin, widget)
    gtk_widget_add_controller(widget, controller)
  }
}

extension ZoomController {
  /// Begins a press: only what is zoomed can be dragged.
  fileprivate func press(_ gesture: OpaquePointer?) {
    dragStart = nil
    tracker = (VelocityTracker(), VelocityTracker())
    if !isZoomed { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
  }

  /// Moves a press by a distance since it began: the child follows if it can, and otherwise the press is for
  /// the pages around.
  fileprivate func drag(by movement: Point, _ gesture: OpaquePointer?) {
    if dragStart == nil {
      let (x, y) = (Int32(movement.x.magnitude.rounded(.up)), Int32(movement.y.magnitude.rounded(.up)))
      guard gtk_drag_check_threshold(widget, 0, 0, x, y) != 0 else { return }
      guard canFollow(movement), send(.dragBegan) else {
        return _ = gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      }
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      dragStart = movement
    }
    guard let start = dragStart else { return }
    let now = clock.now
    tracker.x.add(position: movement.x, at: now)
    tracker.y.add(position: movement.y, at: now)
    send(.dragChanged(by: Point(x: movement.x - start.x, y: movement.y - start.y)))
  }

  /// Ends a press.
  fileprivate func release(isCancelled: Bool = false) {
    guard dragStart != nil else { return }
    dragStart = nil
    let now = clock.now
    let velocity = Point(x: tracker.x.velocity(at: now), y: tracker.y.velocity(at: now))
    send(.dragEnded(velocity: isCancelled ? .zero : velocity))
  }

  /// Begins a pinch around a point, or around the middle; returns whether it was handled.
  func beginPinch(at place: Point?) -> Bool {
    dragStart = nil
    return send(.pinchBegan(at: place ?? middle))
  }

  /// Pinches by a factor around a point, or around the middle.
  func pinch(by factor: Double, at place: Point?) {
    send(.pinchChanged(by: factor, at: place ?? middle))
  }

  /// The middle of the widget.
  fileprivate var middle: Point {
    Point(x: Double(gtk_widget_get_width(widget)) / 2, y: Double(gtk_widget_get_height(widget)) / 2)
  }

  /// Scrolls what is zoomed; returns false if the scroll is for the pages around. The first movement of
  /// fingers on a trackpad decides for all.
  fileprivate func scroll(_ movement: Point, isPrecise: Bool) -> Bool {
    guard isPrecise, fingers != nil, movement != .zero else { return send(.scroll(movement)) }
    if case .resting = fingers {
      fingers = canFollow(Point(x: -movement.x, y: -movement.y)) ? .ours : .left
    }
    guard case .ours = fingers else { return false }
    send(.scroll(movement))
    return true
  }
}

extension Zoom.Key {
  /// Converts a GDK key symbol, including those of the number pad; nil for other keys, and with Control, Alt
  /// or Super.
  init?(keyval: guint, modifiers: GdkModifierType) {
    guard !modifiers.areOfShortcuts else { return nil }
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add: self = .zoomIn
    case GDK_KEY_minus, GDK_KEY_KP_Subtract: self = .zoomOut
    case GDK_KEY_0, GDK_KEY_KP_0: self = .reset
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    default: return nil
    }
  }
}
#endif

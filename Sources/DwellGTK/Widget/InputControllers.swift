#if GTK
import CDwellGTK
import Dwell

/// Sends the user's input on a widget to its component.
@MainActor
enum InputControllers {
  /// How far a wheel notch scrolls, in points: as in browsers on Linux, 53 pixels.
  static let pointsPerNotch = 53.0

  /// Disables GtkRange's own controllers, which would move a slider that we don't draw.
  static func disableRangeControllers(of widget: UnsafeMutablePointer<GtkWidget>) {
    disableControllers(of: widget) { _ in true }
  }

  /// Disables the key controller of pages whose keys are those of the pages inside them.
  static func disableKeys(of widget: UnsafeMutablePointer<GtkWidget>) {
    disableControllers(of: widget) { dwell_is_a($0, gtk_event_controller_key_get_type()) != 0 }
  }

  /// Disables those controllers of a widget that meet a condition.
  private static func disableControllers(
    of widget: UnsafeMutablePointer<GtkWidget>, where condition: (gpointer) -> Bool
  ) {
    guard let list = gtk_widget_observe_controllers(widget) else { return }
    for index in 0..<g_list_model_get_n_items(list) {
      guard let controller = g_list_model_get_item(list, index) else { continue }
      if condition(controller) {
        gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_NONE)
      }
      g_object_unref(controller)
    }
    g_object_unref(UnsafeMutableRawPointer(list))
  }

  /// Adds the controllers of pointer, keys and wheel.
  /// - Parameter capturing: whether the widget sees presses before the widgets inside it. It claims a press
  ///   only once it has become a drag.
  static func add(to widget: UnsafeMutablePointer<GtkWidget>, capturing: Bool) {
    addPress(to: widget, capturing: capturing)
    addHover(to: widget)
    addKeys(to: widget)
    addWheel(to: widget)
  }

  /// Sends an event to the widget's component and returns whether it was handled.
  @discardableResult
  private static func send(_ event: Event, to widget: gpointer?) -> Bool {
    WidgetController.of(widget)?.send(event).isHandled ?? false
  }

  /// Adds the gesture for presses and drags: by a mouse, a pen, or the first finger on a touch screen.
  private static func addPress(to widget: UnsafeMutablePointer<GtkWidget>, capturing: Bool) {
    guard let gesture = gtk_gesture_drag_new() else { return }
    if capturing { gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE) }
    let begin: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { gesture, x, y, widget in
      InputControllers.beginPress(gesture, Point(x: x, y: y), of: widget)
    }
    let update: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = {
      gesture, dx, dy, widget in
      guard let point = InputControllers.location(of: gesture, dx, dy) else { return }
      InputControllers.movePress(gesture, point, of: widget)
    }
    let end: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { gesture, dx, dy, widget in
      guard let point = InputControllers.location(of: gesture, dx, dy) else { return }
      InputControllers.endPress(gesture, point, of: widget)
    }
    // A claimed gesture emits `cancel` and then `drag-end`, which the component ignores.
    let cancel: @convention(c) (OpaquePointer?, gpointer?, gpointer?) -> Void = { _, _, widget in
      _ = InputControllers.send(.cancel, to: widget)
    }
    connect(gesture, "drag-begin", unsafeBitCast(begin, to: GCallback.self), widget)
    connect(gesture, "drag-update", unsafeBitCast(update, to: GCallback.self), widget)
    connect(gesture, "drag-end", unsafeBitCast(end, to: GCallback.self), widget)
    connect(gesture, "cancel", unsafeBitCast(cancel, to: GCallback.self), widget)
    gtk_widget_add_controller(widget, gesture)
    addFingerGuard(for: gesture, to: widget)
  }

  /// Adds the controller that keeps other fingers away from a press that a gesture has claimed: they would
  /// cancel it. It is added after the gesture, because GTK begins with the controller added last.
  static func addFingerGuard(
    for gesture: OpaquePointer, to widget: UnsafeMutablePointer<GtkWidget>
  ) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let event: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, gesture in
      dwell_is_other_finger(event, gesture.map { OpaquePointer($0) })
    }
    _ = dwell_connect(
      UnsafeMutableRawPointer(controller), "event", unsafeBitCast(event, to: GCallback.self),
      UnsafeMutableRawPointer(gesture))
    gtk_widget_add_controller(widget, controller)
  }

  /// Begins a press, unless it is on a button of the host, on an interactive component inside, or on a drag
  /// source. A press that a widget or gesture of the app handles can become a drag, but isn't a click on the
  /// component. A first finger on a widget for two fingers belongs to the component only once it drags,
  /// because a second one may follow.
  private static func beginPress(_ gesture: OpaquePointer?, _ point: Point, of widget: gpointer?) {
    guard let controller = WidgetController.of(widget) else { return }
    controller.isPressClaimed = false
    controller.heldMove = nil
    var awaitsFingers = false
    if let host = controller.host {
      let isTouch = isTouch(gesture)
      for current in targets(of: point, in: controller.widget) {
        // Its double clicks and pinches aren't clicks on pages, unless they are on the indicator above it.
        if let zoom = ZoomController.of(current) {
          guard !isOnIndicator(point, controller) else { continue }
          awaitsFingers = true
          if zoom.isZoomed { controller.isPressClaimed = true }
          continue
        }
        // Of nested pages the innermost that can follow a drag takes it.
        if host.isButton(current) || WidgetType.isComponent(current) && !isPages(current)
          || !isTouch && dwell_has_gesture(current, gesture, dwell_is_drag_source) != 0
        {
          gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
          return
        }
        if dwell_takes_clicks(current) != 0 || handlesPresses(current, besides: gesture) {
          controller.isPressClaimed = true
        }
        if isTouch, dwell_has_gesture(current, gesture, dwell_handles_fingers) != 0 { awaitsFingers = true }
      }
      if handlesPresses(controller.widget, besides: gesture) { controller.isPressClaimed = true }
      if dwell_has_gesture(controller.widget, gesture, dwell_handles_fingers) != 0 { awaitsFingers = true }
    }
    if controller.send(.press(point)).isHandled, !controller.isPressClaimed, !awaitsFingers {
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  /// Whether a point is on the indicator of a carousel.
  private static func isOnIndicator(_ point: Point, _ controller: WidgetController) -> Bool {
    (controller.component as? ComponentBox<Carousel>)?.component.indicatorRect.contains(point) == true
  }

  /// Moves a press. A widget or gesture of the app that handles it, too, sees each movement first and may
  /// claim the press: so the component gets a movement with the next one, with its own time.
  private static func movePress(_ gesture: OpaquePointer?, _ point: Point, of widget: gpointer?) {
    guard let controller = WidgetController.of(widget) else { return }
    if isTaken(gesture, of: widget) {
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      controller.send(.cancel)
    } else if isSwipeOfDragSource(gesture, controller) {
      move(gesture, to: point, at: controller.now, controller)
      claimSwipe(gesture, at: point, controller)
    } else if !controller.isPressClaimed || sendHeldMove(gesture, to: controller) {
      move(gesture, to: point, at: controller.now, controller)
    } else {
      controller.heldMove = (point, controller.now)
    }
  }

  /// Whether a gesture's press is a finger's; replaced in tests, since XTest sends none.
  static var isTouch: @MainActor (_ gesture: OpaquePointer?) -> Bool = { dwell_is_touch($0) != 0 }

  /// Whether a finger presses a drag source, which a mouse would drag: a finger swipes the pages.
  private static func isSwipeOfDragSource(_ gesture: OpaquePointer?, _ controller: WidgetController) -> Bool {
    guard isTouch(gesture), let point = location(of: gesture, 0, 0) else { return false }
    return targets(of: point, in: controller.widget).contains {
      dwell_has_gesture($0, gesture, dwell_is_drag_source) != 0
    }
  }

  /// Claims a swipe before the drag source would, which may be before the pages follow.
  private static func claimSwipe(_ gesture: OpaquePointer?, at point: Point, _ controller: WidgetController) {
    guard let start = location(of: gesture, 0, 0) else { return }
    let (dx, dy) = (abs(point.x - start.x), abs(point.y - start.y))
    guard controller.component.isVertical ? dy > dx : dx > dy,
      gtk_drag_check_threshold(controller.widget, 0, 0, Int32(dx.rounded(.up)), Int32(dy.rounded(.up))) != 0
    else { return }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Sends the component a movement. Returns whether the press now drags its pages; then it is claimed.
  @discardableResult
  private static func move(
    _ gesture: OpaquePointer?, to point: Point, at time: Double, _ controller: WidgetController
  )
    -> Bool
  {
    guard controller.send(.move(point), at: time).isHandled else { return false }
    if !controller.isDragging, let start = location(of: gesture, 0, 0),
      leaves(Point(x: point.x - start.x, y: point.y - start.y), controller)
    {
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      controller.send(.cancel, at: time)
      return false
    }
    controller.isDragging = true
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    controller.isPressClaimed = false
    return true
  }

  /// Ends a press. One that a widget or gesture of the app handles isn't a click on the component.
  private static func endPress(_ gesture: OpaquePointer?, _ point: Point, of widget: gpointer?) {
    guard let controller = WidgetController.of(widget) else { return }
    if !isTaken(gesture, of: widget) { _ = sendHeldMove(gesture, to: controller) }
    controller.isDragging = false
    controller.send(controller.isPressClaimed ? .cancel : .release(point))
  }

  /// Sends the component the held movement. Returns whether the press is now a drag of its pages.
  private static func sendHeldMove(_ gesture: OpaquePointer?, to controller: WidgetController) -> Bool {
    guard let (point, time) = controller.heldMove else { return false }
    controller.heldMove = nil
    return move(gesture, to: point, at: time, controller)
  }

  /// Whether a widget has a gesture for presses other than ours.
  private static func handlesPresses(
    _ widget: UnsafeMutablePointer<GtkWidget>, besides gesture: OpaquePointer?
  ) -> Bool {
    dwell_has_gesture(widget, gesture, dwell_handles_presses) != 0
  }

  /// Whether a widget contains pages of ours.
  private static func isPages(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    dwell_is_a(widget, WidgetType.container) != 0 && WidgetController.of(widget) != nil
  }

  /// Whether pages can't follow a drag, or fingers on a trackpad, that pages around them can follow.
  private static func leaves(_ movement: Point, _ controller: WidgetController) -> Bool {
    guard controller.host != nil, !controller.component.canFollow(movement, at: controller.now) else {
      return false
    }
    let around = sequence(first: controller.widget) { gtk_widget_get_parent($0) }.dropFirst()
    return around.contains { widget in
      guard isPages(widget), let outer = WidgetController.of(widget) else { return false }
      return outer.component.canFollow(movement, at: outer.now)
    }
  }

  /// Whether a widget inside has claimed the press since it began: a dragged slider, selected text, dragging
  /// pages. GTK doesn't deny such a press to gestures in the capture phase.
  private static func isTaken(_ gesture: OpaquePointer?, of widget: gpointer?) -> Bool {
    guard let controller = WidgetController.of(widget), controller.host != nil, controller.isPressClaimed,
      let point = location(of: gesture, 0, 0)
    else { return false }
    return targets(of: point, in: controller.widget).contains {
      // Pages claim a press before they drag.
      isPages($0)
        ? WidgetController.of($0)?.isDragging == true : dwell_has_gesture($0, gesture, dwell_has_claimed) != 0
    }
  }

  /// Whether a widget inside another one keeps a press that begins on it for drags of its own: text, and with
  /// a mouse a drag source.
  static func keepsPress(_ gesture: OpaquePointer?, in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let point = location(of: gesture, 0, 0) else { return false }
    return targets(of: point, in: widget).contains {
      dwell_edits_text($0) != 0
        || !isTouch(gesture) && dwell_has_gesture($0, gesture, dwell_is_drag_source) != 0
    }
  }

  /// Whether a widget inside another one has claimed a press, other than pages.
  static func isClaimed(_ gesture: OpaquePointer?, in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let point = location(of: gesture, 0, 0) else { return false }
    return targets(of: point, in: widget).contains {
      !isPages($0) && dwell_has_gesture($0, gesture, dwell_has_claimed) != 0
    }
  }

  /// Returns the widgets inside a widget at a point, from the innermost one outwards.
  private static func targets(
    of point: Point, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var widgets: [UnsafeMutablePointer<GtkWidget>] = []
    var target = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = target, current != widget {
      widgets.append(current)
      target = gtk_widget_get_parent(current)
    }
    return widgets
  }

  /// Returns the location of a drag.
  private static func location(of gesture: OpaquePointer?, _ dx: Double, _ dy: Double) -> Point? {
    var x = 0.0
    var y = 0.0
    guard gtk_gesture_drag_get_start_point(gesture, &x, &y) != 0 else { return nil }
    return Point(x: x + dx, y: y + dy)
  }

  /// Adds the controller that tracks a hovering pointer.
  private static func addHover(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = gtk_event_controller_motion_new() else { return }
    let enter: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, x, y, widget in
      InputControllers.send(.hover(Point(x: x, y: y)), to: widget)
    }
    let motion: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, x, y, widget in
      _ = InputControllers.send(.hover(Point(x: x, y: y)), to: widget)
    }
    let leave: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, widget in
      InputControllers.send(.leave, to: widget)
    }
    connect(controller, "enter", unsafeBitCast(enter, to: GCallback.self), widget)
    connect(controller, "motion", unsafeBitCast(motion, to: GCallback.self), widget)
    connect(controller, "leave", unsafeBitCast(leave, to: GCallback.self), widget)
    gtk_widget_add_controller(widget, controller)
  }

  /// Adds the key controller.
  private static func addKeys(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = gtk_event_controller_key_new() else { return }
    let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, value, _, modifiers, widget in
      if let key = Zoom.Key(keyval: value, modifiers: modifiers),
        WidgetController.of(widget)?.currentZoom?.send(.key(key)) == true
      {
        return 1
      }
      guard let key = Key(keyval: value, modifiers: modifiers), let controller = WidgetController.of(widget),
        controller.targets?.leaves(key) != true, !controller.isUnbounded || key != .home && key != .end
      else { return 0 }
      let isHandled = controller.send(.key(key)).isHandled
      controller.targets?.followKey()
      return isHandled ? 1 : 0
    }
    connect(controller, "key-pressed", unsafeBitCast(pressed, to: GCallback.self), widget)
    gtk_widget_add_controller(widget, controller)
  }

  /// Whether a controller's scroll is a trackpad's; replaced in tests, since XTest has none.
  static var isPrecise: @MainActor (_ controller: OpaquePointer?) -> Bool = {
    gtk_event_controller_scroll_get_unit($0) == GDK_SCROLL_UNIT_SURFACE
  }

  /// Adds the controller of wheels and trackpads.
  private static func addWheel(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
      return
    }
    let scroll: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
      controller, dx, dy, widget in
      let isPrecise = InputControllers.isPrecise(controller)
      let factor = isPrecise ? 1 : InputControllers.pointsPerNotch
      let movement = Point(x: dx * factor, y: dy * factor)
      if isPrecise, InputControllers.leavesScroll(movement, of: widget) { return 0 }
      return InputControllers.send(.wheel(movement, isPrecise: isPrecise), to: widget) ? 1 : 0
    }
    let begin: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, widget in
      WidgetController.of(widget)?.fingers = .resting
      _ = InputControllers.send(.wheelEnded, to: widget)
    }
    let end: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, widget in
      _ = InputControllers.send(.wheelEnded, to: widget)
    }
    connect(controller, "scroll", unsafeBitCast(scroll, to: GCallback.self), widget)
    // Fingers that touch the trackpad end the momentum of the previous swipe, even before they move.
    connect(controller, "scroll-begin", unsafeBitCast(begin, to: GCallback.self), widget)
    connect(controller, "scroll-end", unsafeBitCast(end, to: GCallback.self), widget)
    gtk_widget_add_controller(widget, controller)
  }

  /// Whether a movement on a trackpad is left to the pages around these. The first one of the fingers decides
  /// for all, and for their momentum.
  private static func leavesScroll(_ movement: Point, of widget: gpointer?) -> Bool {
    guard let controller = WidgetController.of(widget), movement != .zero else { return false }
    switch controller.fingers {
    case .ours: return false
    case .left: return true
    case .resting, nil:
      // Pages follow fingers, and content moves against a scroll.
      let leaves = leaves(Point(x: -movement.x, y: -movement.y), controller)
      if controller.fingers != nil { controller.fingers = leaves ? .left : .ours }
      return leaves
    }
  }

  /// Connects a signal of a controller that the widget owns.
  private static func connect(
    _ controller: OpaquePointer, _ signal: String, _ callback: GCallback?,
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) {
    _ = dwell_connect(UnsafeMutableRawPointer(controller), signal, callback, widget)
  }
}
#endif

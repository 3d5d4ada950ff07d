#if GTK
import CDwellGTK
import Dwell

/// The Swift side of a widget whose child can be zoomed. The widget owns it.
package final class ZoomController: ChildController {
  /// The clock.
  let clock: FrontClock
  /// Called when the scale has changed.
  var scaleDidChange: (Double) -> Void = { _ in }
  /// Where the pointer is; nil if it is elsewhere.
  var pointer: Point?
  /// The fingers on a trackpad; nil on devices that don't report a touch.
  var fingers: TrackpadFingers?
  /// The drag's movement, to the right and downwards.
  var tracker = (x: VelocityTracker(), y: VelocityTracker())
  /// Where the current drag was when the child began to follow it; nil while it follows none.
  var dragStart: Point?
  /// Whether the child is, or is on its way to be, at another scale than 1.
  private(set) var isZoomed = false
  /// The zoom.
  private var zoom: Zoom
  /// The settings that the app has asked for.
  private(set) var configuration = Zoom.Configuration()
  /// Where the child is drawn.
  private var shown = ZoomTransform.identity
  /// The latest time sent to the zoom, in seconds.
  private var latest = -Double.infinity
  /// The widget's size, in points.
  private var size = Size.zero
  /// The pages around that are paused.
  private var paused: [WidgetController] = []
  /// The callback of the frame clock; 0 without one.
  private var ticks: guint = 0
  /// Whether the widget is being allocated.
  private var isAllocating = false
  /// The call that follows an allocation; nil without one.
  private var deferred: WakeUp?

  /// Creates the controller of a widget, which owns it.
  init(_ widget: UnsafeMutablePointer<GtkWidget>, clock: FrontClock) {
    self.clock = clock
    zoom = Zoom(at: clock.now)
    super.init(widget)
    gtk_widget_set_focusable(widget, 1)
    ZoomInput.add(to: widget)
  }

  override func end() {
    guard !isClosed else { return }
    super.end()
    scaleDidChange = { _ in }
    deferred?.cancel()
    deferred = nil
    stopFrames()
    setZoomed(false)
  }

  /// The scale that is drawn.
  package var scale: Double { shown.scale }

  override func childDidChange() {
    // The widget takes the focus in place of its child.
    dwell_accessible_set_labelled_by(widget, child)
    send(.reset(animated: false))
  }

  /// Changes the settings.
  package func configure(_ change: (inout Zoom.Configuration) -> Void) {
    let old = configuration
    change(&configuration)
    zoom.configure(configuration, at: clock.now)
    // The numbers that are used.
    configuration = zoom.configuration
    let object = widget.cast(to: GObject.self)
    if configuration.maximumScale != old.maximumScale { g_object_notify(object, "max-scale") }
    if configuration.doubleTapScale != old.doubleTapScale { g_object_notify(object, "double-tap-scale") }
    show(at: clock.now)
  }

  /// Sends the zoom an event, now; returns whether it was handled.
  @discardableResult
  package func send(_ event: Zoom.Event) -> Bool {
    guard !isClosed else { return false }
    if let settings = gtk_widget_get_settings(widget),
      DesktopSetting.reducesMotion(settings) != configuration.reduceMotion
    {
      configure { $0.reduceMotion.toggle() }
    }
    latest = max(latest, clock.now)
    let isHandled = zoom.handle(event, at: latest)
    show(at: latest)
    return isHandled
  }

  /// Whether the child can follow a movement.
  func canFollow(_ movement: Point) -> Bool { zoom.canFollow(movement, at: clock.now) }

  /// Shows the child where it is at a time, and in the frames of its motion.
  private func show(at time: Double) {
    let transform = zoom.transform(at: time)
    let isScaled = transform.scale != shown.scale
    if transform != shown {
      shown = transform
      if !isAllocating { place() }
      gtk_widget_queue_draw(widget)
    }
    setZoomed(zoom.isZoomed(at: time))
    if zoom.nextChange(after: time) == .everyFrame { awaitFrames() }
    if isScaled { notify() }
  }

  /// Tells observers of another scale; after an allocation, in which an app could release what is laid out.
  private func notify() {
    guard !isAllocating else {
      deferred =
        deferred
        ?? clock.wake(at: clock.now) { [weak self] in
          self?.deferred = nil
          self?.notify()
        }
      return
    }
    g_object_ref(widget)
    g_object_notify(widget.cast(to: GObject.self), "scale")
    scaleDidChange(scale)
    g_object_unref(widget)
  }

  /// Cuts off what is zoomed at the widget's edges, and pauses the pages around.
  private func setZoomed(_ isZoomed: Bool) {
    guard isZoomed != self.isZoomed else { return }
    self.isZoomed = isZoomed
    gtk_widget_set_overflow(widget, isZoomed ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    for pages in paused { pages.removeZoom(self) }
    paused = isZoomed ? pagesAround : []
    for pages in paused { pages.addZoom(self) }
  }

  /// The pages that contain the widget.
  private var pagesAround: [WidgetController] {
    sequence(first: widget) { gtk_widget_get_parent($0) }.dropFirst().compactMap { widget in
      guard dwell_is_a(widget, WidgetType.container) != 0 else { return nil }
      return WidgetController.of(widget)
    }
  }

  /// Shows the frames of a motion.
  private func awaitFrames() {
    guard ticks == 0, gtk_widget_get_mapped(widget) != 0 else { return }
    ticks = gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in
        ZoomController.of(widget)?.tick() == true ? 1 : 0
      }, nil, nil)
  }

  /// Handles a frame of the screen; returns whether another one follows.
  private func tick() -> Bool {
    let time = max(clock.frameTime(of: widget), latest)
    show(at: time)
    if zoom.nextChange(after: time) == .everyFrame { return true }
    ticks = 0
    return false
  }

  /// Stops the frames of a motion.
  private func stopFrames() {
    if ticks != 0 { gtk_widget_remove_tick_callback(widget, ticks) }
    ticks = 0
  }

  /// It will be whole when it comes back.
  override func willUnmap() {
    stopFrames()
    dragStart = nil
    send(.reset(animated: false))
  }

  override func allocate(_ size: Size) {
    self.size = size
    isAllocating = true
    send(.resize(size, content: contentSize))
    place()
    isAllocating = false
  }

  /// The size at scale 1 of a picture that is shown whole; nil for a child that fills the widget.
  private var contentSize: Size? {
    guard let child, dwell_is_a(child, gtk_picture_get_type()) != 0 else { return nil }
    let picture = OpaquePointer(child)
    let fit = gtk_picture_get_content_fit(picture)
    guard fit == GTK_CONTENT_FIT_CONTAIN || fit == GTK_CONTENT_FIT_SCALE_DOWN,
      let paintable = gtk_picture_get_paintable(picture)
    else { return nil }
    let own = Size(
      width: Double(gdk_paintable_get_intrinsic_width(paintable)),
      height: Double(gdk_paintable_get_intrinsic_height(paintable)))
    if fit == GTK_CONTENT_FIT_SCALE_DOWN, own.width <= size.width, own.height <= size.height { return own }
    let ratio = gdk_paintable_get_intrinsic_aspect_ratio(paintable)
    return ratio > 0 ? Zoom.fittedSize(of: Size(width: ratio, height: 1), in: size) : nil
  }

  /// Allocates the child where it is drawn, without a layout of the window.
  private func place() {
    guard let child, size.width > 0, size.height > 0 else { return }
    for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      gtk_widget_measure(child, orientation, -1, nil, nil, nil, nil)
    }
    var transform: OpaquePointer?
    if shown != .identity {
      var middle = Point(x: size.width / 2 + shown.offset.x, y: size.height / 2 + shown.offset.y).graphene
      var corner = Point(x: -size.width / 2, y: -size.height / 2).graphene
      transform = gsk_transform_translate(nil, &middle)
      transform = gsk_transform_scale(transform, Float(shown.scale), Float(shown.scale))
      transform = gsk_transform_translate(transform, &corner)
    }
    gtk_widget_allocate(
      child, WidgetType.pixels(size.width), WidgetType.pixels(size.height), -1, transform)
  }

  /// Draws the child, and a ring around it while the keyboard's focus is seen.
  override func draw(to snapshot: OpaquePointer) {
    super.draw(to: snapshot)
    let seen = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    guard gtk_widget_get_state_flags(widget).rawValue & seen == seen else { return }
    dwell_snapshot_ring(snapshot, Float(size.width), Float(size.height))
  }
}
#endif

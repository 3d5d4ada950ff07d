#if GTK
import CGtk
import Dwell

/// The Swift side of a widget: feeds its component, draws it, and sleeps until it changes. The widget owns it.
@MainActor
final class WidgetPeer {
  /// The widget, which outlives its peer.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The component.
  let component: AnyComponentBox
  /// The clock.
  let clock: FrontClock
  /// What the app decides.
  let behavior: WidgetBehavior
  /// What the app is told.
  var callbacks = WidgetCallbacks()
  /// What only the app can draw.
  var content: PageContent { didSet { renderer = nil } }
  /// The colours that the app chose instead of the style's.
  var theme: Theme? { didSet { forgetStyle() } }
  /// What wakes the widget.
  private(set) lazy var pacer = Pacer(clock: clock) { [weak self] in self?.tick() }
  /// How many times the widget has been drawn.
  private(set) var drawnFrames = 0
  /// What assistive technology is told.
  private(set) lazy var publisher = SemanticsPublisher(widget: widget)

  /// The picture and meaning after the latest event.
  private var frame = Frame()
  /// What was drawn last.
  private var drawn = DisplayList()
  /// The latest time that the component has seen.
  private var latest = -Double.infinity
  /// Draws; nil until it is needed, and after the style has changed.
  private var renderer: DisplayListRenderer?
  /// The size and the device pixels per point that were told last.
  private var allocated = (size: Size.zero, scale: 1.0)
  /// Whether the widget is taken apart.
  private var isClosed = false
  /// Who tells about the window around the widget.
  let surroundings = WindowWatcher()

  /// Gives a new widget its peer and its input. The widget keeps the peer.
  init(
    widget: UnsafeMutablePointer<GtkWidget>, component: AnyComponentBox, clock: FrontClock,
    behavior: WidgetBehavior, content: PageContent
  ) {
    self.widget = widget
    self.component = component
    self.clock = clock
    self.behavior = behavior
    self.content = content
    dwell_widget_cast(widget).pointee.peer = Unmanaged.passRetained(self).toOpaque()
    InputControllers.silenceParent(of: widget)
    InputControllers.add(to: widget)
    publisher.connect()
    send(.pause(.hidden))
    watchSettings()
    updateDirection()
  }

  /// The peer of a widget; nil while the widget is being made.
  static func of(_ widget: UnsafeMutableRawPointer?) -> WidgetPeer? {
    guard let widget, let peer = dwell_widget_cast(widget).pointee.peer else { return nil }
    return Unmanaged<WidgetPeer>.fromOpaque(peer).takeUnretainedValue()
  }

  /// Lets go of the peer of a widget that is no more.
  static func release(from widget: UnsafeMutableRawPointer) {
    guard let peer = dwell_widget_cast(widget).pointee.peer else { return }
    dwell_widget_cast(widget).pointee.peer = nil
    Unmanaged<WidgetPeer>.fromOpaque(peer).release()
  }

  /// Tells nobody anything any more.
  func close() {
    isClosed = true
    callbacks = WidgetCallbacks()
    content = PageContent()
    surroundings.stop()
    pacer.stop(on: widget)
  }

  /// Lets an event happen now, shows what came of it and tells the app.
  @discardableResult
  func send(_ event: Event) -> Outcome { send(event, at: clock.now) }

  /// Lets an event happen at a time, shows what came of it and tells the app.
  private func send(_ event: Event, at time: Double) -> Outcome {
    guard !isClosed else { return Outcome() }
    latest = max(latest, time)
    let outcome = component.handle(event, at: latest)
    component.frame(at: latest, into: &frame)
    if frame.display != drawn { gtk_widget_queue_draw(widget) }
    publisher.publish(frame.semantics, names: behavior.names)
    pace()
    callbacks.tell(outcome)
    return outcome
  }

  /// The component's time has come, or a frame is about to be drawn.
  private func tick() {
    _ = send(.tick, at: max(clock.frameTime(of: widget), clock.now))
  }

  /// Sleeps until the picture changes by a quarter of a device pixel. What is not on the screen needs no pictures.
  private func pace() {
    let step = 1 / (4 * Double(max(gtk_widget_get_scale_factor(widget), 1)))
    let change = component.nextChange(after: latest, step: step)
    let isOnScreen = gtk_widget_get_mapped(widget) != 0
    pacer.wait(for: change == .everyFrame && !isOnScreen ? .still : change, on: widget)
  }

  /// The widget has a size, perhaps the one that it had.
  func resize(to size: Size) {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    guard size != allocated.size || scale != allocated.scale else { return }
    allocated = (size, scale)
    send(.resize(size))
    callbacks.didResize(size, scale)
  }

  /// Draws the component as it is at the time of the screen's frame.
  func draw(to snapshot: OpaquePointer) {
    latest = max(latest, clock.frameTime(of: widget))
    component.frame(at: latest, into: &frame)
    // Commands are copied one by one: lists that share their storage would have to be allocated anew for each frame.
    drawn.removeAll()
    for command in frame.display.commands { drawn.append(command) }
    var renderer =
      self.renderer
      ?? DisplayListRenderer(theme: theme ?? Theme(of: widget), content: content, widget: widget)
    renderer.scale = Double(gtk_widget_get_scale_factor(widget))
    renderer.isSoftware =
      gtk_widget_get_native(widget).map { dwell_is_software(gtk_native_get_renderer($0)) != 0 } ?? true
    self.renderer = renderer
    renderer.draw(drawn, to: snapshot)
    drawnFrames += 1
  }

  /// Colours or fonts have changed.
  func forgetStyle() {
    renderer = nil
    gtk_widget_queue_draw(widget)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell

/// The Swift side of a widget: feeds its component, draws it, and sleeps until it changes. The widget owns
/// it.
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
  /// What wakes the widget.
  private(set) lazy var pacer = Pacer(clock: clock) { [weak self] in self?.tick() }
  /// What draws the widget.
  let painter: WidgetPainter
  /// What assistive technology is told.
  private(set) lazy var publisher = SemanticsPublisher(widget: host?.handle ?? widget)
  /// The app's widgets as pages; nil for a component without any.
  let host: PageHost?
  /// The buttons that pause.
  private var pauseButtons = PauseButtons()
  /// Whether the press that has not ended began on something that takes clicks itself.
  var isPressTaken = false

  /// The picture and meaning after the latest event.
  private var frame = Frame()
  /// The latest time that the component has seen.
  var latest = -Double.infinity
  /// The time until which `frame` is the picture.
  private var frameHoldsUntil = -Double.infinity
  /// The size and the device pixels per point that were told last.
  private(set) var allocated = (size: Size.zero, scale: 1.0)
  /// The widgets of pages that are about to come.
  var incoming: [UnsafeMutablePointer<GtkWidget>] = []
  /// Whether the widget is taken apart.
  private var isClosed = false
  /// Who tells about the window around the widget.
  let surroundings = WindowWatcher()
  /// Whether the window has been the active one: where no window ever is, none is inactive.
  var hasBeenActive = false
  /// Whether sizes are being given, so that nothing need ask for it.
  private var isAllocating = false
  /// How many peers there are, to see that none is left behind.
  private(set) static var count = 0

  /// Gives a new widget its peer and its input. The widget keeps the peer.
  init(
    widget: UnsafeMutablePointer<GtkWidget>, component: AnyComponentBox, clock: FrontClock,
    behavior: WidgetBehavior, content: PageContent, host: PageHost? = nil
  ) {
    self.widget = widget
    self.host = host
    self.component = component
    self.clock = clock
    self.behavior = behavior
    painter = WidgetPainter(content)
    WidgetPeer.count += 1
    dwell_peer(widget).pointee = Unmanaged.passRetained(self).toOpaque()
    if let host {
      dwell_peer(host.handle).pointee = Unmanaged.passUnretained(self).toOpaque()
      painter.content.drawPage = { [weak host] page, _, canvas in host?.draw(page, to: canvas.snapshot) }
      if behavior.showsPauseButton {
        let button = makePauseButton()
        host.addPauseButton(button)
      }
    } else {
      InputControllers.disableRangeControllers(of: widget)
    }
    InputControllers.add(to: widget, capturing: host != nil)
    publisher.connect()
    send(.pause(.hidden))
    watchSettings()
    updateDirection()
  }

  /// The peer of a widget; nil while the widget is being made.
  static func of(_ widget: UnsafeMutableRawPointer?) -> WidgetPeer? {
    guard let widget, let peer = dwell_peer(widget).pointee else { return nil }
    return Unmanaged<WidgetPeer>.fromOpaque(peer).takeUnretainedValue()
  }

  /// Lets go of the peer of a widget that is no more.
  static func release(from widget: UnsafeMutableRawPointer) {
    guard let peer = dwell_peer(widget).pointee else { return }
    dwell_peer(widget).pointee = nil
    Unmanaged<WidgetPeer>.fromOpaque(peer).release()
  }

  isolated deinit { WidgetPeer.count -= 1 }

  /// Tells nobody anything any more.
  func close() {
    isClosed = true
    callbacks = WidgetCallbacks()
    painter.content = PageContent()
    surroundings.stop()
    pacer.stop(on: widget)
    host?.close()
  }

  /// Lets an event happen now, shows what came of it and tells the app.
  @discardableResult
  func send(_ event: Event) -> Outcome { send(event, at: clock.now) }

  /// Applies an event at a time, shows what came of it and tells the app.
  private func send(_ event: Event, at time: Double) -> Outcome {
    change(at: time, by: event) { component.handle(event, at: $0) }
  }

  /// Changes the component at a time, shows what came of it and tells the app.
  /// - Parameters:
  ///   - event: The event that changes it; nil for a new configuration.
  ///   - change: Changes the component at the time that it is given.
  func change(at time: Double, by event: Event? = nil, _ change: (Double) -> Outcome) -> Outcome {
    guard !isClosed else { return Outcome() }
    latest = max(latest, time)
    let pageCount = component.pageCount
    let wasAdvancing = isAdvancing
    let outcome = change(latest)
    followPages(event ?? .setPageCount(component.pageCount), from: pageCount)
    component.frame(at: latest, into: &frame)
    if let host, host.arrange(frame, around: component.currentPage), !isAllocating {
      gtk_widget_queue_allocate(widget)
    }
    if frame.display != painter.drawn { gtk_widget_queue_draw(widget) }
    publisher.publish(frame.semantics, names: behavior.names)
    pauseButtons.show(isAdvancing, names: behavior.names)
    pace()
    if outcome.pageChange?.cause == .person { publisher.announce() }
    callbacks.tell(outcome)
    if isAdvancing != wasAdvancing { callbacks.advanceDidChange() }
    return outcome
  }

  /// Pauses the advance of pages for the person, or lets it go on.
  func togglePause() {
    guard let isRunning = frame.semantics.isRunning else { return }
    send(isRunning ? .pause(.app) : .resume(.app))
  }

  /// Whether pages advance by themselves; nil where they never do.
  var isAdvancing: Bool? { frame.semantics.isRunning }

  /// Where a button that pauses belongs; empty where the component does not say.
  var pauseRect: Rect { frame.semantics.pauseRect ?? .zero }

  /// The size that the component has.
  var size: Size { allocated.size }

  /// A new button that pauses the advance of pages.
  func makePauseButton() -> PauseButton {
    let button = PauseButton(for: self)
    button.show(isAdvancing, names: behavior.names)
    pauseButtons.add(button)
    return button
  }

  /// The component's time has come, or a frame is about to be drawn.
  private func tick() {
    _ = send(.tick, at: max(clock.frameTime(of: widget), clock.now))
  }

  /// Sleeps until the picture changes by a quarter of a device pixel. What is not on the screen needs no
  /// pictures.
  private func pace() {
    let step = 1 / (4 * max(allocated.scale, 1))
    let change = component.nextChange(after: latest, step: step)
    switch change {
    case .still: frameHoldsUntil = .infinity
    case .at(let time): frameHoldsUntil = time
    case .everyFrame: frameHoldsUntil = latest
    }
    let isOnScreen = gtk_widget_get_mapped(widget) != 0
    let isSeen = isOnScreen && !clock.isStanding
    pacer.wait(for: change == .everyFrame && !isSeen ? .still : change, on: widget)
  }

  /// The sizes that the component and its pages ask for.
  func sizeRequest() -> SizeRequest {
    var request = component.sizeRequest()
    guard let pages = host?.sizeRequest() else { return request }
    request.grow(to: pages)
    return request
  }

  /// The widget has a size, perhaps the one that it had.
  func allocate(_ size: Size) {
    isAllocating = true
    let scale = Double(gtk_widget_get_scale_factor(widget))
    let isNews = size != allocated.size || scale != allocated.scale
    if isNews {
      allocated = (size, scale)
      send(.resize(size))
    }
    host?.allocate { component.size(ofPage: $0) }
    isAllocating = false
    if isNews { callbacks.didResize(size, scale) }
  }

  /// Draws the component as it is at the time of the screen's frame. With widgets as pages that is as it was
  /// when they were given their places.
  func draw(to snapshot: OpaquePointer) {
    let time = clock.frameTime(of: widget)
    if host == nil, time > latest, time > frameHoldsUntil {
      latest = time
      component.frame(at: latest, into: &frame)
    }
    painter.draw(frame.display, of: widget, to: snapshot)
    host?.drawAbove(to: snapshot)
  }

  /// What only the app can draw looks different.
  func redraw() {
    painter.forgetPictures()
    gtk_widget_queue_draw(widget)
  }

  /// Colours or fonts have changed.
  func forgetStyle() {
    painter.forgetStyle()
    gtk_widget_queue_draw(widget)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell

/// The Swift side of a widget: sends its component input, draws it, and wakes it for changes. The widget owns
/// it.
@MainActor
package final class WidgetController {
  /// The widget, which outlives its controller.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The component.
  let component: AnyComponentBox
  /// The clock.
  let clock: FrontClock
  /// The widget's options.
  var behavior: WidgetBehavior
  /// The app's callbacks.
  var callbacks = WidgetCallbacks() {
    didSet { hasCallbacks = true }
  }
  /// Whether the app has set callbacks.
  private var hasCallbacks = false
  /// The diagnostics from before the app set callbacks: those of the widget's creation.
  private var unreported = Diagnostics()
  /// The scheduler of wake-ups.
  private(set) lazy var scheduler = FrameScheduler(clock: clock) { [weak self] in self?.tick() }
  /// The widget's painter.
  let painter: WidgetPainter
  /// The publisher of the component's semantics.
  private(set) lazy var publisher = SemanticsPublisher(
    widget: host?.handle ?? widget, in: host == nil ? nil : widget)
  /// The app's widgets as pages; nil for a component without them.
  let host: PageHost?
  /// The widget's GObject properties; nil for a component of the app's.
  private(set) var properties: AnyObjectProperties?
  /// The pause buttons.
  var pauseButtons = PauseButtons()
  /// The indicators that are buttons or tabs; nil where the row is a slider.
  var targets: MarkTargets?
  /// Whether a row's widget has the role of a group around buttons or tabs, and whether the role follows when
  /// it has left a window.
  var rowRole = (isGroup: false, followsRoot: false)
  /// Whether the current press began on a widget that handles clicks itself.
  var isPressClaimed = false
  /// Whether a press drags the pages.
  var isDragging = false
  /// The fingers on a trackpad; nil on devices that don't report a touch.
  var fingers: TrackpadFingers?
  /// The latest movement of such a press that waits to be sent, with its time.
  var heldMove: (point: Point, time: Double)?

  /// The frame after the latest event.
  private var frame = Frame()
  /// The latest time sent to the component, in seconds.
  var latest = -Double.infinity
  /// Whether the latest event waits for the screen's next frame to be shown.
  private var hasUnshownChange = false
  /// Whether pages advance automatically, as last reported to the app; nil if they can't.
  private var knownAdvancing: Bool?
  /// The time until which `frame` is valid, in seconds.
  private var frameValidUntil = -Double.infinity
  /// The size, in points, and the scale reported last.
  private(set) var allocated = (size: Size.zero, scale: 1.0)
  /// The widgets of pages that are being inserted.
  var incoming: [UnsafeMutablePointer<GtkWidget>] = []
  /// The stages of a widget's disposal.
  private enum Life {
    /// It hasn't been disposed of.
    case alive
    /// It is being disposed of: only the end of the last page's visit is reported.
    case ending
    /// It has been disposed of.
    case over
  }

  /// The stage of the widget's disposal.
  private var life = Life.alive
  /// The watcher of the widget's window.
  let windowWatcher = WindowWatcher()
  /// Whether the window has ever been active; until then it doesn't count as inactive.
  var hasBeenActive = false
  /// The environment that the component was last configured for.
  var knownEnvironment = Environment()
  /// The style's colours that the component was last configured with.
  var adoptedTints: StyleTints?
  /// Whether the app asks for reduced motion, whatever the user's settings.
  var appReducesMotion = false
  /// The events of GTK's own changes that wait to be sent, with their times.
  var posted: [(event: Event, time: Double)] = []
  /// The call that sends them; nil if there are none.
  var postedCall: WakeUp?
  /// What the pages are bound to; nil for pages that the app inserts itself.
  var binding: PageBinding?
  /// The pages elsewhere that the component, a row of indicators, shows; nil if it has its own.
  var link: AnyCarouselLink?
  /// The rows elsewhere that show the component's pages.
  var links = CarouselLinks()
  /// The viewer of stories of which the pages are a part; nil for others.
  weak var stories: StoriesController?
  /// What is zoomed in the pages.
  var zoomed = ZoomedPages()
  /// Whether the time waits for pages around these to show them.
  var isWaiting = false { didSet { if isWaiting != oldValue { waitingDidChange() } } }
  /// The recording of the component's pages; nil unless the app asks for it.
  var recording: WidgetRecording?
  /// Whether an allocation is in progress, so that none needs to be queued.
  private(set) var isAllocating = false
  /// Whether the pages in view were allocated by a layout, and no other one is queued for them.
  private var isLaidOut = false
  /// When pages last moved since the last layout; infinite if they haven't.
  private var lastMove = Double.infinity
  /// The longest time between two frames of a motion, in seconds.
  static let motionPause = 0.1
  /// Whether the component's cross size is that of its pages.
  var fitsPages: Bool
  /// The cross size that was requested from GTK, in pixels, for a component that fits its pages.
  var requestedFit: Int32 = 0
  /// The number of controllers, for tests of leaks.
  private(set) static var count = 0

  /// Creates the controller of a widget, which owns it, and the input controllers, with widgets as pages if
  /// there is a source of them.
  init(
    widget: UnsafeMutablePointer<GtkWidget>, component: AnyComponentBox, clock: FrontClock,
    behavior: WidgetBehavior, content: PageContent, pages source: PageSource?, type: AnyObjectType?
  ) {
    self.widget = widget
    host = source.map { PageHost(in: widget, $0) }
    gtk_widget_set_focusable(host?.handle ?? widget, behavior.isFocusable ? 1 : 0)
    if host != nil { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }
    self.component = component
    fitsPages = component.fitsPages
    self.clock = clock
    self.behavior = behavior
    painter = WidgetPainter(content)
    WidgetController.count += 1
    dwell_controller(widget).pointee = Unmanaged.passRetained(self).toOpaque()
    if let host {
      dwell_controller(host.handle).pointee = Unmanaged.passUnretained(self).toOpaque()
      painter.content.placesPages = true
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
    // GTK only redraws a window on a screen of another scale.
    Signal.connect(widget, property: "scale-factor") { gtk_widget_queue_allocate(widget) }
    updateDirection()
    updateRole()
    properties = type?.makeProperties(of: self)
    if case .widgets = source { adoptProperties() }
  }

  /// Returns the controller of a widget; nil during the widget's creation.
  static func of(_ widget: UnsafeMutableRawPointer?) -> WidgetController? {
    guard let widget, let controller = dwell_controller(widget).pointee else { return nil }
    return Unmanaged<WidgetController>.fromOpaque(controller).takeUnretainedValue()
  }

  /// Releases the controller of a finalized widget.
  static func release(from widget: UnsafeMutableRawPointer) {
    guard let controller = dwell_controller(widget).pointee else { return }
    dwell_controller(widget).pointee = nil
    Unmanaged<WidgetController>.fromOpaque(controller).release()
  }

  isolated deinit { WidgetController.count -= 1 }

  /// Stops all callbacks and wake-ups.
  func close() {
    guard life == .alive else { return }
    life = .ending
    link?.end(isRowAlive: false)
    while let link = links.first { link.end() }
    binding = nil
    let pageVisitDidEnd = callbacks.pageVisitDidEnd
    callbacks = WidgetCallbacks()
    callbacks.pageVisitDidEnd = pageVisitDidEnd
    sendPosted()
    callbacks = WidgetCallbacks()
    life = .over
    painter.content = PageContent()
    ContrastPreference.stop(self)
    windowWatcher.stop()
    scheduler.stop()
    targets?.end()
    targets = nil
    host?.close()
  }

  /// Sends the component an event, now, and reports the outcome to the app.
  @discardableResult
  package func send(_ event: Event) -> Outcome {
    if event.mayResize { gtk_widget_queue_resize(widget) }
    return send(event, at: clock.now)
  }

  /// Sends the component an event at a time, and reports the outcome to the app.
  @discardableResult
  func send(_ event: Event, at time: Double) -> Outcome {
    change(at: time, by: event) { component.handle(event, at: $0) }
  }

  /// Changes the component at a time, and reports the outcome to the app.
  /// - Parameters:
  ///   - event: the event that changes it; nil for a configuration.
  ///   - change: changes the component at the given time.
  func change(at time: Double, by event: Event? = nil, _ change: (Double) -> Outcome) -> Outcome {
    sendPosted()
    return apply(event, at: time, change)
  }

  /// Changes the component at a time, before any posted event, and reports the outcome to the app. The
  /// parameters are those of `change`.
  func apply(_ event: Event?, at time: Double, _ change: (Double) -> Outcome) -> Outcome {
    guard life != .over else { return Outcome() }
    latest = max(latest, time)
    let mayConfigure = event?.mayConfigure != false
    let pageCount = mayConfigure ? component.pageCount : 0
    var outcome = change(latest)
    let visits = recording?.note(event, at: latest) ?? []
    if mayConfigure {
      fitsPages = component.fitsPages
      updateRole()
      updatePages(after: event ?? .setPageCount(component.pageCount), from: pageCount)
    }
    let cause = outcome.pageChange?.cause
    if cause == .app, waitsForFrame(after: event) {
      hasUnshownChange = true
      scheduler.wait(for: .everyFrame, on: widget)
    } else {
      show(after: cause)
    }
    // A screen reader speaks the tab to which the focus moves.
    if cause == .person, targets?.isFocusedTab != true { publisher.announce() }
    outcome.diagnostics.formUnion(unreported.union(host?.takeDiagnostics() ?? []))
    unreported = hasCallbacks ? [] : outcome.diagnostics
    // The pages elsewhere ask themselves.
    if link != nil { outcome.advanceRequest = nil }
    if hasCallbacks { callbacks.report(outcome) }
    for visit in visits { callbacks.pageVisitDidEnd(visit) }
    if frame.semantics.isRunning != knownAdvancing {
      knownAdvancing = frame.semantics.isRunning
      callbacks.advanceDidChange()
    }
    if life == .alive {
      properties?.didChange(by: outcome, after: event)
      link?.rowDidChange(by: outcome, after: event)
      for link in links.all { link.show(after: event) }
      if mayConfigure || outcome.pageChange != nil { binding?.follow(after: event) }
      followZooms(after: outcome)
    }
    callbacks.didChange()
    if life == .alive, stories?.follow(outcome, after: event, of: self) == true { outcome.isHandled = true }
    return outcome
  }

  /// Whether an event is shown only with the screen's next frame: a turn by the app, so that several turns
  /// within a frame are laid out once, and the call doesn't do the frame's work.
  private func waitsForFrame(after event: Event?) -> Bool {
    guard case .select = event, !isAllocating, !fitsPages, !clock.isStanding
    else { return false }
    return gtk_widget_get_mapped(widget) != 0
  }

  /// Shows the component at the latest time: its pages, indicator, buttons and semantics.
  /// - Parameter cause: the cause of a page change that led to it; nil for none.
  private func show(after cause: PageChangeCause?) {
    let cause = cause ?? (hasUnshownChange ? .app : nil)
    hasUnshownChange = false
    updateFrame()
    let next = component.nextChange(after: latest, step: step)
    if let host {
      let hasMovedButtons = host.showButtons(of: frame, for: self)
      let rearrangement = host.arrange(frame, around: component.currentPage)
      if !isAllocating { layOut(host, hasMovedButtons ? .changed : rearrangement, until: next) }
      updateFit()
    }
    // While pages move, dots that have moved by less than a pixel wait for the pages' next frame.
    let pixel = host != nil && isMotion(until: next) ? 2 * step * 0.999 : 0
    if painter.differs(frame.display, by: pixel) { gtk_widget_queue_draw(widget) }
    showTargets(of: frame.semantics)
    publisher.publish(frame.semantics, after: cause, title: title, names: behavior.names)
    pauseButtons.show(frame.semantics.isRunning, names: behavior.names)
    pace(until: fitsPages ? component.nextChange(after: latest, step: step) : next)
  }

  /// The time on the clock, but no earlier than the latest event.
  var now: Double { max(clock.now, latest) }

  /// The component's semantics as of the latest event.
  var semantics: Semantics {
    showChange()
    return frame.semantics
  }

  /// Shows the change that waits for the screen's next frame.
  func showChange() { if hasUnshownChange { show(after: nil) } }

  /// The component's size.
  var size: Size { allocated.size }

  /// Fills the frame with the component's at the latest time, its pages on whole device pixels.
  private func updateFrame() {
    component.frame(at: latest, into: &frame)
    frame.alignPages(scale: allocated.scale) { component.size(ofPage: $0) }
  }

  /// Handles a wake-up.
  private func tick() {
    _ = send(.tick, at: max(clock.frameTime(of: widget), clock.now))
  }

  /// The least movement worth a frame, in points: half a device pixel.
  private var step: Double { 1 / (2 * max(allocated.scale, 1)) }

  /// Lays out the pages after a change. Pages that move are allocated directly, because on X11 each layout of
  /// a window costs about twenty round trips to the server. A layout follows when they have come to rest, in
  /// which GTK also looks which page is now under the pointer.
  /// - Parameter next: when the frame changes next.
  private func layOut(_ host: PageHost, _ rearrangement: PageHost.Rearrangement, until next: NextChange) {
    switch rearrangement {
    case .moved where isMotion(until: next) && isLaidOut:
      host.allocatePages { component.size(ofPage: $0) }
      lastMove = latest
    case .none where lastMove == .infinity: break
    case .none where isMotion(until: next) && latest - lastMove <= WidgetController.motionPause: break
    case .none, .moved, .changed:
      isLaidOut = false
      lastMove = .infinity
      gtk_widget_queue_allocate(widget)
    }
  }

  /// Schedules the wake-up for the next change; none for a widget that is off the screen.
  private func pace(until change: NextChange) {
    switch change {
    case .still: frameValidUntil = .infinity
    case .at(let time): frameValidUntil = time
    case .everyFrame: frameValidUntil = latest
    }
    let isOnScreen = gtk_widget_get_mapped(widget) != 0
    let isSeen = isOnScreen && !clock.isStanding
    scheduler.wait(for: change == .everyFrame && !isSeen ? .still : change, on: widget)
  }

  /// Called when the widget is allocated, even if its size hasn't changed.
  func allocate(_ size: Size) {
    isAllocating = true
    let scale = Double(gtk_widget_get_scale_factor(widget))
    let isNews = size != allocated.size || scale != allocated.scale
    if isNews {
      allocated = (size, scale)
      sendScale()
      send(.resize(size))
    } else {
      updateFit()
    }
    host?.allocate { component.size(ofPage: $0) }
    targets?.allocate()
    isAllocating = false
    (isLaidOut, lastMove) = (true, .infinity)
    if isNews { callbacks.didResize(size, scale) }
  }

  /// Sends the component the scale of its pixels, before its size. Pages that are widgets are whole points
  /// long, like all widgets.
  func sendScale() { _ = component.handle(.setDisplayScale(host == nil ? allocated.scale : 1), at: latest) }

  /// Draws the component at the time of the screen's frame. With widgets as pages, draws it as of their
  /// allocation.
  func draw(to snapshot: OpaquePointer) {
    let time = clock.frameTime(of: widget)
    if host == nil, time > latest, time > frameValidUntil {
      latest = time
      updateFrame()
    }
    painter.draw(frame.display, of: widget, to: snapshot)
    if let ring = focusedElement(in: frame.semantics)?.focusRing(within: Rect(size)) {
      painter.draw(ring: ring, to: snapshot)
    }
    host?.drawAbove(to: snapshot)
  }
}
#endif

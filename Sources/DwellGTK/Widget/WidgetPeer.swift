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
  private(set) lazy var publisher = SemanticsPublisher(widget: host?.handle ?? widget)
  /// The app's widgets as pages; nil for a component without any.
  let host: PageHost?
  /// The buttons that pause, which live as long as their widgets.
  private var pauseButtons: [WeakPauseButton] = []
  /// Whether the press that has not ended began on something that takes clicks itself.
  var isPressTaken = false

  /// The picture and meaning after the latest event.
  private var frame = Frame()
  /// What was drawn last.
  private(set) var drawn = DisplayList()
  /// The latest time that the component has seen.
  private var latest = -Double.infinity
  /// The time until which `frame` is the picture.
  private var frameHoldsUntil = -Double.infinity
  /// Draws; nil until it is needed, and after the style has changed.
  private var renderer: DisplayListRenderer? { didSet { if renderer == nil { nodes.forget() } } }
  /// What was drawn last.
  private let nodes = NodeCache()
  /// The size and the device pixels per point that were told last.
  private var allocated = (size: Size.zero, scale: 1.0)
  /// The widgets of pages that are about to come.
  private var incoming: [UnsafeMutablePointer<GtkWidget>] = []
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
    self.content = content
    WidgetPeer.count += 1
    dwell_peer(widget).pointee = Unmanaged.passRetained(self).toOpaque()
    if let host {
      dwell_peer(host.handle).pointee = Unmanaged.passUnretained(self).toOpaque()
      self.content.drawPage = { [weak host] page, _, canvas in host?.draw(page, to: canvas.snapshot) }
      if behavior.showsPauseButton {
        let button = makePauseButton()
        host.addPauseButton(button)
      }
    } else {
      InputControllers.silenceParent(of: widget)
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
    content = PageContent()
    surroundings.stop()
    pacer.stop(on: widget)
    host?.close()
  }

  /// Lets an event happen now, shows what came of it and tells the app.
  @discardableResult
  func send(_ event: Event) -> Outcome { send(event, at: clock.now) }

  /// Lets an event happen at a time, shows what came of it and tells the app.
  private func send(_ event: Event, at time: Double) -> Outcome {
    guard !isClosed else { return Outcome() }
    latest = max(latest, time)
    let pageCount = component.pageCount
    let wasAdvancing = isAdvancing
    let outcome = component.handle(event, at: latest)
    follow(event, from: pageCount)
    component.frame(at: latest, into: &frame)
    if let host, host.arrange(frame, around: component.currentPage), !isAllocating {
      gtk_widget_queue_allocate(widget)
    }
    if frame.display != drawn { gtk_widget_queue_draw(widget) }
    publisher.publish(frame.semantics, names: behavior.names)
    showPauseButtons()
    pace()
    if outcome.pageChange?.cause == .person { publisher.announce() }
    callbacks.tell(outcome)
    if isAdvancing != wasAdvancing { callbacks.advanceDidChange() }
    return outcome
  }

  /// Lets the widgets of pages follow an event that may have moved pages.
  private func follow(_ event: Event, from pageCount: Int) {
    guard let host else { return }
    switch event {
    case .edit(let edit) where edit.isValid(forCount: pageCount):
      host.follow(edit, inserting: incoming)
    case .setPageCount: host.trim(to: component.pageCount)
    default: break
    }
    incoming = []
  }

  /// Lets pages come with their widgets.
  func insert(_ widgets: [UnsafeMutablePointer<GtkWidget>], at page: Int) {
    incoming = widgets
    send(.edit(.insert(at: page, count: widgets.count)))
    gtk_widget_queue_resize(widget)
  }

  /// Follows a component that took the place of the one that was shown, on a clock that may have been put back.
  func follow(replacing component: () -> Void) {
    component()
    latest = clock.now
    if allocated.size != .zero { send(.resize(allocated.size)) }
    host?.trim(to: self.component.pageCount)
    didReplaceComponent()
    gtk_widget_queue_resize(widget)
  }

  /// Pauses the advance of pages for the person, or lets it go on.
  func togglePause() {
    guard let isRunning = frame.semantics.isRunning else { return }
    send(isRunning ? .pause(.app) : .resume(.app))
  }

  /// Whether pages advance by themselves; nil where they never do.
  var isAdvancing: Bool? { frame.semantics.isRunning }

  /// Where a button that pauses belongs; empty where the component does not say.
  var pauseRect: Rect { frame.semantics.elements.first { $0.role == .playPause }?.rect ?? .zero }

  /// The size that the component has.
  var size: Size { allocated.size }

  /// A new button that pauses the advance of pages.
  func makePauseButton() -> PauseButton {
    let button = PauseButton(for: self)
    pauseButtons.removeAll { $0.button == nil }
    pauseButtons.append(WeakPauseButton(button: button))
    button.show(frame.semantics.isRunning, names: behavior.names)
    return button
  }

  /// Shows on every button whether pages advance by themselves.
  private func showPauseButtons() {
    guard !pauseButtons.isEmpty else { return }
    let isRunning = frame.semantics.isRunning
    for entry in pauseButtons { entry.button?.show(isRunning, names: behavior.names) }
  }

  /// The component's time has come, or a frame is about to be drawn.
  private func tick() {
    _ = send(.tick, at: max(clock.frameTime(of: widget), clock.now))
  }

  /// Sleeps until the picture changes by a quarter of a device pixel. What is not on the screen needs no pictures.
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
    request.minimum.width = max(request.minimum.width, pages.minimum.width)
    request.minimum.height = max(request.minimum.height, pages.minimum.height)
    request.natural.width = max(request.natural.width, pages.natural.width)
    request.natural.height = max(request.natural.height, pages.natural.height)
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

  /// Draws the component as it is at the time of the screen's frame. With widgets as pages that is as it was when they
  /// were given their places.
  func draw(to snapshot: OpaquePointer) {
    let time = clock.frameTime(of: widget)
    if host == nil, time > latest, time > frameHoldsUntil {
      latest = time
      component.frame(at: latest, into: &frame)
    }
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
    nodes.draw(drawn, with: renderer, to: snapshot)
    host?.drawAbove(to: snapshot)
    drawnFrames += 1
  }

  /// What only the app can draw looks different.
  func redraw() {
    nodes.forget()
    gtk_widget_queue_draw(widget)
  }

  /// Colours or fonts have changed.
  func forgetStyle() {
    renderer = nil
    gtk_widget_queue_draw(widget)
  }

  /// A button that may be gone.
  private struct WeakPauseButton {
    /// The button.
    weak var button: PauseButton?
  }
}
#endif

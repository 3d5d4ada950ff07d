#if GTK
import CGtk
import Dwell

/// A GTK widget that shows a component: draws it, feeds it with what a person does, tells assistive technology what it
/// means, and sleeps while nothing changes.
///
/// Keep this object, or only put ``widget`` somewhere: as long as either is there, both are.
@MainActor
public final class ComponentWidget<Content: Component> {
  /// The widget, to be put into a container.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The component in its box.
  private let box: ComponentBox<Content>
  /// The Swift side of the widget.
  let peer: WidgetPeer

  /// A widget for a component; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - component: the component, on the time of `clock`.
  ///   - behavior: what the app decides once and for all.
  ///   - content: what only the app can draw.
  ///   - clock: where time comes from.
  ///   - request: the sizes that the component asks for.
  public convenience init?(
    _ component: Content, behavior: WidgetBehavior = WidgetBehavior(), content: PageContent = PageContent(),
    clock: FrontClock = SystemClock.shared, request: @escaping @MainActor (Content) -> SizeRequest
  ) {
    self.init(ComponentBox(component, request: request), nil, behavior, content, clock)
  }

  /// A widget for a component in its box, with widgets as pages if there is a source of them.
  init?(
    _ box: ComponentBox<Content>, _ source: PageSource?, _ behavior: WidgetBehavior, _ content: PageContent,
    _ clock: FrontClock
  ) {
    guard gtk_is_initialized() != 0, let display = gdk_display_get_default() else { return nil }
    guard
      let widget = dwell_widget_new(
        source == nil ? WidgetType.leaf : WidgetType.container,
        source == nil ? SemanticsPublisher.role(behavior.role) : GTK_ACCESSIBLE_ROLE_GROUP,
        behavior.cssName ?? "dwell")
    else { return nil }
    WidgetStyle.install(on: display)
    g_object_ref_sink(widget)
    self.widget = widget
    self.box = box
    let host = source.map { PageHost(in: widget, $0) }
    gtk_widget_set_focusable(host?.handle ?? widget, behavior.isFocusable ? 1 : 0)
    if host != nil { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }
    peer = WidgetPeer(
      widget: widget, component: box, clock: clock, behavior: behavior, content: content, host: host)
  }

  isolated deinit { g_object_unref(widget) }

  /// The component as it is.
  public var component: Content { box.component }
  /// How many times the widget has been drawn.
  public var drawnFrames: Int { peer.drawnFrames }
  /// How many times a timer or the screen's frame clock has woken the widget.
  public var wakeUps: Int { peer.pacer.wakeUps }
  /// Whether neither a timer nor the frame clock will wake the widget.
  public var isAsleep: Bool { peer.pacer.isAsleep }

  /// Whether pages advance by themselves, as far as the app and the person's pause button are concerned; false where
  /// they never do.
  public var isAdvancing: Bool { peer.isAdvancing == true }
  /// Where a button that pauses belongs, in the widget's points; empty where the component leaves that to the app.
  var pauseRect: Rect { peer.pauseRect }
  /// The size that the component has, in points.
  var size: Size { peer.size }

  /// What the app is told.
  public var callbacks: WidgetCallbacks {
    get { peer.callbacks }
    set { peer.callbacks = newValue }
  }

  /// The colours behind the inks; nil for those of the widget's style.
  public var theme: Theme? {
    get { peer.theme }
    set { peer.theme = newValue }
  }

  /// Lets an event happen now.
  @discardableResult
  public func send(_ event: Event) -> Outcome {
    let outcome = peer.send(event)
    if event.mayResize { gtk_widget_queue_resize(widget) }
    return outcome
  }

  /// A new button (GtkButton) that pauses the advance of pages and starts it again, to be put wherever the app likes. It
  /// is seen while there is something to pause. A widget that holds pages has one already.
  public func makePauseButton() -> UnsafeMutablePointer<GtkWidget> { peer.makePauseButton().widget }

  /// Shows another component in the place of this one, as it is at the clock's time. The widgets of pages stay.
  func replace(_ component: Content) { peer.follow { box.component = component } }

  /// Draws the widget again, because its content looks different.
  public func redraw() { peer.redraw() }
}

extension Event {
  /// Whether a component may ask for another size after the event.
  fileprivate var mayResize: Bool {
    switch self {
    case .setPageCount, .edit, .setDirection: true
    default: false
    }
  }
}
#endif

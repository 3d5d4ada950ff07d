#if GTK
import CDwellGTK
import Dwell

/// A GTK widget that shows a component: draws it, feeds it with what a person does, tells assistive
/// technology what it means, and sleeps while nothing changes.
///
/// Keep this object, or only put ``widget`` somewhere: as long as either is there, both are.
@MainActor
public final class ComponentWidget<Content: Component> {
  /// The widget, to be put into a container: what shows the component, or a box of it and a button that
  /// pauses.
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

  /// A widget for a component, with a button at its end that pauses it unless `behavior` says no.
  package convenience init?(
    _ component: Content, behavior: WidgetBehavior, content: PageContent = PageContent(), clock: FrontClock,
    pausesAlong direction: Direction, request: @escaping @MainActor (Content) -> SizeRequest
  ) {
    self.init(
      ComponentBox(component, request: request), nil, behavior, content, clock, pausesAlong: direction)
  }

  /// A widget for a component in its box, with widgets as pages if there is a source of them.
  /// - Parameter direction: the direction of a component without widgets as pages that has a button that
  ///   pauses at its end, unless the app says no (``WidgetBehavior/showsPauseButton``); nil for a component
  ///   without.
  init?(
    _ box: ComponentBox<Content>, _ source: PageSource?, _ behavior: WidgetBehavior, _ content: PageContent,
    _ clock: FrontClock, pausesAlong direction: Direction? = nil
  ) {
    guard gtk_is_initialized() != 0, let display = gdk_display_get_default() else { return nil }
    guard
      let widget = dwell_widget_new(
        source == nil ? WidgetType.leaf : WidgetType.container,
        source == nil ? SemanticsPublisher.role(behavior.role) : GTK_ACCESSIBLE_ROLE_GROUP,
        behavior.cssName ?? "dwell")
    else { return nil }
    WidgetStyle.install(on: display)
    let row = behavior.showsPauseButton ? direction.map { Self.makeRow(of: widget, along: $0) } : nil
    self.widget = row ?? widget
    g_object_ref_sink(self.widget)
    self.box = box
    let host = source.map { PageHost(in: widget, $0) }
    gtk_widget_set_focusable(host?.handle ?? widget, behavior.isFocusable ? 1 : 0)
    if host != nil { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }
    peer = WidgetPeer(
      widget: widget, component: box, clock: clock, behavior: behavior, content: content, host: host)
    if let row {
      let button = makePauseButton()
      gtk_widget_add_css_class(button, "flat")
      gtk_widget_remove_css_class(button, "osd")
      gtk_box_append(row.cast(to: GtkBox.self), button)
    }
  }

  /// A box that gives all its room to a component's widget, but for what is behind it.
  private static func makeRow(
    of widget: UnsafeMutablePointer<GtkWidget>, along direction: Direction
  ) -> UnsafeMutablePointer<GtkWidget> {
    let isVertical = direction.axis == .vertical
    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 4)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    // The wish to be large is the component's within the row, and the app's for the row.
    gtk_widget_set_hexpand(row, 0)
    gtk_widget_set_vexpand(row, 0)
    gtk_box_append(row.cast(to: GtkBox.self), widget)
    // GTK hands a direction to nobody within; the row goes before its child does.
    Signal.connect(row, detailed: "direction-changed") {
      gtk_widget_set_direction(widget, gtk_widget_get_direction(row))
    }
    return row
  }

  isolated deinit { g_object_unref(widget) }

  /// The component as it is.
  public var component: Content { box.component }
  /// How many times the widget has been drawn.
  package var drawnFrames: Int { peer.painter.drawnFrames }
  /// How many times a timer or the screen's frame clock has woken the widget.
  package var wakeUps: Int { peer.pacer.wakeUps }
  /// Whether neither a timer nor the frame clock will wake the widget.
  package var isAsleep: Bool { peer.pacer.isAsleep }

  /// Whether pages advance by themselves, as far as the app and the person's pause button are concerned;
  /// false where they never do.
  public var isAdvancing: Bool { peer.isAdvancing == true }
  /// Where a button that pauses belongs, in the widget's points; empty where the component leaves that to the
  /// app.
  package var pauseRect: Rect { peer.pauseRect }
  /// The size that the component has, in points.
  package var size: Size { peer.size }

  /// The part that takes the keyboard focus, where pages are widgets; nil elsewhere.
  package var handle: UnsafeMutablePointer<GtkWidget>? { peer.host?.handle }

  /// What the app is told.
  public var callbacks: WidgetCallbacks {
    get { peer.callbacks }
    set { peer.callbacks = newValue }
  }

  /// The colours behind the inks; nil for those of the widget's style.
  public var theme: Theme? {
    get { peer.painter.theme }
    set {
      peer.painter.theme = newValue
      peer.redraw()
    }
  }

  /// Lets an event happen now.
  @discardableResult
  public func send(_ event: Event) -> Outcome {
    let outcome = peer.send(event)
    if event.mayResize { gtk_widget_queue_resize(peer.widget) }
    if case .setDirection = event { followDirection() }
    return outcome
  }

  /// Changes what the component is like, in place: its page, the progress of its time, pauses and motions go
  /// on. A number of pages that grows leaves the new pages empty until they have widgets.
  @discardableResult
  public func configure(_ configuration: Content.Configuration) -> Outcome {
    let outcome = peer.change(at: peer.clock.now) { box.component.configure(configuration, at: $0) }
    gtk_widget_queue_resize(peer.widget)
    followDirection()
    return outcome
  }

  /// Lays a pause button beside the component along the component's axis.
  private func followDirection() {
    guard widget != peer.widget, let component = component as? any PagedComponent else { return }
    gtk_orientable_set_orientation(
      OpaquePointer(widget),
      component.direction.axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
  }

  /// A new button (GtkButton) that pauses the advance of pages and starts it again, to be put wherever the
  /// app likes. It is seen while there is something to pause. Widgets have one already, unless the app said
  /// no.
  public func makePauseButton() -> UnsafeMutablePointer<GtkWidget> { peer.makePauseButton().widget }

  /// Shows another component in the place of this one, as it is at the clock's time. The widgets of pages
  /// stay.
  package func replace(_ component: Content) { peer.replaceComponent { box.component = component } }

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

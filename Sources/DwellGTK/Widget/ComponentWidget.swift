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
  private let peer: WidgetPeer

  /// A widget for a component; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - component: the component, on the time of `clock`.
  ///   - behavior: what the app decides once and for all.
  ///   - content: what only the app can draw.
  ///   - clock: where time comes from.
  ///   - request: the sizes that the component asks for.
  public init?(
    _ component: Content, behavior: WidgetBehavior = WidgetBehavior(), content: PageContent = PageContent(),
    clock: FrontClock = SystemClock.shared, request: @escaping @MainActor (Content) -> SizeRequest
  ) {
    guard gtk_is_initialized() != 0, let display = gdk_display_get_default(),
      let widget = dwell_widget_new(WidgetType.type, SemanticsPublisher.role(behavior.role))
    else { return nil }
    WidgetStyle.install(on: display)
    g_object_ref_sink(widget)
    self.widget = widget
    gtk_widget_set_focusable(widget, behavior.isFocusable ? 1 : 0)
    box = ComponentBox(component, request: request)
    peer = WidgetPeer(widget: widget, component: box, clock: clock, behavior: behavior, content: content)
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

  /// Draws the widget again, because its content looks different.
  public func redraw() { gtk_widget_queue_draw(widget) }
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

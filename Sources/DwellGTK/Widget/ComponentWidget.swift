#if GTK
import CDwellGTK
import Dwell

/// A GTK widget that shows a component: draws it, sends it the user's input, publishes its semantics to
/// assistive technology, and schedules no updates while nothing changes.
///
/// This object retains ``widget``, which works without it: an app that only adds the widget to a window can
/// release the object. Callbacks that capture it do so weakly (``WidgetCallbacks``).
@MainActor
public final class ComponentWidget<Content: Component> {
  /// The widget to add to a container: the component's own widget, or a box of it and a pause button.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The box that holds the component.
  let box: ComponentBox<Content>
  /// The Swift side of the widget.
  let controller: WidgetController

  /// Creates a widget for a component; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - component: the component, in the time of `clock`.
  ///   - behavior: the widget's options.
  ///   - content: the content that only the app can draw.
  ///   - clock: the source of time.
  ///   - request: returns the component's size request.
  public convenience init?(
    _ component: Content, behavior: WidgetBehavior = WidgetBehavior(), content: PageContent = PageContent(),
    clock: FrontClock = SystemClock.shared, request: @escaping @MainActor (Content) -> SizeRequest
  ) {
    self.init(ComponentBox(component, request: request), nil, behavior, content, clock)
  }

  /// Creates a widget for a component, with a pause button at the end of `direction`, unless it is nil or
  /// `behavior` disables the button.
  package convenience init?(
    _ component: Content, behavior: WidgetBehavior, content: PageContent = PageContent(), clock: FrontClock,
    pausesAlong direction: Direction?, request: @escaping @MainActor (Content) -> SizeRequest
  ) {
    self.init(
      ComponentBox(component, request: request), nil, behavior, content, clock, pausesAlong: direction)
  }

  /// Creates a widget for a boxed component, with widgets as pages if there is a source of them.
  /// - Parameter direction: the direction of a component that gets a pause button at its end, unless
  ///   ``WidgetBehavior/showsPauseButton`` is false; nil for a component with widgets as pages or without a
  ///   button.
  /// - Parameter staysByMarks: whether the button stays beside dots that need less than the space there is:
  ///   both are then in its middle, unless the app aligns them otherwise.
  init?(
    _ box: ComponentBox<Content>, _ source: PageSource?, _ behavior: WidgetBehavior, _ content: PageContent,
    _ clock: FrontClock, pausesAlong direction: Direction? = nil, staysByMarks: Bool = false
  ) {
    guard gtk_is_initialized() != 0, let display = gdk_display_get_default() else { return nil }
    let type = ObjectTypes.type(of: Content.self, hasPages: source != nil)
    guard
      let widget = AnyObjectType.makeWidget(
        type?.type ?? (source == nil ? WidgetType.leaf : WidgetType.container),
        role: source == nil ? SemanticsPublisher.role(behavior.role) : GTK_ACCESSIBLE_ROLE_GROUP,
        cssName: behavior.cssName ?? "dwell")
    else { return nil }
    WidgetStyle.install(on: display)
    let row = behavior.showsPauseButton ? direction.map { Self.makeRow(of: widget, along: $0) } : nil
    self.widget = row ?? widget
    g_object_ref_sink(self.widget)
    if staysByMarks, let row, let direction {
      let align = direction.axis == .vertical ? gtk_widget_set_valign : gtk_widget_set_halign
      align(row, GTK_ALIGN_CENTER)
    }
    // Retained in a box, too, which releases its children when it is disposed of.
    g_object_ref(widget)
    self.box = box
    controller = WidgetController(
      widget: widget, component: box, clock: clock, behavior: behavior, content: content, pages: source,
      type: type)
    if let row {
      let button = makePauseButton()
      gtk_widget_add_css_class(button, "flat")
      gtk_widget_remove_css_class(button, "osd")
      gtk_box_append(row.cast(to: GtkBox.self), button)
    }
  }

  /// The Swift side of a widget that was created by its GObject type (``GObjects``), for example by
  /// GtkBuilder, or by another object of Swift's; nil for any other widget, and for one that shows another
  /// kind of component. A floating widget stays floating.
  public init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard WidgetType.hasController(widget), let controller = WidgetController.of(widget),
      let box = controller.component as? ComponentBox<Content>
    else { return nil }
    (self.widget, self.controller, self.box) = (widget, controller, box)
    g_object_ref(widget)
    g_object_ref(widget)
  }

  /// Returns a box that gives its space to a component's widget, and the rest to widgets added after it.
  private static func makeRow(
    of widget: UnsafeMutablePointer<GtkWidget>, along direction: Direction
  ) -> UnsafeMutablePointer<GtkWidget> {
    let isVertical = direction.axis == .vertical
    let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 4)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    // The component expands within the row; whether the row expands is up to the app.
    gtk_widget_set_hexpand(row, 0)
    gtk_widget_set_vexpand(row, 0)
    gtk_box_append(row.cast(to: GtkBox.self), widget)
    // GTK doesn't pass a widget's direction on to its children. The row is destroyed before its child.
    Signal.connect(row, detailed: "direction-changed") {
      gtk_widget_set_direction(widget, gtk_widget_get_direction(row))
    }
    return row
  }

  isolated deinit {
    g_object_unref(controller.widget)
    g_object_unref(widget)
  }

  /// The component.
  public var component: Content { box.component }
  /// The number of times the widget has been drawn.
  package var drawnFrames: Int { controller.painter.drawnFrames }
  /// The number of times a timer or the frame clock has woken the widget.
  package var wakeUps: Int { controller.scheduler.wakeUps }
  /// Whether no wake-up of the widget is scheduled, neither by a timer nor by the frame clock.
  package var isAsleep: Bool { controller.scheduler.isAsleep }

  /// Whether pages advance automatically, as far as the app and the pause button are concerned; false for
  /// pages that never do.
  public var isAdvancing: Bool { controller.isAdvancing == true }
  /// The place for a pause button, in the widget's coordinates; empty if the component leaves it to the app.
  public var pauseRect: Rect { controller.pauseRect }
  /// The component's size, in points.
  public var size: Size { controller.size }

  /// The opacity of everything but pages, 0...1; 1 by default. Assistive technology is not concerned.
  public var marksOpacity: Double {
    get { controller.painter.marksOpacity }
    set {
      guard newValue != controller.painter.marksOpacity else { return }
      controller.painter.marksOpacity = newValue
      gtk_widget_queue_draw(controller.widget)
    }
  }

  /// The child that takes keyboard focus, where pages are widgets; nil otherwise.
  package var handle: UnsafeMutablePointer<GtkWidget>? { controller.host?.handle }

  /// The app's callbacks.
  public var callbacks: WidgetCallbacks {
    get { controller.callbacks }
    set { controller.callbacks = newValue }
  }

  /// The colours of the color roles; nil to use those of the widget's style.
  public var theme: Theme? {
    get { controller.painter.theme }
    set {
      controller.painter.theme = newValue
      controller.redraw()
    }
  }

  /// Sends an event to the component, now.
  @discardableResult
  public func send(_ event: Event) -> Outcome {
    if case .setReduceMotion(let isReduced) = event { controller.appReducesMotion = isReduced }
    let outcome = controller.send(event)
    if case .setDirection = event { followDirection() }
    return outcome
  }

  /// Changes the component's configuration in place. The page, its progress, pauses and motions in progress
  /// are kept. Reduced motion, the scale of text and, unless it is vertical, the direction stay as the user
  /// asks for. Pages added by a larger page count are empty until they have widgets.
  @discardableResult
  public func configure(_ configuration: Content.Configuration) -> Outcome {
    let outcome = controller.configure(box, configuration)
    followDirection()
    return outcome
  }

  /// Lays a pause button beside the component along the component's axis.
  private func followDirection() {
    guard widget != controller.widget, let component = component as? any PagedComponent else { return }
    let orientation =
      component.direction.axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    guard gtk_orientable_get_orientation(OpaquePointer(widget)) != orientation else { return }
    gtk_orientable_set_orientation(OpaquePointer(widget), orientation)
    let alignment = gtk_widget_get_halign(widget)
    gtk_widget_set_halign(widget, gtk_widget_get_valign(widget))
    gtk_widget_set_valign(widget, alignment)
  }

  /// Creates a button (GtkButton) that pauses and resumes the timer, for the app to place. It is visible
  /// while there is something to pause. Widgets already have one unless ``WidgetBehavior/showsPauseButton``
  /// is false.
  public func makePauseButton() -> UnsafeMutablePointer<GtkWidget> { controller.makePauseButton().widget }

  /// Replaces the component by another one, as it is at the clock's time. The pages' widgets are kept.
  public func replace(_ component: Content) {
    controller.replaceComponent { box.component = component }
    followDirection()
  }

  /// Redraws the widget, because its content has changed.
  public func redraw() { controller.redraw() }
}

extension Event {
  /// Whether the component's size request can change with the event.
  var mayResize: Bool {
    switch self {
    case .setPageCount, .edit, .setDirection: true
    default: false
    }
  }
}
#endif

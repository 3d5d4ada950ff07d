#if GTK
import CDwellGTK
import Dwell

/// The app's widgets as pages of a component, each placed where the display list draws its page. Pages out of
/// view are unmapped: they take no input or focus and aren't drawn.
@MainActor
final class PageHost {
  /// A page's place in the frame.
  struct Place: Equatable {
    /// The page's index.
    var page: Int
    /// The rectangle that its content is scaled to.
    var rect: Rect
    /// Its rotation about the rectangle's centre, clockwise, in degrees.
    var rotation: Double
  }

  /// How a frame's places differ from those before.
  enum Rearrangement {
    /// Unchanged, or only removals.
    case none
    /// Pages have moved or come into view.
    case moved
    /// The handle or the pause button has moved.
    case changed
  }

  /// Whether a widget was refused as a page, and whether that was reported.
  private enum Refusal {
    /// None was refused.
    case none
    /// One was refused; the app doesn't know yet.
    case unreported
    /// It was reported, once and for all.
    case reported
  }

  /// The widget that contains the pages.
  let parent: UnsafeMutablePointer<GtkWidget>
  /// The widget that represents the component's value, retained by the host.
  let handle: UnsafeMutablePointer<GtkWidget>
  /// The pause button; nil if the app provides its own.
  private(set) var pauseButton: PauseButton?
  /// The buttons that turn pages, created when first shown.
  private(set) var turnButtons: [TurnButton] = []
  /// The pages' widgets, by index.
  private(set) var children: PageChildren
  /// Creates missing pages; nil where all pages are given. Set while there are no pages.
  var make: ((Int) -> UnsafeMutablePointer<GtkWidget>?)? {
    didSet {
      madePage = nil
      if children.pages.isEmpty { children = PageChildren(isSparse: make != nil) }
    }
  }
  /// The pages in view, in drawing order.
  private(set) var places: [Place] = []
  /// The widgets in view.
  private var visible: [PageChild] = []
  /// The page whose widget was made last because it is current; nil without one.
  private var madePage: Int?
  /// Whether a widget was refused as a page.
  private var refusal = Refusal.none
  /// Whether a page that has been released had the keyboard focus.
  private var hasLostFocus = false
  /// The handle's rectangle.
  private(set) var handleRect = Rect.zero
  /// The pause button's rectangle.
  private(set) var pauseRect = Rect.zero

  /// Creates a host inside a widget.
  init(in parent: UnsafeMutablePointer<GtkWidget>, _ source: PageSource) {
    self.parent = parent
    handle = dwell_widget_new(WidgetType.handle, SemanticsPublisher.role(.pageControl), "dwell-position")
    switch source {
    case .widgets(let widgets):
      children = PageChildren(isSparse: false)
      for (page, widget) in widgets.enumerated() { adopt(widget, as: page) }
    case .onDemand(let make):
      children = PageChildren(isSparse: true)
      self.make = make
    }
    g_object_ref_sink(handle)
    gtk_widget_set_parent(handle, parent)
    gtk_widget_set_focusable(handle, 1)
    gtk_widget_set_can_target(handle, 0)
    InputControllers.disableRangeControllers(of: handle)
  }

  isolated deinit { g_object_unref(handle) }

  /// Adds the pause button, after the pages in focus order.
  func addPauseButton(_ button: PauseButton) {
    gtk_widget_set_parent(button.widget, parent)
    pauseButton = button
  }

  /// Releases every widget.
  func close() {
    make = nil
    for child in children.widgets { child.leave() }
    children.removeAll()
    visible = []
    places = []
    if let button = pauseButton { gtk_widget_unparent(button.widget) }
    pauseButton = nil
    for button in turnButtons { gtk_widget_unparent(button.widget) }
    turnButtons = []
    if gtk_widget_get_parent(handle) != nil {
      dwell_controller(handle).pointee = nil
      gtk_widget_unparent(handle)
    }
  }

  /// Returns the widget of a page; nil if it has none (yet).
  func child(_ page: Int) -> UnsafeMutablePointer<GtkWidget>? { children[page]?.widget }

  /// The pages whose widgets have an icon.
  var pagesWithIcons: [Int] {
    children.pages.filter { page in child(page).map { PageProperties(of: $0).iconNameInC != nil } ?? false }
  }

  /// Returns the page of a widget; nil if it is none.
  func page(of widget: UnsafeMutablePointer<GtkWidget>) -> Int? {
    children.pages.first { children[$0]?.widget == widget }
  }

  /// Returns why a widget can't be a page; nil if it can.
  func obstacle(to widget: UnsafeMutablePointer<GtkWidget>) -> PageChild.Obstacle? {
    PageChild.obstacle(to: widget, in: parent)
  }

  /// Remembers that a widget was refused as a page.
  func noteRefusal() { if case .none = refusal { refusal = .unreported } }

  /// Returns the diagnostics to report.
  func takeDiagnostics() -> Diagnostics {
    guard case .unreported = refusal else { return [] }
    refusal = .reported
    return .pageHasParent
  }

  /// Applies an insertion, removal or move of pages; inserted pages bring their widgets.
  func apply(_ edit: PageEdit, inserting widgets: [UnsafeMutablePointer<GtkWidget>]) {
    for page in children.leaving(with: edit) { drop(page) }
    children.apply(edit)
    // The indices of the pages in view may have changed.
    places = []
    guard case .insert(let index, _) = edit else { return }
    for (offset, widget) in widgets.enumerated() { adopt(widget, as: index + offset) }
  }

  /// Releases the pages from an index on.
  func trim(to count: Int) {
    for page in children.pages where page >= count { drop(page) }
  }

  /// Arranges the pages as in a frame: creates those that come into view and unmaps those that left.
  func arrange(_ frame: Frame, around currentPage: @autoclosure () -> Int) -> Rearrangement {
    var count = 0
    var hasMoved = false
    var isChanged = false
    // The previous places, once other pages are in view.
    var old: [Place]?
    for case .page(let page, let rect, _, let rotation, _) in frame.display.commands {
      let place = Place(page: page, rect: rect, rotation: rotation)
      if count == places.count || places[count].page != page { old = old ?? places }
      if count == places.count || places[count] != place {
        if old?.contains(place) != true { hasMoved = true }
        if count == places.count { places.append(place) } else { places[count] = place }
      }
      count += 1
    }
    if count < places.count {
      old = old ?? places
      places.removeLast(places.count - count)
    }
    let rect = frame.semantics.adjustable?.rect ?? .zero
    let pauseRect = frame.semantics.pauseRect ?? self.pauseRect
    if rect != handleRect || pauseRect != self.pauseRect {
      handleRect = rect
      self.pauseRect = pauseRect
      isChanged = true
    }
    if old != nil { showPages(around: currentPage()) }
    if let make, !places.isEmpty { makePage(currentPage(), make) }
    if hasLostFocus {
      hasLostFocus = false
      WidgetController.of(parent)?.focusRow()
    }
    return isChanged ? .changed : hasMoved ? .moved : .none
  }

  /// Shows a frame's buttons over what the core draws. Returns whether one has moved.
  func showButtons(of frame: Frame, for controller: WidgetController) -> Bool {
    pauseButton?.isClear = frame.drawsPauseButton
    var isChanged = false
    for role in [SemanticRole.previous, .next] {
      let element = frame.semantics.element(role)
      if element != nil, turnButton(role) == nil {
        turnButtons.append(TurnButton(role, for: controller, in: parent))
      }
      if turnButton(role)?.show(element, names: controller.behavior.names) == true { isChanged = true }
    }
    return isChanged
  }

  /// Returns the button with a role; nil without one.
  private func turnButton(_ role: SemanticRole) -> TurnButton? {
    for button in turnButtons where button.role == role { return button }
    return nil
  }

  /// The buttons that the core draws, with the roles of their elements.
  var clearButtons: [(widget: UnsafeMutablePointer<GtkWidget>, role: SemanticRole)] {
    turnButtons.map { ($0.widget, $0.role) }
      + (pauseButton.flatMap { $0.isClear ? [($0.widget, SemanticRole.playPause)] : nil } ?? [])
  }

  /// Whether a widget is one of the host's buttons.
  func isButton(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    widget == pauseButton?.widget || turnButtons.contains { $0.widget == widget }
  }

  /// Maps the pages in view and unmaps all others.
  private func showPages(around currentPage: Int) {
    if let make {
      for place in places where children[place.page] == nil {
        if let child = make(place.page) { adopt(child, as: place.page) }
      }
      for page in children.pages
      where abs(page - currentPage) > 1 && !places.contains(where: { $0.page == page }) {
        drop(page)
      }
    }
    let inView = places.compactMap { children[$0.page] }
    for child in visible where !inView.contains(where: { $0 === child }) {
      // Otherwise GTK moves the focus to the widget after the component.
      if child.hasFocus { WidgetController.of(parent)?.focusRow() }
      child.setInView(false)
    }
    for child in inView where !visible.contains(where: { $0 === child }) { child.setInView(true) }
    visible = inView
  }

  /// Makes the widget of the current page, whose title is spoken before it comes into view.
  private func makePage(_ page: Int, _ make: (Int) -> UnsafeMutablePointer<GtkWidget>?) {
    guard page != madePage else { return }
    madePage = page
    if children[page] == nil, let child = make(page) { adopt(child, as: page) }
  }

  /// Releases a page's widget.
  private func drop(_ page: Int) {
    guard let child = children[page] else { return }
    children[page] = nil
    visible.removeAll { $0 === child }
    // The pages aren't at their new places yet.
    if child.hasFocus { hasLostFocus = true }
    child.leave()
  }

  /// Adds a widget as a page, if it can be one.
  private func adopt(_ widget: UnsafeMutablePointer<GtkWidget>, as page: Int) {
    // A floating widget is released if it doesn't become a page.
    g_object_ref_sink(widget)
    defer { g_object_unref(widget) }
    guard obstacle(to: widget) == nil else { return noteRefusal() }
    drop(page)
    // Before the handle and the button, so that the focus order is the reading order.
    let sibling = gtk_widget_get_parent(handle) == nil ? nil : handle
    let child = PageChild(widget, in: parent, before: sibling) { [weak self] in self?.didDepart($0) }
    child.setInView(false)
    children[page] = child
  }

  /// Called when the app has removed a page's widget: the page stays, empty.
  private func didDepart(_ child: PageChild) {
    if let page = children.pages.first(where: { children[$0] === child }) { drop(page) }
  }
}

extension Frame {
  /// Whether the core draws the pause button.
  fileprivate var drawsPauseButton: Bool { display.commands.contains { $0.key == .pauseButton } }
}

extension ItemKey {
  /// The disc of the pause button that the core draws.
  fileprivate static let pauseButton = ItemKey(.button, 2)
}
#endif

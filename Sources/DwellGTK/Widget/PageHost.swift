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
  }

  /// The widget that contains the pages.
  let parent: UnsafeMutablePointer<GtkWidget>
  /// The widget that represents the component's value.
  let handle: UnsafeMutablePointer<GtkWidget>
  /// The pause button; nil if the app provides its own.
  private(set) var pauseButton: PauseButton?
  /// The pages' widgets, by index.
  private(set) var children: [Int: UnsafeMutablePointer<GtkWidget>] = [:]
  /// Creates missing pages; nil where all pages are given.
  private var make: ((Int) -> UnsafeMutablePointer<GtkWidget>?)?
  /// The pages in view, in drawing order.
  private(set) var places: [Place] = []
  /// The widgets in view.
  private var visible: [UnsafeMutablePointer<GtkWidget>] = []
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
      for (page, widget) in widgets.enumerated() { adopt(widget, as: page) }
    case .onDemand(let make): self.make = make
    }
    gtk_widget_set_parent(handle, parent)
    gtk_widget_set_focusable(handle, 1)
    gtk_widget_set_can_target(handle, 0)
    InputControllers.disableRangeControllers(of: handle)
  }

  /// Adds the pause button, after the pages in focus order.
  func addPauseButton(_ button: PauseButton) {
    gtk_widget_set_parent(button.widget, parent)
    pauseButton = button
  }

  /// Releases every widget.
  func close() {
    make = nil
    for child in children.values { gtk_widget_unparent(child) }
    children = [:]
    visible = []
    places = []
    if let button = pauseButton { gtk_widget_unparent(button.widget) }
    pauseButton = nil
    if gtk_widget_get_parent(handle) != nil {
      dwell_peer(handle).pointee = nil
      gtk_widget_unparent(handle)
    }
  }

  /// Returns the widget of a page; nil if it has none (yet).
  func child(_ page: Int) -> UnsafeMutablePointer<GtkWidget>? { children[page] }

  /// Applies an insertion, removal or move of pages; inserted pages bring their widgets.
  func apply(_ edit: PageEdit, inserting widgets: [UnsafeMutablePointer<GtkWidget>]) {
    var moved: [Int: UnsafeMutablePointer<GtkWidget>] = [:]
    for page in children.keys where edit.newIndex(of: page) == nil { drop(page) }
    for (page, child) in children { if let page = edit.newIndex(of: page) { moved[page] = child } }
    children = moved
    // The indices of the pages in view may have changed.
    places = []
    guard case .insert(let index, _) = edit else { return }
    for (offset, widget) in widgets.enumerated() { adopt(widget, as: index + offset) }
  }

  /// Releases the pages from an index on.
  func trim(to count: Int) {
    for page in children.keys where page >= count { drop(page) }
  }

  /// Arranges the pages as in a frame: creates those that come into view and unmaps those that left. Returns
  /// whether any place has changed.
  func arrange(_ frame: Frame, around currentPage: Int) -> Bool {
    var count = 0
    var isChanged = false
    for case .page(let page, let rect, _) in frame.display.commands {
      let place = Place(page: page, rect: rect)
      if count < places.count {
        if places[count] != place {
          places[count] = place
          isChanged = true
        }
      } else {
        places.append(place)
        isChanged = true
      }
      count += 1
    }
    if count < places.count {
      places.removeLast(places.count - count)
      isChanged = true
    }
    let rect = frame.semantics.adjustable?.rect ?? .zero
    let pauseRect = frame.semantics.pauseRect ?? self.pauseRect
    if rect != handleRect || pauseRect != self.pauseRect {
      handleRect = rect
      self.pauseRect = pauseRect
      isChanged = true
    }
    if isChanged { showPages(around: currentPage) }
    return isChanged
  }

  /// Maps the pages in view and unmaps all others.
  private func showPages(around currentPage: Int) {
    if let make {
      for place in places where children[place.page] == nil {
        if let child = make(place.page) { adopt(child, as: place.page) }
      }
      for page in children.keys
      where abs(page - currentPage) > 1 && !places.contains(where: { $0.page == page }) {
        drop(page)
      }
    }
    let inView = places.compactMap { children[$0.page] }
    for child in visible where !inView.contains(child) { setInView(child, false) }
    for child in inView where !visible.contains(child) { setInView(child, true) }
    visible = inView
  }

  /// Maps a page, or hides it from view and from screen readers.
  private func setInView(_ child: UnsafeMutablePointer<GtkWidget>, _ isInView: Bool) {
    gtk_widget_set_child_visible(child, isInView ? 1 : 0)
    dwell_accessible_set_hidden(child, isInView ? 0 : 1)
  }

  /// Releases a page's widget.
  private func drop(_ page: Int) {
    guard let child = children.removeValue(forKey: page) else { return }
    visible.removeAll { $0 == child }
    gtk_widget_unparent(child)
  }

  /// Adds a widget as a page.
  private func adopt(_ child: UnsafeMutablePointer<GtkWidget>, as page: Int) {
    drop(page)
    // Before the handle and the button, so that the focus order is the reading order.
    gtk_widget_insert_before(child, parent, gtk_widget_get_parent(handle) == nil ? nil : handle)
    setInView(child, false)
    children[page] = child
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell

/// The app's widgets as pages of a component, each placed where the component's display list puts its page.
/// What is not in view is not mapped: it takes no input, has no focus and costs no drawing.
@MainActor
final class PageHost {
  /// Where a page is drawn.
  struct Place: Equatable {
    /// The page.
    var page: Int
    /// The rectangle that its content is scaled to.
    var rect: Rect
  }

  /// The widget that holds the pages.
  let parent: UnsafeMutablePointer<GtkWidget>
  /// What stands for the component's value.
  let handle: UnsafeMutablePointer<GtkWidget>
  /// The button that pauses; nil if the app has one of its own.
  private(set) var pauseButton: PauseButton?
  /// The pages that there are widgets for.
  private(set) var children: [Int: UnsafeMutablePointer<GtkWidget>] = [:]
  /// Makes missing pages; nil where all are there.
  private var make: ((Int) -> UnsafeMutablePointer<GtkWidget>?)?
  /// The pages in view, in drawing order.
  private(set) var places: [Place] = []
  /// The widgets in view.
  private var visible: [UnsafeMutablePointer<GtkWidget>] = []
  /// Where the handle is.
  private(set) var handleRect = Rect.zero
  /// Where the button that pauses belongs.
  private(set) var pauseRect = Rect.zero

  /// A host within a widget.
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

  /// Adds the button that pauses, after the pages in the order of the focus.
  func addPauseButton(_ button: PauseButton) {
    gtk_widget_set_parent(button.widget, parent)
    pauseButton = button
  }

  /// Lets go of every widget.
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

  /// The widget of a page; nil if there is none (yet).
  func child(_ page: Int) -> UnsafeMutablePointer<GtkWidget>? { children[page] }

  /// Follows pages that came, went or moved; new ones bring their widgets.
  func follow(_ edit: PageEdit, inserting widgets: [UnsafeMutablePointer<GtkWidget>]) {
    var moved: [Int: UnsafeMutablePointer<GtkWidget>] = [:]
    for page in children.keys where edit.newIndex(of: page) == nil { drop(page) }
    for (page, child) in children { if let page = edit.newIndex(of: page) { moved[page] = child } }
    children = moved
    // Whatever was in view may be another page now.
    places = []
    guard case .insert(let index, _) = edit else { return }
    for (offset, widget) in widgets.enumerated() { adopt(widget, as: index + offset) }
  }

  /// Lets go of the pages from a number on.
  func trim(to count: Int) {
    for page in children.keys where page >= count { drop(page) }
  }

  /// Follows a frame: makes what comes into view, and hides what has left. Says whether anything is in
  /// another place.
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

  /// Maps the pages in view and no others.
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

  /// Maps a page, or hides it from eyes and screen readers alike.
  private func setInView(_ child: UnsafeMutablePointer<GtkWidget>, _ isInView: Bool) {
    gtk_widget_set_child_visible(child, isInView ? 1 : 0)
    dwell_accessible_set_hidden(child, isInView ? 0 : 1)
  }

  /// Lets go of a page's widget.
  private func drop(_ page: Int) {
    guard let child = children.removeValue(forKey: page) else { return }
    visible.removeAll { $0 == child }
    gtk_widget_unparent(child)
  }

  /// Takes a widget as a page.
  private func adopt(_ child: UnsafeMutablePointer<GtkWidget>, as page: Int) {
    drop(page)
    // Before the handle and the button, so that the order of the focus is that of reading.
    gtk_widget_insert_before(child, parent, gtk_widget_get_parent(handle) == nil ? nil : handle)
    setInView(child, false)
    children[page] = child
  }
}
#endif

#if GTK
import CGtk
import Dwell

/// The app's widgets as pages of a component, each placed where the component's display list puts its page. What is not
/// in view is not mapped: it takes no input, has no focus and costs no drawing.
@MainActor
final class PageHost {
  /// Where a page is drawn.
  private struct Place: Equatable {
    /// The page.
    var page: Int
    /// The rectangle that its content is scaled to.
    var rect: Rect
  }

  /// The widget that holds the pages.
  private let parent: UnsafeMutablePointer<GtkWidget>
  /// What stands for the component's value.
  let handle: UnsafeMutablePointer<GtkWidget>
  /// The button that pauses; nil if the app has one of its own.
  private(set) var pauseButton: PauseButton?
  /// The pages that there are widgets for.
  private var children: [Int: UnsafeMutablePointer<GtkWidget>] = [:]
  /// Makes missing pages; nil where all are there.
  private var make: ((Int) -> UnsafeMutablePointer<GtkWidget>?)?
  /// The pages in view, in drawing order.
  private var places: [Place] = []
  /// The widgets in view.
  private var visible: [UnsafeMutablePointer<GtkWidget>] = []
  /// Where the handle is.
  private var handleRect = Rect.zero
  /// Where the button that pauses belongs.
  private var pauseRect = Rect.zero

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
    InputControllers.silenceParent(of: handle)
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

  /// Follows a frame: makes what comes into view, and hides what has left. Says whether anything is in another place.
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
    let pauseRect = frame.semantics.elements.first { $0.role == .playPause }?.rect ?? self.pauseRect
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

/// Sizes and drawing of the pages.
extension PageHost {
  /// The largest of the sizes that pages ask for.
  func sizeRequest() -> SizeRequest {
    var request = SizeRequest()
    for child in children.values {
      let (width, height) = (
        measure(child, GTK_ORIENTATION_HORIZONTAL), measure(child, GTK_ORIENTATION_VERTICAL)
      )
      request.minimum.width = max(request.minimum.width, Double(width.minimum))
      request.minimum.height = max(request.minimum.height, Double(height.minimum))
      request.natural.width = max(request.natural.width, Double(width.natural))
      request.natural.height = max(request.natural.height, Double(height.natural))
    }
    return request
  }

  /// Gives every widget in view its size and place.
  func allocate(pageSize: (Int) -> Size) {
    for place in places {
      guard let child = children[place.page] else { continue }
      let content = pageSize(place.page)
      let width = max(WidgetType.pixels(content.width), measure(child, GTK_ORIENTATION_HORIZONTAL).minimum)
      let height = max(WidgetType.pixels(content.height), measure(child, GTK_ORIENTATION_VERTICAL).minimum)
      var origin = graphene_point_t(x: Float(place.rect.x), y: Float(place.rect.y))
      var transform = gsk_transform_translate(nil, &origin)
      if content.width > 0, content.height > 0,
        place.rect.width != content.width || place.rect.height != content.height
      {
        transform = gsk_transform_scale(
          transform, Float(place.rect.width / content.width), Float(place.rect.height / content.height))
      }
      gtk_widget_allocate(child, width, height, -1, transform)
    }
    place(handle, in: handleRect)
    if let button = pauseButton?.widget, gtk_widget_get_visible(button) != 0 { place(button, in: pauseRect) }
  }

  /// Adds a page's widget to a snapshot.
  func draw(_ page: Int, to snapshot: OpaquePointer) {
    if let child = children[page] { gtk_widget_snapshot_child(parent, child, snapshot) }
  }

  /// Adds what lies above the component's picture: the ring of the focus, and the button.
  func drawAbove(to snapshot: OpaquePointer) {
    gtk_widget_snapshot_child(parent, handle, snapshot)
    if let button = pauseButton { gtk_widget_snapshot_child(parent, button.widget, snapshot) }
  }

  /// Places a widget of ours.
  private func place(_ child: UnsafeMutablePointer<GtkWidget>, in rect: Rect) {
    _ = measure(child, GTK_ORIENTATION_HORIZONTAL)
    _ = measure(child, GTK_ORIENTATION_VERTICAL)
    var origin = graphene_point_t(x: Float(rect.x), y: Float(rect.y))
    gtk_widget_allocate(
      child, WidgetType.pixels(rect.width), WidgetType.pixels(rect.height), -1,
      gsk_transform_translate(nil, &origin))
  }

  /// What length a widget asks for.
  private func measure(_ child: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation) -> (
    minimum: Int32, natural: Int32
  ) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(child, orientation, -1, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}
#endif

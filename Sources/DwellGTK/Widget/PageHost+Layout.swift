#if GTK
import CDwellGTK
import Dwell

/// Layout and drawing of the pages.
extension PageHost {
  /// Returns the largest size request of the pages, in each dimension.
  func sizeRequest() -> SizeRequest {
    var request = SizeRequest()
    for child in children.widgets {
      let (width, height) = (
        measure(child.widget, GTK_ORIENTATION_HORIZONTAL), measure(child.widget, GTK_ORIENTATION_VERTICAL)
      )
      request.grow(
        to: SizeRequest(
          minimum: Size(width: Double(width.minimum), height: Double(height.minimum)),
          natural: Size(width: Double(width.natural), height: Double(height.natural))))
    }
    return request
  }

  /// Returns the pages in view, the current one and its neighbours, as far as they have widgets.
  func pages(around current: Int) -> [Int] {
    let near = [current - 1, current, current + 1]
    let inView = places.map(\.page).filter { !near.contains($0) }
    return (near + inView).filter { children[$0] != nil }
  }

  /// Returns the natural cross size of a page, in points, given its length along the pages; nil if it has no
  /// widget.
  /// - Parameter isWide: whether it is the width.
  func crossLength(of page: Int, along length: Double, isWide: Bool) -> Double? {
    guard let child = child(page) else { return nil }
    let (along, across) =
      isWide
      ? (GTK_ORIENTATION_VERTICAL, GTK_ORIENTATION_HORIZONTAL)
      : (GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL)
    let given = max(WidgetType.pixels(length), measure(child, along).minimum)
    return Double(measure(child, across, for: given).natural)
  }

  /// Discards the cross sizes that were reported to the component.
  func forgetCrossLengths() {
    for child in children.widgets { child.crossLength = nil }
  }

  /// Allocates every widget in view.
  func allocate(pageSize: (Int) -> Size) {
    allocatePages(size: pageSize)
    Self.place(handle, in: handleRect)
    for button in turnButtons {
      if let rect = button.rect { Self.place(button.widget, in: rect) }
    }
    if let button = pauseButton?.widget, gtk_widget_get_visible(button) != 0 {
      Self.place(button, in: pauseRect)
    }
  }

  /// Allocates every page in view at its place, without a layout of the window.
  func allocatePages(size pageSize: (Int) -> Size) {
    for place in places {
      guard let child = child(place.page) else { continue }
      let content = pageSize(place.page)
      let width = max(WidgetType.pixels(content.width), measure(child, GTK_ORIENTATION_HORIZONTAL).minimum)
      let height = max(WidgetType.pixels(content.height), measure(child, GTK_ORIENTATION_VERTICAL).minimum)
      var center = place.rect.center.graphene
      var transform = gsk_transform_translate(nil, &center)
      if place.rotation != 0 { transform = gsk_transform_rotate(transform, Float(place.rotation)) }
      var corner = Point(x: -place.rect.width / 2, y: -place.rect.height / 2).graphene
      transform = gsk_transform_translate(transform, &corner)
      if content.width > 0, content.height > 0,
        place.rect.width != content.width || place.rect.height != content.height
      {
        transform = gsk_transform_scale(
          transform, Float(place.rect.width / content.width), Float(place.rect.height / content.height))
      }
      gtk_widget_allocate(child, width, height, -1, transform)
    }
  }

  /// Adds a page's widget to a snapshot.
  func draw(_ page: Int, to snapshot: OpaquePointer) {
    if let child = child(page) { gtk_widget_snapshot_child(parent, child, snapshot) }
  }

  /// Draws what lies above the component: the focus ring and the buttons.
  func drawAbove(to snapshot: OpaquePointer) {
    gtk_widget_snapshot_child(parent, handle, snapshot)
    for button in turnButtons { gtk_widget_snapshot_child(parent, button.widget, snapshot) }
    if let button = pauseButton { gtk_widget_snapshot_child(parent, button.widget, snapshot) }
  }

  /// Allocates a child of a component's widget.
  static func place(_ child: UnsafeMutablePointer<GtkWidget>, in rect: Rect) {
    for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      gtk_widget_measure(child, orientation, -1, nil, nil, nil, nil)
    }
    var origin = graphene_point_t(x: Float(rect.x), y: Float(rect.y))
    gtk_widget_allocate(
      child, WidgetType.pixels(rect.width), WidgetType.pixels(rect.height), -1,
      gsk_transform_translate(nil, &origin))
  }

  /// Measures a widget along an orientation, given its other length; -1 for any.
  private func measure(
    _ child: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for other: Int32 = -1
  ) -> (minimum: Int32, natural: Int32) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(child, orientation, other, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell

/// The size of a widget, also of one that is as high as its pages (`PageLayout.fitsPage`), or as wide, where
/// they follow one another vertically.
extension WidgetController {
  /// Returns the size request of the component and its pages.
  func sizeRequest() -> SizeRequest {
    var request = component.sizeRequest()
    guard let pages = host?.sizeRequest() else { return request }
    request.grow(to: pages)
    return request
  }

  /// Whether the widget's cross size follows from its length along the pages.
  var requestMode: GtkSizeRequestMode {
    guard host != nil, fitsPages else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
    return component.isVertical ? GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  }

  /// Returns the minimum and natural length along an orientation, in pixels, given the other length; below 0
  /// for the one that the widget has.
  func lengthRequest(along orientation: GtkOrientation, for other: Int32) -> (minimum: Int32, natural: Int32)
  {
    let request = sizeRequest()
    let isWide = orientation == GTK_ORIENTATION_HORIZONTAL
    if fitsPages, component.isVertical == isWide, let host {
      let own = isWide ? size.height : size.width
      let natural = isWide ? request.natural.height : request.natural.width
      let along = other >= 0 ? Double(other) : own > 0 ? own : natural
      let least = component.sizeRequest().minimum
      if let fit = component.fit(
        along: along, at: latest, measure: { host.crossLength(of: $0, along: $1, isWide: isWide) })
      {
        let length = WidgetType.pixels(max(fit, isWide ? least.width : least.height))
        return (length, length)
      }
    }
    let least = WidgetType.pixels(isWide ? request.minimum.width : request.minimum.height)
    return (least, max(least, WidgetType.pixels(isWide ? request.natural.width : request.natural.height)))
  }

  /// Reports the cross sizes of the pages in view and beside the current one to the component, and requests
  /// another size from GTK if the component does.
  func updateFit() {
    guard let host, fitsPages, size != .zero else { return }
    let isWide = component.isVertical
    for page in host.pages(around: component.currentPage) {
      guard let child = host.children[page] else { continue }
      let content = component.size(ofPage: page)
      let length = host.crossLength(of: page, along: isWide ? content.height : content.width, isWide: isWide)
      guard let length, length != child.crossLength else { continue }
      child.crossLength = length
      _ = component.handle(.setPageCrossLength(length, page: page), at: latest)
    }
    guard let fit = component.fit(at: latest).map(WidgetType.pixels), fit != requestedFit else { return }
    requestedFit = fit
    if !isAllocating { return gtk_widget_queue_resize(widget) }
    // GTK ignores requests during an allocation.
    guard fit != WidgetType.pixels(isWide ? size.width : size.height) else { return }
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in
        gtk_widget_queue_resize(widget)
        return 0
      }, nil, nil)
  }
}
#endif

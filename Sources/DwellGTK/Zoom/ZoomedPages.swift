#if GTK
import CDwellGTK
import Dwell

/// What is zoomed in the pages of a widget.
struct ZoomedPages {
  /// The zooms.
  fileprivate var zooms: [ZoomController] = []
  /// Whether the pages have begun to turn since one of them was zoomed.
  fileprivate var hasTurned = false

  /// Whether nothing is zoomed.
  var isEmpty: Bool { zooms.isEmpty }
}

extension WidgetController {
  /// Pauses the pages' time while something in a page is zoomed.
  func addZoom(_ zoom: ZoomController) {
    zoomed.zooms.append(zoom)
    postFocus()
  }

  /// Ends that pause.
  func removeZoom(_ zoom: ZoomController) {
    zoomed.zooms.removeAll { $0 === zoom }
    if zoomed.isEmpty { zoomed.hasTurned = false }
    postFocus()
  }

  /// The zoom that is the current page, or fills it, and gets the keys of the pages first; nil without one.
  var currentZoom: ZoomController? {
    let page = host?.child(component.currentPage)
    return ZoomController.of(page) ?? ZoomController.of(CarouselPageController.of(page)?.child)
  }

  /// Shows what was zoomed whole once the pages have turned to another one and come to rest, if it is still
  /// in view. Out of view it is whole at once.
  func followZooms(after outcome: Outcome) {
    guard !zoomed.isEmpty else { return }
    if outcome.pageChange != nil { zoomed.hasTurned = true }
    guard zoomed.hasTurned, isAtRest else { return }
    zoomed.hasTurned = false
    let current = host?.child(component.currentPage)
    for zoom in zoomed.zooms
    where current.map({ zoom.widget == $0 || gtk_widget_is_ancestor(zoom.widget, $0) != 0 }) != true {
      zoom.send(.reset(animated: true))
    }
  }

  /// Whether the pages don't move.
  private var isAtRest: Bool {
    switch component {
    case let box as ComponentBox<Carousel>: box.component.pages.phase(at: latest) == .idle
    case let box as ComponentBox<PageView>: box.component.phase(at: latest) == .idle
    default: true
    }
  }
}
#endif

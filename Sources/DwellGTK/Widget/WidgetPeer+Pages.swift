#if GTK
import CDwellGTK
import Dwell

/// Pages that come, go and move, and a component that takes the place of another.
extension WidgetPeer {
  /// Lets the widgets of pages follow an event that may have moved pages.
  func followPages(_ event: Event, from pageCount: Int) {
    guard let host else { return }
    switch event {
    case .edit(let edit) where edit.isValid(forCount: pageCount):
      host.follow(edit, inserting: incoming)
    case .setPageCount: host.trim(to: component.pageCount)
    default: break
    }
    incoming = []
  }

  /// Lets pages come with their widgets.
  func insert(_ widgets: [UnsafeMutablePointer<GtkWidget>], at page: Int) {
    incoming = widgets
    send(.edit(.insert(at: page, count: widgets.count)))
    gtk_widget_queue_resize(widget)
  }

  /// Puts another component in the place of the one that is shown, on a clock that may have been put back.
  func replaceComponent(_ replace: () -> Void) {
    replace()
    latest = clock.now
    if allocated.size != .zero { send(.resize(allocated.size)) }
    host?.trim(to: component.pageCount)
    didReplaceComponent()
    gtk_widget_queue_resize(widget)
  }
}
#endif

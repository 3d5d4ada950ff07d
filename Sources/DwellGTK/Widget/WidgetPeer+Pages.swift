#if GTK
import CDwellGTK
import Dwell

/// Insertions, removals and moves of pages, and the replacement of a component.
extension WidgetPeer {
  /// Updates the pages' widgets after an event that may have edited pages.
  func updatePages(after event: Event, from pageCount: Int) {
    guard let host else { return }
    switch event {
    case .edit(let edit) where edit.isValid(forCount: pageCount):
      host.apply(edit, inserting: incoming)
    case .setPageCount: host.trim(to: component.pageCount)
    default: break
    }
    incoming = []
  }

  /// Inserts pages with their widgets.
  func insert(_ widgets: [UnsafeMutablePointer<GtkWidget>], at page: Int) {
    incoming = widgets
    send(.edit(.insert(at: page, count: widgets.count)))
    gtk_widget_queue_resize(widget)
  }

  /// Replaces the component by another one. The clock may have been set back.
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

#if GTK
import CDwellGTK
import Dwell

/// Insertions, removals and moves of pages, and the replacement of a component.
extension WidgetController {
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

  /// Inserts a page with its widget, unless the widget can't be a page.
  package func insert(_ child: UnsafeMutablePointer<GtkWidget>, at page: Int) {
    // A floating widget is released if it doesn't become a page.
    g_object_ref_sink(child)
    defer { g_object_unref(child) }
    guard let host, host.obstacle(to: child) == nil else {
      host?.noteRefusal()
      _ = change(at: clock.now) { _ in Outcome() }
      return
    }
    incoming = [child]
    send(.edit(.insert(at: page, count: 1)))
    adoptProperties(ofPage: page)
  }

  /// Replaces the component by another one. The clock may have been set back.
  func replaceComponent(_ replace: () -> Void) {
    replace()
    forgetPosted()
    latest = clock.now
    appReducesMotion = component.reducesMotion
    fitsPages = component.fitsPages
    requestedFit = 0
    host?.forgetCrossLengths()
    if allocated.size != .zero {
      sendScale()
      send(.resize(allocated.size))
    }
    host?.trim(to: component.pageCount)
    didReplaceComponent()
    gtk_widget_queue_resize(widget)
  }

  /// Whether a next change follows so soon that something is in motion.
  func isMotion(until next: NextChange) -> Bool {
    switch next {
    case .everyFrame: true
    case .at(let time): time - latest < WidgetController.motionPause
    case .still: false
    }
  }
}
#endif

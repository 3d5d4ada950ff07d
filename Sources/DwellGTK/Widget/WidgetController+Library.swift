#if GTK
import CDwellGTK
import Dwell

/// A widget of any kind, for callers that know none of Swift's types.
extension WidgetController {
  /// Calls an action with a widget's controller, during which the widget is retained; returns nil for any
  /// other widget.
  @discardableResult
  package static func with<Result>(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ action: (WidgetController) -> Result?
  ) -> Result? {
    guard WidgetType.hasController(widget), let controller = of(widget) else { return nil }
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    return action(controller)
  }

  /// Returns the widget of a page; nil if it has none.
  package func page(at page: Int) -> UnsafeMutablePointer<GtkWidget>? { host?.child(page) }

  /// The actions for widgets beside the component's; nil for one without pages.
  package var pageActions: OpaquePointer? {
    component.paged.map { _ in publisher.actionGroup(of: self).group }
  }

  /// Creates a button that pauses the component's pages; nil for one without time.
  package func newPauseButton() -> UnsafeMutablePointer<GtkWidget>? {
    component.paged is any TimedComponent ? makePauseButton().widget : nil
  }
}
#endif

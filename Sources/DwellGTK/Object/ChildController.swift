#if GTK
import CDwellGTK
import Dwell

/// The Swift side of a widget with one child, which the app sets.
package class ChildController: ObjectController {
  /// The child; nil for none.
  private var page: PageChild?
  /// Whether the widget is being disposed of.
  private(set) final var isClosed = false

  /// The child; nil for none.
  package final var child: UnsafeMutablePointer<GtkWidget>? { page?.widget }

  /// Whether another child can be set.
  package final func accepts(_ child: UnsafeMutablePointer<GtkWidget>) -> Bool {
    PageChild.obstacle(to: child, in: widget) == nil
  }

  /// Sets the child, or removes it.
  package final func setChild(_ child: UnsafeMutablePointer<GtkWidget>?) {
    guard child != page?.widget, !isClosed else { return }
    if let child {
      g_object_ref_sink(child)
      defer { g_object_unref(child) }
      guard accepts(child) else { return }
      page?.leave()
      page = PageChild(child, in: widget, before: nil) { [weak self] in self?.didDepart($0) }
    } else {
      page?.leave()
      page = nil
    }
    childDidChange()
    gtk_widget_queue_resize(widget)
    g_object_notify(widget.cast(to: GObject.self), "child")
  }

  /// Called when the app has removed the child.
  private func didDepart(_ child: PageChild) { if child === page { setChild(nil) } }

  /// Called when there is another child, or none any more.
  func childDidChange() {}

  override var measuredChild: UnsafeMutablePointer<GtkWidget>? { child }
  override var hasRequestMode: Bool { true }
  override func add(_ child: UnsafeMutablePointer<GtkWidget>, type: String?) { setChild(child) }

  override func allocate(_ size: Size) {
    if let child {
      gtk_widget_allocate(child, WidgetType.pixels(size.width), WidgetType.pixels(size.height), -1, nil)
    }
  }

  override func draw(to snapshot: OpaquePointer) {
    if let child { gtk_widget_snapshot_child(widget, child, snapshot) }
  }

  override func end() {
    isClosed = true
    page?.leave()
    page = nil
  }
}

extension ObjectClass.Property {
  /// The property for the child of a ``ChildController``.
  static func child(_ summary: String) -> Self {
    Self("child", summary, .widget) { (controller: ChildController) in
      .object(controller.child?.cast(to: GObject.self))
    } set: { controller, value in
      if case .object(let child) = value { controller.setChild(child?.cast(to: GtkWidget.self)) }
    }
  }
}
#endif

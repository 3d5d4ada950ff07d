#if GTK
import CDwellGTK
import Dwell

/// The Swift side of a widget whose class is an ``ObjectClass``: what the functions of the class do. The
/// widget owns it.
@MainActor
package class ObjectController {
  /// The widget.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The number of controllers, for tests of leaks.
  private(set) static var count = 0

  /// Creates the controller of a widget.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    ObjectController.count += 1
    dwell_controller(widget).pointee = Unmanaged.passRetained(self).toOpaque()
  }

  isolated deinit { ObjectController.count -= 1 }

  /// Returns the controller of a widget; nil for a widget with another one.
  package static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Self? {
    guard let widget, ObjectClass.of(widget) != nil, let controller = dwell_controller(widget).pointee
    else { return nil }
    return Unmanaged<ObjectController>.fromOpaque(controller).takeUnretainedValue() as? Self
  }

  /// Releases the controller of a widget that is being finalized.
  static func release(from object: UnsafeMutablePointer<GObject>) {
    guard let controller = dwell_controller(object).pointee else { return }
    dwell_controller(object).pointee = nil
    Unmanaged<ObjectController>.fromOpaque(controller).release()
  }

  /// The child that is measured in place of the widget; nil for none.
  var measuredChild: UnsafeMutablePointer<GtkWidget>? { nil }
  /// The room at each side of that child, in points.
  var childMargin: Int32 { 0 }
  /// Whether the widget's height depends on its width, or the other way round, as its child's does.
  var hasRequestMode: Bool { false }
  /// Lays out the children.
  func allocate(_ size: Size) {}
  /// Draws the widget.
  func draw(to snapshot: OpaquePointer) {}
  /// Called when the widget comes onto the screen.
  func didMap() {}
  /// Called when the widget leaves the screen.
  func willUnmap() {}
  /// Called when the widget has another text direction.
  func updateDirection() {}
  /// Adds a widget in a file of GtkBuilder's.
  func add(_ child: UnsafeMutablePointer<GtkWidget>, type: String?) {}
  /// Releases everything, because the widget is being disposed of.
  func end() {}
}
#endif

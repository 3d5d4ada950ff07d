#if GTK
import CDwellGTK
import DwellGTKTestSupport
import Dwell
@testable import DwellPlayer
import XCTest

extension GTKTestCase {
  /// Drops files on a window; returns whether they were taken.
  func drop(_ paths: [String], on window: DeckWindow<Carousel>) throws -> Bool {
    let widget = window.window.cast(to: GtkWidget.self)
    let list = try XCTUnwrap(gtk_widget_observe_controllers(widget))
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    for index in 0..<g_list_model_get_n_items(list) {
      guard let controller = g_list_model_get_item(list, index) else { continue }
      defer { g_object_unref(controller) }
      guard dwell_is_a(controller, gtk_drop_target_get_type()) != 0 else { continue }
      var names = paths.map { strdup($0) }
      defer { for name in names { free(name) } }
      return dwell_emit_drop(controller, &names, gsize(names.count)) != 0
    }
    XCTFail("no drop target")
    return false
  }
}
#endif

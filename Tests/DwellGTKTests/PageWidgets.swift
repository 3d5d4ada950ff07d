#if GTK
import CDwellGTK
import Dwell
import DwellGTK
import XCTest

/// Returns pages for a test: labels with their numbers.
@MainActor
func labelPages(_ count: Int) -> [UnsafeMutablePointer<GtkWidget>] {
  (0..<count).map { gtk_label_new("Page \($0)") }
}

extension GTKTestCase {
  /// Shows a widget in a window of a size in points, closed after the test.
  func present(_ widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) -> TestWindow {
    gtk_widget_set_size_request(widget, width, height)
    let window = TestWindow(widget, in: self)
    addTeardownBlock { @MainActor in window.close() }
    return window
  }

  /// Lets the window lay out and draw.
  func settle() {
    let end = g_get_monotonic_time() + 120_000
    while g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
    }
  }

  /// Returns a widget's origin in another widget's coordinates.
  func place(
    of child: UnsafeMutablePointer<GtkWidget>, in parent: UnsafeMutablePointer<GtkWidget>
  ) -> Point? {
    var x = 0.0
    var y = 0.0
    guard gtk_widget_translate_coordinates(child, parent, 0, 0, &x, &y) != 0 else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the descendant of a widget with a style class; nil without one.
  func descendant(
    of widget: UnsafeMutablePointer<GtkWidget>, withClass name: String
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if gtk_widget_has_css_class(current, name) != 0 { return current }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Returns pages for a test: labels with their numbers.
@MainActor
func labelPages(_ count: Int) -> [UnsafeMutablePointer<GtkWidget>] {
  (0..<count).map { gtk_label_new("Page \($0)") }
}

extension GTKTestCase {
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

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// The focus ring, in the pixels of real windows.
@MainActor
final class WidgetRingTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// The backgrounds, by name: the last one has every brightness, like a photograph.
  private static let grounds = [
    ("white", "white"), ("gray", "#777777"), ("black", "black"),
    ("picture", "linear-gradient(to right, black, #2b5c9e, #d9c89a, white)"),
  ]

  /// The options of widgets whose look changes with the focus only by the ring.
  private var behavior: WidgetBehavior {
    var behavior = WidgetBehavior()
    behavior.pausesOnFocus = false
    return behavior
  }

  /// A widget in a window, over a background.
  private struct Case {
    /// Its name.
    let name: String
    /// The widget on the background.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The widget that takes the focus.
    let focus: UnsafeMutablePointer<GtkWidget>
    /// The bounds that the ring surrounds, in the coordinates of `component`.
    let element: @MainActor () throws -> Rect
    /// The widget of the component.
    let component: UnsafeMutablePointer<GtkWidget>
  }

  /// Returns the case of a component's widget, whose own element or one of its buttons takes the focus.
  private func makeCase<Content: Component>(
    _ name: String, _ widget: ComponentWidget<Content>, button: (style: String, role: SemanticRole)? = nil
  ) throws -> Case {
    let own = widget.handle ?? widget.controller.widget
    let focus =
      try button.map { try XCTUnwrap(descendant(of: widget.controller.widget, withClass: $0.style)) } ?? own
    return Case(
      name: name, widget: widget.widget, focus: focus,
      element: {
        let semantics = widget.component.frame(at: self.clock.now).semantics
        let element = button.map { wanted in semantics.elements.first { $0.role == wanted.role } }
        return try XCTUnwrap(element ?? semantics.adjustable).focusRect
      }, component: widget.controller.widget)
  }

  /// Returns a carousel of three clear pages that doesn't advance.
  private func carousel(_ change: (inout Carousel.Configuration) -> Void) throws -> CarouselWidget {
    let pages: [UnsafeMutablePointer<GtkWidget>] = (0..<3).map { _ in gtk_label_new("") }
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: pages, behavior: behavior, clock: clock) {
        $0.timer.pausedBy = .app
        change(&$0)
      })
    gtk_widget_set_size_request(carousel.widget, 300, 160)
    return carousel
  }

  /// Returns the widgets that can have the focus.
  private func cases() throws -> [Case] {
    let row = try XCTUnwrap(
      PageControlWidget(.init(pageCount: 5), behavior: behavior, clock: clock))
    let column = try XCTUnwrap(
      PageControlWidget(
        {
          var configuration = PageControl.Configuration(pageCount: 3)
          configuration.direction = .topToBottom
          return configuration
        }(), behavior: behavior, clock: clock))
    let segments = try XCTUnwrap(
      SegmentedProgressWidget(.init(pageCount: 3), behavior: behavior, clock: clock))
    gtk_widget_set_size_request(segments.widget, 300, 44)
    for widget in [row.controller, column.controller, segments.controller] { widget.send(.pause(.app)) }
    let view = try XCTUnwrap(PageViewWidget(pages: [gtk_label_new(""), gtk_label_new("")], clock: clock))
    gtk_widget_set_size_request(view.widget, 300, 100)
    let (dots, bars, none) = (
      try carousel { $0.controls = .all }, try carousel { $0.indicator = .segments(.init()) },
      try carousel { $0.indicator = .none }
    )
    return [
      try makeCase("a page control", row), try makeCase("a vertical page control", column),
      try makeCase("segments", segments), try makeCase("a page view", view),
      try makeCase("a carousel", dots), try makeCase("a carousel with segments", bars),
      try makeCase("the pause button beside dots", dots, button: ("dwell-pause", .playPause)),
      try makeCase("the pause button beside segments", bars, button: ("dwell-pause", .playPause)),
      try makeCase("the pause button in the corner", none, button: ("dwell-pause", .playPause)),
    ]
  }

  func testTheFocusRingIsVisibleOnAnyBackground() async throws {
    for (index, (ground, color)) in Self.grounds.enumerated() {
      for one in try cases() {
        let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_add_css_class(box, "ground-\(index)")
        dwell_style_add(
          gtk_widget_get_display(box), "box.ground-\(index) { background: \(color) }", 600)
        for set in [
          gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
          gtk_widget_set_margin_end,
        ] { set(one.widget, 12) }
        gtk_box_append(box.cast(to: GtkBox.self), one.widget)
        // The first widget with the focus.
        let other: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
        gtk_widget_set_opacity(other, 0)
        gtk_box_append(box.cast(to: GtkBox.self), other)
        let window = TestWindow(box, in: self)
        let handle = window.window.cast(to: GtkWindow.self)
        gtk_widget_grab_focus(other)
        gtk_window_set_focus_visible(handle, 1)
        settle()
        let before = try window.pixels()
        gtk_widget_grab_focus(one.focus)
        gtk_window_set_focus_visible(handle, 1)
        settle()
        let after = try window.pixels()
        gtk_window_set_focus_visible(handle, 0)
        settle()
        XCTAssertEqual(
          try window.pixels().difference(from: before).greatest, 0, "\(one.name): the ring stays")
        let origin = try XCTUnwrap(place(of: one.component, in: box))
        var rect = try one.element()
        // Where the component ends, the ring does.
        let size = (
          Double(gtk_widget_get_width(one.component)), Double(gtk_widget_get_height(one.component))
        )
        let (left, top) = (max(rect.x, 4), max(rect.y, 4))
        rect = Rect(
          x: left, y: top, width: min(rect.maxX, size.0 - 4) - left, height: min(rect.maxY, size.1 - 4) - top)
        rect.x += origin.x
        rect.y += origin.y
        expectRing(after, before, around: rect, "\(one.name) on \(ground)")
        gtk_box_remove(box.cast(to: GtkBox.self), one.widget)
        window.close()
      }
    }
  }
}
#endif

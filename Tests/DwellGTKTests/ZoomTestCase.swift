#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A test of widgets whose child is zoomed, in a window of 400 by 300 points at the top left of the screen.
@MainActor
class ZoomTestCase: GestureTestCase {
  /// When GTK will have forgotten earlier clicks, in microseconds.
  private var clicksEnd = 0

  /// Opens a zoom of a widget.
  func open(_ child: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Zoomed")) throws -> ZoomWidget {
    let zoom = try XCTUnwrap(ZoomWidget(child: child, clock: clock))
    try show(zoom.widget)
    return zoom
  }

  /// Opens a carousel whose pages are zooms of labels.
  func openPages(
    _ count: Int = 3, _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) throws -> (carousel: CarouselWidget, zooms: [ZoomWidget]) {
    let zooms = try labelPages(count).map { try XCTUnwrap(ZoomWidget(child: $0, clock: clock)) }
    let carousel = try XCTUnwrap(
      CarouselWidget(
        pages: zooms.map(\.widget), clock: clock,
        configure: {
          $0.timer.duration = .seconds(4)
          change(&$0)
        }))
    try show(carousel.widget)
    return (carousel, zooms)
  }

  /// Shows a widget in a window.
  @discardableResult
  func show(_ widget: UnsafeMutablePointer<GtkWidget>) throws -> TestWindow {
    try show(widget, width: 400, height: 300)
  }

  /// Plays frames, at least as long as pages turn.
  func play() { play(2) }

  /// Where the child of a zoom is drawn, as a scale and an offset.
  func transform(_ zoom: ZoomWidget) throws -> ZoomTransform {
    var rect = graphene_rect_t()
    XCTAssertEqual(gtk_widget_compute_bounds(try XCTUnwrap(zoom.child), zoom.widget, &rect), 1)
    let scale = Double(rect.size.width) / 400
    XCTAssertEqual(Double(rect.size.height) / 300, scale, accuracy: 1e-4)
    return ZoomTransform(
      scale: scale,
      offset: Point(
        x: Double(rect.origin.x + rect.size.width / 2) - 200,
        y: Double(rect.origin.y + rect.size.height / 2) - 150))
  }

  /// Expects a transform, to a thousandth of a point.
  func assert(
    _ zoom: ZoomWidget, _ scale: Double, _ x: Double = 0, _ y: Double = 0, _ message: String = "",
    line: UInt = #line
  ) throws {
    let transform = try transform(zoom)
    XCTAssertEqual(transform.scale, scale, accuracy: 1e-3, message, line: line)
    XCTAssertEqual(transform.offset.x, x, accuracy: 1e-3, message, line: line)
    XCTAssertEqual(transform.offset.y, y, accuracy: 1e-3, message, line: line)
  }

  /// Pinches by a factor, and lets the motion end.
  func pinch(_ zoom: ZoomWidget, by factor: Double, at point: Point = Point(x: 200, y: 150)) {
    XCTAssert(zoom.controller.beginPinch(at: point))
    zoom.controller.pinch(by: factor, at: point)
    zoom.controller.send(.pinchEnded)
    play(1)
  }

  /// Clicks twice, once GTK has forgotten earlier clicks: it counts those of half a second, by the time that
  /// has passed for the user, and not anew at another place.
  func doubleClick(_ x: Int, _ y: Int) throws {
    runLoop(until: { g_get_monotonic_time() >= clicksEnd }, "the end of earlier clicks")
    try run(["xdotool", "mousemove", "\(x)", "\(y)", "click", "--repeat", "2", "--delay", "40", "1"])
    clicksEnd = g_get_monotonic_time() + 500_000
    settle()
  }

  /// Ends a drag after a rest, so that nothing glides.
  func release() throws { try release(after: 1) }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A test of widgets whose child is zoomed, in a window of 400 by 300 points at the top left of the screen.
@MainActor
class ZoomTestCase: GTKTestCase {
  /// The widgets' clock.
  let clock = ManualClock()
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
    try run(["xdotool", "mousemove", "900", "900"])
    let window = present(widget, width: 400, height: 300)
    settle()
    return window
  }

  /// Plays frames.
  func play(_ seconds: Double = 2) {
    for _ in 0..<Int((seconds * 25).rounded()) {
      clock.advance(by: 0.04)
      for _ in 0..<4 { if g_main_context_iteration(nil, 0) == 0 { g_usleep(3000) } }
    }
    settle()
  }

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

  /// Presses, and moves the pointer by distances in steps, each a fiftieth of a second after the other.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 10) throws {
    try run(["xdotool", "mousemove", "\(start.x)", "\(start.y)", "mousedown", "1"])
    settle()
    for step in 1...steps {
      try move(
        to: (
          start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps
        ))
    }
  }

  /// Moves the pointer to a point, a fiftieth of a second later.
  func move(to point: (x: Int, y: Int)) throws {
    clock.advance(by: 0.02)
    try run(["xdotool", "mousemove", "\(point.x)", "\(point.y)"])
    settle()
  }

  /// Ends a drag, by default after a rest.
  func release(after seconds: Double = 1) throws {
    clock.advance(by: seconds)
    try run(["xdotool", "mouseup", "1"])
    settle()
  }
}
#endif

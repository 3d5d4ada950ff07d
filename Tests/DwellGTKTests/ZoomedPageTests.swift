#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Zoomed widgets in the pages of a carousel (R241, R243).
@MainActor
final class ZoomedPageTests: ZoomTestCase {
  func testADoubleClickInAPageZooms() async throws {
    let (carousel, zooms) = try openPages()
    try doubleClick(100, 75)
    play()
    try assert(zooms[0], 2.5, 150, 112.5)
    try doubleClick(100, 75)
    play()
    try assert(zooms[0], 1)
    XCTAssertEqual(carousel.currentPage, 0)
  }

  func testADragMovesWhatIsZoomedAndStopsAtItsEdge() async throws {
    let (carousel, zooms) = try openPages()
    pinch(zooms[0], by: 2)
    try drag(from: (200, 150), to: (150, 130))
    try release()
    play()
    // The steps are of 5 points; the first one beyond GTK's 8 points is where it begins.
    try assert(zooms[0], 2, -40, -16)
    try drag(from: (300, 150), to: (10, 150))
    try release()
    play()
    let x = try transform(zooms[0]).offset.x
    XCTAssertEqual(x, -200, accuracy: 0.01)
    XCTAssertEqual(carousel.currentPage, 0)
    XCTAssertEqual(carousel.component.position(at: clock.now), 0)
  }

  func testADragAtTheEdgeTurnsThePageWhichIsThenWhole() async throws {
    let (carousel, zooms) = try openPages()
    pinch(zooms[0], by: 2, at: Point(x: 400, y: 150))
    try assert(zooms[0], 2, -200)
    try drag(from: (350, 150), to: (50, 150), steps: 20)
    XCTAssertGreaterThan(carousel.component.position(at: clock.now), 0.3)
    try assert(zooms[0], 2, -200, 0, "it stays as it is while it leaves")
    try release(after: 0)
    XCTAssertEqual(carousel.currentPage, 1)
    XCTAssertEqual(zooms[0].scale, 2)
    play()
    XCTAssertEqual(zooms[0].scale, 1)
    // A pointer over the pages pauses them, too.
    try run(["xdotool", "mousemove", "900", "900"])
    settle()
    play(4)
    XCTAssertEqual(carousel.currentPage, 2, "and time passes")
  }

  func testADragBackFromTheEdgeMovesIt() async throws {
    let (carousel, zooms) = try openPages()
    pinch(zooms[0], by: 2, at: Point(x: 400, y: 150))
    try drag(from: (100, 150), to: (150, 150))
    try release()
    play()
    try assert(zooms[0], 2, -160)
    XCTAssertEqual(carousel.currentPage, 0)
  }

  func testWhatIsWholeLeavesDragsToThePages() async throws {
    let (carousel, zooms) = try openPages()
    try drag(from: (350, 150), to: (50, 150), steps: 20)
    try release(after: 0)
    XCTAssertEqual(carousel.currentPage, 1)
    XCTAssertEqual(zooms[0].scale, 1)
  }

  func testWhileItIsZoomedTheTimeIsPaused() async throws {
    let (carousel, zooms) = try openPages()
    clock.advance(by: 1)
    pinch(zooms[0], by: 2)
    clock.advance(by: 60)
    drainLoop()
    XCTAssertEqual(carousel.currentPage, 0)
    XCTAssertTrue(carousel.component.timer.pausedBy.contains(.focus))
    zooms[0].reset(animated: false)
    drainLoop()
    clock.advance(by: 2.9)
    drainLoop()
    XCTAssertEqual(carousel.currentPage, 0)
    clock.advance(by: 0.2)
    drainLoop()
    XCTAssertEqual(carousel.currentPage, 1, "three seconds were left")
  }

  func testAPageThatTheAppLeavesIsWholeAlsoWhereItStaysInView() async throws {
    let (carousel, zooms) = try openPages {
      ($0.pages.layout.leadingInset, $0.pages.layout.trailingInset) = (60, 60)
    }
    zooms[0].controller.send(.doubleTap(Point(x: 100, y: 75)))
    play()
    XCTAssertEqual(zooms[0].scale, 2.5)
    carousel.currentPage = 1
    play(3)
    XCTAssertEqual(gtk_widget_get_mapped(zooms[0].widget), 1)
    XCTAssertEqual(zooms[0].scale, 1)
    play(4)
    XCTAssertEqual(carousel.currentPage, 2)
  }

  func testDotsAboveAZoomAreClicked() async throws {
    let (carousel, zooms) = try openPages { $0.timer.advances = false }
    let dots = carousel.component.indicatorRect
    let point = (x: Int(dots.maxX) - 14, y: Int(dots.center.y))
    try run(["xdotool", "mousemove", "\(point.x)", "\(point.y)", "click", "1"])
    runLoop(until: { carousel.currentPage > 0 }, "a click on the dots")
    play(1)
    let page = carousel.currentPage
    pinch(zooms[page], by: 2)
    try run(["xdotool", "mousemove", "\(Int(dots.x) + 14)", "\(point.y)", "click", "1"])
    runLoop(until: { carousel.currentPage != page }, "also while a page is zoomed")
    play()
    try doubleClick(point.x, point.y)
    play()
    XCTAssertEqual(zooms.map(\.scale), [1, 1, 1], "a double click on them doesn't zoom")
  }

  func testTapsThatTurnPagesDoSoOnlyWhileItIsWhole() async throws {
    let (carousel, zooms) = try openPages {
      $0.taps = .turn
      $0.timer.advances = false
    }
    try run(["xdotool", "mousemove", "300", "150", "click", "1"])
    runLoop(until: { carousel.currentPage == 1 }, "a click that turns")
    play(1)
    pinch(zooms[1], by: 2)
    try run(["xdotool", "mousemove", "300", "150", "click", "1"])
    settle()
    play(1)
    XCTAssertEqual(carousel.currentPage, 1)
  }

  func testAWheelMovesWhatIsZoomedAndTurnsAtItsEdge() async throws {
    let (carousel, zooms) = try openPages { $0.timer.advances = false }
    pinch(zooms[0], by: 2)
    let isPrecise = InputControllers.isPrecise
    defer { InputControllers.isPrecise = isPrecise }
    InputControllers.isPrecise = { _ in true }
    let (zoom, pages) = (try scrollController(of: zooms[0].widget), try scrollController(of: carousel.widget))
    dwell_emit_plain(zoom, "scroll-begin")
    XCTAssertEqual(dwell_emit_scroll(zoom, 150, 10), 1)
    try assert(zooms[0], 2, -150, -10)
    XCTAssertEqual(dwell_emit_scroll(zoom, 150, 0), 1)
    XCTAssertEqual(dwell_emit_scroll(zoom, 150, 0), 1, "fingers that move it stay its own")
    try assert(zooms[0], 2, -200, -10)
    dwell_emit_plain(zoom, "scroll-begin")
    XCTAssertEqual(dwell_emit_scroll(zoom, 30, 0), 0, "a swipe at the edge is for the pages")
    XCTAssertEqual(dwell_emit_scroll(zoom, -30, 0), 0)
    XCTAssertEqual(dwell_emit_scroll(pages, 30, 0), 1)
  }

  func testArrowKeysTurnPagesAtItsEdge() async throws {
    let (carousel, zooms) = try openPages { $0.timer.advances = false }
    gtk_widget_grab_focus(zooms[0].widget)
    for (key, scale, page) in [
      ("plus", 1.5, 0), ("Right", 1.5, 0), ("Right", 1, 1),
    ] {
      try run(["xdotool", "key", key])
      settle()
      play()
      XCTAssertEqual(zooms[0].scale, scale)
      XCTAssertEqual(carousel.currentPage, page)
    }
  }

  func testKeysOfThePagesAreForTheZoomFirst() async throws {
    let (carousel, zooms) = try openPages { $0.timer.advances = false }
    gtk_widget_grab_focus(try XCTUnwrap(carousel.handle))
    for (key, scale, page) in [
      ("minus", 1, 0), ("plus", 1.5, 0), ("Right", 1.5, 0), ("Right", 1, 1), ("Right", 1, 2),
    ] {
      try run(["xdotool", "key", key])
      settle()
      play()
      XCTAssertEqual(zooms[0].scale, scale)
      XCTAssertEqual(carousel.currentPage, page)
    }
  }

  /// Returns the controller of a widget's wheels and trackpads.
  private func scrollController(of widget: UnsafeMutablePointer<GtkWidget>) throws -> gpointer {
    let controllers = try XCTUnwrap(gtk_widget_observe_controllers(widget))
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    let all = (0..<g_list_model_get_n_items(controllers)).compactMap { index in
      let controller = g_list_model_get_item(controllers, index)
      // The widget keeps it.
      g_object_unref(controller)
      return controller
    }
    return try XCTUnwrap(all.first { String(cString: dwell_type_name($0)) == "GtkEventControllerScroll" })
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Swipes on a trackpad, as GTK's scroll controller reports them: from touch to lift.
@MainActor
final class TrackpadTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Makes all scrolling a trackpad's until the end of the test.
  private func scrollByTrackpad() {
    let isPrecise = InputControllers.isPrecise
    InputControllers.isPrecise = { _ in true }
    addTeardownBlock { @MainActor in InputControllers.isPrecise = isPrecise }
  }

  /// Returns a carousel without time, and the controller of its wheels and trackpads.
  private func open(_ count: Int) throws -> (carousel: CarouselWidget, controller: gpointer) {
    scrollByTrackpad()
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: labelPages(count), clock: clock) {
        $0.timer.advances = false
        $0.pages.loops = false
      })
    _ = present(carousel.widget, width: 300, height: 200)
    return (carousel, try scrollController(of: carousel.widget))
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

  /// Scrolls by distances, in points, one per frame, by fingers or momentum. Returns whether the pages
  /// handled all.
  @discardableResult
  private func scroll(_ controller: gpointer, by distances: [Double]) -> Bool {
    distances.reduce(true) { isHandled, distance in
      clock.advance(by: 1.0 / 60)
      return dwell_emit_scroll(controller, distance, 0) != 0 && isHandled
    }
  }

  /// Swipes once, from the touch of the fingers to their lift.
  private func swipe(_ controller: gpointer, by distances: [Double] = [30, 40, 40]) {
    dwell_emit_plain(controller, "scroll-begin")
    XCTAssert(scroll(controller, by: distances))
    dwell_emit_plain(controller, "scroll-end")
  }

  func testEachQuickSwipeTurnsAPage() async throws {
    for pause in [0, 0.016, 0.06, 0.15] {
      let (carousel, controller) = try open(5)
      for page in [1, 2, 3] {
        swipe(controller)
        XCTAssertEqual(carousel.currentPage, page, "\(pause) s after the one before")
        clock.advance(by: pause)
      }
      swipe(controller, by: [-30, -40, -40])
      XCTAssertEqual(carousel.currentPage, 2, "a swipe back, \(pause) s after the one before")
    }
  }

  func testASwipeOutOfNestedPagesTurnsTheOuterOnesButItsMomentumDoesNot() async throws {
    scrollByTrackpad()
    let inner = try XCTUnwrap(PageViewWidget(pages: labelPages(2), clock: clock))
    let outer = try XCTUnwrap(
      CarouselWidget(pages: [inner.widget] + labelPages(2), clock: clock) { $0.timer.advances = false })
    _ = present(outer.widget, width: 300, height: 200)
    let controller = try scrollController(of: inner.widget)
    let around = try scrollController(of: outer.widget)
    /// Swipes with momentum, which GTK offers to the inner widget first.
    func swipe(by fingers: [Double], momentum: [Double] = []) {
      for controller in [controller, around] { dwell_emit_plain(controller, "scroll-begin") }
      for distance in fingers where !scroll(controller, by: [distance]) { scroll(around, by: [distance]) }
      for controller in [controller, around] { dwell_emit_plain(controller, "scroll-end") }
      for distance in momentum where !scroll(controller, by: [distance]) { scroll(around, by: [distance]) }
    }
    swipe(by: [30, 40, 40], momentum: (1...60).map { 120 - 2 * Double($0) })
    XCTAssertEqual([inner.currentPage, outer.currentPage], [1, 0])
    swipe(by: [30, 40, 40])
    XCTAssertEqual([inner.currentPage, outer.currentPage], [1, 1])
  }

  func testMomentumTurnsNoPageAndFingersEndIt() async throws {
    let (carousel, controller) = try open(5)
    swipe(controller)
    XCTAssert(scroll(controller, by: [38, 34, 30, 26, 22, 18, 14, 10]), "it belongs to the swipe")
    XCTAssertEqual(carousel.currentPage, 1, "momentum")
    swipe(controller)
    XCTAssertEqual(carousel.currentPage, 2, "a swipe amid the momentum")
    // Fingers that only rest on the trackpad, and leave it.
    dwell_emit_plain(controller, "scroll-begin")
    dwell_emit_plain(controller, "scroll-end")
    clock.advance(by: 2)
    XCTAssertEqual(carousel.currentPage, 2)
    XCTAssertEqual(carousel.component.position(at: clock.now), 2)
  }

  func testASwipeWhoseEndIsNeverReportedEnds() async throws {
    let (carousel, controller) = try open(5)
    dwell_emit_plain(controller, "scroll-begin")
    scroll(controller, by: [60, 60, 60])
    clock.advance(by: 2)
    XCTAssertEqual(carousel.component.position(at: clock.now), 1)
    scroll(controller, by: [30, 40, 40, 30, 20, 10])
    clock.advance(by: 2)
    XCTAssertEqual(carousel.component.position(at: clock.now), 2)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Presses and drags on pages whose widgets handle them, through the X server.
@MainActor
final class PagePressTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Opens a carousel whose first page is a widget, 300 by 200 points, at the top left of the screen.
  private func open(
    _ page: UnsafeMutablePointer<GtkWidget>, _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) throws -> CarouselWidget {
    let pages: [UnsafeMutablePointer<GtkWidget>] = [page, gtk_label_new("Two"), gtk_label_new("Three")]
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock, configure: change))
    _ = present(carousel.widget, width: 300, height: 200)
    try run(["xdotool", "mousemove", "900", "900"])
    settle()
    return carousel
  }

  /// Drags to the left, from 250 to 50 points, in steps of some points, like a user.
  private func drag(at y: Int, by step: Int = 4) throws {
    try run(["xdotool", "mousemove", "250", "\(y)", "mousedown", "1"])
    settle()
    for x in stride(from: 250 - step, through: 50, by: -step) {
      clock.advance(by: 0.01)
      try run(["xdotool", "mousemove", "\(x)", "\(y)"])
      // GTK delivers the movements between two frames as one, which large steps must not become.
      if step < 10 { drainLoop() } else { settle() }
    }
    settle()
  }

  /// Ends a drag.
  private func release() throws {
    try run(["xdotool", "mouseup", "1"])
    settle()
  }

  /// Adds a controller to a widget, and calls an action on one of its signals.
  private func listen(
    to signal: String, of controller: OpaquePointer?, on widget: UnsafeMutablePointer<GtkWidget>,
    _ action: @escaping @MainActor () -> Void
  ) {
    // For any arguments; a signal that expects a value gets nothing.
    let callback: @convention(c) (gpointer?) -> gpointer? = { object in
      MainActor.assumeIsolated { PagePressTests.actions[object]?() }
      return nil
    }
    let object = controller.map { UnsafeMutableRawPointer($0) }
    PagePressTests.actions[object] = action
    addTeardownBlock { @MainActor in PagePressTests.actions[object] = nil }
    _ = dwell_connect(object, signal, unsafeBitCast(callback, to: GCallback.self), nil)
    gtk_widget_add_controller(widget, controller)
  }

  /// The actions that the signals of controllers call.
  private static var actions: [gpointer?: @MainActor () -> Void] = [:]

  func testASliderInAPageKeepsItsDrag() async throws {
    let scale: UnsafeMutablePointer<GtkWidget> = gtk_scale_new_with_range(
      GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)
    let carousel = try open(scale)
    try drag(at: 100)
    XCTAssertLessThan(gtk_range_get_value(scale.cast(to: GtkRange.self)), 20)
    XCTAssertEqual(carousel.component.position(at: clock.now), 0)
    try release()
    XCTAssertEqual(carousel.currentPage, 0)
    XCTAssertFalse(carousel.component.timer.pausedBy.contains(.touch), "the press on the pages has ended")
  }

  func testTextInAPageIsSelectedByADrag() async throws {
    let entry: UnsafeMutablePointer<GtkWidget> = gtk_entry_new()
    gtk_editable_set_text(
      OpaquePointer(entry), "A text that is as long as the whole field is wide, or longer")
    let carousel = try open(entry)
    try drag(at: 100)
    var (start, end): (gint, gint) = (0, 0)
    XCTAssertEqual(gtk_editable_get_selection_bounds(OpaquePointer(entry), &start, &end), 1)
    XCTAssertGreaterThan(end - start, 10)
    XCTAssertEqual(carousel.component.position(at: clock.now), 0)
    try release()
  }

  func testADragGestureOfTheAppKeepsItsPressAtAnySpeed() async throws {
    for step in [4, 40] {
      let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Draw here")
      let carousel = try open(label)
      let gesture = gtk_gesture_drag_new()
      // As GTK's own gestures do: once the pointer has moved farther than its threshold.
      listen(to: "drag-update", of: gesture, on: label) {
        var (x, y) = (0.0, 0.0)
        if gtk_gesture_drag_get_offset(gesture, &x, &y) != 0, abs(x) > 8 {
          gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }
      }
      try drag(at: 60, by: step)
      XCTAssertEqual(gtk_gesture_is_active(gesture), 1, "cancelled, in steps of \(step) points")
      XCTAssertEqual(carousel.component.position(at: clock.now), 0, "in steps of \(step) points")
      try release()
      XCTAssertEqual(carousel.currentPage, 0)
    }
  }

  func testAFlickWithFewEventsTurnsPages() async throws {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("One")
    let carousel = try open(button)
    var clicks = 0
    Signal.connect(button, "clicked") { clicks += 1 }
    try run(["xdotool", "mousemove", "280", "60", "mousedown", "1"])
    settle()
    clock.advance(by: 0.05)
    try run(["xdotool", "mousemove", "80", "60"])
    settle()
    clock.advance(by: 0.02)
    try run(["xdotool", "mouseup", "1"])
    runLoop(until: { carousel.currentPage == 1 }, "two thirds of the view")
    XCTAssertEqual(clicks, 0)
  }

  func testAGestureOfTheAppReceivesClicksOnAPage() async throws {
    let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
    let carousel = try open(picture) { $0.taps = .turn }
    var clicks = 0
    listen(to: "released", of: gtk_gesture_click_new(), on: picture) { clicks += 1 }
    try run(["xdotool", "mousemove", "250", "60", "click", "1"])
    runLoop(until: { clicks == 1 }, "a click on the page")
    settle()
    XCTAssertEqual(carousel.currentPage, 0, "the page turned under the click")
    try drag(at: 60)
    XCTAssertGreaterThan(carousel.component.position(at: clock.now), 0.5, "a drag still turns pages")
    try release()
    XCTAssertEqual(clicks, 1)
  }

  func testAGestureOfTheAppOnTheCarouselReceivesClicks() async throws {
    let carousel = try open(gtk_label_new("One"))
    var clicks = 0
    listen(to: "released", of: gtk_gesture_click_new(), on: carousel.widget) { clicks += 1 }
    try run(["xdotool", "mousemove", "250", "60", "click", "1"])
    runLoop(until: { clicks == 1 }, "a click on the carousel")
  }

  /// Treats presses as touches until the end of the test.
  private func pressByTouch() {
    let isTouch = InputControllers.isTouch
    InputControllers.isTouch = { _ in true }
    addTeardownBlock { @MainActor in InputControllers.isTouch = isTouch }
  }

  func testAFingerSwipesADragSourceAtAnySpeed() async throws {
    pressByTouch()
    for step in [1, 3, 40] {
      let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Drag me")
      let carousel = try open(label)
      var drags = 0
      listen(to: "prepare", of: gtk_drag_source_new(), on: label) { drags += 1 }
      try drag(at: 60, by: step)
      XCTAssertEqual(drags, 0, "in steps of \(step) points")
      XCTAssertGreaterThan(carousel.component.position(at: clock.now), 0.5, "in steps of \(step) points")
      try release()
    }
  }

  func testAFingerAcrossThePagesDragsADragSource() async throws {
    pressByTouch()
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Drag me")
    let carousel = try open(label)
    var drags = 0
    listen(to: "prepare", of: gtk_drag_source_new(), on: label) { drags += 1 }
    try run(["xdotool", "mousemove", "150", "40", "mousedown", "1"])
    settle()
    for y in stride(from: 42, through: 120, by: 2) {
      clock.advance(by: 0.01)
      try run(["xdotool", "mousemove", "150", "\(y)"])
      drainLoop()
    }
    XCTAssertGreaterThan(drags, 0, "asked for its content")
    try release()
    XCTAssertEqual(carousel.component.position(at: clock.now), 0)
  }

  func testAFirstFingerReachesAGestureForTwoAndStillSwipes() async throws {
    pressByTouch()
    for isOnPage in [true, false] {
      let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Pinch me")
      let carousel = try open(label)
      let zoom = gtk_gesture_zoom_new()
      listen(to: "begin", of: zoom, on: isOnPage ? label : carousel.widget) {}
      try run(["xdotool", "mousemove", "250", "60", "mousedown", "1"])
      runLoop(until: { carousel.component.timer.pausedBy.contains(.touch) }, "a press pauses the timer")
      XCTAssertEqual(gtk_gesture_handles_sequence(zoom, nil), 1, "on the page: \(isOnPage)")
      try drag(at: 60)
      XCTAssertGreaterThan(carousel.component.position(at: clock.now), 0.5)
      XCTAssertEqual(gtk_gesture_handles_sequence(zoom, nil), 0, "the swipe is the pages' alone")
      try release()
    }
  }

  func testOtherFingersAreStoppedBeforeTheGesture() async throws {
    let carousel = try open(gtk_label_new("One"))
    let controllers = try XCTUnwrap(gtk_widget_observe_controllers(carousel.widget))
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    let types = (0..<g_list_model_get_n_items(controllers)).map { index in
      let controller = g_list_model_get_item(controllers, index)
      defer { g_object_unref(controller) }
      return String(cString: dwell_type_name(controller))
    }
    let guardian = try XCTUnwrap(types.firstIndex(of: "GtkEventControllerLegacy"), "\(types)")
    XCTAssertLessThan(guardian, try XCTUnwrap(types.firstIndex(of: "GtkGestureDrag")), "\(types)")
  }

  func testDraggingADragSourceDoesNotSwipe() async throws {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Drag me")
    let carousel = try open(label)
    let source = gtk_drag_source_new()
    var drags = 0
    // Without content, it is asked again.
    listen(to: "prepare", of: source, on: label) { drags += 1 }
    try drag(at: 60)
    XCTAssertGreaterThan(drags, 0, "asked for its content")
    XCTAssertEqual(carousel.component.position(at: clock.now), 0)
    try release()
  }

  func testADragAcrossNestedPagesTurnsTheOuterOnes() async throws {
    for isTouch in [false, true] {
      if isTouch { pressByTouch() }
      let inner = try XCTUnwrap(
        PageViewWidget(pages: labelPages(3), clock: clock) { $0.direction = .topToBottom })
      let outer = try open(inner.widget)
      try drag(at: 60)
      XCTAssertGreaterThan(outer.component.position(at: clock.now), 0.5, "by touch: \(isTouch)")
      XCTAssertEqual(inner.component.position(at: clock.now), 0)
      try release()
      XCTAssertEqual(outer.currentPage, 1)
      outer.send(.select(page: 0, animated: false))
      settle()
      try run(["xdotool", "mousemove", "150", "160", "mousedown", "1"])
      settle()
      for y in stride(from: 156, through: 20, by: -4) {
        clock.advance(by: 0.01)
        try run(["xdotool", "mousemove", "\(150 + y % 3)", "\(y)"])
        drainLoop()
      }
      XCTAssertGreaterThan(inner.component.position(at: clock.now), 0.5, "by touch: \(isTouch)")
      XCTAssertEqual(outer.component.position(at: clock.now), 0)
      try release()
      XCTAssertEqual(inner.currentPage, 1)
      clock.advance(by: 2)
      XCTAssertEqual(outer.component.position(at: clock.now), 0)
      XCTAssertFalse(outer.component.timer.pausedBy.contains(.touch), "the press has ended")
    }
  }

  func testADragAlongNestedPagesIsTheInnerOnesUntilTheirEnd() async throws {
    for isTouch in [false, true] {
      if isTouch { pressByTouch() }
      let inner = try XCTUnwrap(PageViewWidget(pages: labelPages(2), clock: clock))
      let outer = try open(inner.widget)
      for (innerPage, outerPage) in [(1, 0), (1, 1)] {
        try drag(at: 60)
        XCTAssertEqual(inner.component.isTouched, outerPage == 0, "by touch: \(isTouch)")
        try release()
        clock.advance(by: 2)
        settle()
        XCTAssertEqual(inner.currentPage, innerPage, "by touch: \(isTouch)")
        XCTAssertEqual(outer.currentPage, outerPage, "by touch: \(isTouch)")
        XCTAssertEqual(inner.component.position(at: clock.now), 1)
      }
      XCTAssertFalse(outer.component.timer.pausedBy.contains(.touch), "the press has ended")
    }
  }

  func testWhereNoPagesCanFollowTheInnermostOverscrolls() async throws {
    let inner = try XCTUnwrap(PageViewWidget(pages: labelPages(2), clock: clock))
    let outer = try open(inner.widget) { $0.pages.loops = false }
    inner.send(.select(page: 1, animated: false))
    outer.send(.select(page: 2, animated: false))
    outer.send(.select(page: 0, animated: false))
    settle()
    try run(["xdotool", "mousemove", "50", "60", "mousedown", "1"])
    settle()
    inner.send(.select(page: 0, animated: false))
    for x in stride(from: 54, through: 250, by: 4) {
      clock.advance(by: 0.01)
      try run(["xdotool", "mousemove", "\(x)", "60"])
      drainLoop()
    }
    XCTAssertLessThan(inner.component.position(at: clock.now), -0.1)
    XCTAssertEqual(outer.component.position(at: clock.now), 0)
    try release()
  }

  func testADragEndsWhenTheWidgetIsHidden() async throws {
    let carousel = try open(gtk_label_new("One"))
    try drag(at: 60)
    gtk_widget_set_visible(carousel.widget, 0)
    settle()
    try release()
    gtk_widget_set_visible(carousel.widget, 1)
    settle()
    XCTAssertFalse(carousel.component.timer.pausedBy.contains(.touch))
    clock.advance(by: 2)
    XCTAssertEqual(carousel.component.position(at: clock.now).truncatingRemainder(dividingBy: 1), 0)
  }
}
#endif

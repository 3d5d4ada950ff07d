#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A widget whose child is zoomed by pointer, fingers, wheel and keys (R240, R242).
@MainActor
final class ZoomWidgetTests: ZoomTestCase {
  func testADoubleClickZoomsInAboutItsPointAndAnotherOneOut() async throws {
    let zoom = try open()
    try assert(zoom, 1)
    try doubleClick(100, 75)
    XCTAssert(zoom.isZoomed)
    clock.advance(by: 0.05)
    runLoop(until: { zoom.scale > 1 }, "a frame of the motion")
    XCTAssertEqual(zoom.scale, 1.33996, accuracy: 1e-4, "on the spring of pages")
    play()
    try assert(zoom, 2.5, 150, 112.5)
    XCTAssertEqual(gtk_widget_get_overflow(zoom.widget), GTK_OVERFLOW_HIDDEN)
    try doubleClick(300, 200)
    play()
    try assert(zoom, 1)
    XCTAssertFalse(zoom.isZoomed)
    XCTAssertEqual(gtk_widget_get_overflow(zoom.widget), GTK_OVERFLOW_VISIBLE, "a shadow isn't cut off")
  }

  func testAChildIsClickedWhereItIsDrawn() async throws {
    let box: UnsafeMutablePointer<GtkWidget> = gtk_fixed_new()
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("x")
    gtk_widget_set_size_request(button, 40, 40)
    gtk_fixed_put(box.cast(to: GtkFixed.self), button, 180, 130)
    var clicks = 0
    Signal.connect(button, "clicked") { clicks += 1 }
    let zoom = try open(box)
    zoom.controller.send(.doubleTap(Point(x: 400, y: 300)))
    play()
    // Its middle, at the middle of the child, is at (200 − 300, 150 − 225), out of view.
    zoom.controller.send(.key(.left))
    zoom.controller.send(.key(.left))
    zoom.controller.send(.key(.up))
    zoom.controller.send(.key(.up))
    play()
    try assert(zoom, 2.5, -100, -75)
    try run(["xdotool", "mousemove", "100", "75", "click", "1"])
    runLoop(until: { clicks == 1 }, "a click on the button")
  }

  func testAPinchZoomsAboutItsMiddleAndSpringsBack() async throws {
    let zoom = try open()
    pinch(zoom, by: 2, at: Point(x: 100, y: 75))
    try assert(zoom, 2, 100, 75)
    zoom.controller.send(.pinchEnded)
    pinch(zoom, by: 0.1)
    play()
    try assert(zoom, 1)
    XCTAssert(zoom.controller.beginPinch(at: nil))
    zoom.controller.pinch(by: 2, at: nil)
    try assert(zoom, 2, 0, 0, "without a place about the middle")
  }

  func testAWheelWithControlZoomsAtThePointer() async throws {
    let zoom = try open()
    try run(["xdotool", "mousemove", "100", "75", "keydown", "ctrl", "click", "4", "keyup", "ctrl"])
    runLoop(until: { zoom.scale > 1 }, "a notch")
    try assert(zoom, 1.5, 50, 37.5)
    try run(["xdotool", "keydown", "ctrl", "click", "5", "keyup", "ctrl"])
    runLoop(until: { zoom.scale == 1 }, "a notch back")
    try run(["xdotool", "click", "4"])
    settle()
    try assert(zoom, 1, 0, 0, "without Control it isn't for the zoom")
  }

  func testKeysZoomWhatHasTheFocus() async throws {
    let zoom = try open()
    gtk_widget_grab_focus(zoom.widget)
    /// Presses a key, and lets the motion end.
    func press(_ key: String) throws {
      try run(["xdotool", "key", key])
      settle()
      play()
    }
    try press("plus")
    try assert(zoom, 1.5)
    try press("KP_Add")
    try assert(zoom, 2.25)
    try press("minus")
    try assert(zoom, 1.5)
    try press("Right")
    try assert(zoom, 1.5, -100)
    try press("Down")
    try assert(zoom, 1.5, -100, -75)
    try press("0")
    try assert(zoom, 1)
    try press("ctrl+plus")
    try assert(zoom, 1, 0, 0, "that is the app's")
  }

  func testTheAppSetsHowFar() async throws {
    let zoom = try open()
    XCTAssertEqual([zoom.maximumScale, zoom.doubleTapScale, zoom.scale], [4, 2.5, 1])
    for (maximum, tap, used) in [
      (3, 2, [3, 2]), (2, 9, [2, 2]), (0, 0, [1, 1]), (.nan, .nan, [4, 2.5]), (9999, 2, [1000, 2]),
    ] as [(Double, Double, [Double])] {
      (zoom.maximumScale, zoom.doubleTapScale) = (maximum, tap)
      XCTAssertEqual([zoom.maximumScale, zoom.doubleTapScale], used)
    }
    (zoom.maximumScale, zoom.doubleTapScale) = (3, 2)
    zoom.controller.send(.doubleTap(Point(x: 200, y: 150)))
    play()
    try assert(zoom, 2)
    pinch(zoom, by: 9)
    try assert(zoom, 3)
    zoom.maximumScale = 2
    try assert(zoom, 2, 0, 0, "at once")
  }

  func testTheAppHearsOfTheScaleAndResetsIt() async throws {
    let zoom = try open()
    var scales: [Double] = []
    zoom.scaleDidChange = { scales.append($0) }
    zoom.controller.send(.doubleTap(Point(x: 100, y: 75)))
    play()
    XCTAssertEqual(scales.last, 2.5)
    XCTAssertGreaterThan(scales.count, 5, "also in each frame")
    XCTAssertEqual(scales, scales.sorted())
    zoom.reset()
    play(0.08)
    XCTAssert((1..<2.5).contains(zoom.scale))
    play()
    XCTAssertEqual(zoom.scale, 1)
    pinch(zoom, by: 2)
    zoom.reset(animated: false)
    XCTAssertEqual(zoom.scale, 1)
    zoom.zoom(to: 3, animated: false)
    try assert(zoom, 3)
    zoom.zoom(to: 9)
    play()
    try assert(zoom, 4)
  }

  func testWithReducedMotionItZoomsAtOnce() async throws {
    let settings = gtk_settings_get_default()
    let zoom = try open()
    dwell_settings_set_enable_animations(settings, 0)
    defer { dwell_settings_set_enable_animations(settings, 1) }
    zoom.controller.send(.doubleTap(Point(x: 100, y: 75)))
    try assert(zoom, 2.5, 150, 112.5)
  }

  func testPointsAreWhereThePointerIsAlsoInTextFromRightToLeft() async throws {
    let zoom = try open()
    gtk_widget_set_direction(zoom.widget, GTK_TEXT_DIR_RTL)
    settle()
    try doubleClick(100, 75)
    play()
    try assert(zoom, 2.5, 150, 112.5)
  }

  func testAPicturesEdgesAreThoseOfWhatIsShown() async throws {
    let bytes = g_bytes_new([UInt8](repeating: 200, count: 200 * 50 * 4), 200 * 50 * 4)
    let texture = gdk_memory_texture_new(200, 50, GDK_MEMORY_R8G8B8A8, bytes, 200 * 4)
    g_bytes_unref(bytes)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new_for_paintable(texture)
    let zoom = try open(picture)
    // It is 400 by 100 points, and 1,000 by 250 at 2.5: as high as there is room.
    zoom.controller.send(.doubleTap(Point(x: 100, y: 110)))
    play()
    try assert(zoom, 2.5, 150, 0)
    gtk_picture_set_content_fit(OpaquePointer(picture), GTK_CONTENT_FIT_COVER)
    gtk_widget_queue_resize(picture)
    settle()
    zoom.reset(animated: false)
    zoom.controller.send(.doubleTap(Point(x: 100, y: 75)))
    play()
    try assert(zoom, 2.5, 150, 112.5, "it fills the widget")
  }

  func testAnotherChildIsShownWhole() async throws {
    let zoom = try open()
    pinch(zoom, by: 2)
    let old = try XCTUnwrap(zoom.child)
    g_object_ref(old)
    defer { g_object_unref(old) }
    let new: UnsafeMutablePointer<GtkWidget> = gtk_label_new("New")
    zoom.child = new
    settle()
    try assert(zoom, 1)
    XCTAssertNil(gtk_widget_get_parent(old))
    zoom.child = zoom.widget
    XCTAssertEqual(zoom.child, new, "it can't contain itself")
    gtk_widget_unparent(new)
    XCTAssertNil(zoom.child, "the app has taken it out")
    XCTAssert(zoom.controller.send(.doubleTap(Point(x: 1, y: 1))), "nothing can be zoomed")
  }

  func testItEndsWithItsWindow() async throws {
    let before = ZoomController.count
    do {
      let zoom = try XCTUnwrap(ZoomWidget(child: gtk_label_new("A"), clock: clock))
      let window = TestWindow(zoom.widget, in: self)
      zoom.scaleDidChange = { [weak zoom] _ in zoom?.reset() }
      pinch(zoom, by: 2)
      window.close()
    }
    settle()
    XCTAssertEqual(ZoomController.count, before)
  }
}
#endif

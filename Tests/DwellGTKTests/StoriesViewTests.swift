#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// What lies above stories, how they close, and what assistive technology reads of them (R233, R235).
@MainActor
final class StoriesViewTests: StoriesTestCase {
  /// The name above a story.
  private func title(_ stories: StoriesWidget) throws -> UnsafeMutablePointer<GtkWidget> {
    let page = try XCTUnwrap(gtk_widget_get_parent(moments(stories.currentPerson, of: stories).widget))
    return try XCTUnwrap(descendant(of: page, withClass: "dwell-story-title"))
  }

  /// The close button's rectangle.
  private func row(_ stories: StoriesWidget) -> Rect {
    bounds(of: stories.controller.closeButton, in: stories)
  }

  func testTheNameAndTheCloseButtonLieUnderTheSegments() async throws {
    let stories = try open([2, 1])
    let title = try title(stories)
    let segments = try moments(0, of: stories).component.indicatorRect
    XCTAssertEqual(String(cString: gtk_label_get_text(OpaquePointer(title))), "Ann")
    let row = row(stories)
    XCTAssertGreaterThanOrEqual(row.y, segments.maxY)
    let name = bounds(of: title, in: stories)
    XCTAssertEqual(name.x, 8)
    XCTAssertEqual(name.center.y, row.center.y, accuracy: 0.5)
    XCTAssertLessThan(name.width, 100, "as long as it is")
    XCTAssertEqual(row, Rect(x: 254, y: row.y, width: 44, height: 44))
    PageProperties(of: try moments(0, of: stories).widget).title = "Anna"
    XCTAssertEqual(String(cString: gtk_label_get_text(OpaquePointer(title))), "Anna")
    PageProperties(of: try moments(0, of: stories).widget).title = nil
    XCTAssertEqual(gtk_widget_get_visible(title), 0)
  }

  func testAViewOfTheAppIsShownInsteadOfTheName() async throws {
    let stories = try open([2, 1])
    let header: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Ann's profile")
    stories.header = header
    settle()
    XCTAssertEqual(gtk_widget_get_mapped(header), 1)
    XCTAssertEqual(gtk_widget_get_visible(try title(stories)), 0)
    XCTAssertEqual(bounds(of: header, in: stories), Rect(x: 0, y: row(stories).y, width: 254, height: 44))
    var clicks = 0
    Signal.connect(header, "clicked") { clicks += 1 }
    let y = try XCTUnwrap(place(of: header, in: stories.widget)).y
    try run(["xdotool", "mousemove", "100", "\(Int(y) + 20)", "click", "1"])
    runLoop(until: { clicks == 1 }, "a click on the app's view")
    XCTAssertEqual(try place(stories), [0, 0])
    stories.header = nil
    XCTAssertEqual(gtk_widget_get_visible(try title(stories)), 1)
  }

  func testAPressThatHoldsHidesWhatLiesAboveTheMoment() async throws {
    let stories = try open([2, 1])
    let header: UnsafeMutablePointer<GtkWidget> = gtk_label_new("App")
    for isAppsOwn in [false, true] {
      if isAppsOwn { stories.header = header }
      let parts = [stories.controller.closeButton, isAppsOwn ? header : try title(stories)]
      let moments = try moments(0, of: stories)
      moments.send(.press(Point(x: 150, y: 250)))
      clock.advance(by: 0.3)
      XCTAssertEqual(parts.map { gtk_widget_get_opacity($0) }, [1, 1], "a tap so far")
      play(0.4)
      XCTAssertEqual(parts.map { gtk_widget_get_opacity($0) }, [0, 0], "R233")
      moments.send(.release(Point(x: 150, y: 250)))
      play(0.4)
      XCTAssertEqual(parts.map { gtk_widget_get_opacity($0) }, [1, 1])
      XCTAssertEqual(moments.currentPage, 0)
    }
  }

  func testThePointerAboveAMomentDoesNotPauseIt() async throws {
    let stories = try open([2, 1])
    try run(["xdotool", "mousemove", "150", "250"])
    settle()
    XCTAssertEqual(try moments(0, of: stories).component.timer.pausedBy, [])
  }

  func testTheCloseButtonAndEscapeClose() async throws {
    let stories = try open([2, 1])
    var closed = 0
    stories.callbacks.didClose = { closed += 1 }
    let button = stories.controller.closeButton
    XCTAssertEqual(gtk_widget_get_tooltip_text(button).map { String(cString: $0) }, "Close")
    let y = try Int(XCTUnwrap(place(of: button, in: stories.widget)).y) + 22
    try run(["xdotool", "mousemove", "276", "\(y)", "click", "1"])
    runLoop(until: { closed == 1 }, "the button")
    try run(["xdotool", "key", "Escape"])
    runLoop(until: { closed == 2 }, "Escape")
    XCTAssertEqual(try place(stories), [0, 0], "neither is a tap on the moment")
    gtk_widget_set_visible(stories.widget, 0)
    try run(["xdotool", "key", "Escape"])
    settle()
    XCTAssertEqual(closed, 2, "not while it is hidden")
  }

  func testAPullMovesAndPausesTheViewerAndDismissesIt() async throws {
    let stories = try open([2, 1])
    var closed = 0
    stories.callbacks.didClose = { closed += 1 }
    let moments = try moments(0, of: stories)
    try drag(from: (150, 100), to: (160, 220))
    XCTAssertEqual(stories.controller.pull.distance, 120, accuracy: 1, "R235")
    let place = try XCTUnwrap(place(of: stories.people.widget, in: stories.widget))
    XCTAssertEqual(place.y, 120, accuracy: 1)
    let look = PullToDismiss.look(at: 120, height: 400)
    XCTAssertEqual(place.x, 150 * (1 - look.scale), accuracy: 1, "about the middle")
    XCTAssertEqual(moments.component.timer.pausedBy, .others)
    XCTAssertEqual(moments.component.position(at: clock.now), 0)
    clock.advance(by: 0.5)
    XCTAssertEqual(closed, 0)
    try release()
    XCTAssertEqual(closed, 1, "beyond a quarter of the height")
    play()
    XCTAssertEqual(stories.controller.pull.distance, 0, "also where the app keeps it")
    XCTAssertEqual(moments.component.timer.pausedBy, [])
    XCTAssertEqual(try self.place(stories), [0, 0])
  }

  func testAShortPullReturnsOnTheSpring() async throws {
    let stories = try open([2, 1])
    var closed = 0
    stories.callbacks.didClose = { closed += 1 }
    try drag(from: (150, 100), to: (150, 160))
    clock.advance(by: 0.5)
    let progress = try moments(0, of: stories).component.timer.progress(at: clock.now)
    try release()
    let start = clock.now
    for _ in 0..<5 {
      clock.advance(by: 0.02)
      settle()
      let motion = SpringMotion(from: 60, to: 0, start: start, spring: PullToDismiss.spring)
      XCTAssertEqual(stories.controller.pull.distance, motion.value(at: clock.now), accuracy: 1)
    }
    play()
    XCTAssertEqual(stories.controller.pull.distance, 0)
    XCTAssertEqual(closed, 0)
    XCTAssertGreaterThan(try moments(0, of: stories).component.timer.progress(at: clock.now), progress)
  }

  func testWithReducedMotionAPullReturnsAtOnce() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    dwell_settings_set_enable_animations(settings, 0)
    defer { dwell_settings_set_enable_animations(settings, 1) }
    let stories = try open([2, 1])
    try drag(from: (150, 100), to: (150, 160))
    XCTAssertEqual(stories.controller.pull.distance, 60, accuracy: 1)
    clock.advance(by: 0.5)
    try release()
    XCTAssertEqual(stories.controller.pull.distance, 0)
  }

  func testADragAcrossIsNoPull() async throws {
    let stories = try open([2, 1])
    try drag(from: (250, 100), to: (150, 130))
    try drag(from: (150, 130), to: (150, 300))
    XCTAssertEqual(stories.controller.pull.distance, 0)
    XCTAssertGreaterThan(try moments(0, of: stories).component.position(at: clock.now), 0.2)
    try release()
    try drag(from: (150, 300), to: (150, 100))
    XCTAssertEqual(stories.controller.pull.distance, 0, "nor one upwards")
    try release()
  }

  func testWidgetsInAMomentKeepTheirDrags() async throws {
    let scale: UnsafeMutablePointer<GtkWidget> = gtk_scale_new_with_range(GTK_ORIENTATION_VERTICAL, 0, 100, 1)
    let entry: UnsafeMutablePointer<GtkWidget> = gtk_entry_new()
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Reply")
    for (widget, isPull) in [(scale, false), (entry, false), (button, true)] {
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
      let stories = try XCTUnwrap(StoriesWidget(stories: [(title: "Ann", moments: [widget])], clock: clock))
      try show(stories)
      try drag(from: (150, widget == entry ? 200 : 120), to: (150, 260))
      XCTAssertEqual(stories.controller.pull.distance > 0, isPull)
      try release()
    }
  }

  func testASliderForEachPersonAndTheNameIsAnnouncedOnce() async throws {
    let stories = try open([2, 3])
    let objects = try accessibleObjects()
    XCTAssertEqual(objects.filter { $0.role == "slider" }.map(\.description), ["page 1 of 2"])
    XCTAssert(objects.contains { $0.name == "Ann" }, "\(objects)")
    XCTAssertFalse(objects.contains { $0.name == "Bob" }, "people out of view aren't read")
    XCTAssert(objects.contains { $0.role == "push button" && $0.name == "Close" })
    stories.currentPerson = 1
    play()
    XCTAssertEqual(try moments(1, of: stories).controller.publisher.announcements, ["Bob"])
    XCTAssertEqual(stories.people.controller.publisher.announcements, [])
    XCTAssertEqual(
      try accessibleObjects().filter { $0.role == "slider" }.map(\.description), ["page 1 of 3"])
  }
}
#endif

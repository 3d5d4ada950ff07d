#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// Carousels and page views whose pages are widgets.
@MainActor
final class CarouselWidgetTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Returns a carousel of labels in a window of 300 by 200 points.
  private func open(
    _ count: Int, behavior: WidgetBehavior = WidgetBehavior(),
    _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) throws -> (carousel: CarouselWidget, pages: [UnsafeMutablePointer<GtkWidget>], window: TestWindow) {
    let pages = labelPages(count)
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: pages, behavior: behavior, clock: clock, configure: change))
    return (carousel, pages, present(carousel.widget, width: 300, height: 200))
  }

  /// Advances the clock in steps of a frame.
  private func play(_ seconds: Double) {
    for _ in 0..<Int((seconds * 50).rounded()) {
      clock.advance(by: 0.02)
      for _ in 0..<4 { if g_main_context_iteration(nil, 0) == 0 { g_usleep(4000) } }
    }
    settle()
  }

  func testOnlyThePageInViewIsMappedAndFillsTheView() async throws {
    let (carousel, pages, _) = try open(3)
    XCTAssertEqual(pages.map { gtk_widget_get_mapped($0) }, [1, 0, 0])
    XCTAssertEqual(gtk_widget_get_width(pages[0]), 300, "R080")
    XCTAssertEqual(gtk_widget_get_height(pages[0]), 200)
    XCTAssertEqual(place(of: pages[0], in: carousel.widget), Point(x: 0, y: 0))
  }

  func testATimedTurnMovesTheWidgetsAndMapsTheNextOne() async throws {
    let (carousel, pages, _) = try open(3)
    var changes: [PageChange] = []
    carousel.callbacks.pageDidChange = { changes.append($0) }
    clock.advance(by: 4.02)
    settle()
    XCTAssertEqual(changes.map(\.to), [1], "R031")
    XCTAssertEqual(pages.map { gtk_widget_get_mapped($0) }, [1, 1, 1], "all pages that come into view")
    let first = try XCTUnwrap(place(of: pages[0], in: carousel.widget))
    let second = try XCTUnwrap(place(of: pages[1], in: carousel.widget))
    XCTAssertEqual(second.x - first.x, 300, accuracy: 1e-3, "R079: side by side")
    play(2)
    XCTAssertEqual(pages.map { gtk_widget_get_mapped($0) }, [0, 1, 0])
    XCTAssertEqual(place(of: pages[1], in: carousel.widget), Point(x: 0, y: 0))
    XCTAssertEqual(carousel.component.timer.pausedBy, [])
  }

  func testFromRightToLeftTheNextPageComesFromTheLeft() async throws {
    let (carousel, pages, _) = try open(3)
    gtk_widget_set_direction(carousel.widget, GTK_TEXT_DIR_RTL)
    clock.advance(by: 4.02)
    settle()
    let first = try XCTUnwrap(place(of: pages[0], in: carousel.widget))
    let second = try XCTUnwrap(place(of: pages[1], in: carousel.widget))
    XCTAssertEqual(second.x - first.x, -300, accuracy: 1e-3)
  }

  func testInsertionsRemovalsAndMovesKeepPagesWithTheirWidgets() async throws {
    let (carousel, pages, _) = try open(3)
    let new: UnsafeMutablePointer<GtkWidget> = gtk_label_new("new")
    carousel.insertPage(new, at: 0)
    XCTAssertEqual(carousel.pageCount, 4)
    XCTAssertEqual(carousel.currentPage, 1, "the current page is kept")
    XCTAssertEqual(carousel.page(at: 0), new)
    XCTAssertEqual(carousel.page(at: 1), pages[0])
    carousel.movePage(from: 3, to: 0)
    XCTAssertEqual(carousel.page(at: 0), pages[2])
    XCTAssertEqual(carousel.page(at: 2), pages[0])
    g_object_ref(pages[0])
    defer { g_object_unref(pages[0]) }
    carousel.removePage(at: 2)
    XCTAssertNil(gtk_widget_get_parent(pages[0]).map { _ in 0 }, "the widget is released")
    settle()
    XCTAssertEqual(carousel.page(at: carousel.currentPage).map { gtk_widget_get_mapped($0) }, 1)
    carousel.appendPage(gtk_label_new("last"))
    XCTAssertEqual(carousel.pageCount, 4)
    var problems: Diagnostics = []
    carousel.callbacks.didDiagnose = { problems = $0 }
    let stray: UnsafeMutablePointer<GtkWidget> = gtk_label_new("stray")
    g_object_ref_sink(stray)
    defer { g_object_unref(stray) }
    carousel.insertPage(stray, at: 99)
    XCTAssertEqual(problems, .pageOutOfRange)
    XCTAssertEqual(carousel.pageCount, 4)
  }

  func testOnlyPagesNearTheViewAreCreatedOutOfTenThousand() async throws {
    var made: [Int] = []
    let carousel = try XCTUnwrap(
      CarouselWidget(
        .init(pageCount: 10_000),
        pages: .onDemand { page in
          made.append(page)
          return gtk_label_new("\(page)")
        }, clock: clock))
    _ = present(carousel.widget, width: 300, height: 200)
    XCTAssertEqual(made, [0])
    carousel.send(.select(page: 5000, animated: false))
    settle()
    XCTAssertEqual(made, [0, 5000])
    XCTAssertNil(carousel.page(at: 0).map { _ in 0 })
    XCTAssertNotNil(carousel.page(at: 5000).map { _ in 0 })
  }

  func testTheButtonBesideTheMarksPausesAndIsReachableByKeyboard() async throws {
    let (carousel, _, window) = try open(3)
    let button = try XCTUnwrap(descendant(of: carousel.widget, withClass: "dwell-pause"))
    XCTAssertEqual(gtk_widget_get_mapped(button), 1, "seen")
    XCTAssertGreaterThanOrEqual(gtk_widget_get_width(button), 24, "WCAG 2.5.8")
    var reached = false
    for _ in 0..<6 where !reached {
      gtk_widget_child_focus(window.window, GTK_DIR_TAB_FORWARD)
      reached = gtk_widget_has_focus(button) != 0
    }
    XCTAssert(reached, "not in the focus order")
    dwell_emit_plain(button, "clicked")
    XCTAssertFalse(carousel.isRunning)
    XCTAssertEqual(carousel.component.timer.pausedBy.contains(.app), true)
    dwell_emit_plain(button, "clicked")
    XCTAssert(carousel.isRunning)
  }

  func testThePauseButtonNeverOverlapsTheIndicator() async throws {
    for side in Carousel.Side.allCases {
      let (carousel, _, _) = try open(4) {
        $0.indicator = .segments(SegmentRow.Configuration())
        $0.indicatorSide = side
      }
      let button = try XCTUnwrap(descendant(of: carousel.widget, withClass: "dwell-pause"))
      let place = try XCTUnwrap(place(of: button, in: carousel.widget))
      let rect = carousel.component.indicatorRect
      let right = place.x + Double(gtk_widget_get_width(button))
      XCTAssert(right <= rect.x || place.x >= rect.maxX, "\(side): \(place.x)...\(right) over \(rect)")
    }
  }

  func testWithOnePageThereIsNothingToPause() async throws {
    let (carousel, _, _) = try open(1)
    let button = try XCTUnwrap(descendant(of: carousel.widget, withClass: "dwell-pause"))
    XCTAssertEqual(gtk_widget_get_mapped(button), 0)
  }

  func testAnUnchangedFrameIsNeverRedrawn() async throws {
    let (carousel, _, _) = try open(3)
    clock.advance(by: 4.02)
    play(2)
    carousel.isRunning = false
    settle()
    let frames = carousel.drawnFrames
    XCTAssert(carousel.isAsleep)
    clock.advance(by: 1000)
    carousel.send(.tick)
    carousel.send(.select(page: 1, animated: true))
    carousel.send(.pause(.app))
    carousel.send(.resize(Size(width: 300, height: 200)))
    settle()
    XCTAssertEqual(carousel.drawnFrames, frames, "drawn while paused")
    carousel.isRunning = true
    carousel.send(.pause(.hidden))
    settle()
    let hidden = carousel.drawnFrames
    clock.advance(by: 1000)
    settle()
    XCTAssertEqual(carousel.drawnFrames, hidden, "drawn while hidden")
    XCTAssert(carousel.isAsleep)
  }

  func testATurnMovesPagesByWholePixelsAndDrawsNoPictureTwice() async throws {
    let (carousel, pages, _) = try open(3)
    carousel.isRunning = false
    carousel.send(.select(page: 1, animated: true))
    settle()
    let drawnBefore = carousel.drawnFrames
    var places: [Double] = []
    var frames = 0
    while !carousel.isAsleep {
      play(1.0 / 60)
      frames += 1
      let place = try XCTUnwrap(place(of: pages[1], in: carousel.widget))
      XCTAssertEqual(place.x, place.x.rounded(), "the text stays sharp")
      places.append(place.x)
    }
    XCTAssertEqual(places.last, 0)
    XCTAssertGreaterThan(frames, 20)
    let drawn = carousel.drawnFrames - drawnBefore
    XCTAssertLessThan(drawn, frames * 9 / 10, "\(drawn) drawn of \(frames) frames: \(places)")
  }

  func testATurnLaysTheWindowOutAtItsEndOnlyAndDrawsEachPageOnce() async throws {
    let pages: [UnsafeMutablePointer<GtkWidget>] = (0..<3).map { _ in gtk_drawing_area_new() }
    var drawn = 0
    try withUnsafeMutablePointer(to: &drawn) { drawn in
      for page in pages {
        gtk_drawing_area_set_draw_func(
          page.cast(to: GtkDrawingArea.self),
          { _, _, _, _, count in count?.assumingMemoryBound(to: Int.self).pointee += 1 }, drawn, nil)
      }
      let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock))
      _ = present(carousel.widget, width: 300, height: 200)
      carousel.isRunning = false
      settle()
      var layouts = 0
      try withUnsafeMutablePointer(to: &layouts) { layouts in
        let callback: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, _, _, count in
          count?.assumingMemoryBound(to: Int.self).pointee += 1
        }
        let surface = try XCTUnwrap(gtk_native_get_surface(gtk_widget_get_native(carousel.widget)))
        let object = UnsafeMutableRawPointer(surface)
        let handler = dwell_connect(object, "layout", unsafeBitCast(callback, to: GCallback.self), layouts)
        defer { dwell_disconnect(object, handler) }
        drawn.pointee = 0
        carousel.send(.select(page: 1, animated: true))
        XCTAssertEqual(gtk_widget_get_mapped(pages[1]), 0, "the call leaves it to the first frame")
        play(1.0 / 60)
        XCTAssertEqual(try XCTUnwrap(place(of: pages[1], in: carousel.widget)).x, 292, accuracy: 8)
        var frames = 1
        while !carousel.isAsleep, frames < 100 {
          play(1.0 / 60)
          frames += 1
        }
        XCTAssertGreaterThan(frames, 20)
        XCTAssertEqual(layouts.pointee, 1, "at rest")
        XCTAssertLessThanOrEqual(drawn.pointee, 2, "the pages that come into view")
        XCTAssertEqual(place(of: pages[1], in: carousel.widget), Point(x: 0, y: 0))
        for page in pages {
          gtk_drawing_area_set_draw_func(page.cast(to: GtkDrawingArea.self), nil, nil, nil)
        }
      }
    }
  }

  func testATurnByTheAppTakesEffectAtOnceAndShowsWithTheNextFrame() async throws {
    let (carousel, pages, window) = try open(3)
    let spoken = { carousel.controller.publisher.text }
    var before = spoken()
    carousel.currentPage = 1
    XCTAssertEqual(carousel.currentPage, 1)
    XCTAssertEqual(spoken(), before, "the call leaves it to the frame")
    XCTAssertFalse(carousel.isAsleep)
    play(1.0 / 50)
    XCTAssertNotEqual(spoken(), before)
    XCTAssertNotEqual(gtk_widget_get_mapped(pages[1]), 0)
    before = spoken()
    carousel.currentPage = 2
    XCTAssert(carousel.isAdvancing)
    XCTAssertNotEqual(spoken(), before, "what the app asks for is as of the turn")
    before = spoken()
    gtk_widget_set_visible(window.window, 0)
    carousel.currentPage = 0
    XCTAssertNotEqual(spoken(), before, "a hidden widget has no frame to wait for")
  }

  func testTurnsWithinOneFrameTakeEffectAtOnceAndAreShownOnce() async throws {
    let (carousel, pages, _) = try open(4)
    carousel.isRunning = false
    settle()
    let spoken = { carousel.controller.publisher.text }
    let (before, woken) = (spoken(), carousel.wakeUps)
    for page in [1, 2, 3] {
      carousel.send(.select(page: page, animated: false))
      XCTAssertEqual(carousel.currentPage, page)
      var value = GValue()
      g_value_init(&value, g_type_from_name("guint"))
      g_object_get_property(carousel.widget.cast(to: GObject.self), "page", &value)
      XCTAssertEqual(Int(g_value_get_uint(&value)), page)
    }
    XCTAssertEqual(spoken(), before, "the calls leave it to the frame")
    XCTAssertEqual(pages.map { gtk_widget_get_mapped($0) }, [1, 0, 0, 0])
    play(1.0 / 60)
    XCTAssertEqual(carousel.wakeUps - woken, 1)
    XCTAssertEqual(spoken(), "page 4 of 4")
    XCTAssertEqual(pages.map { gtk_widget_get_mapped($0) }, [0, 0, 0, 1])
    XCTAssert(carousel.isAsleep)
  }

  func testWindowFramesWakeItOnlyDuringMotionAlsoInAnotherWindow() async throws {
    let (carousel, pages, window) = try open(3)
    carousel.isRunning = false
    carousel.currentPage = 1
    play(2)
    XCTAssert(carousel.isAsleep)
    let wakeUps = carousel.wakeUps
    _ = try window.pixels()
    XCTAssertEqual(carousel.wakeUps, wakeUps, "a frame that something else has asked for")
    carousel.currentPage = 0
    play(0.1)
    gtk_window_set_child(window.window.cast(to: GtkWindow.self), nil)
    XCTAssert(carousel.isAsleep, "amid a turn, without a window")
    _ = present(carousel.widget, width: 300, height: 200)
    carousel.currentPage = 2
    XCTAssertFalse(carousel.isAsleep)
    play(2)
    XCTAssertEqual(place(of: pages[2], in: carousel.widget), Point(x: 0, y: 0))
    XCTAssert(carousel.isAsleep)
  }

  func testAPageViewIsUntimedAndTurnsByKeys() async throws {
    let pages = labelPages(3)
    let view = try XCTUnwrap(PageViewWidget(pages: pages, clock: clock))
    _ = present(view.widget, width: 200, height: 100)
    XCTAssert(view.isAsleep)
    view.currentPage = 2
    play(2)
    XCTAssertEqual(pages.map { gtk_widget_get_mapped($0) }, [0, 0, 1])
    XCTAssert(view.isAsleep)
  }

  func testAnInactiveWindowPausesAndResumesAtTheSameProgress() async throws {
    let (carousel, _, window) = try open(3)
    let first = window.window.cast(to: GtkWindow.self)
    runLoop(until: { gtk_window_is_active(first) != 0 }, "active")
    XCTAssertFalse(carousel.component.timer.pausedBy.contains(.background))
    clock.advance(by: 1)
    let other = TestWindow(gtk_label_new("another window"), in: self)
    runLoop(until: { gtk_window_is_active(first) == 0 }, "inactive")
    drainLoop()
    XCTAssert(carousel.component.timer.pausedBy.contains(.background))
    XCTAssert(carousel.isAsleep)
    clock.advance(by: 100)
    other.close()
    gtk_window_present(first)
    runLoop(until: { gtk_window_is_active(first) != 0 }, "active again")
    drainLoop()
    XCTAssertEqual(carousel.component.timer.progress(at: clock.now), 0.25, accuracy: 1e-9)
    XCTAssertFalse(carousel.isAsleep)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// Pointer and keyboard input on pages that are widgets, through the X server.
@MainActor
final class PointerTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Opens a carousel of buttons with labels between them, 300 by 200 points, at the top left of the screen.
  private func openCarousel(
    _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) throws -> (carousel: CarouselWidget, pages: [UnsafeMutablePointer<GtkWidget>], window: TestWindow) {
    let pages: [UnsafeMutablePointer<GtkWidget>] = [
      gtk_button_new_with_label("Click"), gtk_label_new("Two"), gtk_label_new("Three"),
    ]
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock, configure: change))
    let window = present(carousel.widget, width: 300, height: 200)
    try run(["xdotool", "mousemove", "900", "900"])
    settle()
    return (carousel, pages, window)
  }

  func testADragOnAButtonTurnsThePageAndDoesNotClickIt() async throws {
    let (carousel, pages, _) = try openCarousel()
    var clicks = 0
    Signal.connect(pages[0], "clicked") { clicks += 1 }
    try run(["xdotool", "mousemove", "280", "60", "mousedown", "1"])
    runLoop(until: { carousel.component.timer.pausedBy.contains(.touch) }, "a press pauses the timer")
    for x in stride(from: 260, through: 40, by: -20) {
      clock.advance(by: 0.05)
      try run(["xdotool", "mousemove", "\(x)", "60"])
    }
    settle()
    XCTAssertGreaterThan(carousel.component.position(at: clock.now), 0.5, "R088: pages follow the pointer")
    XCTAssertEqual(gtk_widget_get_mapped(pages[1]), 1)
    clock.advance(by: 0.5)
    try run(["xdotool", "mouseup", "1"])
    runLoop(until: { carousel.currentPage == 1 }, "R092: more than half of the view")
    XCTAssertEqual(clicks, 0)
  }

  func testAClickOnAButtonClicksOnlyTheButton() async throws {
    let (carousel, pages, _) = try openCarousel { $0.taps = .turn }
    var clicks = 0
    Signal.connect(pages[0], "clicked") { clicks += 1 }
    try run(["xdotool", "mousemove", "280", "60", "click", "1"])
    runLoop(until: { clicks == 1 }, "clicked")
    settle()
    XCTAssertEqual(carousel.currentPage, 0, "the page turned under the button")
    carousel.send(.select(page: 1, animated: false))
    settle()
    try run(["xdotool", "mousemove", "270", "60", "click", "1"])
    runLoop(until: { carousel.currentPage == 2 }, "a tap beside buttons goes forward")
  }

  func testAPressPausesAndReleasingResumesAtTheSameProgress() async throws {
    let (carousel, _, _) = try openCarousel { $0.hoverArea = .indicator }
    clock.advance(by: 1)
    try run(["xdotool", "mousemove", "150", "60", "mousedown", "1"])
    runLoop(until: { carousel.component.timer.pausedBy == [.touch] }, "held")
    clock.advance(by: 60)
    try run(["xdotool", "mouseup", "1"])
    runLoop(until: { carousel.component.timer.pausedBy == [] }, "released")
    XCTAssertEqual(carousel.component.timer.progress(at: clock.now), 0.25, accuracy: 1e-9)
  }

  func testTheWheelAndKeysTurnPages() async throws {
    let (carousel, _, window) = try openCarousel()
    try run(["xdotool", "mousemove", "150", "60", "click", "5"])
    runLoop(until: { carousel.currentPage == 1 }, "a notch of the wheel")
    clock.advance(by: 1)
    gtk_widget_grab_focus(carousel.controller.host?.handle)
    for (key, page) in [("Right", 2), ("Left", 1), ("End", 2), ("Home", 0), ("Page_Down", 1), ("Page_Up", 0)]
    {
      try run(["xdotool", "key", key])
      runLoop(until: { carousel.currentPage == page }, "\(key) to page \(page)")
      clock.advance(by: 1)
    }
    XCTAssertFalse(carousel.component.timer.pausedBy.contains(.focus), "no focus ring is visible")
    let handle = window.window.cast(to: GtkWindow.self)
    gtk_window_set_focus_visible(handle, 1)
    drainLoop()
    XCTAssert(carousel.component.timer.pausedBy.contains(.focus), "the keyboard is in use")
    try run(["xdotool", "key", "space"])
    runLoop(until: { !carousel.isRunning }, "space pauses")
  }

  func testHighContrastRaisesTheOpacityOfFaintMarks() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    defer { dwell_settings_set_theme(settings, "Default") }
    let (carousel, _, _) = try openCarousel()
    XCTAssertEqual(Theme(of: carousel.widget).minimumOpacity, 0)
    dwell_settings_set_theme(settings, "Default-hc")
    settle()
    XCTAssertEqual(Theme(of: carousel.widget).minimumOpacity, PageControlMetrics.minimumContrastOpacity)
  }

  func testAStyleSheetSetsTheColorsOfMarks() async throws {
    let (carousel, _, _) = try openCarousel()
    XCTAssertNotEqual(Theme(of: carousel.widget).foreground, Color(red: 1, green: 0, blue: 0))
    gtk_widget_add_css_class(carousel.widget, "red-marks")
    dwell_style_add(
      gtk_widget_get_display(carousel.widget), "dwell-carousel.red-marks { color: rgb(255, 0, 0); }", 600)
    settle()
    XCTAssertEqual(Theme(of: carousel.widget).foreground, Color(red: 1, green: 0, blue: 0))
  }

  func testMarksKeepTheOpacityOfTheTextColor() async throws {
    let (carousel, _, _) = try openCarousel()
    gtk_widget_add_css_class(carousel.widget, "faint-marks")
    dwell_style_add(
      gtk_widget_get_display(carousel.widget), "dwell-carousel.faint-marks { color: rgba(0, 0, 0, 0.8); }",
      600)
    settle()
    let theme = Theme(of: carousel.widget)
    XCTAssertEqual(theme.foreground, .black)
    XCTAssertEqual(theme.foregroundOpacity, 0.8, accuracy: 1e-6)
    XCTAssertEqual(Double(theme.rgba(.foreground, opacity: 0.5).alpha), 0.4, accuracy: 1e-6)
    XCTAssertEqual(Double(theme.rgba(.white, opacity: 0.5).alpha), 0.5, accuracy: 1e-6)
  }

  func testAStyleSheetGivesMarksTheAccentOfTheTheme() async throws {
    let (carousel, _, _) = try openCarousel()
    gtk_widget_add_css_class(carousel.widget, "accent")
    dwell_style_add(
      gtk_widget_get_display(carousel.widget),
      "dwell-carousel.accent { color: @theme_selected_bg_color; }", 600)
    settle()
    let accent = try XCTUnwrap(GdkRGBA(named: "theme_selected_bg_color", in: carousel.widget))
    XCTAssertEqual(Theme(of: carousel.widget).foreground, Color(accent))
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// A page control and a deck on a real screen: their pixels, and pointer and keyboard input.
@MainActor
final class ScreenTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Opens a page control in a window at the top left of the screen.
  private func openControl() throws -> PageControlWidget {
    var configuration = PageControl.Configuration(pageCount: 5)
    configuration.dots.inputProfile = .pointer
    configuration.dots.background = .minimal
    var behavior = WidgetBehavior()
    behavior.showsPauseButton = false
    let control = try XCTUnwrap(PageControlWidget(configuration, behavior: behavior, clock: clock))
    gtk_widget_set_halign(control.widget, GTK_ALIGN_START)
    gtk_widget_set_valign(control.widget, GTK_ALIGN_START)
    let window = TestWindow(control.widget, in: self)
    addTeardownBlock { @MainActor in window.close() }
    try run(["xdotool", "mousemove", "900", "900"])
    return control
  }

  func testTheScreenShowsThePixelsOfTheDisplayList() async throws {
    let control = try openControl()
    control.theme = Theme(foreground: .white, background: .black)
    clock.advance(by: 1.5)
    let path = try temporaryFolder() + "/screen.png"
    let (width, height) = (
      Int(gtk_widget_get_width(control.widget)), Int(gtk_widget_get_height(control.widget))
    )
    _ = try TestWindow.pixels(of: control.widget, in: self)
    try run(["import", "-window", "root", "-crop", "\(width)x\(height)+0+0", "+repage", "PNG32:\(path)"])
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = Array(
      UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
    let screen = Pixels(width: width, height: height, bytes: bytes)
    // The window's background, whatever the theme.
    let background = screen[1, 1].map { Double($0) / 255 }
    var expected = DisplayList([
      .fill(
        ItemKey(.background), Rect(x: 0, y: 0, width: Double(width), height: Double(height)), radius: 0,
        .solid(.color(Color(red: background[0], green: background[1], blue: background[2])), opacity: 1))
    ])
    for command in control.component.frame(at: clock.now).display.commands { expected.append(command) }
    assertEqual(
      screen, CairoOracle(theme: .onPictures).pixels(of: expected, width: width, height: height), "the screen"
    )
  }

  func testHoveringPausesAndAClickSelectsAPage() async throws {
    let control = try openControl()
    clock.advance(by: 1)
    try run(["xdotool", "mousemove", "46", "22"])
    runLoop(until: { control.component.timer.pausedBy == [.hover] }, "hovered")
    XCTAssert(control.isAsleep || control.component.nextChange(after: clock.now) == .everyFrame)
    clock.advance(by: 100)
    XCTAssertEqual(control.component.timer.progress(at: clock.now), 0.25, accuracy: 1e-9)
    let rect = try XCTUnwrap(
      control.component.frame(at: clock.now).display.commands.lazy.compactMap { command -> Rect? in
        if case .fill(ItemKey(.indicator, 3), let rect, _, _) = command { return rect }
        return nil
      }.first)
    try run(["xdotool", "mousemove", "\(Int(rect.center.x))", "22", "click", "1"])
    runLoop(until: { control.component.currentPage == 3 }, "R171: a pointer selects a mark")
    try run(["xdotool", "mousemove", "900", "900"])
    runLoop(until: { control.component.timer.pausedBy == [] }, "left")
  }

  func testTheTimerCanPauseWhileAnotherWindowIsActive() async throws {
    var behavior = WidgetBehavior()
    behavior.pausesInBackground = true
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), behavior: behavior, clock: clock))
    let window = TestWindow(control.widget, in: self)
    let elsewhere = TestWindow(gtk_label_new("elsewhere"), in: self)
    addTeardownBlock { @MainActor in
      window.close()
      elsewhere.close()
    }
    window.title = "dwell-here"
    elsewhere.title = "dwell-elsewhere"
    for (title, pauses) in [("dwell-elsewhere", PauseReasons.background), ("dwell-here", [])] {
      try run(["xdotool", "search", "--onlyvisible", "--name", title, "windowfocus"])
      runLoop(until: { control.component.timer.pausedBy == pauses }, "\(title) is active")
    }
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Indicator, button and pointer of a deck's window: hidden while they are idle.
@MainActor
final class DeckControlsTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// Opens a window that plays a deck, with the pointer beside it.
  private func open(
    pages: Int = 4, _ change: (inout DeckLook) -> Void = { _ in }
  ) throws -> DeckWindow<Carousel> {
    try run(["xdotool", "mousemove", "1900", "1000"])
    var look = DeckLook()
    look.showsCaptions = false
    change(&look)
    let deck = try SampleDecks.plain(pages, in: try temporaryFolder())
    return try openWindow(deck, look, clock: clock)
  }

  /// Returns whether the window's pointer is hidden.
  private func isPointerHidden(_ window: DeckWindow<Carousel>) -> Bool {
    guard let cursor = gtk_widget_get_cursor(window.window.cast(to: GtkWidget.self)) else { return false }
    return gdk_cursor_get_name(cursor).map { String(cString: $0) } == "none"
  }

  /// Returns how many pixels of the dots are visible: brighter than the dots' background.
  private func markPixels(_ window: DeckWindow<Carousel>) throws -> Int {
    let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
    let rect = window.widget.component.indicatorRect
    var count = 0
    for y in Int(rect.y)..<Int(rect.maxY) {
      for x in Int(rect.x)..<Int(rect.maxX) where pixels[x, y][0] > 40 { count += 1 }
    }
    return count
  }

  func testTheSoundButtonShowsWhetherItIsOn() async throws {
    let window = try open()
    let sign = window.toast.widget
    for (icon, isMuted) in [("audio-volume-high-symbolic", false), ("audio-volume-muted-symbolic", true)] {
      XCTAssertTrue(window.press(GDK_KEY_m, false))
      XCTAssertEqual(window.store.isMuted, isMuted)
      XCTAssertNotEqual(gtk_widget_get_visible(sign), 0)
      let image = try XCTUnwrap(gtk_widget_get_first_child(sign))
      XCTAssertEqual(String(cString: gtk_image_get_icon_name(OpaquePointer(image))), icon)
    }
    clock.advance(by: Toast.symbolTime + 0.1)
    XCTAssertEqual(gtk_widget_get_visible(sign), 0)
  }

  func testUnusedIndicatorsAndPointerHideTogether() async throws {
    let window = try open()
    clock.advance(by: 2.4)
    XCTAssertEqual(window.widget.marksOpacity, 1)
    XCTAssertGreaterThan(try markPixels(window), 50)
    XCTAssertFalse(isPointerHidden(window))
    clock.advance(by: 0.2)
    XCTAssertEqual(window.widget.marksOpacity, 0.5, accuracy: 0.1, "they fade")
    XCTAssertTrue(isPointerHidden(window))
    clock.advance(by: 0.2)
    XCTAssertEqual(window.widget.marksOpacity, 0)
    XCTAssertEqual(try markPixels(window), 0)
    XCTAssertEqual(window.widget.component.currentPage, 0, "pages advance as they did")
    clock.advance(by: 1.3)
    XCTAssertEqual(window.widget.component.currentPage, 1)
    XCTAssertEqual(window.widget.marksOpacity, 0, "a turn is no use")
  }

  func testThePauseButtonIsWhereTheCarouselPutsItInAnyLanguageAndForOnePage() async throws {
    addTeardownBlock { @MainActor in gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for language in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_default_direction(language)
      for (pages, isRightToLeft, style) in [
        (3, false, .control), (3, true, .control), (3, false, .story), (3, true, .story),
        (1, false, .control),
        (1, true, .story),
      ] as [(Int, Bool, DeckStyle)] {
        var deck = try SampleDecks.plain(pages, in: try temporaryFolder())
        // A lone page has a time that can be paused.
        deck.zooms = pages == 1
        var look = DeckLook()
        (look.style, look.isRightToLeft) = (style, isRightToLeft)
        let window = try openWindow(deck, look, clock: clock)
        XCTAssertEqual(gtk_widget_get_visible(window.pauseButton), 1)
        drainLoop()
        var bounds = graphene_rect_t()
        XCTAssertNotEqual(gtk_widget_compute_bounds(window.pauseButton, window.widget.widget, &bounds), 0)
        let center = window.widget.component.pauseRect.center
        let found = "\(bounds) for \(pages) pages in \(style), \(isRightToLeft), \(language)"
        XCTAssertEqual(Double(bounds.origin.x + bounds.size.width / 2), center.x, accuracy: 4, found)
        XCTAssertEqual(Double(bounds.origin.y + bounds.size.height / 2), center.y, accuracy: 4, found)
      }
    }
  }

  func testTheGradientBelowSegmentsHidesWithThem() async throws {
    let window = try open {
      $0.style = .story
      $0.fit = .cover
    }
    let green = SampleDecks.color(ofPage: 0)[1]
    let top = { try TestWindow.pixels(of: window.widget.widget, in: self)[20, 40][1] }
    XCTAssertLessThan(try top(), green - 40, "the picture is darker below the segments")
    clock.advance(by: 3)
    XCTAssertEqual(window.widget.marksOpacity, 0)
    XCTAssertEqual(try top(), green)
    window.widget.send(.pause(.app))
    XCTAssertLessThan(try top(), green - 40)
  }

  func testHiddenIndicatorsCostNoFrames() async throws {
    let window = try open()
    clock.advance(by: 2.8)
    _ = try TestWindow.pixels(of: window.widget.widget, in: self)
    drainLoop()
    let frames = window.widget.drawnFrames
    for _ in 1...20 {
      clock.advance(by: 0.05)
      drainLoop()
    }
    XCTAssertEqual(window.widget.component.currentPage, 0)
    XCTAssertEqual(window.widget.drawnFrames, frames)
  }

  func testAMovingPointerShowsThemImmediatelyAndARestingOneDoesNot() async throws {
    let window = try open()
    clock.advance(by: 3)
    XCTAssertEqual(window.widget.marksOpacity, 0)
    try run(["xdotool", "mousemove", "300", "300"])
    runLoop(until: { window.widget.marksOpacity == 1 }, "a motion")
    XCTAssertFalse(isPointerHidden(window))
    clock.advance(by: 2)
    let place = window.hider.place
    try run(["xdotool", "mousemove", "310", "300"])
    runLoop(until: { window.hider.place != place }, "another motion")
    clock.advance(by: 2)
    XCTAssertEqual(window.widget.marksOpacity, 1, "the time begins again with each motion")
    clock.advance(by: 1)
    XCTAssertEqual(window.widget.marksOpacity, 0)
  }

  func testAKeyShowsThem() async throws {
    let window = try open()
    try run(["xdotool", "search", "--onlyvisible", "--name", "Page 0", "windowfocus"])
    clock.advance(by: 3)
    XCTAssertEqual(window.widget.marksOpacity, 0)
    try run(["xdotool", "key", "Right"])
    runLoop(until: { window.widget.component.currentPage == 1 }, "the page turns")
    XCTAssertEqual(window.widget.marksOpacity, 1)
  }

  func testTheyStayWhilePausedAndHideAgainAfterwards() async throws {
    let window = try open()
    clock.advance(by: 3)
    window.widget.send(.pause(.app))
    XCTAssertEqual(window.widget.marksOpacity, 1, "at once")
    XCTAssertFalse(isPointerHidden(window))
    clock.advance(by: 60)
    XCTAssertEqual(window.widget.marksOpacity, 1)
    window.widget.send(.resume(.app))
    clock.advance(by: 2.4)
    XCTAssertEqual(window.widget.marksOpacity, 1)
    clock.advance(by: 0.4)
    XCTAssertEqual(window.widget.marksOpacity, 0)
  }

  func testTheyStayWhileThePagesAreHeld() async throws {
    let window = try open()
    window.widget.send(.press(Point(x: 300, y: 300)))
    clock.advance(by: 30)
    XCTAssertEqual(window.widget.marksOpacity, 1)
    XCTAssertFalse(isPointerHidden(window))
  }

  func testTheyStayWhileTheKeyboardFocusIsVisibleOnThem() async throws {
    let window = try open()
    gtk_widget_grab_focus(window.pauseButton)
    gtk_window_set_focus_visible(window.window, 1)
    clock.advance(by: 30)
    XCTAssertEqual(window.widget.marksOpacity, 1)
    gtk_window_set_focus_visible(window.window, 0)
    clock.advance(by: 3)
    XCTAssertEqual(window.widget.marksOpacity, 0)
    gtk_window_set_focus_visible(window.window, 1)
    XCTAssertEqual(window.widget.marksOpacity, 1, "the focus shows them")
  }

  func testOnRequestTheyNeverHide() async throws {
    let window = try open { $0.controls = .always }
    clock.advance(by: 3)
    XCTAssertEqual(window.widget.marksOpacity, 1)
    XCTAssertFalse(isPointerHidden(window))
  }

  func testWithLessMotionTheyHideWithoutFading() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    dwell_settings_set_enable_animations(settings, 0)
    defer { dwell_settings_set_enable_animations(settings, 1) }
    let window = try open()
    clock.advance(by: 2.5)
    XCTAssertEqual(window.widget.marksOpacity, 0)
  }

  func testAssistiveTechnologyFindsThemWhileTheyAreHidden() async throws {
    let window = try open()
    clock.advance(by: 3)
    XCTAssertEqual(window.widget.marksOpacity, 0)
    let objects = try accessibleObjects()
    XCTAssert(objects.contains { $0.role == "slider" && $0.value == "1 of 1...4" }, "\(objects)")
    XCTAssert(objects.contains { $0.role == "push button" && $0.name == "Pause" }, "\(objects)")
  }

  func testAPauseIsVisibleAsAWhiteButton() async throws {
    let window = try open { $0.fit = .cover }
    let before = try buttonPixels(window)
    window.widget.send(.key(.space))
    let paused = try buttonPixels(window)
    XCTAssertGreaterThan(paused.count { $0.min() ?? 0 > 240 }, before.count { $0.min() ?? 0 > 240 } + 300)
    XCTAssertGreaterThan(paused.count { $0.max() ?? 255 < 40 }, 50, "its symbol")
    window.widget.send(.key(.space))
    XCTAssertEqual(try buttonPixels(window), before)
  }

  func testTheFocusIsARingAroundTheButtonOrTheIndicatorsOnAnyPicture() async throws {
    let window = try open { $0.fit = .cover }
    /// Returns how many pixels are nearly white, and how many are much darker than the picture.
    func ring(_ widget: UnsafeMutablePointer<GtkWidget>) throws -> (light: Int, dark: Int) {
      let pixels = widget == window.pauseButton ? try buttonPixels(window) : try marksPixels(window)
      return (pixels.count { $0.min() ?? 0 > 240 }, pixels.count { $0[1] < 110 })
    }
    for widget in [window.pauseButton, window.widget.widget] {
      gtk_window_set_focus_visible(window.window, 0)
      gtk_widget_grab_focus(widget)
      gtk_window_set_focus_visible(window.window, 0)
      let before = try ring(widget)
      gtk_window_set_focus_visible(window.window, 1)
      // Themes let a button's ring appear gradually.
      runLoop(
        until: {
          guard let after = try? ring(widget) else { return false }
          return after.light > before.light + 60 && after.dark > before.dark + 60
        }, "a light and a dark ring")
    }
  }

  /// Returns the pixels of the window around its button.
  private func buttonPixels(_ window: DeckWindow<Carousel>) throws -> [[Int]] {
    let center = window.widget.pauseRect.center
    return try pixels(window, Rect(x: center.x - 26, y: center.y - 26, width: 52, height: 52))
  }

  /// Returns the pixels of the window around its dots.
  private func marksPixels(_ window: DeckWindow<Carousel>) throws -> [[Int]] {
    let rect = window.widget.component.indicatorRect
    return try pixels(
      window, Rect(x: rect.x - 4, y: rect.y - 4, width: rect.width + 8, height: rect.height + 8))
  }

  /// Returns the red, green and blue of the pixels of a part of the window.
  private func pixels(_ window: DeckWindow<Carousel>, _ rect: Rect) throws -> [[Int]] {
    drainLoop()
    let all = try TestWindow.pixels(of: XCTUnwrap(gtk_window_get_child(window.window)), in: self)
    return (max(Int(rect.y), 0)..<min(Int(rect.maxY), all.height)).flatMap { y in
      (max(Int(rect.x), 0)..<min(Int(rect.maxX), all.width)).map { x in
        Array(all[x, y].prefix(3))
      }
    }
  }

  func testThePointerOverOnePictureHidesToo() async throws {
    let window = try open(pages: 1)
    clock.advance(by: 3)
    XCTAssertTrue(isPointerHidden(window))
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// The buttons above the pages of a carousel: clear ones of GTK's over those that the core draws.
@MainActor
final class CarouselButtonTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Returns a carousel of three labels with every button, in a window of 300 by 200 points.
  private func open(_ change: (inout Carousel.Configuration) -> Void = { _ in }) throws -> (
    carousel: CarouselWidget, window: TestWindow
  ) {
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: labelPages(3), clock: clock) {
        $0.controls = .all
        $0.pages.loops = false
        change(&$0)
      })
    return (carousel, present(carousel.widget, width: 300, height: 200))
  }

  /// Returns a carousel's button of a style class.
  private func button(_ name: String, of carousel: CarouselWidget) throws -> UnsafeMutablePointer<GtkWidget> {
    try XCTUnwrap(descendant(of: carousel.widget, withClass: name), name)
  }

  /// Returns a carousel's element of a role.
  private func element(_ role: SemanticRole, of carousel: CarouselWidget) throws -> SemanticElement {
    try XCTUnwrap(carousel.component.frame(at: clock.now).semantics.elements.first { $0.role == role })
  }

  func testButtonsLieOverTheDrawnOnesInBothDirections() async throws {
    let (carousel, _) = try open()
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_direction(carousel.widget, direction)
      settle()
      for (name, role) in [("dwell-previous", SemanticRole.previous), ("dwell-next", .next)] {
        let (button, rect) = (try button(name, of: carousel), try element(role, of: carousel).rect)
        XCTAssertEqual(place(of: button, in: carousel.widget), Point(x: rect.x, y: rect.y), "R211: \(name)")
        XCTAssertEqual(gtk_widget_get_width(button), 44, "R211: a target for a finger")
        XCTAssertEqual(gtk_widget_get_height(button), 44)
      }
    }
    let previous = try element(.previous, of: carousel).rect
    XCTAssertGreaterThan(previous.x, 150, "from right to left the previous page is on the right")
  }

  func testAButtonInAPageTurnsItByTheNameOfAnAction() async throws {
    let pages: [UnsafeMutablePointer<GtkWidget>] = (0..<3).map { _ in gtk_button_new_with_label("Next") }
    for page in pages { gtk_actionable_set_action_name(OpaquePointer(page), "page.next") }
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock) { $0.pages.loops = false })
    _ = present(carousel.widget, width: 300, height: 200)
    for page in 0..<2 {
      XCTAssertEqual(gtk_widget_is_sensitive(pages[page]), 1)
      dwell_emit_plain(pages[page], "clicked")
      XCTAssertEqual(carousel.currentPage, page + 1)
      clock.advance(by: 1)
    }
    XCTAssertEqual(gtk_widget_is_sensitive(pages[2]), 0, "no page follows")
    XCTAssertEqual(gtk_widget_activate_action_variant(carousel.widget, "page.previous", nil), 1)
    XCTAssertEqual(carousel.currentPage, 1)
  }

  func testAClickTurnsThePageAndAtAnEndTheButtonIsDisabled() async throws {
    let (carousel, _) = try open()
    let (previous, next) = (
      try button("dwell-previous", of: carousel), try button("dwell-next", of: carousel)
    )
    var causes: [PageChangeCause] = []
    carousel.callbacks.pageDidChange = { causes.append($0.cause) }
    XCTAssertEqual([previous, next].map { gtk_widget_is_sensitive($0) }, [0, 1], "R211: the first page")
    dwell_emit_plain(next, "clicked")
    XCTAssertEqual(carousel.currentPage, 1)
    XCTAssertEqual([previous, next].map { gtk_widget_is_sensitive($0) }, [1, 1])
    dwell_emit_plain(next, "clicked")
    XCTAssertEqual(carousel.currentPage, 2)
    XCTAssertEqual([previous, next].map { gtk_widget_is_sensitive($0) }, [1, 0], "R211: the last page")
    dwell_emit_plain(previous, "clicked")
    XCTAssertEqual(carousel.currentPage, 1)
    XCTAssertEqual(causes, [.person, .person, .person])
  }

  func testAScreenReaderFindsThemByNameAndPressesThem() async throws {
    let (carousel, _) = try open()
    let buttons = try accessibleObjects().filter { $0.role == "push button" }
    XCTAssertEqual(Set(buttons.map(\.name)), ["Pause", "Previous page", "Next page"], "R211")
    let next = try XCTUnwrap(buttons.first { $0.name == "Next page" })
    XCTAssert(next.states.contains("focusable") && next.states.contains("sensitive"), next.states)
    let previous = try XCTUnwrap(buttons.first { $0.name == "Previous page" })
    XCTAssertFalse(previous.states.contains("sensitive"), previous.states)
    carousel.isRunning = false
    XCTAssert(try accessibleObjects().contains { $0.role == "push button" && $0.name == "Play" })
  }

  func testTheKeyboardReachesThemAndThePauseButtonPausesAndResumes() async throws {
    let (carousel, window) = try open { $0.pages.loops = true }
    var reached: Set<String> = []
    let names = ["dwell-previous", "dwell-next", "dwell-pause"]
    for _ in 0..<8 {
      gtk_widget_child_focus(window.window, GTK_DIR_TAB_FORWARD)
      for name in names where gtk_widget_has_focus(try button(name, of: carousel)) != 0 {
        reached.insert(name)
      }
    }
    XCTAssertEqual(reached, Set(names), "R211")
    let pause = try button("dwell-pause", of: carousel)
    XCTAssertNotEqual(gtk_widget_has_css_class(pause, "dwell-clear"), 0, "the core draws it")
    dwell_emit_plain(pause, "clicked")
    XCTAssertFalse(carousel.isRunning)
    dwell_emit_plain(pause, "clicked")
    XCTAssert(carousel.isRunning)
  }

  /// Gives a carousel other buttons.
  private func show(_ controls: Carousel.Controls, of carousel: CarouselWidget) {
    var configuration = carousel.component.configuration
    configuration.controls = controls
    _ = carousel.configure(configuration)
    settle()
  }

  func testButtonsFollowTheConfiguration() async throws {
    let (carousel, _) = try open { $0.controls = [] }
    XCTAssertNil(descendant(of: carousel.widget, withClass: "dwell-next").map { _ in 0 }, "none by default")
    XCTAssertEqual(carousel.component.configuration.controls, [], "as the app set it")
    XCTAssertEqual(gtk_widget_get_mapped(try button("dwell-pause", of: carousel)), 1, "R223")
    show(.all, of: carousel)
    XCTAssertEqual(gtk_widget_get_mapped(try button("dwell-next", of: carousel)), 1)
    show(.previous, of: carousel)
    XCTAssertEqual(gtk_widget_get_mapped(try button("dwell-next", of: carousel)), 0)
    XCTAssertEqual(gtk_widget_get_mapped(try button("dwell-previous", of: carousel)), 1)
    XCTAssertEqual(carousel.component.configuration.controls, .previous, "as the app set it")
    XCTAssertEqual(gtk_widget_get_mapped(try button("dwell-pause", of: carousel)), 1, "R223")
  }

  func testThePauseButtonStandsAfterTheMarksInOneBarInBothDirections() async throws {
    for indicator in [Carousel.Indicator.automatic(.init()), .segments(.init())] {
      let (carousel, window) = try open {
        $0.controls = []
        $0.indicator = indicator
        $0.isOverMedia = true
      }
      gtk_window_set_focus(window.window.cast(to: GtkWindow.self), nil)
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_direction(carousel.widget, direction)
        settle()
        let (pause, rect) = (
          try button("dwell-pause", of: carousel), try element(.playPause, of: carousel).rect
        )
        let marks = carousel.component.indicatorRect
        XCTAssertEqual(rect.center.y, marks.center.y, accuracy: 1e-9, "R223: in the bar")
        XCTAssertEqual(
          direction == GTK_TEXT_DIR_LTR ? rect.x : rect.maxX,
          direction == GTK_TEXT_DIR_LTR ? marks.maxX : marks.x,
          accuracy: 1e-9, "R223: after the marks")
        let place = try XCTUnwrap(place(of: pause, in: carousel.widget))
        XCTAssertEqual(place, Point(x: rect.x, y: rect.y))
        XCTAssertEqual(
          Double(gtk_widget_get_width(pause)), rect.width.rounded(.up), "as long as the bar is thick")
        XCTAssertGreaterThanOrEqual(rect.width, 24, "WCAG 2.5.8")
        // On the dark bar there is nothing of GTK's own beside the two white lines.
        let pixels = try window.pixels()
        let (x, y) = (Int(rect.center.x), Int(rect.center.y))
        XCTAssertEqual(Double(pixels[x, y - 8][3]), 191, accuracy: 2, "the bar")
        XCTAssertGreaterThan(pixels[x - 2, y].max() ?? 0, 128, "the symbol")
      }
    }
  }

  func testWithoutMarksThePauseButtonIsInTheCorner() async throws {
    let (carousel, _) = try open {
      $0.controls = []
      $0.indicator = .none
    }
    let (pause, rect) = (try button("dwell-pause", of: carousel), try element(.playPause, of: carousel).rect)
    XCTAssertEqual(rect, Rect(x: 300 - 6 - 44, y: 6, width: 44, height: 44), "R223")
    XCTAssertEqual(place(of: pause, in: carousel.widget), Point(x: rect.x, y: rect.y))
    XCTAssertNotEqual(gtk_widget_has_css_class(pause, "dwell-clear"), 0, "the core draws it")
  }

  func testAWidgetCreatedByTypeHasThePauseButtonBesideItsMarks() async throws {
    let widget = try XCTUnwrap(g_object_new_with_properties(GObjects.carousel, 0, nil, nil)).cast(
      to: GtkWidget.self)
    let carousel = try XCTUnwrap(CarouselWidget(of: widget))
    for page in labelPages(3) { carousel.appendPage(page) }
    _ = present(widget, width: 300, height: 200)
    XCTAssertEqual(carousel.component.configuration.controls, [], "the default")
    XCTAssertGreaterThan(try element(.playPause, of: carousel).rect.y, 100, "R223")
  }

  func testAnAppThatPlacesItsOwnPauseButtonHasNoneInTheBar() async throws {
    var behavior = WidgetBehavior()
    behavior.showsPauseButton = false
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), behavior: behavior, clock: clock))
    _ = present(carousel.widget, width: 300, height: 200)
    XCTAssertNil(descendant(of: carousel.widget, withClass: "dwell-pause").map { _ in 0 }, "R223")
    XCTAssertEqual(carousel.component.indicatorRect.center.x, 150, "the marks alone are in the middle")
  }

  func testPixelsAreThoseThatTheCoreDraws() async throws {
    let (carousel, window) = try open {
      $0.timer.pausedBy = .app
      $0.isOverMedia = true
    }
    // The focus begins on a button, which has a ring.
    gtk_window_set_focus(window.window.cast(to: GtkWindow.self), nil)
    settle()
    let pixels = try window.pixels()
    for role in [SemanticRole.previous, .next] {
      let rect = try element(role, of: carousel).rect
      let isEnabled = role != .previous
      // Nine points above the middle there is the disc, on a clear page, and at the corner nothing.
      let disc = pixels[Int(rect.center.x), Int(rect.center.y) - 13][3]
      XCTAssertEqual(Double(disc), isEnabled ? 191 : 77, accuracy: 2, "R211: \(role)")
      XCTAssertEqual(pixels[Int(rect.x) + 1, Int(rect.y) + 1][3], 0, "\(role): nothing of GTK's own")
    }
  }
}
#endif

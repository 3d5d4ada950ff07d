#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Indicators as buttons or tabs: what the keyboard and the widgets of GTK have.
@MainActor
final class MarkTargetTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()
  /// The roles besides a slider.
  private static let roles: [IndicatorRole] = [.buttons, .tabs]

  /// Opens a window with dots, between two buttons, and returns all.
  private func open(
    _ count: Int, _ role: IndicatorRole, _ change: (inout PageControl.Configuration) -> Void = { _ in }
  ) throws -> (dots: PageControlWidget, window: TestWindow, others: [UnsafeMutablePointer<GtkWidget>]) {
    var configuration = PageControl.Configuration(pageCount: count)
    configuration.dots.indicatorRole = role
    configuration.dots.showsProgress = false
    change(&configuration)
    let dots = try XCTUnwrap(PageControlWidget(configuration, clock: clock))
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    let others = (0..<2).compactMap { _ in gtk_button_new() }
    for widget in [others[0], dots.widget, others[1]] { gtk_box_append(column.cast(to: GtkBox.self), widget) }
    gtk_widget_set_margin_top(dots.widget, 20)
    gtk_widget_set_margin_bottom(dots.widget, 20)
    let window = present(column, width: 400, height: 100)
    settle()
    return (dots, window, others)
  }

  /// Opens a window with a carousel.
  private func openCarousel(
    _ count: Int, _ role: IndicatorRole, _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) throws -> (carousel: CarouselWidget, window: TestWindow) {
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: labelPages(count), clock: clock) {
        $0.timer.advances = false
        $0.indicator.dots?.indicatorRole = role
        change(&$0)
      })
    return (carousel, present(carousel.widget, width: 400, height: 200))
  }

  /// Returns the buttons of a component, in order.
  private func marks<Content>(of shown: ComponentWidget<Content>) -> [UnsafeMutablePointer<GtkWidget>] {
    guard let group = shown.controller.targets?.group else { return [] }
    return Array(
      sequence(first: gtk_widget_get_first_child(group)) { gtk_widget_get_next_sibling($0) }.prefix {
        $0 != nil
      }.compactMap { $0 })
  }

  /// The index of the button that has the focus; nil without one.
  private func focused<Content>(_ shown: ComponentWidget<Content>) -> Int? {
    marks(of: shown).firstIndex { gtk_widget_has_focus($0) != 0 }
  }

  /// Returns a component's elements of indicators.
  private func elements(of component: some Component) -> [SemanticElement] {
    component.frame(at: clock.now).semantics.elements.filter { $0.role == .pageButton || $0.role == .pageTab }
  }

  /// Presses a key in a window.
  private func press(_ key: Int32, in window: TestWindow) throws {
    window.title = "marks-\(ObjectIdentifier(window).hashValue)"
    let name = try XCTUnwrap(gdk_keyval_name(guint(key)).map { String(cString: $0) })
    drainLoop()
    try run(["xdotool", "search", "--name", window.title, "windowfocus", "--sync", "key", name])
    settle()
  }

  func testASliderHasNone() async throws {
    let (dots, _, _) = try open(3, .slider)
    XCTAssertNil(dots.controller.targets.map { _ in 0 }, "R232")
    XCTAssertEqual(gtk_widget_get_focusable(dots.controller.widget), 1)
    let (carousel, _) = try openCarousel(3, .slider)
    XCTAssertNil(carousel.controller.targets.map { _ in 0 }, "R232")
  }

  func testEachIndicatorInViewHasAButtonOverItInEveryDirection() async throws {
    for role in Self.roles {
      for count in [0, 1, 3, 12, 1000] {
        let (dots, _, _) = try open(count, role)
        for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
          gtk_widget_set_direction(dots.widget, direction)
          settle()
          let (marks, elements) = (marks(of: dots), elements(of: dots.component))
          XCTAssertEqual(marks.count, [0: 0, 1: 0, 3: 3, 12: 9, 1000: 9][count], "R232: \(count) pages")
          for (mark, element) in zip(marks, elements) {
            XCTAssertEqual(
              place(of: mark, in: dots.controller.widget), Point(x: element.rect.x, y: element.rect.y))
            XCTAssertEqual(Double(gtk_widget_get_width(mark)), element.rect.width.rounded(.up))
            XCTAssertGreaterThanOrEqual(gtk_widget_get_width(mark), 24, "R232: WCAG 2.5.8")
            XCTAssertGreaterThanOrEqual(gtk_widget_get_height(mark), 24)
          }
        }
      }
    }
  }

  func testAButtonSelectsItsPageAsTheUserDoes() async throws {
    for role in Self.roles {
      let (dots, _, _) = try open(5, role)
      var changes: [PageChange] = []
      dots.callbacks.pageDidChange = { changes.append($0) }
      for page in [3, 1, 4, 0] {
        XCTAssertNotEqual(gtk_widget_activate(marks(of: dots)[page]), 0)
        XCTAssertEqual(dots.component.currentPage, page, "R232: \(role)")
        clock.advance(by: 1)
      }
      XCTAssertEqual(changes.map(\.cause), [.person, .person, .person, .person])
      gtk_widget_activate(marks(of: dots)[0])
      XCTAssertEqual(dots.component.currentPage, 0, "it is the current one already")
    }
  }

  func testTheWindowOfAThousandPagesMovesAndTheFocusStaysInIt() async throws {
    let (dots, window, _) = try open(1000, .tabs) { $0.currentPage = 500 }
    gtk_widget_grab_focus(dots.widget)
    XCTAssertEqual(focused(dots), 4, "the current one")
    try press(GDK_KEY_End, in: window)
    XCTAssertEqual(dots.component.currentPage, 999)
    XCTAssertEqual(focused(dots), 8, "R232")
    clock.advance(by: 1)
    try press(GDK_KEY_Left, in: window)
    XCTAssertEqual(dots.component.currentPage, 998)
    XCTAssertEqual(focused(dots), 7)
    dots.send(.select(page: 100, animated: false))
    settle()
    XCTAssertEqual(focused(dots), 4, "the focused one has left")
    XCTAssertEqual(marks(of: dots).count, 9)
  }

  func testTabsAreOneStopAndArrowsSelectThem() async throws {
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      let (dots, window, others) = try open(4, .tabs) { $0.currentPage = 1 }
      gtk_widget_set_direction(dots.widget, direction)
      gtk_widget_grab_focus(others[0])
      try press(GDK_KEY_Tab, in: window)
      XCTAssertEqual(focused(dots), 1, "R232: the selected one")
      let (forward, back) =
        direction == GTK_TEXT_DIR_LTR ? (GDK_KEY_Right, GDK_KEY_Left) : (GDK_KEY_Left, GDK_KEY_Right)
      for (key, page) in [
        (forward, 2), (forward, 3), (back, 2), (GDK_KEY_Home, 0), (GDK_KEY_End, 3), (GDK_KEY_Return, 3),
      ] {
        try press(key, in: window)
        XCTAssertEqual([dots.component.currentPage, focused(dots)], [page, page], "R232: \(key)")
      }
      XCTAssertEqual(dots.controller.publisher.announcements, [], "the focused tab is spoken")
      try press(GDK_KEY_Tab, in: window)
      XCTAssertNotEqual(gtk_widget_has_focus(others[1]), 0, "R232: one stop")
      try press(GDK_KEY_ISO_Left_Tab, in: window)
      XCTAssertEqual(focused(dots), 3)
      try press(GDK_KEY_Up, in: window)
      XCTAssertEqual(dots.component.currentPage, 3, "arrows across the tabs aren't theirs")
      XCTAssertNotEqual(gtk_widget_has_focus(others[0]), 0)
    }
  }

  func testButtonsAreAStopEachInReadingOrderAndEnterAndSpacePressThem() async throws {
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      let (dots, window, others) = try open(3, .buttons) { $0.currentPage = 2 }
      gtk_widget_set_direction(dots.widget, direction)
      settle()
      gtk_widget_grab_focus(others[0])
      for (page, key) in [GDK_KEY_Return, GDK_KEY_space, GDK_KEY_KP_Enter].enumerated() {
        try press(GDK_KEY_Tab, in: window)
        XCTAssertEqual(focused(dots), page, "R232")
        try press(key, in: window)
        XCTAssertEqual([dots.component.currentPage, focused(dots)], [page, page], "R232")
      }
      XCTAssertFalse(dots.component.timer.pausedBy.contains(.app), "the space bar is the button's")
      try press(GDK_KEY_Tab, in: window)
      XCTAssertNotEqual(gtk_widget_has_focus(others[1]), 0)
    }
  }

  func testVerticalTabsFollowVerticalArrows() async throws {
    let (dots, window, _) = try open(3, .tabs) { $0.direction = .topToBottom }
    gtk_widget_grab_focus(dots.widget)
    try press(GDK_KEY_Down, in: window)
    XCTAssertEqual([dots.component.currentPage, focused(dots)], [1, 1], "R232")
    try press(GDK_KEY_Right, in: window)
    XCTAssertEqual(dots.component.currentPage, 1)
  }

  func testTheRoleChangesWhileItIsShownAndTheFocusStays() async throws {
    let (carousel, _) = try openCarousel(3, .slider)
    let handle = try XCTUnwrap(carousel.handle)
    gtk_widget_grab_focus(handle)
    carousel.currentPage = 1
    func choose(_ role: IndicatorRole) {
      var configuration = carousel.component.configuration
      configuration.indicator.dots?.indicatorRole = role
      carousel.configure(configuration)
      settle()
    }
    for role in [IndicatorRole.tabs, .buttons, .tabs] {
      choose(role)
      XCTAssertEqual(marks(of: carousel).count, 3, "R232")
      XCTAssertEqual(carousel.controller.targets?.isTabs, role == .tabs)
      XCTAssertEqual(focused(carousel), 1, "R232: the focus stays")
      XCTAssertEqual(gtk_widget_get_focusable(handle), 0)
    }
    choose(.slider)
    XCTAssertEqual(marks(of: carousel), [])
    XCTAssertNotEqual(gtk_widget_has_focus(handle), 0, "R232: the focus stays")
    let (dots, _, _) = try open(3, .tabs)
    gtk_widget_grab_focus(dots.widget)
    for role in [IndicatorRole.slider, .buttons] {
      var configuration = dots.component.configuration
      configuration.dots.indicatorRole = role
      dots.configure(configuration)
      settle()
      XCTAssertEqual(focused(dots), role == .slider ? nil : 0)
      XCTAssertEqual(gtk_widget_has_focus(dots.controller.widget), role == .slider ? 1 : 0)
    }
  }

  func testPagesThatComeAndGoKeepButtonsAndFocus() async throws {
    let (carousel, _) = try openCarousel(3, .buttons)
    gtk_widget_grab_focus(marks(of: carousel)[1])
    carousel.insertPage(gtk_label_new("new"), at: 0)
    settle()
    XCTAssertEqual([marks(of: carousel).count, focused(carousel)], [4, 1])
    while carousel.pageCount > 1 { carousel.removePage(at: 0) }
    settle()
    XCTAssertEqual(marks(of: carousel), [], "a single page has no dots")
    XCTAssertNotEqual(gtk_widget_has_focus(carousel.handle), 0)
    carousel.appendPage(gtk_label_new("new"))
    settle()
    XCTAssertEqual(marks(of: carousel).count, 2)
    XCTAssertEqual(focused(carousel), 0)
  }

  func testTheFocusReturnsToTheCurrentButtonWhenItsPageHasLeft() async throws {
    let pages: [UnsafeMutablePointer<GtkWidget>] = (0..<3).map { gtk_button_new_with_label("\($0)") }
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: pages, clock: clock) {
        $0.timer.advances = false
        $0.indicator.dots?.indicatorRole = .tabs
      })
    _ = present(carousel.widget, width: 400, height: 200)
    gtk_widget_grab_focus(pages[0])
    carousel.removePage(at: 0)
    settle()
    XCTAssertEqual(focused(carousel), 0)
  }

  func testARowThatTakesNoFocusHasButtonsThatTakeNone() async throws {
    var behavior = WidgetBehavior()
    behavior.isFocusable = false
    var configuration = SegmentedProgress.Configuration(pageCount: 3)
    configuration.segments.indicatorRole = .buttons
    let segments = try XCTUnwrap(SegmentedProgressWidget(configuration, behavior: behavior, clock: clock))
    _ = present(segments.widget, width: 200, height: 44)
    XCTAssertEqual(marks(of: segments).map { gtk_widget_get_focusable($0) }, [0, 0, 0])
    segments.controller.setOnlyShows(false)
    gtk_widget_activate(marks(of: segments)[2])
    XCTAssertEqual(segments.component.currentPage, 2)
  }

  func testARingIsVisibleAroundTheButtonWithTheFocus() async throws {
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      let (dots, window, others) = try open(5, .buttons) { $0.currentPage = 2 }
      gtk_widget_set_direction(dots.widget, direction)
      gtk_window_set_focus_visible(window.window.cast(to: GtkWindow.self), 1)
      gtk_widget_grab_focus(others[0])
      settle()
      let before = try TestWindow.pixels(of: dots.widget, in: self)
      for page in [2, 3] {
        gtk_widget_grab_focus(marks(of: dots)[page])
        settle()
        let after = try TestWindow.pixels(of: dots.widget, in: self)
        let ring = try XCTUnwrap(elements(of: dots.component)[page].focusRing(within: nil))
        let inner = Rect(x: ring.x + 4, y: ring.y + 4, width: ring.width - 8, height: ring.height - 8)
        expectRing(after, before, around: inner, "page \(page)")
      }
    }
  }

  func testMarksAreDrawnAsThoseOfASliderTwentyFourPointsApart() async throws {
    let (dots, _, _) = try open(5, .buttons)
    let spaced = try open(5, .slider) { $0.dots.metrics.spacing = 16 }.dots
    settle()
    let (one, other) = (
      try TestWindow.pixels(of: dots.widget, in: self), try TestWindow.pixels(of: spaced.widget, in: self)
    )
    XCTAssert(one == other, "R232: nothing of GTK's own is drawn")
  }

  func testAWidgetThatIsDestroyedTakesItsButtonsWithIt() async throws {
    let count = WidgetController.count
    do {
      let dots = try XCTUnwrap(
        PageControlWidget(
          {
            var configuration = PageControl.Configuration(pageCount: 3)
            configuration.dots.indicatorRole = .tabs
            return configuration
          }(), clock: clock))
      gtk_widget_set_size_request(dots.widget, 200, 44)
      let window = TestWindow(dots.widget, in: self)
      XCTAssertEqual(marks(of: dots).count, 3)
      window.close()
      settle()
    }
    XCTAssertEqual(WidgetController.count, count)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Indicators as buttons or tabs: what another process reads and does through AT-SPI.
@MainActor
final class MarkReaderTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Returns dots in a window, which closes after the test unless it does.
  private func open(_ count: Int, _ role: IndicatorRole, closes: Bool = true) throws -> (
    dots: PageControlWidget, window: TestWindow
  ) {
    var configuration = PageControl.Configuration(pageCount: count)
    configuration.dots.indicatorRole = role
    configuration.dots.showsProgress = false
    let dots = try XCTUnwrap(PageControlWidget(configuration, clock: clock))
    if closes { return (dots, present(dots.widget, width: 400, height: 44)) }
    gtk_widget_set_size_request(dots.widget, 400, 44)
    return (dots, TestWindow(dots.widget, in: self))
  }

  /// Returns a carousel in a window, whose first and last page have a title.
  private func openCarousel(
    _ count: Int, _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) throws -> CarouselWidget {
    let pages = labelPages(count)
    PageProperties(of: pages[0]).title = "Lisbon"
    PageProperties(of: pages[count - 1]).title = "Porto"
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: pages, clock: clock) {
        $0.timer.advances = false
        change(&$0)
      })
    _ = present(carousel.widget, width: 400, height: 200)
    return carousel
  }

  /// Returns objects of a role, in words: names, with a star for the current one.
  private func names(_ role: String, _ state: String, in objects: [AccessibleObject]) -> [String] {
    objects.filter { $0.role == role }.map { $0.name + ($0.states.contains(state) ? " *" : "") }
  }

  func testEachIndicatorIsAButtonWithTheTitleOfItsPageOrItsNumber() async throws {
    let carousel = try openCarousel(3) { $0.indicator.dots?.indicatorRole = .buttons }
    let objects = try accessibleObjects()
    XCTAssertEqual(
      names("push button", "pressed", in: objects), ["Lisbon *", "page 2 of 3", "Porto"], "R232")
    XCTAssertFalse(objects.contains { $0.role == "slider" }, "R232")
    XCTAssert(objects.filter { $0.role == "push button" }.allSatisfy { $0.states.contains("focusable") })
    let group = try XCTUnwrap(objects.first { $0.name == "Pages" })
    XCTAssertEqual([group.role, group.description], ["panel", "Lisbon, page 1 of 3"])
    try reader("press", "Porto")
    XCTAssertEqual(carousel.currentPage, 2, "R232")
    XCTAssertEqual(carousel.controller.publisher.announcements, ["Porto, page 3 of 3"])
    XCTAssertEqual(
      names("push button", "pressed", in: try accessibleObjects()), ["Lisbon", "page 2 of 3", "Porto *"])
    PageProperties(of: try XCTUnwrap(carousel.page(at: 1))).title = "Sintra"
    XCTAssertEqual(
      names("push button", "pressed", in: try accessibleObjects()), ["Lisbon", "Sintra", "Porto *"])
  }

  func testEachIndicatorIsATabInAListOfTabs() async throws {
    let carousel = try openCarousel(3) { $0.indicator.dots?.indicatorRole = .tabs }
    let objects = try accessibleObjects()
    XCTAssertEqual(
      names("page tab", "selected", in: objects), ["Lisbon *", "page 2 of 3", "Porto"], "R232")
    let list = try XCTUnwrap(objects.firstIndex { $0.role == "page tab list" })
    XCTAssertEqual(objects[list].name, "Pages")
    XCTAssertEqual(
      objects[(list + 1)...(list + 3)].map { "\($0.depth) \($0.role)" },
      Array(repeating: "\(objects[list].depth + 1) page tab", count: 3), "R232: inside it")
    try reader("press", "page 2 of 3")
    XCTAssertEqual(carousel.currentPage, 1, "R232")
    XCTAssertEqual(
      names("page tab", "selected", in: try accessibleObjects()), ["Lisbon", "page 2 of 3 *", "Porto"])
    carousel.currentPage = 2
    XCTAssertEqual(
      names("page tab", "selected", in: try accessibleObjects()), ["Lisbon", "page 2 of 3", "Porto *"])
  }

  func testRowsWithoutPagesHaveTheSameRoles() async throws {
    for (count, marks) in [(1, 0), (3, 3), (12, 9), (1000, 9)] {
      let window = try open(count, .tabs, closes: false).window
      let objects = try accessibleObjects()
      XCTAssertEqual(
        names("page tab", "selected", in: objects),
        (0..<marks).map { "page \($0 + 1) of \(count)" + ($0 == 0 ? " *" : "") }, "R232")
      XCTAssertEqual(objects.filter { $0.role == "page tab list" }.count, marks == 0 ? 0 : 1)
      XCTAssertEqual(objects.filter { $0.role == "slider" }.count, marks == 0 ? 1 : 0, "R232: \(count)")
      window.close()
    }
    var configuration = SegmentedProgress.Configuration(pageCount: 3)
    configuration.segments.indicatorRole = .buttons
    let segments = try XCTUnwrap(SegmentedProgressWidget(configuration, clock: clock))
    _ = present(segments.widget, width: 200, height: 44)
    let objects = try accessibleObjects()
    XCTAssertEqual(
      names("push button", "pressed", in: objects), ["page 1 of 3 *", "page 2 of 3", "page 3 of 3", "Pause"])
    XCTAssertFalse(objects.contains { $0.role == "progress bar" })
  }

  func testDotsElsewhereHaveTheTitlesOfTheirCarousel() async throws {
    let carousel = try openCarousel(3) { $0.indicator = .none }
    let dots = try open(0, .tabs).dots
    dots.carousel = carousel.widget
    settle()
    XCTAssertEqual(
      names("page tab", "selected", in: try accessibleObjects()), ["Lisbon *", "page 2 of 3", "Porto"])
    try reader("press", "Porto")
    XCTAssertEqual(carousel.currentPage, 2, "R232")
  }

  func testMarksOfSeveralPagesAreNamedByNumber() async throws {
    let carousel = try openCarousel(6) {
      $0.indicator.dots?.indicatorRole = .buttons
      $0.pages.layout.length = .perView(2)
      $0.pages.layout.pagesPerTurn = 2
      $0.pages.loops = false
    }
    XCTAssertEqual(
      names("push button", "pressed", in: try accessibleObjects()),
      ["page 1 of 3 *", "page 2 of 3", "page 3 of 3"], "R232")
    try reader("press", "page 2 of 3")
    XCTAssertEqual(carousel.currentPage, 2)
  }

  func testANumberInPlaceOfDotsIsASlider() async throws {
    let number = try openCarousel(12) {
      $0.indicator.dots?.indicatorRole = .tabs
      $0.indicator.dots?.overflow = .label
    }
    XCTAssertEqual(try accessibleObject("slider").value, "1 of 1...12", "R232")
    XCTAssertNil(number.controller.targets.map { _ in 0 })
  }

  func testAWidgetInAWindowHasItsNewRoleInTheNextOne() async throws {
    let (dots, window) = try open(3, .slider, closes: false)
    let widget = dots.controller.widget
    for (role, own, next) in [
      (IndicatorRole.tabs, GTK_ACCESSIBLE_ROLE_SLIDER, GTK_ACCESSIBLE_ROLE_GROUP),
      (.slider, GTK_ACCESSIBLE_ROLE_GROUP, GTK_ACCESSIBLE_ROLE_SLIDER),
    ] {
      var configuration = dots.component.configuration
      configuration.dots.indicatorRole = role
      dots.configure(configuration)
      settle()
      let objects = try accessibleObjects()
      XCTAssertEqual(names("page tab", "selected", in: objects).count, role == .tabs ? 3 : 0, "R232")
      XCTAssertEqual(objects.filter { $0.name == "Pages" }.count, 1, "R232: one row has the name")
      XCTAssertEqual(gtk_accessible_get_accessible_role(OpaquePointer(widget)), own, "GTK doesn't change it")
      gtk_window_set_child(window.window.cast(to: GtkWindow.self), nil)
      gtk_window_set_child(window.window.cast(to: GtkWindow.self), dots.widget)
      settle()
      XCTAssertEqual(gtk_accessible_get_accessible_role(OpaquePointer(widget)), next, "R232")
    }
    XCTAssertEqual(try accessibleObject("slider").value, "1 of 1...3")
    window.close()
  }

  func testTheAppsOwnRoleOfAWidgetStays() async throws {
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let widget = dots.controller.widget
    dwell_accessible_set_role(widget, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
    dots.send(.setPageCount(4))
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(OpaquePointer(widget)), GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
  }

  func testARowThatOnlyShowsIsAPictureWhateverItsRole() async throws {
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let widget = dots.controller.widget
    let role = { gtk_accessible_get_accessible_role(OpaquePointer(widget)) }
    for (name, value, expected) in [
      ("indicator-role", "tabs", GTK_ACCESSIBLE_ROLE_GROUP), ("only-shows", "true", GTK_ACCESSIBLE_ROLE_IMG),
      ("only-shows", "false", GTK_ACCESSIBLE_ROLE_GROUP),
      ("indicator-role", "slider", GTK_ACCESSIBLE_ROLE_SLIDER),
    ] {
      XCTAssertEqual(dwell_set_property(widget, name, value), 1)
      XCTAssertEqual(role(), expected, "R232: \(name) \(value)")
    }
  }

  func testTheRoleChangesWhileACarouselIsShown() async throws {
    let carousel = try openCarousel(3)
    for role in [IndicatorRole.tabs, .buttons, .slider] {
      var configuration = carousel.component.configuration
      configuration.indicator.dots?.indicatorRole = role
      carousel.configure(configuration)
      settle()
      let objects = try accessibleObjects()
      XCTAssertEqual(objects.filter { $0.role == "page tab" }.count, role == .tabs ? 3 : 0, "R232")
      XCTAssertEqual(objects.filter { $0.role == "push button" }.count, role == .buttons ? 3 : 0, "R232")
      XCTAssertEqual(objects.filter { $0.role == "slider" }.count, role == .slider ? 1 : 0, "R232")
      XCTAssertEqual(objects.filter { $0.name == "Pages" }.count, 1, "one row has the name")
    }
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
import DwellConformance
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A carousel as a strip of thumbnails for another one.
@MainActor
final class StripLinkTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// A carousel, and its strip of thumbnails of 50 by 50 points in a view of 200, in a window.
  private struct Pages {
    /// The carousel.
    let carousel: CarouselWidget
    /// The strip.
    let strip: CarouselWidget
    /// The window.
    let window: TestWindow
    /// The widgets' clock.
    let clock: ManualClock

    /// Plays frames of a fiftieth of a second.
    @MainActor func play(_ seconds: Double) {
      for _ in 0..<Int((seconds * 50).rounded()) {
        clock.advance(by: 0.02)
        carousel.send(.tick)
        strip.send(.tick)
      }
    }
    /// The strip's thumbnails that are selected.
    @MainActor var selected: [Int] {
      (0..<strip.pageCount).filter { page in
        strip.page(at: page).map {
          gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0
        } ?? false
      }
    }
    /// The thumbnails in view.
    @MainActor var inView: [Int] {
      (0..<strip.pageCount).filter { page in
        strip.page(at: page).map { gtk_widget_get_child_visible($0) != 0 } ?? false
      }
    }
    /// Taps the strip.
    @MainActor func tap(at x: Double) {
      strip.send(.press(Point(x: x, y: 25)))
      strip.send(.release(Point(x: x, y: 25)))
    }
  }

  /// Opens a window with a carousel and its strip.
  private func open(
    _ count: Int = 12, thumbnails: Int? = nil, _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) throws -> Pages {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(count), clock: clock, configure: change))
    let strip = try XCTUnwrap(
      CarouselWidget(pages: labelPages(thumbnails ?? count), clock: clock) {
        $0.pages.layout.length = .fixed(50)
      })
    let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_vexpand(carousel.widget, 1)
    gtk_widget_set_size_request(strip.widget, 200, 50)
    gtk_widget_set_halign(strip.widget, GTK_ALIGN_START)
    for widget in [carousel.widget, strip.widget] { gtk_box_append(column.cast(to: GtkBox.self), widget) }
    let window = present(column, width: 300, height: 200)
    strip.carousel = carousel.widget
    settle()
    return Pages(carousel: carousel, strip: strip, window: window, clock: clock)
  }

  func testItHasThePageAndTheTimeOfTheCarousel() async throws {
    let pages = try open()
    XCTAssertEqual(pages.strip.carousel, pages.carousel.widget)
    XCTAssertEqual(pages.selected, [0])
    pages.play(4.02)
    XCTAssertEqual(pages.selected, [1])
    XCTAssertEqual(pages.carousel.currentPage, 1)
    pages.carousel.currentPage = 7
    pages.play(2)
    XCTAssertEqual(pages.selected, [7])
    XCTAssert(Set([6, 7, 8]).isSubset(of: pages.inView), "with its neighbours: \(pages.inView)")
    pages.carousel.isRunning = false
    XCTAssertFalse(pages.strip.isRunning)
    pages.strip.isRunning = true
    XCTAssert(pages.carousel.isRunning)
  }

  /// Pages with a strip of thumbnails, which play gestures.
  private struct ScriptedThumbnails: GestureFront {
    /// The pages.
    let pages: Pages

    func perform(_ gesture: ThumbnailGesture) {
      switch gesture {
      case .tap(let page): pages.tap(at: Double(page) * 50 + 25)
      case .select(let page): pages.carousel.currentPage = page
      }
    }

    func advance(by seconds: Double) { pages.play(seconds) }

    func shown() -> [Double] { ([pages.carousel.currentPage] + pages.selected).map(Double.init) }
  }

  func testEveryScriptShowsTheSame() async throws {
    for script in try GestureScript<ThumbnailGesture>.all() {
      XCTAssertEqual(try script.differences(on: ScriptedThumbnails(pages: try open(4))), [])
    }
  }

  func testATapOnAThumbnailTurnsToItsPage() async throws {
    let pages = try open()
    for (x, page) in [(175.0, 3), (60, 1), (110, 2)] {
      pages.tap(at: x)
      XCTAssertEqual(pages.carousel.currentPage, page)
      XCTAssertEqual(pages.selected, [page])
    }
    pages.play(2)
    XCTAssertEqual([pages.carousel.currentPage, pages.selected.first], [2, 2])
  }

  func testADragScrollsTheStripAndTurnsNoPage() async throws {
    let pages = try open()
    pages.strip.send(.press(Point(x: 180, y: 25)))
    for x in stride(from: 170.0, through: 20, by: -10) {
      clock.advance(by: 0.02)
      pages.strip.send(.move(Point(x: x, y: 25)))
    }
    pages.strip.send(.release(Point(x: 20, y: 25)))
    XCTAssertEqual(pages.carousel.currentPage, 0)
    XCTAssertEqual(pages.selected, [0])
    pages.play(1)
    XCTAssertFalse(pages.inView.contains(0), "\(pages.inView)")
    pages.carousel.currentPage = 1
    pages.play(2)
    XCTAssert(pages.inView.contains(1), "the current one comes back into view: \(pages.inView)")
  }

  func testUsingTheStripPausesTheCarousel() async throws {
    let pages = try open()
    pages.strip.send(.hover(Point(x: 20, y: 25)))
    XCTAssertFalse(pages.carousel.component.timer.isRunning)
    pages.strip.send(.leave)
    XCTAssert(pages.carousel.component.timer.isRunning)
    pages.strip.send(.hover(Point(x: 20, y: 25)))
    pages.strip.carousel = nil
    XCTAssert(pages.carousel.component.timer.isRunning, "a strip that leaves takes its pause with it")
  }

  func testWhatTheAppDoesToTheStripItDoesToTheCarousel() async throws {
    let pages = try open()
    pages.strip.currentPage = 5
    XCTAssertEqual([pages.carousel.currentPage, pages.selected.first], [5, 5])
    pages.strip.send(.key(.pageUp))
    XCTAssertEqual([pages.carousel.currentPage, pages.selected.first], [4, 4])
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = pages.strip.widget
    XCTAssertEqual(dots.component.currentPage, 4)
    XCTAssertEqual(dots.carousel, pages.carousel.widget, "the strip's carousel")
    dots.send(.key(.pageDown))
    XCTAssertEqual([pages.carousel.currentPage, pages.selected.first], [5, 5])
  }

  func testDotsThatNameTheStripFollowItsCarouselFromWhenItHasOne() async throws {
    let pages = try open(5)
    pages.strip.carousel = nil
    pages.strip.isRunning = false
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = pages.strip.widget
    dots.send(.hover(Point(x: 20, y: 8)))
    XCTAssertEqual(dots.carousel, pages.strip.widget)
    pages.strip.carousel = pages.carousel.widget
    XCTAssertEqual(dots.carousel, pages.carousel.widget)
    XCTAssertFalse(pages.carousel.component.timer.isRunning, "the pointer is over the dots")
    dots.send(.leave)
    XCTAssert(pages.carousel.component.timer.isRunning)
    pages.carousel.currentPage = 4
    XCTAssertEqual([dots.component.currentPage, pages.selected.first], [4, 4])
    pages.strip.send(.press(Point(x: 20, y: 25)))
    for x in stride(from: 30.0, through: 180, by: 10) {
      clock.advance(by: 0.02)
      pages.strip.send(.move(Point(x: x, y: 25)))
    }
    pages.strip.send(.release(Point(x: 180, y: 25)))
    pages.play(1)
    XCTAssertEqual(dots.component.currentPage, 4, "not where the strip is scrolled to")
    dots.send(.key(.pageUp))
    XCTAssertEqual([pages.carousel.currentPage, pages.selected.first], [3, 3])
  }

  func testDotsThatNameTheStripHaveItsOwnPageOnceItHasNoCarousel() async throws {
    let pages = try open(12)
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = pages.strip.widget
    let others = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    others.carousel = pages.carousel.widget
    pages.carousel.insertPage(gtk_label_new("new"), at: 0)
    XCTAssertEqual(dots.component.pageCount, 13)
    pages.strip.carousel = nil
    XCTAssertEqual(dots.carousel, pages.strip.widget)
    XCTAssertEqual(dots.component.pageCount, 12)
    // One page in view at a time, so that every page can be the current one.
    var configuration = pages.strip.component.configuration
    configuration.pages.layout.length = .viewport
    pages.strip.configure(configuration)
    pages.strip.currentPage = 2
    XCTAssertEqual([dots.component.currentPage, others.component.currentPage], [2, 1])
    dots.send(.key(.pageDown))
    XCTAssertEqual([pages.strip.currentPage, pages.carousel.currentPage], [3, 1])
    pages.strip.carousel = pages.carousel.widget
    XCTAssertEqual(dots.component.currentPage, 1)
    dots.carousel = pages.carousel.widget
    pages.strip.carousel = nil
    XCTAssertEqual(dots.carousel, pages.carousel.widget, "named itself since")
  }

  func testDotsThatNameAStripOfAStripFollowItsCarousel() async throws {
    let pages = try open(5)
    pages.strip.carousel = nil
    let second = try XCTUnwrap(CarouselWidget(pages: labelPages(5), clock: clock))
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = second.widget
    second.carousel = pages.strip.widget
    XCTAssertEqual(dots.carousel, pages.strip.widget)
    pages.strip.carousel = pages.carousel.widget
    XCTAssertEqual([dots.carousel, second.carousel], [pages.carousel.widget, pages.carousel.widget])
    pages.carousel.currentPage = 3
    XCTAssertEqual(dots.component.currentPage, 3)
    second.carousel = nil
    XCTAssertEqual(dots.carousel, second.widget)
  }

  /// Destroys a carousel's widget, which this process still holds.
  private func destroy(_ carousel: CarouselWidget) {
    gtk_widget_unparent(carousel.widget)
    g_object_run_dispose(UnsafeMutableRawPointer(carousel.widget).assumingMemoryBound(to: GObject.self))
  }

  func testDotsThatNameAStripKeepItsCarouselWhenTheStripIsDestroyed() async throws {
    let pages = try open(5)
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = pages.strip.widget
    destroy(pages.strip)
    pages.carousel.currentPage = 4
    XCTAssertEqual(dots.component.currentPage, 4)
  }

  func testDotsThatNameAStripHaveItsPageWhenTheCarouselIsDestroyed() async throws {
    let pages = try open(5)
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 0), clock: clock))
    dots.carousel = pages.strip.widget
    destroy(pages.carousel)
    XCTAssertEqual(dots.carousel, pages.strip.widget)
    pages.strip.currentPage = 4
    XCTAssertEqual(dots.component.currentPage, 4)
  }

  func testItsActionsAreThoseOfTheCarousel() async throws {
    let pages = try open(3, thumbnails: 1) { $0.pages.loops = false }
    let act = { (name: String) in _ = gtk_widget_activate_action_variant(pages.strip.widget, name, nil) }
    let group = pages.strip.actionGroup
    let isEnabled = { (name: String) in g_action_group_get_action_enabled(group, name) != 0 }
    XCTAssertFalse(isEnabled("previous"), "the carousel is at its first page")
    for page in 1...2 {
      act("page.next")
      XCTAssertEqual(pages.carousel.currentPage, page)
      pages.play(2)
    }
    XCTAssertEqual([isEnabled("next"), isEnabled("previous")], [false, true])
    act("page.pause")
    XCTAssertFalse(pages.carousel.isRunning)
    pages.strip.carousel = nil
    XCTAssertFalse(isEnabled("previous"), "its own page is the first")
  }

  func testItHasNeitherAnIndicatorNorASliderNorATimeOfItsOwn() async throws {
    let pages = try open()
    XCTAssertEqual(pages.strip.component.configuration.indicator, .none)
    let handle = try XCTUnwrap(pages.strip.handle)
    XCTAssertEqual(gtk_widget_get_focusable(handle), 0)
    pages.carousel.isRunning = false
    pages.play(30)
    XCTAssertEqual(pages.selected, [0])
    pages.strip.isRunning = true
    pages.strip.carousel = nil
    XCTAssertNotEqual(pages.strip.component.configuration.indicator, .none, "its own look")
    XCTAssertEqual(gtk_widget_get_focusable(handle), 1)
    XCTAssertEqual(pages.selected, [])
    let page = pages.strip.currentPage
    pages.play(4.02)
    XCTAssertEqual(pages.strip.currentPage, (page + 1) % 12, "its own time")
  }

  func testThumbnailsHaveALayoutWithoutTheApp() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    let strip = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    strip.carousel = carousel.widget
    XCTAssertEqual(strip.component.configuration.pages.layout.length, .fixed(96))
    XCTAssertEqual(strip.component.configuration.pages.layout.alignment, .center)
    XCTAssertEqual(strip.component.configuration.pages.spacing, 8)
    strip.appendPage(gtk_label_new("Page 3"))
    strip.carousel = nil
    var own = PageView.Configuration(pageCount: 4)
    own.loops = true
    XCTAssertEqual(strip.component.configuration.pages, own)
  }

  func testFewerOrMoreThumbnailsThanPagesAreNoError() async throws {
    let fewer = try open(5, thumbnails: 2)
    fewer.carousel.currentPage = 4
    XCTAssertEqual(fewer.selected, [])
    fewer.carousel.currentPage = 1
    XCTAssertEqual(fewer.selected, [1])
    let more = try open(2, thumbnails: 5)
    more.tap(at: 175)
    XCTAssertEqual([more.carousel.currentPage, more.selected.first], [0, 0], "there is no such page")
    more.carousel.currentPage = 1
    XCTAssertEqual(more.selected, [1])
  }

  func testEditsOfBothKeepThemAtTheSamePage() async throws {
    let pages = try open(4)
    pages.carousel.currentPage = 2
    for widget in [pages.carousel, pages.strip] { widget.insertPage(gtk_label_new("new"), at: 0) }
    XCTAssertEqual([pages.carousel.currentPage, pages.selected.first], [3, 3])
    for widget in [pages.strip, pages.carousel] { widget.removePage(at: 1) }
    XCTAssertEqual([pages.carousel.currentPage, pages.selected.first], [2, 2])
  }

  func testTheCurrentThumbnailCanBeRemoved() async throws {
    let pages = try open(4)
    pages.carousel.currentPage = 1
    pages.strip.removePage(at: 1)
    XCTAssertEqual(pages.selected, [1], "the next one takes its place")
    for _ in 0..<3 { pages.strip.removePage(at: 0) }
    XCTAssertEqual(pages.selected, [])
    pages.carousel.currentPage = 0
    pages.strip.appendPage(gtk_label_new("new"))
    XCTAssertEqual(pages.selected, [0])
  }

  func testACircleIsToldAndChangesNothing() async throws {
    let pages = try open()
    let warnings = warnings {
      pages.carousel.carousel = pages.strip.widget
      pages.carousel.carousel = pages.carousel.widget
    }
    XCTAssertEqual(warnings.count, 2, "\(warnings)")
    XCTAssert(warnings.allSatisfy { $0.contains("leads back") }, "\(warnings)")
    XCTAssert(pages.carousel.carousel == nil)
  }
}
#endif

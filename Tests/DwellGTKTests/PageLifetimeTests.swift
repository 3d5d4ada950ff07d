#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// How long the widgets of pages live, and what happens when the app gives them another parent.
@MainActor
final class PageLifetimeTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// A page's widget, which records its finalization.
  @MainActor
  private final class Page {
    /// The widget.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// Whether the widget has been finalized.
    private(set) var isGone = false

    /// Creates a label.
    convenience init(_ text: String) { self.init(gtk_label_new(text)) }

    /// Records the finalization of a widget.
    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      self.widget = widget
      let notify: GWeakNotify = { page, _ in
        guard let page else { return }
        MainActor.assumeIsolated { Unmanaged<Page>.fromOpaque(page).takeRetainedValue().isGone = true }
      }
      g_object_weak_ref(widget.cast(to: GObject.self), notify, Unmanaged.passRetained(self).toOpaque())
    }
  }

  /// Returns pages, and a carousel of them in a window of 300 by 200 points.
  private func open(_ count: Int) throws -> (carousel: CarouselWidget, pages: [Page]) {
    let pages = (0..<count).map { Page("Page \($0)") }
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages.map(\.widget), clock: clock))
    _ = present(carousel.widget, width: 300, height: 200)
    return (carousel, pages)
  }

  /// Returns a box with a widget in it, released after the test.
  private func box(around child: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    g_object_ref_sink(box)
    addTeardownBlock { @MainActor in g_object_unref(box) }
    gtk_box_append(box.cast(to: GtkBox.self), child)
    return box
  }

  /// Turns all pages of a carousel, drawing frames of each turn.
  private func turnAll(of carousel: CarouselWidget) {
    for page in 0..<carousel.pageCount {
      carousel.currentPage = page
      for _ in 0..<20 {
        clock.advance(by: 0.1)
        drainLoop()
      }
      settle()
    }
  }

  func testAPageWhoseWidgetTheAppRemovesIsEmpty() async throws {
    let (carousel, pages) = try open(3)
    gtk_widget_unparent(pages[0].widget)
    XCTAssert(pages[0].isGone, "nothing else refers to it")
    XCTAssertNil(carousel.page(at: 0))
    XCTAssertEqual(carousel.pageCount, 3)
    gtk_widget_unparent(pages[2].widget)
    settle()
    turnAll(of: carousel)
    XCTAssertEqual(carousel.page(at: 1), pages[1].widget)
    carousel.movePage(from: 1, to: 0)
    carousel.removePage(at: 1)
    XCTAssertEqual(carousel.page(at: 0), pages[1].widget)
    turnAll(of: carousel)
  }

  func testAPageWithAnotherParentStaysThereWhenItIsRemoved() async throws {
    let (carousel, pages) = try open(3)
    for (index, page) in pages.enumerated() {
      XCTAssertEqual(
        gtk_test_accessible_has_state(OpaquePointer(page.widget), GTK_ACCESSIBLE_STATE_HIDDEN), 1)
      g_object_ref(page.widget)
      gtk_widget_unparent(page.widget)
      let box = box(around: page.widget)
      g_object_unref(page.widget)
      XCTAssertEqual(
        gtk_test_accessible_has_state(OpaquePointer(page.widget), GTK_ACCESSIBLE_STATE_HIDDEN), 0,
        "a screen reader skips page \(index) in the app's own box")
      settle()
      carousel.removePage(at: 0)
      XCTAssertEqual(gtk_widget_get_parent(page.widget), box, "removed from the app's box")
    }
    XCTAssertEqual(carousel.pageCount, 0)
  }

  func testAPageCanBeReplaced() async throws {
    let (carousel, pages) = try open(2)
    gtk_widget_unparent(pages[0].widget)
    let new = Page("new")
    carousel.insertPage(new.widget, at: 0)
    carousel.removePage(at: 1)
    XCTAssertEqual(carousel.page(at: 0), new.widget)
    carousel.currentPage = 0
    turnAll(of: carousel)
    XCTAssertFalse(new.isGone)
  }

  func testAWidgetThatHasAParentIsRefused() async throws {
    let page = Page("in the app's box")
    let box = box(around: page.widget)
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: [gtk_label_new("One"), page.widget, gtk_label_new("Three")], clock: clock))
    XCTAssertEqual(gtk_widget_get_parent(page.widget), box)
    XCTAssertEqual(carousel.pageCount, 3)
    XCTAssertNil(carousel.page(at: 1))
    var problems: [Diagnostics] = []
    carousel.callbacks.didDiagnose = { problems.append($0) }
    let window = present(carousel.widget, width: 300, height: 200)
    XCTAssertEqual(problems, [.pageHasParent], "reported as soon as there is a callback")
    turnAll(of: carousel)
    for refused in [page.widget, try XCTUnwrap(carousel.page(at: 0)), window.window] {
      carousel.insertPage(refused, at: 0)
      XCTAssertEqual(carousel.pageCount, 3)
    }
    settle()
    XCTAssertEqual(problems, [.pageHasParent], "once")
  }

  func testAnInsertedWidgetThatHasAParentIsReported() async throws {
    let (carousel, pages) = try open(2)
    var problems: [Diagnostics] = []
    carousel.callbacks.didDiagnose = { problems.append($0) }
    carousel.appendPage(pages[0].widget)
    XCTAssertEqual(problems, [.pageHasParent])
    XCTAssertEqual(carousel.pageCount, 2)
    XCTAssertEqual(carousel.page(at: 0), pages[0].widget)
  }

  func testAWidgetOnDemandThatHasAParentLeavesItsPageEmpty() async throws {
    let page = Page("shared")
    let box = box(around: page.widget)
    let carousel = try XCTUnwrap(
      CarouselWidget(.init(pageCount: 3), pages: .onDemand { _ in page.widget }, clock: clock))
    var problems: [Diagnostics] = []
    carousel.callbacks.didDiagnose = { problems.append($0) }
    _ = present(carousel.widget, width: 300, height: 200)
    turnAll(of: carousel)
    XCTAssertEqual(problems, [.pageHasParent])
    XCTAssertEqual(gtk_widget_get_parent(page.widget), box)
  }

  func testMistakesInTheConfigurationAreReportedOnceThereIsACallback() async throws {
    var configuration = Carousel.Configuration(pageCount: 3)
    configuration.timer.duration = .seconds(-1)
    let carousel = try XCTUnwrap(
      CarouselWidget(configuration, pages: .widgets(labelPages(3)), clock: clock))
    var problems: Diagnostics = []
    carousel.callbacks.didDiagnose = { problems.formUnion($0) }
    carousel.send(.tick)
    XCTAssertEqual(problems, .invalidDuration)
  }

  func testAWidgetThatDoesNotBecomeAPageIsReleased() async throws {
    let (carousel, _) = try open(2)
    let floating = Page("floating")
    carousel.insertPage(floating.widget, at: 99)
    XCTAssert(floating.isGone, "left floating")
    let popover = Page(gtk_popover_new())
    carousel.appendPage(popover.widget)
    XCTAssert(popover.isGone, "left floating")
    let first = Page(gtk_popover_new())
    XCTAssertNotNil(CarouselWidget(pages: [first.widget], clock: clock))
    XCTAssert(first.isGone, "left floating")
    let owned = Page("owned")
    g_object_ref_sink(owned.widget)
    carousel.insertPage(owned.widget, at: -1)
    XCTAssertFalse(owned.isGone)
    XCTAssertEqual(g_object_is_floating(owned.widget), 0)
    g_object_unref(owned.widget)
    XCTAssert(owned.isGone)
  }

  func testADisposedWidgetCanStillBeCalled() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    for widget in [control.widget, carousel.widget] { g_object_run_dispose(widget.cast(to: GObject.self)) }
    control.send(.setPageCount(2))
    carousel.send(.setPageCount(2))
    control.redraw()
    carousel.redraw()
    XCTAssertEqual(control.component.pageCount, 2, "its box is disposed of, not the control")
    XCTAssertEqual(carousel.pageCount, 3)
    XCTAssertNil(carousel.page(at: 0))
    let stray = Page("stray")
    carousel.appendPage(stray.widget)
    XCTAssert(stray.isGone)
    XCTAssertEqual(carousel.handle.map { gtk_widget_get_parent($0) == nil }, true)
  }

  func testPagesLiveUntilTheyAreRemovedOrTheirCarouselEnds() async throws {
    let pages = (0..<3).map { Page("Page \($0)") }
    var made: [Page] = []
    var carousel = CarouselWidget(pages: pages.map(\.widget), clock: clock)
    carousel?.removePage(at: 1)
    XCTAssertEqual(pages.map(\.isGone), [false, true, false])
    carousel = nil
    XCTAssertEqual(pages.map(\.isGone), [true, true, true])
    carousel = CarouselWidget(
      .init(pageCount: 3),
      pages: .onDemand { _ in
        made.append(Page("made"))
        return made[made.count - 1].widget
      }, clock: clock)
    _ = present(try XCTUnwrap(carousel).widget, width: 300, height: 200)
    carousel?.send(.select(page: 2, animated: false))
    settle()
    XCTAssertEqual(made.map(\.isGone), [true, false])
  }

  func testCallbacksThatCaptureTheirCarouselWeaklyEndWithTheWindow() async throws {
    let before = WidgetController.count
    for isWeak in [true, false] {
      var carousel = CarouselWidget(pages: labelPages(2), clock: clock)
      let window = TestWindow(try XCTUnwrap(carousel).widget, in: self)
      if isWeak {
        carousel?.callbacks.didEnd = { [weak carousel] in carousel?.currentPage = 0 }
      } else {
        carousel?.callbacks.didEnd = { [carousel] in carousel?.currentPage = 0 }
      }
      weak let observed = carousel
      carousel = nil
      window.close()
      settle()
      XCTAssertEqual(WidgetController.count, isWeak ? before : before + 1)
      observed?.callbacks = WidgetCallbacks()
      XCTAssertEqual(WidgetController.count, before, "without its callbacks the carousel ends")
    }
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// The recording of a widget's pages.
@MainActor
final class WidgetRecordingTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Opens a window with a carousel of labels.
  private func open(_ count: Int) throws -> CarouselWidget {
    let pages: [UnsafeMutablePointer<GtkWidget>] = (0..<count).map { _ in gtk_label_new("") }
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock))
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    gtk_window_set_child(window.cast(to: GtkWindow.self), carousel.widget)
    gtk_window_present(window.cast(to: GtkWindow.self))
    runLoop(until: { gtk_widget_get_width(carousel.widget) > 1 }, "allocated")
    addTeardownBlock { @MainActor in gtk_window_destroy(window.cast(to: GtkWindow.self)) }
    return carousel
  }

  func testVisitsAndTimesAreRecordedOnRequest() async throws {
    let carousel = try open(3)
    var visits: [PageTime] = []
    carousel.callbacks.pageVisitDidEnd = { visits.append($0) }
    carousel.currentPage = 1
    XCTAssertEqual(carousel.pageTimes, PageTimes())
    XCTAssertEqual(visits, [])
    carousel.recordPages(seen: SeenPages([0..<1]))
    // While marks move, the widget waits for frames of the screen.
    clock.advance(by: 4)
    carousel.send(.tick)
    XCTAssertEqual(visits, [PageTime(page: 1, shown: 4, running: 4, completions: 1)])
    carousel.isRunning = false
    clock.advance(by: 10)
    XCTAssertEqual(carousel.pageTimes[2], PageTime(page: 2, shown: 10))
    XCTAssertEqual(
      carousel.pageRecord, PageRecord(pageCount: 3, currentPage: 2, progress: 0, seen: SeenPages([0..<3])))
    gtk_widget_set_visible(carousel.widget, 0)
    drainLoop()
    clock.advance(by: 10)
    XCTAssertEqual(visits.last, PageTime(page: 2, shown: 10))
    XCTAssertEqual(carousel.pageTimes.shown, 14)
  }

  func testPagesContinueWhereTheyStopped() async throws {
    let carousel = try open(4)
    carousel.restorePages(PageRecord(pageCount: 4, currentPage: 2, progress: 0.5, seen: SeenPages([0..<3])))
    XCTAssertEqual(carousel.currentPage, 2)
    XCTAssertEqual(carousel.pageRecord.progress, 0.5, accuracy: 1e-9)
    clock.advance(by: 2)
    carousel.send(.tick)
    XCTAssertEqual(carousel.currentPage, 3)
    carousel.restorePages(PageRecord(pageCount: 9, currentPage: 8, seen: SeenPages([0..<1])), .firstUnseen)
    XCTAssertEqual(carousel.currentPage, 1)
  }
}
#endif

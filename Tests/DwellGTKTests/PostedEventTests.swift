#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Pages that are due while GTK maps, unmaps or disposes of the widget: the app is notified afterwards.
@MainActor
final class PostedEventTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()
  /// The pages that were reported to the app.
  private var pages: [Int] = []

  /// Opens a carousel of three labels in a box in a window, with a page that is due, although the main loop
  /// was too late to turn it.
  private func openLate() throws -> (carousel: CarouselWidget, box: UnsafeMutablePointer<GtkBox>) {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    let box = show(carousel.widget)
    carousel.callbacks.pageDidChange = { [weak self] in self?.pages.append($0.to) }
    clock.skip(by: 4.5)
    return (carousel, box)
  }

  /// Opens a window with a box that contains a widget.
  private func show(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkBox> {
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_append(box.cast(to: GtkBox.self), widget)
    _ = present(box, width: 300, height: 200)
    return box.cast(to: GtkBox.self)
  }

  func testARemovedWidgetReportsTheTurnAfterItsRemoval() async throws {
    let (carousel, box) = try openLate()
    gtk_box_remove(box, carousel.widget)
    XCTAssertEqual(pages, [], "GTK still uses the widget, the box and the window")
    clock.skip(by: 100)
    drainLoop()
    XCTAssertEqual(pages, [1])
    XCTAssertEqual(carousel.component.timer.pausedBy, [.hidden])
    XCTAssertEqual(carousel.component.timer.progress(at: clock.now), 0.5 / 4, accuracy: 1e-9)
  }

  func testAMovedWidgetContinuesInItsNewParent() async throws {
    let (carousel, box) = try openLate()
    gtk_box_remove(box, carousel.widget)
    gtk_box_append(box, carousel.widget)
    XCTAssertEqual(pages, [])
    settle()
    XCTAssertEqual(pages, [1])
    XCTAssertEqual(carousel.component.timer.pausedBy, [])
  }

  func testADisposedWidgetReportsOnlyTheLastVisit() async throws {
    var visits: [PageTime] = []
    let controllers = WidgetController.count
    var carousel = CarouselWidget(pages: labelPages(3), clock: clock)
    let widget = try XCTUnwrap(carousel).widget
    let box = show(widget)
    // GTK keeps the focused widget until the next frame.
    gtk_window_set_focus(dwell_window_of(widget), nil)
    settle()
    carousel?.callbacks.pageDidChange = { [weak self] in self?.pages.append($0.to) }
    carousel?.callbacks.pageVisitDidEnd = { visits.append($0) }
    carousel?.recordPages()
    carousel = nil
    clock.skip(by: 5.5)
    gtk_box_remove(box, widget)
    drainLoop()
    XCTAssertEqual(WidgetController.count, controllers)
    XCTAssertEqual(pages, [])
    XCTAssertEqual(visits, [PageTime(page: 0, shown: 5.5, running: 4, completions: 1)])
  }
}
#endif

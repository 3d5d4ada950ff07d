#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Widgets in a window that moves to a screen of another scale.
@MainActor
final class ScreenScaleTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Sets the scale of all windows, as a screen of another scale does, until the end of the test.
  private func setScale(_ scale: Int32) throws {
    let display = try XCTUnwrap(gdk_display_get_default())
    XCTAssertEqual(dwell_display_set_scale(display, scale), 1)
    addTeardownBlock { @MainActor in _ = dwell_display_set_scale(display, 1) }
  }

  func testTheScaleOfAnotherScreenIsReportedAtOnce() async throws {
    let pages: [UnsafeMutablePointer<GtkWidget>] = [gtk_label_new("One"), gtk_label_new("Two")]
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock))
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    var scales: [String: Double] = [:]
    let windows = [
      present(carousel.widget, width: 300, height: 200), present(control.widget, width: 300, height: 44),
    ]
    carousel.callbacks.didResize = { scales["carousel"] = $1 }
    control.callbacks.didResize = { scales["control"] = $1 }
    try setScale(2)
    runLoop(until: { scales == ["carousel": 2, "control": 2] }, "another scale in \(windows.count) windows")
    XCTAssertEqual(carousel.size, Size(width: 300, height: 200))
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import Foundation
import XCTest

/// Leaks of widgets.
@MainActor
final class WidgetMemoryTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Creates and destroys one widget of every kind, with pages where it has some.
  private func makeOneOfEach() {
    _ = PageControlWidget(.init(pageCount: 5), clock: clock)
    _ = SegmentedProgressWidget(.init(pageCount: 5), clock: clock)
    _ = ProgressMeterWidget(.init(value: 7, of: 10), clock: clock)
    _ = PageViewWidget(pages: labelPages(2), clock: clock)
    let carousel = CarouselWidget(pages: labelPages(2), clock: clock)
    carousel?.removePage(at: 1)
  }

  /// Returns the resident memory of this process, in kilobytes.
  private func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try XCTUnwrap(Int(line.split(whereSeparator: { $0 == " " || $0 == "\t" })[1]))
  }

  func testTenThousandWidgetsLeakNothing() async throws {
    let before = WidgetController.count
    for _ in 0..<200 { makeOneOfEach() }
    drainLoop()
    let warm = try residentKilobytes()
    for _ in 0..<2000 { makeOneOfEach() }
    drainLoop()
    XCTAssertEqual(WidgetController.count, before, "leaked controllers")
    XCTAssertEqual(clock.pendingCalls, 0, "leaked wake-ups")
    let growth = try residentKilobytes() - warm
    XCTAssertLessThan(growth, 2000, "10,000 widgets leaked 200 bytes each")
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import Foundation
import XCTest

/// What widgets leave behind.
@MainActor
final class WidgetMemoryTests: GTKTestCase {
  /// The clock of the widgets.
  private let clock = ManualClock()

  /// Makes and destroys one widget of every kind, with pages where it has some.
  private func makeOneOfEach() {
    _ = PageControlWidget(.init(pageCount: 5), clock: clock)
    _ = SegmentedProgressWidget(.init(pageCount: 5), clock: clock)
    _ = ProgressMeterWidget(.init(value: 7, of: 10), clock: clock)
    _ = PageViewWidget(pages: labelPages(2), clock: clock)
    let carousel = CarouselWidget(pages: labelPages(2), clock: clock)
    carousel?.removePage(at: 1)
  }

  /// The memory of this process that is in use, in kilobytes.
  private func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try XCTUnwrap(Int(line.split(whereSeparator: { $0 == " " || $0 == "\t" })[1]))
  }

  func testTenThousandWidgetsLeaveNothing() async throws {
    let before = WidgetPeer.count
    for _ in 0..<200 { makeOneOfEach() }
    drainLoop()
    let warm = try residentKilobytes()
    for _ in 0..<2000 { makeOneOfEach() }
    drainLoop()
    XCTAssertEqual(WidgetPeer.count, before, "peers were left")
    XCTAssertEqual(clock.pendingCalls, 0, "wake-ups were left")
    let growth = try residentKilobytes() - warm
    XCTAssertLessThan(growth, 2000, "of 10,000 widgets, 200 bytes each were left")
  }
}
#endif

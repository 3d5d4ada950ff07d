#if GTK
import CDwellGTK
import Dwell
import DwellGTK
import DwellGTKGallery
import DwellGTKTestSupport
import ProgressRingComponent
import ProgressRingExample
import XCTest

/// The component of an app's own in `Examples/ProgressRing`, in GTK.
@MainActor
final class ProgressRingTests: GTKTestCase {
  func testTheRingFillsWithThePagesTime() async throws {
    let clock = ManualClock()
    let widget = try XCTUnwrap(ringWidget(clock: clock))
    widget.send(.resize(Size(width: 64, height: 64)))
    widget.send(.resume(.hidden))
    let start = clock.now
    let raster = try XCTUnwrap(Raster(width: 64, height: 64))
    var ring = ProgressRing(.init(pageCount: 3, seconds: 4), at: start)
    _ = ring.handle(.resize(Size(width: 64, height: 64)), at: start)
    raster.draw(ring.frame(at: start + 1).display, with: DisplayListRenderer(theme: .light))
    let pixels = Pixels(raster)
    XCTAssertEqual(pixels[52, 12][3], 255, "amid the quarter that is filled")
    XCTAssertEqual(Double(pixels[12, 52][3]), 51, accuracy: 2, "the rest of the ring")
    XCTAssertEqual(pixels[32, 32][3], 0, "its middle is empty")
    XCTAssertEqual(widget.component.frame(at: start).display.commands.count, 2)
  }
}
#endif

#if GTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// How the program finds the renderer of its windows.
@MainActor
final class ToolkitTests: GTKTestCase {
  func testAGraphicsProcessorIsFoundByItsDeviceFile() async throws {
    for device in ["/dev/dri/renderD128", "/dev/dri/renderD129", "/dev/nvidia0", "/dev/dxg"] {
      XCTAssertTrue(Toolkit.hasGraphicsProcessor { $0 == device }, device)
    }
    // A card that only sets the screen's mode draws nothing.
    XCTAssertFalse(Toolkit.hasGraphicsProcessor { $0 == "/dev/dri/card0" })
    XCTAssertFalse(Toolkit.hasGraphicsProcessor { _ in false })
  }
}
#endif

#if GTK
@testable import DwellPlayer
import XCTest
import DwellGTKTestSupport

extension GTKTestCase {
  /// Fails unless each frame is the same when one painter draws it after the frame before, and another
  /// after a frame elsewhere.
  func expectEqualFrames(
    _ one: VideoPainter, _ other: VideoPainter, _ what: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    for frame in 0..<one.frameCount {
      try one.draw(frame)
      // Not the frame before this one, so all of it is drawn.
      try other.draw((frame * 17 + 29) % other.frameCount)
      try other.draw(frame)
      XCTAssertEqual(one.raster.bytes, other.raster.bytes, "\(what), frame \(frame)", file: file, line: line)
    }
  }
}
#endif

#if GTK
import CDwellGTK
@testable import DwellGTK
import DwellGTKGallery
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The memory used for decoding an image, in bytes of the whole process.
@MainActor
final class PictureMemoryTests: GTKTestCase {
  /// Returns a field of the process's status, in bytes.
  private func status(_ name: String) throws -> Int {
    let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    let line = try XCTUnwrap(lines.first { $0.hasPrefix("\(name):") })
    return try XCTUnwrap(Int(line.split(whereSeparator: \.isWhitespace)[1])) * 1024
  }

  /// Returns the peak of additional memory during a call, in bytes.
  private func peak(of body: () throws -> Void) throws -> Int {
    // Returns freed memory to the system: the call would reuse it, and nothing would be measured.
    malloc_trim(0)
    // Resets the peak (proc(5), clear_refs).
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    let before = try status("VmRSS")
    try body()
    return try status("VmHWM") - before
  }

  /// The allowance for memory that libraries keep and the system rounds up, in bytes.
  private let margin = 6_000_000

  func testAJPEGTakesTheMemoryOfItsShownPixelsAndAProgressiveOneThatOfItsCoefficientsOnce() async throws {
    Toolkit.start()
    let full = PixelSize(width: 4000, height: 3000)
    // More than half of it, so that the decoder can't downscale it directly.
    let shown = PixelSize(width: 2100, height: 1575)
    for isProgressive in [false, true] {
      let path = try temporaryFolder() + "/a.jpg"
      try SampleJPEGs.write(path, width: full.width, height: full.height, isProgressive: isProgressive)
      // One-time allocations happen now.
      _ = try PictureDecoder.decode(path: path, box: PixelSize(width: 300, height: 300))
      let peak = try peak {
        XCTAssertEqual(try PictureDecoder.decode(path: path, box: shown).size, shown)
      }
      // Coefficients of two bytes each: one of brightness per pixel, and two of colour per four pixels; then
      // the shown pixels, as the decoder writes them and as they are drawn.
      let numbers = isProgressive ? full.area * 3 : 0
      let limit = numbers + shown.area * 3 + (isProgressive ? 0 : shown.area * 4) + margin
      XCTAssertLessThan(peak, limit, isProgressive ? "progressive" : "baseline")
      XCTAssertGreaterThan(peak, shown.area * 4, "no memory was measured")
    }
  }

  func testGdkPixbufTakesTheMemoryOfAWholeJPEG() async throws {
    Toolkit.start()
    let path = try temporaryFolder() + "/a.jpg"
    try SampleJPEGs.write(path, width: 4000, height: 3000, isProgressive: false)
    _ = try PictureDecoder.decode(path: path, box: PixelSize(width: 300, height: 300))
    let peak = try peak {
      let pixbuf = try XCTUnwrap(gdk_pixbuf_new_from_file_at_scale(path, 2100, 1575, 1, nil))
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
    }
    XCTAssertGreaterThan(peak, 4000 * 3000 * 3, "libjpeg would no longer be needed here")
  }

  func testDecodingManyImagesKeepsNothing() async throws {
    Toolkit.start()
    let folder = try temporaryFolder()
    let path = folder + "/a.jpg"
    try SampleJPEGs.write(path, width: 2000, height: 1500, isProgressive: true)
    let cut = folder + "/cut.jpg"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: cut))
    let box = PixelSize(width: 1100, height: 1100)
    for _ in 0..<3 { _ = try PictureDecoder.decode(path: path, box: box) }
    let peak = try peak {
      for _ in 0..<20 {
        _ = try PictureDecoder.decode(path: path, box: box)
        XCTAssertThrowsError(try PictureDecoder.decode(path: cut, box: box))
      }
    }
    // One image at a time takes 9 million bytes, and 6 for the result; forty that were kept would take twenty
    // times as much.
    XCTAssertLessThan(peak, 20_000_000)
  }
}
#endif

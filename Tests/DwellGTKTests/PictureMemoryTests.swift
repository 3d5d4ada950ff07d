#if GTK
import CDwellGTK
@testable import DwellGTK
@testable import DwellPlayer
import XCTest

/// How much memory it takes to decode a picture, in bytes of the whole process.
@MainActor
final class PictureMemoryTests: GTKTestCase {
  /// A number of the process's status, in bytes.
  private func status(_ name: String) throws -> Int {
    let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    let line = try XCTUnwrap(lines.first { $0.hasPrefix("\(name):") })
    return try XCTUnwrap(Int(line.split(whereSeparator: \.isWhitespace)[1])) * 1024
  }

  /// How many more bytes than before are in memory at the most while something is done.
  private func peak(of body: () throws -> Void) throws -> Int {
    // Forgets the highest mark so far (proc(5), clear_refs).
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    let before = try status("VmRSS")
    try body()
    return try status("VmHWM") - before
  }

  /// What libraries keep for their own use, and the system rounds up, in bytes.
  private let margin = 6_000_000

  func testAJPEGTakesNoMoreMemoryThanWhatIsShownOfItAndAProgressiveOneItsNumbersOnce() async throws {
    Toolkit.start()
    let full = PixelSize(width: 4000, height: 3000)
    // More than half of it, so that the decoder cannot give it smaller at once.
    let shown = PixelSize(width: 2100, height: 1575)
    for isProgressive in [false, true] {
      let path = try temporaryFolder() + "/a.jpg"
      try SampleJPEGs.write(path, width: full.width, height: full.height, isProgressive: isProgressive)
      // Whatever is made once is made now.
      _ = try PictureDecoder.decode(path: path, box: PixelSize(width: 300, height: 300))
      let peak = try peak {
        XCTAssertEqual(try PictureDecoder.decode(path: path, box: shown).size, shown)
      }
      // Two bytes for each number, of which a pixel has one of brightness, and four pixels two of colour;
      // then what is shown, as the decoder writes it and as it is drawn.
      let numbers = isProgressive ? full.area * 3 : 0
      let limit = numbers + shown.area * 3 + (isProgressive ? 0 : shown.area * 4) + margin
      XCTAssertLessThan(peak, limit, isProgressive ? "progressive" : "baseline")
      XCTAssertGreaterThan(peak, shown.area * 4, "nothing was measured")
    }
  }

  func testDecodingOneAfterAnotherKeepsNothing() async throws {
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
    // One at a time takes 9 million bytes and 6 for the picture; forty that were kept would take twenty times
    // as much.
    XCTAssertLessThan(peak, 20_000_000)
  }
}
#endif

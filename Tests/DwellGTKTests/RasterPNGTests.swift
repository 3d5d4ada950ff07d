#if GTK
import CDwellGTK
import Dwell
import DwellFiles
import DwellGTK
import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// Writing images into files.
@MainActor
final class RasterPNGTests: GTKTestCase {
  /// Returns an image of noise, which doesn't compress.
  private func noise(side: Int) throws -> Raster {
    let raster = try XCTUnwrap(Raster(width: side, height: side))
    var state: UInt64 = 88_172_645_463_325_252
    var list = DisplayList()
    for y in 0..<side {
      for x in 0..<side {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let color = Color(
          red: Double(state & 255) / 255, green: Double(state >> 8 & 255) / 255,
          blue: Double(state >> 16 & 255) / 255)
        list.append(
          .fill(
            ItemKey(.page), Rect(x: Double(x), y: Double(y), width: 1, height: 1), radius: 0,
            .solid(.color(color), opacity: 1)))
      }
    }
    raster.draw(list, with: DisplayListRenderer(theme: .light))
    return raster
  }

  func testAnImageIsReadBackFromItsFile() async throws {
    let path = try temporaryFolder() + "/picture with spaces – ü.png"
    let raster = try noise(side: 24)
    try raster.writePNG(to: path)
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    XCTAssertEqual(cairo_image_surface_get_width(surface), 24)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * 24))
    let opaque = Pixels(width: 24, height: 24, bytes: bytes)
    XCTAssertEqual(opaque[3, 5], Pixels(raster)[3, 5])
  }

  func testAMissingFolderIsReportedWithTheReason() async throws {
    let path = try temporaryFolder() + "/missing/picture.png"
    XCTAssertThrowsError(try noise(side: 4).writePNG(to: path)) {
      XCTAssertEqual("\($0)", FileError.text(path, "No such file or directory"))
    }
  }

  func testAFolderInPlaceOfTheFileIsReportedAndNothingIsLeftBehind() async throws {
    let folder = try temporaryFolder()
    let path = folder + "/taken.png"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    XCTAssertThrowsError(try noise(side: 4).writePNG(to: path)) {
      XCTAssertEqual("\($0)", "\(path) cannot be written (Is a directory) -- give the name of a file")
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["taken.png"])
  }

  func testAPipeIsWrittenInPlace() async throws {
    let path = try temporaryFolder() + "/pipe"
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    // Open at both ends, so that a small image fits into the pipe's buffer.
    let end = open(path, O_RDWR | O_NONBLOCK)
    defer { close(end) }
    try noise(side: 4).writePNG(to: path)
    var bytes = [UInt8](repeating: 0, count: 4096)
    XCTAssertGreaterThan(read(end, &bytes, bytes.count), 50)
    XCTAssertEqual(Array(bytes[1..<4]), Array("PNG".utf8))
    var information = stat()
    XCTAssertEqual(stat(path, &information), 0)
    XCTAssertEqual(information.st_mode & S_IFMT, S_IFIFO)
  }

  func testALinkIsKeptAndItsTargetIsWritten() async throws {
    let folder = try temporaryFolder()
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/real.png"))
    try FileManager.default.createSymbolicLink(atPath: folder + "/link.png", withDestinationPath: "real.png")
    try noise(side: 4).writePNG(to: folder + "/link.png")
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.png"), "real.png")
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: folder + "/real.png")).prefix(4).last, 0x47)
  }

  func testWithoutSpaceTheOldFileIsKeptAndNothingIsLeftBehind() async throws {
    let folder = try temporaryFolder()
    let path = folder + "/old.png"
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    var old = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
    let handler = signal(SIGXFSZ, SIG_IGN)
    var small = rlimit(rlim_cur: 8192, rlim_max: old.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
    let result = Result { try noise(side: 100).writePNG(to: path) }
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
    signal(SIGXFSZ, handler)
    XCTAssertThrowsError(try result.get()) { XCTAssertEqual("\($0)", FileError.text(path, "File too large")) }
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "old")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["old.png"])
  }
}

extension FileError {
  /// Returns the error message of a file that can't be written.
  fileprivate static func text(_ path: String, _ reason: String) -> String {
    "\(path) cannot be written (\(reason)) -- check the folder, its permissions and the free space"
  }
}
#endif

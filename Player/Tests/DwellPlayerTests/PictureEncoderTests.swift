#if GTK
import CDwellGTK
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Pictures that are encoded for HTML pages, which other programs decode.
@MainActor
final class PictureEncoderTests: GTKTestCase {
  /// Fails unless a picture shows the four quarters of the samples.
  private func assertUpright(_ pixels: Pixels, _ what: String, line: UInt = #line) {
    for (index, expected) in SamplePictures.quarters.enumerated() {
      let place = pixels[pixels.width * (1 + index % 2 * 2) / 4, pixels.height * (1 + index / 2 * 2) / 4]
      for (value, wanted) in zip(place, expected) {
        XCTAssertEqual(Double(value), Double(wanted), accuracy: 12, what, line: line)
      }
    }
  }

  /// The pixels of encoded bytes, ignoring their Exif data.
  private func pixels(_ bytes: [UInt8], in folder: String) throws -> Pixels {
    let pixbuf = try PictureLoader.read(bytes)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let size = PixelSize(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    return Pixels(try XCTUnwrap(DecodedPicture(pixbuf, fullSize: size, isScalable: false)))
  }

  func testEveryPictureThatBrowsersWouldShowSidewaysIsEncodedUpright() async throws {
    let folder = try temporaryFolder()
    for format in ["jpg", "png", "late.png", "webp", "animated.png", "animated-late.png", "animated.webp"] {
      // Each frame of a WebP takes ffmpeg a moment.
      for orientation in format == "animated.webp" ? [1, 2, 6] : Array(1...8) {
        let path = "\(folder)/\(orientation).\(format)"
        if format.hasPrefix("animated") {
          let bytes = try SampleAnimation.turned(
            orientation, isWebP: format.hasSuffix("webp"), isLate: format.contains("late"), in: folder, self)
          try Data(bytes).write(to: URL(fileURLWithPath: path))
        } else {
          try SamplePictures.write(path, uprightWidth: 16, height: 8, orientation: orientation, self)
        }
        let encoded = try PictureEncoder.encode(
          OpenedFile.open(path), maximumSideLength: 64, keepsWhatFits: true
        ).copy
        guard orientation > 1, format != "jpg" else {
          XCTAssertNil(encoded, path)
          continue
        }
        let picture = try XCTUnwrap(encoded, path)
        XCTAssertTrue(picture.isTurned)
        let pixels = try pixels(picture.bytes, in: folder)
        XCTAssertEqual([pixels.width, pixels.height], [16, 8], path)
        if !format.hasPrefix("animated") { assertUpright(pixels, path) }
      }
    }
  }

  func testEveryFrameOfATurnedAnimationIsUpright() async throws {
    let folder = try temporaryFolder()
    for (isWebP, isLate) in [(false, false), (false, true), (true, true)] {
      for orientation in isWebP ? [3, 5, 8] : Array(1...8) {
        let what = "\(orientation), WebP: \(isWebP), late: \(isLate)"
        let bytes = try SampleAnimation.turned(orientation, isWebP: isWebP, isLate: isLate, in: folder, self)
        let path = folder + "/picture"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let decoder = try XCTUnwrap(AnimationDecoder(OpenedFile.open(path), beginning: bytes), what)
        XCTAssertEqual(decoder.size, PixelSize(width: 16, height: 8), what)
        for side in [16, 8] {
          let picture = try decoder.picture(
            ofFrame: 3, box: PixelSize(width: side, height: side), fit: .scaleDown)
          XCTAssertEqual(picture.size, PixelSize(width: side, height: side / 2), what)
          XCTAssertEqual(picture.fullSize, PixelSize(width: 16, height: 8), what)
          assertUpright(Pixels(picture), what)
        }
      }
    }
  }
}
#endif

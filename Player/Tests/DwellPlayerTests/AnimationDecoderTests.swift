#if GTK
import CDwellGTK
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The pixels of the frames of animated pictures.
@MainActor
final class AnimationDecoderTests: GTKTestCase {
  private let red = [250, 0, 0]
  private let green = [0, 250, 0]
  private let blue = [0, 0, 250]
  private let box = PixelSize(width: 100, height: 100)

  /// Writes a file, and returns its path.
  private func write(_ bytes: [UInt8], _ name: String = "picture", in folder: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Returns a decoder for a file.
  private func decoder(_ path: String) throws -> AnimationDecoder? {
    AnimationDecoder(
      try OpenedFile.open(path),
      beginning: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)).prefix(70_000)))
  }

  /// The colours at places of a frame; empty where it is transparent.
  private func colors(
    _ decoder: AnimationDecoder, frame: Int, at places: [(x: Int, y: Int)]
  ) throws -> [[Int]] {
    let pixels = Pixels(try decoder.picture(ofFrame: frame, box: box, fit: .scaleDown))
    return places.map { place in
      let pixel = pixels[place.x, place.y]
      return pixel[3] == 0 ? [] : Array(pixel.prefix(3))
    }
  }

  func testFramesAreDrawnOverEarlierOnesWhichStayOrAreCleared() async throws {
    let folder = try temporaryFolder()
    var sample = SampleAnimation(frames: [
      .init(rect: [0, 0, 8, 8], color: red),
      .init(rect: [0, 0, 4, 4], color: green, disposal: .clear),
      .init(rect: [4, 4, 4, 4], color: blue, isHalf: true),
      .init(rect: [0, 4, 4, 4], color: green),
    ])
    let places = [(x: 1, y: 1), (x: 5, y: 5), (x: 7, y: 5), (x: 1, y: 5), (x: 5, y: 1)]
    let expected = [
      [red, red, red, red, red], [green, red, red, red, red], [[], blue, red, red, red],
      [[], blue, red, green, red],
    ]
    for (name, bytes) in [
      ("GIF", sample.gif()), ("PNG", try sample.png()), ("WebP", try sample.webP(in: folder, self)),
    ] {
      let decoder = try XCTUnwrap(try decoder(try write(bytes, in: folder)), name)
      // Forwards, and then back.
      for frame in [0, 1, 2, 3, 1, 3, 0, 2] {
        XCTAssertEqual(try colors(decoder, frame: frame, at: places), expected[frame], "\(name), \(frame)")
      }
    }
    // The pixels under a frame are restored.
    sample.frames[1].disposal = .restore
    for (name, bytes) in [("GIF", sample.gif()), ("PNG", try sample.png())] {
      let decoder = try XCTUnwrap(try decoder(try write(bytes, in: folder)), name)
      for frame in [0, 1, 2, 1, 2] {
        let colors = try colors(decoder, frame: frame, at: places)
        XCTAssertEqual(
          colors, frame == 2 ? [red, blue, red, red, red] : expected[frame], "\(name), \(frame)")
      }
    }
  }

  func testTransparentPixelsReplaceThoseUnderThemIfTheFrameRequestsIt() async throws {
    let folder = try temporaryFolder()
    let sample = SampleAnimation(frames: [
      .init(rect: [0, 0, 8, 8], color: red),
      .init(rect: [0, 0, 8, 8], color: blue, isHalf: true, replaces: true),
    ])
    for (name, bytes) in [("PNG", try sample.png()), ("WebP", try sample.webP(in: folder, self))] {
      let decoder = try XCTUnwrap(try decoder(try write(bytes, in: folder)), name)
      XCTAssertEqual(try colors(decoder, frame: 1, at: [(1, 1), (6, 1)]), [blue, []], name)
    }
  }

  func testFramesAreScaledDownToTheirBoxAsStillPicturesAre() async throws {
    let folder = try temporaryFolder()
    let sample = SampleAnimation(colors: [red, blue], width: 400, height: 300)
    for (name, bytes) in [
      ("GIF", sample.gif()), ("PNG", try sample.png()), ("WebP", try sample.webP(in: folder, self)),
    ] {
      let path = try write(bytes, in: folder)
      let decoder = try XCTUnwrap(try decoder(path), name)
      for frame in 0...1 {
        let picture = try decoder.picture(ofFrame: frame, box: box, fit: .scaleDown)
        XCTAssertEqual(picture.size, PixelSize(width: 100, height: 75), name)
        XCTAssertEqual(picture.fullSize, PixelSize(width: 400, height: 300), name)
        let pixels = Pixels(picture)
        for (x, y) in [(0, 0), (99, 74), (50, 40)] {
          XCTAssertEqual(pixels[x, y], (frame == 0 ? red : blue) + [255], "\(name), \(x), \(y)")
        }
      }
      // The first frame represents the picture.
      let picture = try PictureDecoder.decode(path: path, box: box)
      XCTAssertTrue(picture.isAnimated, name)
      XCTAssertEqual(picture.size, PixelSize(width: 100, height: 75), name)
      XCTAssertEqual(Pixels(picture)[50, 40], red + [255], name)
    }
  }

  func testAnAnimationCutShortShowsItsCompleteFrames() async throws {
    let folder = try temporaryFolder()
    let sample = SampleAnimation(colors: [red, green, blue])
    for (name, bytes) in [
      ("GIF", sample.gif()), ("PNG", try sample.png()), ("WebP", try sample.webP(in: folder, self)),
    ] {
      // Within the last frame.
      let path = try write(bytes.dropLast(name == "PNG" ? 20 : 5), in: folder)
      let decoder = try XCTUnwrap(try decoder(path), name)
      XCTAssertEqual(decoder.animation.frames.count, 2, name)
      XCTAssertEqual(try colors(decoder, frame: 1, at: [(1, 1)]), [green], name)
      XCTAssertTrue(try PictureDecoder.decode(path: path, box: box).isAnimated, name)
    }
  }

  func testAPictureWithASingleFrameIsAStillPicture() async throws {
    let folder = try temporaryFolder()
    let sample = SampleAnimation(colors: [red], width: 40, height: 30)
    for (name, bytes) in [("GIF", sample.gif()), ("PNG", try sample.png())] {
      let path = try write(bytes, in: folder)
      XCTAssertNil(try decoder(path), name)
      let picture = try PictureDecoder.decode(path: path, box: box)
      XCTAssertFalse(picture.isAnimated, name)
      XCTAssertEqual(Pixels(picture)[20, 15], red + [255], name)
    }
  }

  func testAnAnimationLargerThan8KIsAStillPicture() async throws {
    let folder = try temporaryFolder()
    var sample = SampleAnimation(frames: [
      .init(rect: [0, 0, 2, 2], color: red), .init(rect: [0, 0, 2, 2], color: blue),
    ])
    (sample.width, sample.height) = (7000, 6000)
    XCTAssertNil(try decoder(try write(sample.gif(), in: folder)))
    (sample.width, sample.height) = (7000, 5000)
    XCTAssertNotNil(try decoder(try write(sample.gif(), in: folder)))
    // A small one with a large frame doesn't allocate memory for it either.
    (sample.width, sample.height) = (8, 8)
    var bytes = sample.gif()
    let last = try XCTUnwrap(bytes.lastIndex(of: 0x2C))
    bytes.replaceSubrange(last + 5..<last + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let small = try XCTUnwrap(try decoder(try write(bytes, in: folder)))
    XCTAssertThrowsError(try small.picture(ofFrame: 1, box: box, fit: .scaleDown)) {
      XCTAssertEqual(
        $0 as? PictureProblem, .tooLarge(PixelSize(width: 65535, height: 65535), maximum: 36_000_000))
    }
  }

  func testAFrameThatExtendsBeyondTheCanvasIsClippedToIt() async throws {
    let folder = try temporaryFolder()
    let sample = SampleAnimation(frames: [
      .init(rect: [0, 0, 8, 8], color: red), .init(rect: [4, 2, 40000, 2], color: green, disposal: .restore),
      .init(rect: [2, 4, 2, 40000], color: blue, disposal: .clear),
      .init(rect: [8, 0, 4, 4], color: green), .init(rect: [0, 20, 4, 4], color: green),
    ])
    let decoder = try XCTUnwrap(try decoder(try write(sample.gif(), in: folder)))
    let places = [(x: 3, y: 3), (x: 4, y: 3), (x: 7, y: 3), (x: 3, y: 7)]
    for (frame, expected) in [[red, red, red, red], [red, green, green, red], [red, red, red, blue]]
      .enumerated()
    {
      XCTAssertEqual(try colors(decoder, frame: frame, at: places), expected, "\(frame)")
    }
    for frame in 3...4 {
      XCTAssertEqual(try colors(decoder, frame: frame, at: places), [red, red, red, []], "outside, \(frame)")
    }
  }

  func testAnAnimationWithASideBeyondCairosIsAStillPicture() async throws {
    var sample = SampleAnimation(colors: [red, blue])
    sample.width = 32_768
    let path = try write(sample.gif(), in: try temporaryFolder())
    XCTAssertNil(try decoder(path))
    XCTAssertFalse(try PictureDecoder.decode(path: path, box: box).isAnimated)
    sample.width = 32_767
    XCTAssertNotNil(try decoder(try write(sample.gif(), in: try temporaryFolder())))
  }

  func testAStillWebPIsShownWhole() async throws {
    let folder = try temporaryFolder()
    let source = folder + "/source.png"
    try SamplePictures.write(source, width: 400, height: 200)
    for options in [["-lossless", "1"], ["-quality", "90"]] {
      let path = folder + "/still.webp"
      try run(["ffmpeg", "-v", "error", "-y", "-i", source, "-c:v", "libwebp"] + options + [path])
      for (side, width) in [(1000, 400), (400, 400), (100, 100), (33, 33)] {
        let picture = try PictureDecoder.decode(path: path, box: PixelSize(width: side, height: side))
        XCTAssertEqual(picture.size.width, width)
        XCTAssertEqual(picture.fullSize, PixelSize(width: 400, height: 200))
        let pixels = Pixels(picture)
        let (right, bottom) = (picture.size.width * 3 / 4, picture.size.height * 3 / 4)
        let (left, top) = (picture.size.width / 4, picture.size.height / 4)
        for (place, expected) in zip(
          [(left, top), (right, top), (left, bottom), (right, bottom)], SamplePictures.quarters)
        {
          for (value, wanted) in zip(pixels[place.0, place.1], expected) {
            XCTAssertEqual(Double(value), Double(wanted), accuracy: 12, "\(options), \(side)")
          }
        }
      }
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      for length in [bytes.count - 8, bytes.count / 2, 40, 20] {
        let cut = try write(Array(bytes.prefix(length)), "cut.webp", in: folder)
        XCTAssertThrowsError(try PictureDecoder.decode(path: cut, box: box)) {
          XCTAssert("\($0)".hasPrefix("is damaged: "), "\(length): \($0)")
        }
      }
    }
  }

  func testDamagedAnimationsAreShownInPartOrRefused() async throws {
    let folder = try temporaryFolder()
    let sample = SampleAnimation(colors: [red, green, blue])
    for bytes in [sample.gif(), try sample.png(), try sample.webP(in: folder, self)] {
      for index in stride(from: 0, to: bytes.count, by: 3) {
        var damaged = bytes
        damaged[index] ^= 0xFF
        let path = try write(damaged, in: folder)
        _ = try? PictureDecoder.decode(path: path, box: box)
        guard let decoder = try decoder(path) else { continue }
        for frame in decoder.animation.frames.indices {
          _ = try? decoder.picture(ofFrame: frame, box: box, fit: .scaleDown)
        }
      }
    }
  }
}
#endif

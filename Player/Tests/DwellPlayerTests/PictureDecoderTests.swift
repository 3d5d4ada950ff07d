#if GTK
import CDwellGTK
import CDwellJPEG
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The decoding of image files.
@MainActor
final class PictureDecoderTests: GTKTestCase {
  /// Returns the colours at the centres of a decoded image's four quarters.
  private func quarters(_ picture: DecodedPicture) -> [[Int]] {
    let pixels = Pixels(picture)
    let (right, bottom) = (picture.size.width * 3 / 4, picture.size.height * 3 / 4)
    let (left, top) = (picture.size.width / 4, picture.size.height / 4)
    return [pixels[left, top], pixels[right, top], pixels[left, bottom], pixels[right, bottom]].map {
      Array($0.prefix(3))
    }
  }

  /// Fails unless an image shows the four quarters upright.
  private func assertUpright(_ picture: DecodedPicture, _ what: String, line: UInt = #line) {
    for (quarter, expected) in zip(quarters(picture), SamplePictures.quarters) {
      for (value, wanted) in zip(quarter, expected) {
        XCTAssertEqual(Double(value), Double(wanted), accuracy: 12, what, line: line)
      }
    }
  }

  func testEveryExifOrientationIsShownUprightAndFitsItsBox() async throws {
    let folder = try temporaryFolder()
    let formats = ["jpg", "png", "late.png", "webp"]
    for (format, orientation) in formats.flatMap({ format in (1...8).map { (format, $0) } }) {
      let path = "\(folder)/\(orientation).\(format)"
      try SamplePictures.write(path, uprightWidth: 400, height: 200, orientation: orientation, self)
      let box = PixelSize(width: 100, height: 100)
      let picture = try PictureDecoder.decode(path: path, box: box)
      XCTAssertEqual(picture.size, PixelSize(width: 100, height: 50), path)
      XCTAssertEqual(picture.fullSize, PixelSize(width: 400, height: 200), path)
      assertUpright(picture, path)
    }
  }

  func testJPEGsOfEveryKindShowTheSameImage() async throws {
    let path = try temporaryFolder() + "/a.jpg"
    let gray = SamplePictures.quarters.map { [Int](repeating: $0.reduce(0, +) / 3, count: 3) }
    for space in [JCS_RGB, JCS_GRAYSCALE, JCS_CMYK] {
      for isProgressive in [false, true] {
        try SampleJPEGs.write(path, width: 600, height: 400, isProgressive: isProgressive, space: space)
        for side in [1000, 600, 433, 300, 100, 7] {
          let picture = try PictureDecoder.decode(path: path, box: PixelSize(width: side, height: side))
          XCTAssertEqual(picture.size.width, min(side, 600))
          XCTAssertEqual(picture.fullSize, PixelSize(width: 600, height: 400))
          for (quarter, expected) in zip(
            quarters(picture), space == JCS_GRAYSCALE ? gray : SamplePictures.quarters)
          {
            for (value, wanted) in zip(quarter, expected) {
              XCTAssertEqual(
                Double(value), Double(wanted), accuracy: 12, "\(space), \(isProgressive), \(side)")
            }
          }
        }
      }
    }
  }

  func testASmallImageIsNotEnlargedAndALargeOneFillsTheBox() async throws {
    let folder = try temporaryFolder()
    for name in ["a.png", "a.jpg"] {
      let path = "\(folder)/\(name)"
      try SamplePictures.write(path, width: 60, height: 40)
      let whole = try PictureDecoder.decode(path: path, box: PixelSize(width: 1000, height: 1000))
      XCTAssertEqual(whole.size, PixelSize(width: 60, height: 40))
      let small = try PictureDecoder.decode(path: path, box: PixelSize(width: 15, height: 1000))
      XCTAssertEqual(small.size, PixelSize(width: 15, height: 10))
      assertUpright(small, name)
    }
  }

  func testTransparentPixelsStayTransparent() async throws {
    let path = try temporaryFolder() + "/clear.png"
    let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 4, 4))
    gdk_pixbuf_fill(pixbuf, 0xFF00_0080)
    gdk_pixbuf_savev(pixbuf, path, "png", nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
    let picture = try PictureDecoder.decode(path: path, box: PixelSize(width: 10, height: 10))
    let pixel = Pixels(picture)[1, 1]
    XCTAssertEqual(pixel[3], 128)
    XCTAssertEqual(Double(pixel[0]), 128, accuracy: 1, "premultiplied")
  }

  func testAFileThatIsNotAnImageDiffersFromOneThatCannotBeRead() async throws {
    let folder = try temporaryFolder()
    let box = PixelSize(width: 10, height: 10)
    XCTAssertThrowsError(try PictureDecoder.decode(path: folder + "/none.png", box: box)) {
      XCTAssertEqual("\($0)", "cannot be read: No such file or directory")
    }
    for (name, bytes) in [("empty.png", []), ("text.jpg", Array("hello, world".utf8))] as [(String, [UInt8])]
    {
      let path = "\(folder)/\(name)"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: box)) {
        XCTAssertEqual("\($0)", "is not a picture that this machine can read", name)
      }
    }
  }

  func testTheDamageOfAVectorImageIsOneLine() async throws {
    let path = try temporaryFolder() + "/a.svg"
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g>&x;</g></svg>".utf8)
      .write(to: URL(fileURLWithPath: path))
    XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: PixelSize(width: 9, height: 9))) {
      XCTAssert("\($0)".hasPrefix("is damaged: "), "\($0)")
      XCTAssertFalse("\($0)".contains("\n"), "\($0)")
    }
  }

  func testAPictureWithoutALoaderNamesItsPackage() async throws {
    let files: [(bytes: [UInt8], name: String, package: String)] = [
      ([0, 0, 0, 24] + Array("ftypheic".utf8), "HEIF", "heif-gdk-pixbuf"),
      ([0, 0, 0, 24] + Array("ftypavif".utf8), "AVIF", "libavif-gdk-pixbuf"),
      ([0xFF, 0x0A, 0, 0], "JPEG XL", "libjxl-gdk-pixbuf"),
      (Array("<svg".utf8), "SVG", "librsvg2-common"),
    ]
    for (bytes, name, package) in files {
      let problem = PictureProblem(foreignFile: bytes)
      XCTAssertEqual("\(problem)", "is \(name), for which this machine has no decoder")
      XCTAssertEqual(problem.fix, "install \(package), or save it as PNG or JPEG")
      let path = try temporaryFolder() + "/picture"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      XCTAssertThrowsError(
        try PictureDecoder.decode(path: path, box: PixelSize(width: 10, height: 10)), name
      ) { XCTAssertNotEqual($0 as? PictureProblem, .unknownFormat, "it has no loader, or is damaged") }
    }
    XCTAssertEqual(PictureProblem(foreignFile: Array("hello".utf8)), .unknownFormat)
    XCTAssertEqual(PictureProblem(foreignFile: []), .unknownFormat)
  }

  func testAVectorImageWithoutASizeIsDamaged() async throws {
    let path = try temporaryFolder() + "/a.svg"
    for attributes in [
      "width='0' height='0'", "width='0' height='40'", "width='40' height='0'", "viewBox='0 0 0 0'",
      "viewBox='0 0 0 40'",
    ] {
      let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><path d='M0 0h9v9z'/></svg>"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      XCTAssertThrowsError(
        try PictureDecoder.decode(path: path, box: PixelSize(width: 10, height: 10)), attributes
      ) { XCTAssertEqual("\($0)", "is damaged: it has no size", attributes) }
    }
  }

  func testAVectorImageIsDrawnInTheSizeOfItsBoxOnly() async throws {
    let path = try temporaryFolder() + "/a.svg"
    for (attributes, fullSize) in [
      ("width='100000' height='50000'", PixelSize(width: 100_000, height: 50_000)),
      ("viewBox='0 0 20 10'", PixelSize(width: 20, height: 10)),
    ] {
      let text = """
        <svg xmlns='http://www.w3.org/2000/svg' \(attributes)>
        <rect width='100%' height='100%' fill='#ff0000'/></svg>
        """
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let picture = try PictureDecoder.decode(path: path, box: PixelSize(width: 40, height: 40))
      XCTAssertEqual(picture.size, PixelSize(width: 40, height: 20), attributes)
      XCTAssertEqual(picture.fullSize, fullSize, attributes)
      XCTAssertEqual(Pixels(picture)[20, 10], [255, 0, 0, 255], attributes)
    }
  }

  func testATruncatedImageIsDamagedWhereverItIsCut() async throws {
    let folder = try temporaryFolder()
    for name in ["a.png", "a.jpg", "progressive.jpg"] {
      let path = "\(folder)/\(name)"
      if name == "progressive.jpg" {
        try SampleJPEGs.write(path, width: 300, height: 200, isProgressive: true)
      } else {
        try SamplePictures.write(path, width: 300, height: 200)
      }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      for share in [0.3, 0.5, 0.9] {
        try bytes.prefix(Int(Double(bytes.count) * share)).write(to: URL(fileURLWithPath: path))
        XCTAssertThrowsError(
          try PictureDecoder.decode(path: path, box: PixelSize(width: 100, height: 100)), "\(name) \(share)"
        ) {
          XCTAssert(
            "\($0)".hasPrefix("is damaged: ") || "\($0)".hasPrefix("is not a picture"), "\(name): \($0)")
        }
      }
    }
  }

  func testGdkPixbufNeitherDetectsATruncatedPNGNorReadsItsOrientationOrItsAnimation() async throws {
    let path = try temporaryFolder() + "/a.png"
    try SamplePictures.write(path, uprightWidth: 30, height: 20, orientation: 6, self)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for count in [bytes.count, bytes.count - 20] {
      let pixbuf = try PictureLoader.read(Array(bytes.prefix(count)))
      XCTAssertNil(gdk_pixbuf_get_option(pixbuf, "orientation"))
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
    }
    try Data(bytes.dropLast(20)).write(to: URL(fileURLWithPath: path))
    XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: PixelSize(width: 64, height: 64))) {
      XCTAssertEqual($0 as? PictureProblem, .damaged("it is truncated"))
    }
    try Data(try SampleAnimation(colors: [[250, 0, 0], [0, 250, 0]]).png()).write(
      to: URL(fileURLWithPath: path))
    let animation = try XCTUnwrap(gdk_pixbuf_animation_new_from_file(path, nil))
    XCTAssertNotEqual(gdk_pixbuf_animation_is_static_image(animation), 0)
    g_object_unref(UnsafeMutableRawPointer(animation))
    XCTAssertTrue(
      try PictureDecoder.decode(path: path, box: PixelSize(width: 64, height: 64)).isAnimated)
  }

  func testAnImageOfAbsurdSizeIsRejectedBeforeAllocation() async throws {
    let path = try temporaryFolder() + "/bomb.png"
    // A PNG signature and header chunk that declare 60,000 x 60,000 pixels, and the beginning of the data.
    var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let chunk: [UInt8] = Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0]
    header += chunk + PNGChecksum.crc32(chunk) + [0, 0, 0x10, 0] + Array("IDAT".utf8) + [0x78, 0x9C]
    try Data(header).write(to: URL(fileURLWithPath: path))
    XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: PixelSize(width: 100, height: 100))) {
      XCTAssertEqual("\($0)", "has 60000 x 60000 pixels; at most 120 million are read")
    }
  }

  func testASpecialFileIsRejectedWithoutBlocking() async throws {
    let folder = try temporaryFolder()
    XCTAssertEqual(mkfifo(folder + "/pipe.png", 0o600), 0)
    try FileManager.default.createSymbolicLink(atPath: folder + "/zero.png", withDestinationPath: "/dev/zero")
    try FileManager.default.createDirectory(
      atPath: folder + "/folder.png", withIntermediateDirectories: false)
    for (name, kind) in [("pipe.png", "a named pipe"), ("zero.png", "a device"), ("folder.png", "a folder")] {
      XCTAssertThrowsError(
        try PictureDecoder.decode(path: "\(folder)/\(name)", box: PixelSize(width: 10, height: 10)), name
      ) { XCTAssertEqual("\($0)", "cannot be read: it is \(kind), not a picture", name) }
    }
  }

  func testACancelledDecodingStops() async throws {
    let path = try temporaryFolder() + "/a.jpg"
    try SamplePictures.write(path, width: 300, height: 200)
    XCTAssertThrowsError(
      try PictureDecoder.decode(path: path, box: PixelSize(width: 100, height: 100), isCancelled: { true })
    ) { XCTAssertEqual($0 as? PictureProblem, .cancelled) }
  }

  func testSizesFitTheirBoxesWithoutOverflowing() async {
    let size = PixelSize(width: 6000, height: 4000)
    XCTAssertEqual(
      size.fitted(in: PixelSize(width: 1920, height: 1080)), PixelSize(width: 1620, height: 1080))
    XCTAssertEqual(size.fitted(in: PixelSize(width: 7000, height: 7000)), size)
    XCTAssertEqual(size.fitted(in: PixelSize(width: 9000, height: 9000), growth: .infinity).width, 9000)
    XCTAssertEqual(
      size.covering(PixelSize(width: 1920, height: 1080)), PixelSize(width: 1920, height: 1280))
    XCTAssertEqual(size.covering(PixelSize(width: 100, height: 900)), PixelSize(width: 1350, height: 900))
    XCTAssertEqual(PixelSize(width: 0, height: 5).covering(size), PixelSize(width: 1, height: 1))
    XCTAssertEqual(
      size.decoded(for: PixelSize(width: 100, height: 9000), .cover, isScalable: false), size,
      "no larger than it is")
    XCTAssertEqual(PixelSize(width: 0, height: 5).fitted(in: size), PixelSize(width: 1, height: 1))
    XCTAssertEqual(PixelSize(width: 1, height: .max).fitted(in: size), PixelSize(width: 1, height: 4000))
    XCTAssertEqual(
      PixelSize(width: .max, height: .max).fitted(in: size), PixelSize(width: 4000, height: 4000))
  }
}

/// The checksum of a PNG chunk (ISO 3309).
enum PNGChecksum {
  /// Returns the four bytes of the checksum.
  static func crc32(_ bytes: [UInt8]) -> [UInt8] {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    let value = ~crc
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
#endif

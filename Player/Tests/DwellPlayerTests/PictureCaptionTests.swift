#if GTK
@testable import DwellGTK
import DwellGTKGallery
import DwellGTKTestSupport
@testable import DwellPlayer
import Dwell
import XCTest

/// The captions in the files of pictures.
@MainActor
final class PictureCaptionTests: GTKTestCase {
  /// Returns a segment of a JPEG.
  static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 0xFF)] + body
  }

  /// Returns a segment of Exif with an ImageDescription.
  static func exif(_ text: [UInt8], isLittle: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
      return isLittle ? bytes : bytes.reversed()
    }
    let value = text + [0]
    let place = value.count <= 4 ? value + [UInt8](repeating: 0, count: 4 - value.count) : number(26, 4)
    let mark: [UInt8] = isLittle ? [0x49, 0x49] : [0x4D, 0x4D]
    // The header; a directory of one entry, with its tag, type and count; no other directory.
    let header = mark + number(42, 2) + number(8, 4)
    let entry = number(0x010E, 2) + number(2, 2) + number(value.count, 4)
    let tiff = header + number(1, 2) + entry + place + number(0, 4)
    return segment(0xE1, Array("Exif".utf8) + [0, 0] + tiff + (value.count <= 4 ? [] : value))
  }

  /// Returns a segment of Photoshop with a caption of IPTC behind another resource and dataset.
  private static func iptc(_ text: [UInt8]) -> [UInt8] {
    let other: [UInt8] = [0x1C, 2, 5, 0, 2] + Array("no".utf8)
    let head: [UInt8] = [0x1C, 2, 120, UInt8(text.count >> 8), UInt8(text.count & 0xFF)]
    func resource(_ number: UInt8, _ data: [UInt8]) -> [UInt8] {
      let head: [UInt8] = [4, number, 0, 0, 0, 0, 0, UInt8(data.count)]
      return Array("8BIM".utf8) + head + data + (data.count % 2 == 0 ? [] : [0])
    }
    let resources = resource(0x25, [1, 2, 3]) + resource(0x04, other + head + text)
    return segment(0xED, Array("Photoshop 3.0".utf8) + [0] + resources)
  }

  /// Returns the caption of a JPEG with these segments.
  private func caption(_ segments: [UInt8]...) -> String? {
    PictureCaption.text(beginningOfFile: [0xFF, 0xD8] + segments.joined() + [0xFF, 0xDA, 0, 2])
  }

  func testTheDescriptionOfExifIsTheCaption() async {
    for isLittle in [false, true] {
      XCTAssertEqual(caption(Self.exif(Array("Red boat".utf8), isLittle: isLittle)), "Red boat")
      XCTAssertEqual(caption(Self.exif(Array("Sea".utf8), isLittle: isLittle)), "Sea", "within its entry")
    }
    XCTAssertEqual(caption(Self.exif(Array("Café ⛵".utf8))), "Café ⛵")
    XCTAssertEqual(caption(Self.exif([0x43, 0x61, 0x66, 0xE9])), "Café", "Latin-1")
  }

  func testWithoutOneItIsTheCaptionOfIPTC() async {
    XCTAssertEqual(caption(Self.iptc(Array("At sea".utf8))), "At sea")
    XCTAssertEqual(
      caption(Self.exif(Array("  ".utf8)), Self.iptc(Array(" At sea\n".utf8))), "At sea", "blanks are none")
    XCTAssertEqual(caption(Self.exif(Array("Boat".utf8)), Self.iptc(Array("At sea".utf8))), "Boat")
    XCTAssertNil(caption())
    XCTAssertNil(PictureCaption.text(beginningOfFile: Array("no picture".utf8)))
  }

  func testATruncatedFileHasNoCaptionAndCausesNoError() async {
    for whole in [
      Self.exif(Array("A boat in the harbour".utf8)), Self.iptc(Array("A boat in the harbour".utf8)),
    ] {
      let bytes = [0xFF, 0xD8] + whole
      XCTAssertEqual(PictureCaption.text(beginningOfFile: bytes), "A boat in the harbour")
      for count in 0..<bytes.count {
        let text = PictureCaption.text(beginningOfFile: Array(bytes.prefix(count)))
        XCTAssert(text == nil || count > bytes.count - 2, "\(count): \(text ?? "")")
      }
      for index in 2..<bytes.count {
        for value in [0, 0x7F, 0xFF] as [UInt8] {
          var broken = bytes
          broken[index] = value
          _ = PictureCaption.text(beginningOfFile: broken)
        }
      }
    }
  }

  func testADecodedPictureHasItsCaptionAndTheLookDeterminesWhetherItIsDrawn() async throws {
    let path = try temporaryFolder() + "/a.jpg"
    try SamplePictures.write(path, width: 300, height: 200)
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes.insert(contentsOf: Self.exif(Array("||||||||".utf8)), at: 2)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let picture = try PictureDecoder.decode(path: path, box: PixelSize(width: 600, height: 400))
    XCTAssertEqual(picture.caption, "||||||||")
    /// Returns whether anything is drawn for a page with a title.
    func isDrawn(_ title: String, _ change: (inout DeckLook) -> Void) throws -> [UInt8] {
      var look = DeckLook()
      change(&look)
      let painter = CaptionPainter(look)
      let raster = try XCTUnwrap(Raster(width: 600, height: 400))
      let content = PageContent(drawPage: { _, rect, canvas in
        painter.draw(title, of: picture, in: rect, on: canvas)
      })
      let page = Rect(Size(width: 600, height: 400))
      raster.draw(
        DisplayList([.page(0, page, opacity: 1)]),
        with: DisplayListRenderer(theme: .onPictures, content: content))
      return raster.bytes
    }
    let nothing = try isDrawn("") { _ in }
    let caption = try isDrawn("") { $0.readsCaptions = true }
    XCTAssertNotEqual(caption, nothing)
    XCTAssertEqual(caption, try isDrawn("||||||||") { _ in }, "the same text as a title")
    XCTAssertEqual(try isDrawn("Own") { $0.readsCaptions = true }, try isDrawn("Own") { _ in })
    let hidden = try isDrawn("") {
      $0.readsCaptions = true
      $0.showsCaptions = false
    }
    XCTAssertEqual(hidden, nothing)
  }
}
#endif

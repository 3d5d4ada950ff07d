#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The size of pictures and their background, which are the same in windows, videos and contact sheets.
@MainActor
final class DeckGroundTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// A deck of pictures of one color each, on transparency: a square in the middle of each.
  private func deck(_ colors: [[Int]], ground: DeckGround = .auto, side: Int = 300) throws -> Deck {
    let folder = try temporaryFolder()
    var deck = Deck(name: "sample", pages: [])
    for (index, color) in colors.enumerated() {
      let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, Int32(side), Int32(side)))
      gdk_pixbuf_fill(pixbuf, 0)
      let third = Int32(side / 3)
      let middle = gdk_pixbuf_new_subpixbuf(pixbuf, third, third, third, third)
      gdk_pixbuf_fill(middle, color.reduce(0) { $0 << 8 | guint32($1) } << 8 | 255)
      g_object_unref(middle.map { UnsafeMutableRawPointer($0) })
      let path = "\(folder)/\(index).png"
      XCTAssertNotEqual(gdk_pixbuf_savev(pixbuf, path, "png", nil, nil, nil), 0)
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
      deck.pages.append(DeckPage(path: path, format: .png))
    }
    deck.ground = ground
    return deck
  }

  /// The pixels of the first page in a window of 960 by 720 points, a video and a sheet.
  private func drawings(_ deck: Deck) throws -> [(name: String, pixels: Pixels, page: Rect)] {
    var look = DeckLook()
    look.showsCaptions = false
    let window = try openWindow(deck, look, clock: clock)
    let pixels = try TestWindow.pixels(of: window.window.cast(to: GtkWidget.self), in: self)
    let video = try XCTUnwrap(
      VideoPainter(
        deck, look: look, width: 640, height: 360, rate: FrameRate(5), pictureDidFail: { _, _, _ in }))
    try video.draw(0)
    let sheet = try XCTUnwrap(DeckSheet(deck, look: look) { _, _ in }?.draw())
    return [
      ("window", pixels, Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))),
      ("video", Pixels(video.raster), Rect(x: 0, y: 0, width: 640, height: 360)),
      ("sheet", Pixels(sheet), Rect(x: 40, y: 112, width: 840, height: 560)),
    ]
  }

  func testTheBackgroundIsTheSameInWindowsVideosAndSheets() async throws {
    let black = [0, 0, 0]
    let white = [255, 255, 255]
    // A drawing's colour, the background's setting, and the colours beside the drawing and beside its
    // picture.
    let cases: [([Int], DeckGround, [Int], [Int])] = [
      (black, .auto, white, black), ([20, 20, 90], .auto, white, black), (white, .auto, black, black),
      ([200, 60, 40], .auto, black, black), (black, .dark, black, black), (black, .light, white, white),
      (white, .light, white, white),
    ]
    for (color, ground, beside, around) in cases {
      for (name, pixels, page) in try drawings(try deck([color], ground: ground)) {
        let what = "\(color) on \(ground), \(name)"
        let (x, y) = (Int(page.center.x), Int(page.center.y))
        XCTAssertEqual(Array(pixels[x, y].prefix(3)), color, what)
        XCTAssertEqual(Array(pixels[x, y - Int(page.height * 0.25)].prefix(3)), beside, what)
        XCTAssertEqual(Array(pixels[Int(page.x + page.width * 0.05), y].prefix(3)), around, what)
      }
    }
  }

  func testASmallPictureHasTheSameSizeInPointsInWindowsAndVideos() async throws {
    let deck = try SampleDecks.plain(1, in: try temporaryFolder())
    // 40 by 30 pixels, four points each.
    for (name, pixels, page) in try drawings(deck) where name != "sheet" {
      let (x, y) = (Int(page.center.x), Int(page.center.y))
      for (distance, isInside) in [(78, true), (82, false)] {
        XCTAssertEqual(
          Array(pixels[x + distance, y].prefix(3)) == SampleDecks.color(ofPage: 0), isInside, name)
      }
    }
    // In a large video a point has more pixels.
    var look = DeckLook()
    look.showsCaptions = false
    let video = try XCTUnwrap(
      VideoPainter(
        deck, look: look, width: 1920, height: 1080, rate: FrameRate(5), pictureDidFail: { _, _, _ in })
    )
    try video.draw(0)
    let pixels = Pixels(video.raster)
    for (distance, isInside) in [(235, true), (245, false)] {
      XCTAssertEqual(
        Array(pixels[960 + distance, 540].prefix(3)) == SampleDecks.color(ofPage: 0), isInside, "\(distance)")
    }
  }

  func testIndicatorsTakeTheSamePartOfEveryVideo() async throws {
    let deck = try SampleDecks.plain(5, in: try temporaryFolder())
    var look = DeckLook()
    look.showsCaptions = false
    look.fit = .scaleDown
    var shares: [Double] = []
    for (width, height) in [(1920, 1080), (640, 360), (200, 150), (96, 54)] {
      let video = try XCTUnwrap(
        VideoPainter(
          deck, look: look, width: width, height: height, rate: FrameRate(5), pictureDidFail: { _, _, _ in }))
      try video.draw(0)
      let pixels = Pixels(video.raster)
      let lit = (height * 4 / 5..<height).flatMap { y in
        (0..<width).filter { pixels[$0, y].prefix(3).contains { $0 > 40 } }
      }
      shares.append(Double((lit.max() ?? 0) - (lit.min() ?? 0)) / Double(height))
    }
    for share in shares { XCTAssertEqual(share, shares[0], accuracy: 0.05, "\(shares)") }
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Pictures that zoom while they stay, in windows and videos.
@MainActor
final class PictureZoomTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// A deck of pictures of four quarters, each for a second.
  private func deck(pages: Int = 3) throws -> Deck {
    let folder = try temporaryFolder()
    for page in 0..<pages { try SamplePictures.write("\(folder)/\(page).png", width: 400, height: 300) }
    var deck = try Deck.read(path: folder).deck
    deck.duration = 1
    deck.zooms = true
    return deck
  }

  /// A painter of frames of 4 by 3, 160 pixels wide unless another width is given.
  private func painter(_ deck: Deck, _ style: DeckStyle = .control, width: Int = 160) throws -> VideoPainter {
    var look = DeckLook()
    look.style = style
    return try XCTUnwrap(
      VideoPainter(deck, look: look, width: width, height: width * 3 / 4, rate: FrameRate(20)) {
        path, reason, _ in
        XCTFail("\(path): \(reason)")
      })
  }

  /// Returns the pixel at which the picture's quarters meet, far from the edges and the dots.
  private func middle(_ pixels: Pixels) -> (x: Int, y: Int) {
    /// Returns whether a pixel is more like one quarter than like another.
    func isLike(_ quarter: Int, than other: Int, _ x: Int, _ y: Int) -> Bool {
      func distance(_ quarter: Int) -> Int {
        zip(pixels[x, y], SamplePictures.quarters[quarter]).map { abs($0 - $1) }.reduce(0, +)
      }
      return distance(quarter) < distance(other)
    }
    let (width, height) = (pixels.width, pixels.height)
    let x = (width / 4..<width).first { isLike(3, than: 2, $0, height * 2 / 3) } ?? -1
    let y = (height / 4..<height).first { isLike(2, than: 0, width / 5, $0) } ?? -1
    return (x, y)
  }

  func testAVideosPictureMovesInEveryFrameAndIdenticallyEveryTime() async throws {
    var deck = try deck()
    deck.loops = false
    let (one, other) = (try painter(deck), try painter(deck))
    try other.draw(50)
    var middles: [Int] = []
    for frame in 0..<20 {
      XCTAssertTrue(try one.draw(frame), "frame \(frame)")
      try other.draw(frame)
      XCTAssertEqual(one.raster.bytes, other.raster.bytes, "frame \(frame)")
      let middle = middle(Pixels(one.raster))
      middles.append(abs(middle.x - 80) + abs(middle.y - 60))
    }
    XCTAssertLessThanOrEqual(middles[0], 1, "the first page begins as large as the page: \(middles)")
    let zoom = PageZoom(page: 0)
    let way = 0.95 * PageZoom.growth * (160 * abs(zoom.anchorX - 0.5) + 120 * abs(zoom.anchorY - 0.5))
    XCTAssertEqual(Double(middles[19]), way, accuracy: 2, "\(middles)")
  }

  func testThePictureCoversThePageInEveryFrame() async throws {
    let painter = try painter(try deck())
    for frame in stride(from: 0, to: painter.frameCount, by: 3) {
      try painter.draw(frame)
      let pixels = Pixels(painter.raster)
      let isTurning = painter.times.pageCount > 1 && frame % 20 < 14 && frame >= 20
      guard !isTurning else { continue }
      for (x, y) in [(0, 40), (159, 40), (80, 0), (10, 119)] {
        XCTAssertGreaterThan(pixels[x, y].prefix(3).max() ?? 0, 120, "frame \(frame) at \(x), \(y)")
      }
    }
  }

  func testALoopedVideoEndsWhereItBegins() async throws {
    let painter = try painter(try deck())
    try painter.draw(0)
    let first = middle(Pixels(painter.raster))
    XCTAssertEqual(painter.frameCount, 60)
    try painter.draw(1)
    let second = middle(Pixels(painter.raster))
    XCTAssertLessThanOrEqual(abs(first.x - second.x) + abs(first.y - second.y), 2, "a still beginning")
  }

  func testAWindowsPictureMovesWhileItsTimePassesAndStopsWithAPause() async throws {
    let deck = try deck()
    var look = DeckLook()
    look.showsCaptions = false
    let window = try XCTUnwrap(
      DeckWindow(deck, deck.zoomingCarousel(at: clock.now, look: look), look: look, clock: clock))
    window.present()
    runLoop(until: { window.store.loadedCount == 3 }, "pictures")
    drainLoop()
    addTeardownBlock { @MainActor in gtk_window_destroy(window.window) }
    let (width, height) = (window.widget.size.width, window.widget.size.height)
    XCTAssertGreaterThan(window.widget.component.carousel.indicatorRect.width, 0)
    let zoom = PageZoom(page: 0)
    for share in [0.25, 0.75] {
      clock.advance(by: share == 0.25 ? 0.25 : 0.5)
      window.widget.send(.tick)
      let middle = middle(try TestWindow.pixels(of: window.widget.widget, in: self))
      let growth = PageZoom.growth * share
      XCTAssertEqual(
        Double(middle.x), width * (0.5 + growth * (0.5 - zoom.anchorX)), accuracy: 3, "\(share)")
      XCTAssertEqual(
        Double(middle.y), height * (0.5 + growth * (0.5 - zoom.anchorY)), accuracy: 3, "\(share)")
    }
    window.widget.send(.pause(.app))
    let paused = try TestWindow.pixels(of: window.widget.widget, in: self)
    clock.advance(by: 10)
    drainLoop()
    XCTAssertEqual(
      try TestWindow.pixels(of: window.widget.widget, in: self).difference(from: paused).greatest, 0)
  }

  /// The scale of a drawn page relative to its place; nil if it isn't drawn.
  private func scale(_ carousel: ZoomingCarousel) -> Double? {
    for case .page(_, let content, .some(let shown), _, _) in carousel.frame(at: clock.now).display.commands {
      return content.width / shown.width
    }
    return nil
  }

  /// Expects the scales of a deck's only picture, half a second apart, in each style.
  /// - Parameter begin: called before the first.
  private func expectScales(
    _ scales: [Double], of deck: Deck, after begin: (inout ZoomingCarousel) -> Void = { _ in }
  ) throws {
    for style in [DeckStyle.control, .story] {
      var look = DeckLook()
      look.style = style
      var carousel = deck.zoomingCarousel(at: clock.now, look: look)
      _ = carousel.handle(.resize(Size(width: 400, height: 300)), at: clock.now)
      begin(&carousel)
      for expected in scales {
        XCTAssertEqual(try XCTUnwrap(scale(carousel)), expected, accuracy: 1e-9, "\(style)")
        clock.advance(by: 0.5)
        _ = carousel.handle(.tick, at: clock.now)
      }
    }
  }

  func testASinglePictureMovesOnceInBothStyles() async throws {
    try expectScales([1, 1.075, 1.15, 1.15], of: deck(pages: 1))
  }

  func testTheLastRemainingPictureContinuesToItsEndInBothStyles() async throws {
    try expectScales([1.075, 1.15, 1.15], of: deck(pages: 2)) { carousel in
      clock.advance(by: 0.5)
      _ = carousel.handle(.edit(.remove(at: 1, count: 1)), at: clock.now)
    }
  }

  func testATitleStaysInItsPlace() async throws {
    var deck = try deck()
    deck.pages[0].title = "||||||||||||||||"
    deck.loops = false
    // A pixel is a point.
    let painter = try painter(deck, .story, width: 480)
    /// Returns the columns of the title's letters, which are brighter than the shade below them.
    func title() -> [Int] {
      let pixels = Pixels(painter.raster)
      return (0..<240).filter { x in (314..<334).contains { y in (pixels[x, y].prefix(3).min() ?? 0) > 170 } }
    }
    try painter.draw(2)
    let before = title()
    try painter.draw(17)
    XCTAssertFalse(before.isEmpty)
    XCTAssertEqual(title(), before)
  }
}
#endif

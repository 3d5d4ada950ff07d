#if GTK
import CDwellGTK
import Dwell
import DwellDeck
import Foundation
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The frames of videos.
@MainActor
final class VideoPainterTests: GTKTestCase {
  /// A deck of plain pages of a second and others, in a folder of its own.
  private func deck(loops: Bool = false, effect: DeckEffect = .slide, _ durations: [Double] = [1, 0.5, 1.3])
    throws -> Deck
  {
    var deck = try SampleDecks.plain(durations.count, in: try temporaryFolder())
    for (page, duration) in durations.enumerated() { deck.pages[page].duration = duration }
    deck.loops = loops
    deck.effect = effect
    return deck
  }

  /// A painter of frames of 120 by 160 pixels.
  private func painter(_ deck: Deck, _ style: DeckStyle = .story, rate: Int = 20) throws -> VideoPainter {
    var look = DeckLook()
    look.style = style
    look.showsCaptions = false
    return try XCTUnwrap(
      VideoPainter(deck, look: look, width: 120, height: 160, rate: FrameRate(rate)) { path, reason, _ in
        XCTFail("\(path): \(reason)")
      })
  }

  /// The red, green and blue in the middle of what was drawn.
  private func middle(_ painter: VideoPainter) -> [Int] { Array(Pixels(painter.raster)[60, 80].prefix(3)) }

  func testAPageIsShownFromItsFirstFrameOn() async throws {
    let painter = try painter(try deck())
    XCTAssertEqual(painter.frameCount, 56)
    for (frame, page) in [(0, 0), (20, 0), (29, 1), (30, 1), (39, 2), (55, 2)] {
      try painter.draw(frame)
      XCTAssertEqual(middle(painter), SampleDecks.color(ofPage: page), "frame \(frame)")
    }
  }

  func testAFrameIsTheSameDrawnAfterTheOneBeforeAndAlone() async throws {
    for (style, effect) in [(DeckStyle.story, DeckEffect.slide), (.control, .slide), (.control, .cube)] {
      let deck = try deck(loops: true, effect: effect)
      let (one, other) = (try painter(deck, style), try painter(deck, style))
      try expectEqualFrames(one, other, "\(style) \(effect)")
    }
  }

  func testEveryPixelIsOpaqueAndNothingRemainsOfEarlierFrames() async throws {
    let painter = try painter(try deck())
    for frame in [0, 22, 24, 40, 3] {
      try painter.draw(frame)
      let bytes = painter.raster.bytes
      XCTAssertTrue(stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 })
      let alone = try self.painter(painter.deck)
      try alone.draw(frame)
      XCTAssertEqual(bytes, alone.raster.bytes, "frame \(frame)")
    }
  }

  func testOnAStackAPictureThatDoesNotFillItsPageHidesTheNextOne() async throws {
    let folder = try temporaryFolder()
    var deck = try SampleDecks.plain(3, in: folder)
    try SamplePictures.write(folder + "/wide.png", color: [200, 0, 0], width: 120, height: 20)
    deck.pages[1].path = folder + "/wide.png"
    (deck.duration, deck.loops) = (1, false)
    deck.effect = .stack
    for style in DeckStyle.allCases {
      let painter = try painter(deck, style)
      // The second page has arrived, and the turn isn't over.
      try painter.draw(27)
      XCTAssertEqual(middle(painter), [200, 0, 0])
      XCTAssertEqual(Array(Pixels(painter.raster)[60, 50].prefix(3)), [0, 0, 0], "\(style)")
    }
  }

  func testALoopBeginsAtRestAndItsEndMeetsItsBeginning() async throws {
    for style in DeckStyle.allCases {
      let painter = try painter(try deck(loops: true), style)
      XCTAssertEqual(painter.frameCount, 56)
      try painter.draw(0)
      XCTAssertEqual(middle(painter), SampleDecks.color(ofPage: 0))
      let first = Pixels(painter.raster)
      // The frame after the last one is the first one.
      try painter.draw(painter.frameCount)
      XCTAssertLessThanOrEqual(Pixels(painter.raster).difference(from: first).greatest, 2, "\(style)")
      try painter.draw(painter.frameCount - 1)
      XCTAssertEqual(middle(painter), SampleDecks.color(ofPage: 0))
    }
  }

  func testEqualFramesAreDrawnOnce() async throws {
    let painter = try painter(try deck([1]), .control)
    XCTAssertTrue(try painter.draw(0))
    for frame in 1..<20 { XCTAssertFalse(try painter.draw(frame), "frame \(frame)") }
  }

  func testWhileAPageStaysOnlyItsIndicatorIsRedrawn() async throws {
    var carousel = try deck().carousel(at: 0)
    _ = carousel.handle(.resize(Size(width: 360, height: 640)), at: 0)
    let change = FrameChange(from: carousel.frame(at: 0.5).display, to: carousel.frame(at: 0.55).display)
    let part = try XCTUnwrap(change.part)
    XCTAssertLessThan(part.width * part.height, 2000)
    let turn = FrameChange(from: carousel.frame(at: 0.5).display, to: carousel.frame(at: 1.1).display)
    XCTAssertEqual(FrameChange(from: nil, to: DisplayList()), .all)
    XCTAssertEqual(FrameChange(from: DisplayList(), to: DisplayList()), .none)
    XCTAssertNotEqual(turn, .none)
  }

  func testTheMiddleOfAPageShowsIt() async throws {
    for loops in [false, true] {
      let painter = try painter(try deck(loops: loops))
      for page in 0..<3 {
        let samples = painter.sampleFrames(ofPage: page)
        XCTAssertEqual(samples.count, 1)
        try painter.draw(try XCTUnwrap(samples.first))
        XCTAssertEqual(middle(painter), SampleDecks.color(ofPage: page))
      }
      XCTAssertEqual(painter.sampleFrames(ofPage: 3), [])
    }
  }

  func testPicturesThatCannotBeShownAreSkipped() async throws {
    let folder = try temporaryFolder()
    var deck = try SampleDecks.plain(2, in: folder)
    deck.pages.insert(try SampleDecks.brokenPage(in: folder), at: 1)
    var failed: [String] = []
    let painter = VideoPainter(
      deck, look: DeckLook(), width: 64, height: 64, rate: FrameRate(10),
      pictureDidFail: { path, _, _ in failed.append(path) })
    XCTAssertEqual(painter?.frameCount, 80)
    XCTAssertEqual(failed, [folder + "/broken.png"])
    deck.pages = [try SampleDecks.brokenPage(in: folder)]
    XCTAssertNil(
      VideoPainter(
        deck, look: DeckLook(), width: 64, height: 64, rate: FrameRate(10), pictureDidFail: { _, _, _ in }))
  }

  func testAPictureThatDisappearsMeanwhileIsAFailure() async throws {
    let deck = try deck()
    let painter = try painter(deck)
    try painter.draw(0)
    try FileManager.default.removeItem(atPath: deck.pages[1].path)
    XCTAssertThrowsError(try painter.draw(22)) {
      XCTAssertEqual(
        $0 as? VideoPainter.Failure,
        VideoPainter.Failure(path: deck.pages[1].path, reason: "cannot be read: No such file or directory"))
    }
  }

  func testAVideoIsThreeHundredAndSixtyPointsWide() async throws {
    XCTAssertEqual(VideoPainter.scale(width: 1080, height: 1920), 3)
    XCTAssertEqual(VideoPainter.scale(width: 1920, height: 1080), 3)
    XCTAssertEqual(VideoPainter.scale(width: 640, height: 360), 1)
    XCTAssertEqual(VideoPainter.scale(width: 240, height: 180), 0.5)
  }

  func testAPageThatAnEffectNarrowsIsDrawnAsItIsAtRestAndSqueezed() async throws {
    let folder = try temporaryFolder()
    for page in 0..<2 { try SamplePictures.write("\(folder)/\(page).png", width: 400, height: 300) }
    var narrowed = 0
    for (effect, zooms) in [(DeckEffect.flip, false), (.flip, true), (.cube, false)] {
      var deck = try Deck.read(path: folder).deck
      (deck.duration, deck.loops, deck.effect, deck.zooms) = (1, false, effect, zooms)
      let painter = try XCTUnwrap(
        VideoPainter(deck, look: DeckLook(), width: 160, height: 120, rate: FrameRate(60)) {
          path, reason, _ in
          XCTFail("\(path): \(reason)")
        })
      for frame in 60..<75 {
        try painter.draw(frame)
        let pixels = Pixels(painter.raster)
        /// Returns the columns in which a row has no picture.
        func black(_ row: Int) -> Int { (0..<160).count { pixels[$0, row].prefix(3).allSatisfy { $0 < 12 } } }
        if black(60) > 10 { narrowed += 1 }
        XCTAssertEqual(black(2), black(60), accuracy: 1, "frame \(frame) of \(effect): as high as the page")
      }
    }
    XCTAssertGreaterThan(narrowed, 4)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
import DwellDeck
import Foundation
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Animated pictures in videos.
@MainActor
final class VideoAnimationTests: GTKTestCase {
  private let red = [250, 0, 0]
  private let green = [0, 250, 0]
  private let blue = [0, 0, 250]
  /// The colour of the still pages.
  private let still = SampleDecks.color(ofPage: 0)

  /// A deck with an animated picture as its first page, and a still one; each for a second.
  private func deck(_ bytes: [UInt8], _ format: PictureFormat = .gif, loops: Bool = false) throws -> Deck {
    let folder = try temporaryFolder()
    let path = "\(folder)/animated"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var deck = try SampleDecks.plain(1, in: folder)
    deck.pages.insert(DeckPage(path: path, format: format), at: 0)
    deck.duration = 1
    deck.loops = loops
    return deck
  }

  /// A painter of frames of 120 by 160 pixels, 20 per second.
  private func painter(_ deck: Deck, _ change: (inout DeckLook) -> Void = { _ in }) throws -> VideoPainter {
    var look = DeckLook()
    look.style = .control
    look.showsCaptions = false
    change(&look)
    return try XCTUnwrap(
      VideoPainter(deck, look: look, width: 120, height: 160, rate: FrameRate(20)) { path, reason, _ in
        XCTFail("\(path): \(reason)")
      })
  }

  /// The colour at a place of a frame, by default in the middle.
  private func color(_ painter: VideoPainter, _ frame: Int, x: Int = 60) throws -> [Int] {
    try painter.draw(frame)
    return Array(Pixels(painter.raster)[x, 80].prefix(3))
  }

  /// The samples in the three formats.
  private func files(_ sample: SampleAnimation) throws -> [([UInt8], PictureFormat)] {
    [
      (sample.gif(), .gif), (try sample.png(), .png),
      (try sample.webP(in: try temporaryFolder(), self), .webp),
    ]
  }

  func testAVideoShowsTheFrameThatIsDueAtTheTimeOfItsPage() async throws {
    for (bytes, format) in try files(SampleAnimation(colors: [red, green, blue])) {
      let painter = try painter(try deck(bytes, format))
      XCTAssertEqual(painter.frameCount, 40)
      // 200 ms each, which are four frames, repeated until the page's end.
      let expected = [red, green, blue, red, green].flatMap { Array(repeating: $0, count: 4) }
      XCTAssertEqual(try (0..<20).map { try color(painter, $0) }, expected, "\(format)")
      XCTAssertEqual(try color(painter, 39), still)
    }
  }

  func testFramesBetweenTwoVideoFramesAreSkipped() async throws {
    var sample = SampleAnimation(colors: [red, green, blue])
    for index in 0..<3 { sample.frames[index].milliseconds = 30 }
    let painter = try painter(try deck(sample.gif()))
    // At 0, 50, 100, 150 and 200 ms.
    XCTAssertEqual(try (0..<5).map { try color(painter, $0) }, [red, green, red, blue, red])
  }

  func testAnAnimationWithAnEndStaysAtItsLastFrame() async throws {
    let painter = try painter(try deck(SampleAnimation(colors: [red, green], plays: 2).gif()))
    let expected = [red, green, red, green, green].flatMap { Array(repeating: $0, count: 4) }
    XCTAssertEqual(try (0..<20).map { try color(painter, $0) }, expected)
  }

  func testItStartsWithTheTurnToItsPage() async throws {
    var deck = try deck(SampleAnimation(colors: [red, green, blue]).gif())
    deck.pages.insert(deck.pages[1], at: 0)
    deck.effect = .crossFade
    let painter = try painter(deck)
    // The turn takes part of the first 200 ms.
    XCTAssertNotEqual(try color(painter, 22), red)
    XCTAssertEqual(try [30, 31, 32, 35].map { try color(painter, $0) }, [blue, blue, red, red])
    XCTAssertEqual(try color(painter, painter.frameCount - 1), still)
  }

  func testItStaysAsItIsWhileItsPageLeaves() async throws {
    var deck = try deck(SampleAnimation(colors: [red, green, blue], width: 120, height: 160).gif())
    deck.pages.append(deck.pages[0])
    deck.pages.remove(at: 1)
    deck.pages[1].duration = 2
    deck.duration = 0.5
    let painter = try painter(deck) { $0.fit = .cover }
    // The first page leaves to the left with the third frame, and the second comes with its first one.
    var hasSeenBoth = false
    for frame in 11..<14 {
      let (left, right) = (try color(painter, frame, x: 2), try color(painter, frame, x: 117))
      hasSeenBoth = hasSeenBoth || left == blue && right == red
      XCTAssert(left == blue || left == red, "\(frame): \(left)")
      XCTAssertEqual(right, red, "\(frame)")
    }
    XCTAssertTrue(hasSeenBoth)
  }

  func testAPageOfMediaTimeEndsWithTheLoop() async throws {
    for (plays, count) in [(0, 12), (2, 24)] {
      var deck = try deck(SampleAnimation(colors: [red, green, blue], plays: plays).gif())
      var changes = DeckChanges()
      changes.takesMediaTime = true
      changes.apply(to: &deck)
      let painter = try painter(deck) { $0.fit = .contain }
      XCTAssertEqual(painter.times.frames(ofPage: 0), 0..<count)
      XCTAssertEqual(try color(painter, count - 1), blue)
      XCTAssertEqual(try color(painter, count + 1, x: 40), blue, "while it leaves")
      XCTAssertEqual(try color(painter, painter.frameCount - 1), still)
    }
  }

  func testAFrameIsTheSameDrawnAfterTheOneBeforeAndAlone() async throws {
    let sample = SampleAnimation(frames: [
      .init(rect: [0, 0, 8, 8], color: red), .init(rect: [0, 0, 4, 4], color: green, disposal: .clear),
      .init(rect: [4, 4, 4, 4], color: blue, milliseconds: 130, isHalf: true),
    ])
    for (index, (bytes, format)) in try files(sample).enumerated() {
      var deck = try deck(bytes, format, loops: true)
      deck.pages.append(deck.pages[0])
      deck.zooms = index == 1
      deck.effect = index == 2 ? .cube : .slide
      let (one, other) = (try painter(deck), try painter(deck))
      try expectEqualFrames(one, other, "\(format)")
    }
  }

  func testALoopsEndMeetsItsBeginning() async throws {
    let painter = try painter(try deck(SampleAnimation(colors: [red, green, blue]).gif(), loops: true))
    let colors = try (0...painter.frameCount).map { try color(painter, $0) }
    XCTAssertEqual(colors.first, colors.last)
    XCTAssertTrue(colors.contains(green) && colors.contains(blue) && colors.contains(still))
  }

  func testEqualFramesAreDrawnOnce() async throws {
    var deck = try deck(SampleAnimation(colors: [red, green, blue]).gif())
    deck.pages.removeLast()
    let painter = try painter(deck)
    XCTAssertEqual(
      try (0..<12).map { try painter.draw($0) }, (0..<12).map { $0.isMultiple(of: 4) },
      "one drawing for each frame of the animation")
  }

  func testADamagedAnimationPlaysTheFramesBeforeTheDamageWhateverIsDrawnFirst() async throws {
    var bytes = try SampleAnimation(colors: [red, green, blue]).png()
    let last = try XCTUnwrap(
      (0..<bytes.count - 4).last { bytes[$0..<$0 + 4].elementsEqual("fdAT".utf8) })
    bytes.replaceSubrange(last + 10..<last + 14, with: [9, 9, 9, 9])
    let deck = try deck(bytes, .png)
    let expected = [red, green, red, green, red].flatMap { Array(repeating: $0, count: 4) }
    for order in [Array(0..<20), Array((0..<20).reversed()), [13, 2, 19, 9, 8, 0]] {
      let painter = try painter(deck)
      for frame in order { XCTAssertEqual(try color(painter, frame), expected[frame], "\(frame)") }
    }
  }

  func testSeveralPagesInViewPlayTogether() async throws {
    var deck = try deck(SampleAnimation(colors: [red, green, blue]).gif())
    deck.pages.insert(deck.pages[0], at: 0)
    deck.pagesPerView = 2
    let painter = try painter(deck)
    for (frame, expected) in [(0, red), (4, green), (8, blue), (12, red)] {
      XCTAssertEqual(try color(painter, frame, x: 30), expected, "\(frame)")
      XCTAssertEqual(try color(painter, frame, x: 90), expected, "\(frame)")
    }
  }

  func testSamplesHaveTheColoursOfAnAnimation() async throws {
    for loops in [false, true] {
      let painter = try painter(try deck(SampleAnimation(colors: [red, green, blue]).gif(), loops: loops))
      let colors = try painter.sampleFrames(ofPage: 0).map { try color(painter, $0) }
      for expected in [red, green, blue] { XCTAssertTrue(colors.contains(expected), "\(expected)") }
      XCTAssertEqual(painter.sampleFrames(ofPage: 1).count, 1)
    }
  }

  func testTheMemoryForCanvasesIsBoundedAndTheDrawingStaysTheSame() async throws {
    let colors = (0..<6).map { [$0 * 40, 0, 0] }
    let path = try temporaryFolder() + "/large.gif"
    try Data(SampleAnimation(colors: colors, width: 600, height: 400).gif()).write(
      to: URL(fileURLWithPath: path))
    let animation = VideoAnimation(
      DeckPage(path: path, format: .gif), box: PixelSize(width: 60, height: 40), fit: .scaleDown)
    for step in 0..<20 {
      XCTAssertEqual(try animation.show(at: Double(step) * 0.2 + 0.1), step % 6)
      XCTAssertEqual(Int(Pixels(try XCTUnwrap(animation.picture))[30, 20][0]), step % 6 * 40)
      XCTAssertEqual(animation.canvasByteCount, 600 * 400 * 4)
      if step.isMultiple(of: 3) { animation.releaseCanvas() }
      XCTAssertEqual(animation.canvasByteCount, step.isMultiple(of: 3) ? 0 : 600 * 400 * 4)
      if step.isMultiple(of: 7) {
        animation.release()
        XCTAssertNil(animation.picture)
      }
    }
  }

  func testAnAnimationThatDisappearsMeanwhileIsAFailure() async throws {
    var deck = try deck(SampleAnimation(colors: [red, green, blue]).gif())
    deck.pages.reverse()
    let painter = try painter(deck)
    try painter.draw(0)
    try FileManager.default.removeItem(atPath: deck.pages[1].path)
    XCTAssertThrowsError(try painter.draw(22)) {
      XCTAssertEqual(
        $0 as? VideoPainter.Failure,
        VideoPainter.Failure(path: deck.pages[1].path, reason: "cannot be read: No such file or directory"))
    }
  }
}
#endif

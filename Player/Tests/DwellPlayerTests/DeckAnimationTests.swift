#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Animated pictures in a deck's window.
@MainActor
final class DeckAnimationTests: GTKTestCase {
  private let red = [250, 0, 0]
  private let green = [0, 250, 0]
  private let blue = [0, 0, 250]
  /// The colour of the still page's picture.
  private let still = SampleDecks.color(ofPage: 0)
  /// The window's clock.
  private let clock = ManualClock()

  /// A deck of an animated picture, with frames of 200 ms each, and a still one.
  private func deck(_ bytes: [UInt8], _ format: PictureFormat) throws -> Deck {
    let folder = try temporaryFolder()
    let path = "\(folder)/animated"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var deck = try SampleDecks.plain(1, in: folder)
    deck.pages.insert(DeckPage(path: path, format: format), at: 0)
    return deck
  }

  /// Opens a window that plays a deck, and loads its pictures.
  private func open(_ deck: Deck) throws -> DeckWindow<Carousel> {
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    window.present()
    runLoop(until: { window.store.loadedCount == deck.pages.count }, "the pictures")
    addTeardownBlock { @MainActor in
      window.didClose = {}
      gtk_window_destroy(window.window)
    }
    return window
  }

  /// The colour in the middle of a page's shown picture.
  private func shown(_ window: DeckWindow<Carousel>, page: Int = 0) -> [Int] {
    guard let picture = window.store.shownPicture(page) else { return [] }
    return Array(Pixels(picture)[picture.size.width / 2, picture.size.height / 2].prefix(3))
  }

  /// Waits until a page shows a colour, without advancing the window's time.
  private func waitFor(_ color: [Int], in window: DeckWindow<Carousel>, _ what: String, line: UInt = #line) {
    runLoop(until: { self.shown(window) == color }, what, line: line)
  }

  func testItPlaysWhileItsPageIsCurrent() async throws {
    let sample = SampleAnimation(colors: [red, green, blue])
    let folder = try temporaryFolder()
    for (bytes, format) in [
      (sample.gif(), .gif), (try sample.png(), .png), (try sample.webP(in: folder, self), .webp),
    ] as [([UInt8], PictureFormat)] {
      let window = try open(try deck(bytes, format))
      XCTAssertEqual(shown(window), red)
      for (seconds, color) in [(0.19, red), (0.02, green), (0.2, blue), (0.2, red), (0.4, blue), (0.6, blue)]
      {
        clock.advance(by: seconds)
        waitFor(color, in: window, "\(format), \(seconds)")
      }
      let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
      XCTAssertEqual(Array(pixels[pixels.width / 2, pixels.height / 2].prefix(3)), blue)
    }
  }

  func testItStopsWithItsPageAndRestartsWhenThePageReturns() async throws {
    let window = try open(try deck(SampleAnimation(colors: [red, green, blue]).gif(), .gif))
    clock.advance(by: 0.3)
    waitFor(green, in: window, "the second frame")
    window.widget.send(.key(.right))
    clock.advance(by: 0.3)
    drainLoop()
    XCTAssertEqual(shown(window), green, "it stays while its page leaves the view")
    clock.advance(by: 2)
    XCTAssertEqual(shown(window), red, "its first frame is what comes back")
    XCTAssertEqual(shown(window, page: 1), still)
    window.widget.send(.key(.left))
    clock.advance(by: 0.1)
    waitFor(red, in: window, "the first frame")
    clock.advance(by: 0.15)
    waitFor(green, in: window, "from the beginning")
    window.widget.send(.key(.right))
    clock.advance(by: 0.1)
    window.widget.send(.key(.left))
    clock.advance(by: 0.1)
    waitFor(red, in: window, "from the beginning, before it has left the view")
  }

  func testPausingThePagePausesIt() async throws {
    let window = try open(try deck(SampleAnimation(colors: [red, green, blue]).gif(), .gif))
    // A whole loop, so that its frames are decoded when they are due.
    for color in [green, blue, red] {
      clock.advance(by: 0.2)
      waitFor(color, in: window, "a round")
    }
    let middle = Point(x: window.widget.size.width / 2, y: window.widget.size.height / 2)
    for (reason, begin, end) in [
      (.app, .pause(.app), .resume(.app)), (.hidden, .pause(.hidden), .resume(.hidden)),
      (.background, .pause(.background), .resume(.background)), (.touch, .press(middle), .release(middle)),
    ] as [(PauseReasons, Event, Event)] {
      window.widget.send(begin)
      XCTAssertEqual(window.widget.component.timer.pausedBy, reason)
      for seconds in [0.2, 0.2, 60] {
        clock.advance(by: seconds)
        drainLoop()
        XCTAssertEqual(shown(window), red, "\(reason)")
      }
      window.widget.send(end)
      XCTAssertEqual(window.widget.component.currentPage, 0)
    }
    clock.advance(by: 0.1)
    window.widget.send(.pause(.app))
    clock.advance(by: 10)
    window.widget.send(.resume(.app))
    clock.advance(by: 0.05)
    drainLoop()
    XCTAssertEqual(shown(window), red)
    clock.advance(by: 0.06)
    waitFor(green, in: window, "where it was paused")
    window.widget.send(.pause(.app))
    let calls = clock.pendingCalls
    clock.advance(by: 60)
    XCTAssertEqual(clock.pendingCalls, calls, "it asks for no more frames")
  }

  func testASingleAnimationCanBePausedAndAStillPictureHasNothingToPause() async throws {
    for isAnimated in [true, false] {
      var deck = try deck(SampleAnimation(colors: [red, green, blue]).gif(), .gif)
      deck.pages.remove(at: isAnimated ? 1 : 0)
      let window = try XCTUnwrap(
        DeckWindow(deck, deck.carousel(at: clock.now, canPause: true), clock: clock))
      window.present()
      runLoop(until: { window.store.loadedCount == 1 }, "the picture")
      addTeardownBlock { @MainActor in
        window.didClose = {}
        gtk_window_destroy(window.window)
      }
      XCTAssertEqual(gtk_widget_get_visible(window.pauseButton), isAnimated ? 1 : 0)
      window.widget.send(.key(.space))
      XCTAssertEqual(window.widget.component.timer.pausedBy, isAnimated ? .app : [])
      guard isAnimated else { continue }
      clock.advance(by: 0.3)
      drainLoop()
      XCTAssertEqual(shown(window), red, "paused")
      window.widget.send(.key(.space))
      clock.advance(by: 0.21)
      waitFor(green, in: window, "resumed")
    }
  }

  func testItStaysAtItsFirstFrameUnderReducedMotion() async throws {
    let window = try open(try deck(SampleAnimation(colors: [red, green, blue]).gif(), .gif))
    window.widget.send(.setReduceMotion(true))
    clock.advance(by: 0.3)
    drainLoop()
    XCTAssertEqual(shown(window), red)
  }

  func testAnAnimationWithAnEndStaysAtItsLastFrame() async throws {
    let window = try open(try deck(SampleAnimation(colors: [red, green, blue], plays: 2).gif(), .gif))
    clock.advance(by: 0.7)
    waitFor(red, in: window, "the second round")
    clock.advance(by: 0.4)
    waitFor(blue, in: window, "its end")
    clock.advance(by: 2)
    drainLoop()
    XCTAssertEqual(shown(window), blue)
  }

  func testAPageOfMediaTimeTurnsAtTheEndOfALoop() async throws {
    var deck = try deck(SampleAnimation(colors: [red, green, blue]).gif(), .gif)
    var changes = DeckChanges()
    changes.takesMediaTime = true
    changes.apply(to: &deck)
    let window = try open(deck)
    clock.advance(by: 0.59)
    waitFor(blue, in: window, "the last frame")
    XCTAssertEqual(window.widget.component.currentPage, 0)
    clock.advance(by: 0.02)
    XCTAssertEqual(window.widget.component.currentPage, 1)
    drainLoop()
    XCTAssertEqual(shown(window), blue, "while it leaves")
    clock.advance(by: 3.9)
    drainLoop()
    XCTAssertEqual(window.widget.component.currentPage, 1)
    clock.advance(by: 0.2)
    runLoop(until: { window.widget.component.currentPage == 0 }, "the still picture has the deck's duration")
  }

  func testItStaysAtItsFrameWhenItsPageLeavesWhileAnotherIsDecoded() async throws {
    let folder = try temporaryFolder()
    let paths = try ["leaving", "next"].map { name in
      let path = "\(folder)/\(name).gif"
      try Data(SampleAnimation(colors: [red, green, blue]).gif()).write(to: URL(fileURLWithPath: path))
      return path
    }
    let store = PictureStore(paths: paths, loops: false)
    func color(_ page: Int) -> [Int] {
      store.shownPicture(page).map { Array(Pixels($0)[1, 1].prefix(3)) } ?? []
    }
    store.resize(to: PixelSize(width: 100, height: 100))
    store.show(0)
    runLoop(until: { store.loadedCount == 2 }, "the pictures")
    store.play([0], isRunning: true, at: 0)
    store.play([0], isRunning: true, at: 0.59)
    runLoop(until: { color(0) == self.blue }, "the last frame, before the second one")
    // The frames are decoded in order, so that the second one of the previous page is late.
    store.play([1], isRunning: true, at: 0.61)
    store.play([1], isRunning: true, at: 0.82)
    runLoop(until: { color(1) == self.green }, "the next page")
    XCTAssertEqual(color(0), blue)
  }

  func testADamagedFrameAndThoseAfterItAreSkipped() async throws {
    var bytes = try SampleAnimation(colors: [red, green, blue]).png()
    // The data of the last frame.
    let last = try XCTUnwrap(bytes.lastRange(of: Array("fdAT".utf8)))
    bytes.replaceSubrange(last.upperBound + 6..<last.upperBound + 10, with: [9, 9, 9, 9])
    let window = try open(try deck(bytes, .png))
    for color in [green, red, green, red] {
      clock.advance(by: 0.2)
      waitFor(color, in: window, "two frames")
    }
    XCTAssertEqual(window.store.count, 2)
  }

  func testALargeAnimationKeepsFewFramesInMemory() async throws {
    let colors = (0..<60).map { [$0 * 4, 0, 0] }
    let folder = try temporaryFolder()
    let path = "\(folder)/large.gif"
    try Data(SampleAnimation(colors: colors, width: 600, height: 400).gif()).write(
      to: URL(fileURLWithPath: path))
    let box = PixelSize(width: 600, height: 400)
    let player = AnimationPlayer(DeckPage(path), first: try PictureDecoder.decode(path: path, box: box))
    player.show(in: box, .scaleDown)
    player.run(true, at: 0)
    for step in 0..<150 {
      let now = Double(step) * 0.2
      player.advance(to: now)
      runLoop(
        until: {
          player.advance(to: now)
          return Int(Pixels(player.shown)[300, 200][0]) == step % 60 * 4
        }, "frame \(step)")
      XCTAssertLessThanOrEqual(player.loadedCount, 1 + AnimationPlayer.maximumAhead)
    }
    XCTAssertLessThan(AnimationPlayer.keptByteCount, 60 * 600 * 400 * 4, "all of them would be too much")
  }

  func testLateFramesAreSkipped() async throws {
    let window = try open(try deck(SampleAnimation(colors: [red, green, blue]).gif(), .gif))
    clock.advance(by: 3.85)
    waitFor(green, in: window, "the frame that is due")
  }

  func testSeveralPagesInViewPlayTogether() async throws {
    let sample = SampleAnimation(colors: [red, green, blue])
    var deck = try deck(sample.gif(), .gif)
    deck.pages.insert(deck.pages[0], at: 0)
    deck.pagesPerView = 2
    let window = try open(deck)
    clock.advance(by: 0.3)
    runLoop(until: { [0, 1].allSatisfy { self.shown(window, page: $0) == self.green } }, "both")
  }
}

extension [UInt8] {
  /// The range of the last occurrence of some bytes.
  fileprivate func lastRange(of bytes: [UInt8]) -> Range<Int>? {
    (0...Swift.max(count - bytes.count, 0)).last { self[$0...].starts(with: bytes) }.map {
      $0..<$0 + bytes.count
    }
  }
}
#endif

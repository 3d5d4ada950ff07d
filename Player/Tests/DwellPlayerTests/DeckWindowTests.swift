#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// A deck in a real window.
@MainActor
final class DeckWindowTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// Opens a window that plays a deck.
  private func open(_ deck: Deck) throws -> DeckWindow<Carousel> {
    let window = try XCTUnwrap(
      DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    window.present()
    runLoop(until: { gtk_widget_get_width(window.widget.widget) > 1 }, "allocated")
    addTeardownBlock { @MainActor in gtk_window_destroy(window.window) }
    return window
  }

  /// Returns the red, green and blue at the centre of the image on the screen.
  private func color(in window: DeckWindow<Carousel>) throws -> [Int] {
    let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
    return Array(pixels[pixels.width / 2, pixels.height / 2].prefix(3))
  }

  /// Returns the pause reasons of the window's pages.
  private func pauses(_ window: DeckWindow<Carousel>) -> PauseReasons {
    window.widget.component.timer.pausedBy
  }

  func testItShowsEachImageForItsDuration() async throws {
    var deck = try SampleDecks.plain(3, in: try temporaryFolder())
    deck.pages[1].duration = 2
    let window = try open(deck)
    XCTAssertEqual(pauses(window), [.loading], "the timer is paused until the image is loaded")
    clock.advance(by: 60)
    runLoop(until: { window.store.loadedCount == 3 }, "three pictures")
    XCTAssertEqual(pauses(window), [])
    XCTAssertEqual(try color(in: window), SampleDecks.color(ofPage: 0))
    clock.advance(by: 3.9)
    XCTAssertEqual(try color(in: window), SampleDecks.color(ofPage: 0))
    for (page, seconds) in [(1, 1.0), (2, 2), (0, 4), (1, 4)] {
      clock.advance(by: seconds)
      XCTAssertEqual(window.widget.component.currentPage, page)
      XCTAssertEqual(try color(in: window), SampleDecks.color(ofPage: page), "page \(page)")
    }
  }

  /// Makes a window that plays a deck, and opens when it has something to show.
  private func prepare(_ deck: Deck) throws -> DeckWindow<Carousel> {
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    addTeardownBlock { @MainActor in gtk_window_destroy(window.window) }
    window.open()
    XCTAssertFalse(isOpen(window), "it would be empty")
    return window
  }

  /// Whether a window is open.
  private func isOpen(_ window: DeckWindow<Carousel>) -> Bool {
    gtk_widget_get_visible(window.window.cast(to: GtkWidget.self)) != 0
  }

  func testAWindowOpensWithItsFirstPicture() async throws {
    var deck = try SampleDecks.plain(2, in: try temporaryFolder())
    deck.pages.insert(try SampleDecks.brokenPage(in: try temporaryFolder()), at: 0)
    let window = try prepare(deck)
    runLoop(until: { isOpen(window) }, "opened")
    XCTAssertNotNil(window.store.picture(0))
    XCTAssertNotNil(window.toast.text, "why the first one is missing")
  }

  func testAWindowOpensWithoutAPictureThatTakesLong() async throws {
    let window = try prepare(try SampleDecks.plain(2, in: try temporaryFolder()))
    clock.advance(by: DeckWindow<Carousel>.openingTime + 0.01)
    XCTAssertTrue(isOpen(window))
    XCTAssertNil(window.store.picture(0))
    runLoop(until: { window.store.isComplete }, "its picture")
  }

  func testNoWindowOpensForPicturesThatCannotBeShown() async throws {
    let deck = Deck(name: "Broken", pages: [try SampleDecks.brokenPage(in: try temporaryFolder())])
    let window = try prepare(deck)
    var isClosed = false
    window.didClose = { isClosed = true }
    runLoop(until: { isClosed }, "closed")
    clock.advance(by: 1)
    XCTAssertFalse(isOpen(window))
  }

  func testTheTitleNamesThePictureUntilTheTimerTurns() async throws {
    let window = try open(try SampleDecks.plain(4, in: try temporaryFolder()))
    runLoop(until: { window.store.loadedCount >= 3 }, "pictures")
    var title: String { String(cString: gtk_window_get_title(window.window)) }
    XCTAssertEqual(title, "Page 0 – sample")
    for _ in 1...2 {
      clock.advance(by: 4)
      XCTAssertEqual(title, "sample", "a screen reader would speak it")
    }
    window.widget.send(.key(.right))
    XCTAssertEqual(title, "Page 3 – sample")
  }

  func testTheBackgroundAroundASmallImageIsBlackAndItsPixelsTakeFourPoints() async throws {
    let window = try open(try SampleDecks.plain(2, in: try temporaryFolder()))
    runLoop(until: { window.store.loadedCount == 2 }, "pictures")
    let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
    let (left, top) = ((pixels.width - 160) / 2, (pixels.height - 120) / 2)
    let color = SampleDecks.color(ofPage: 0)
    for (x, y, isInside) in [
      (left, top, true), (left + 159, top + 119, true), (left - 1, top, false), (left + 160, top, false),
      (left, top - 1, false), (left, top + 120, false),
    ] {
      XCTAssertEqual(Array(pixels[x, y].prefix(3)), isInside ? color : [0, 0, 0], "\(x - left), \(y - top)")
    }
  }

  func testAPageWithABrokenImageIsReportedAndSkipped() async throws {
    let folder = try temporaryFolder()
    var deck = try SampleDecks.plain(2, in: folder)
    deck.pages.insert(try SampleDecks.brokenPage(in: folder), at: 0)
    let window = try open(deck)
    var reported: [String] = []
    window.pictureDidFail = { path, problem in reported.append("\(path): \(problem)") }
    runLoop(until: { window.store.loadedCount == 2 }, "the valid images")
    XCTAssertEqual(reported, ["\(folder)/broken.png: is not a picture that this machine can read"])
    XCTAssertEqual(window.widget.component.pageCount, 2)
    XCTAssertEqual(try color(in: window), SampleDecks.color(ofPage: 0))
    XCTAssertEqual(pauses(window), [])
    XCTAssertEqual(String(cString: gtk_window_get_title(window.window)), "Page 0 – sample")
  }

  func testWithoutAnyRemainingImageItCloses() async throws {
    let folder = try temporaryFolder()
    let window = try open(Deck(name: "sample", pages: [try SampleDecks.brokenPage(in: folder)]))
    var isClosed = false
    window.didClose = { isClosed = true }
    runLoop(until: { isClosed }, "closed")
    XCTAssertEqual(window.store.count, 0)
  }

  func testAClickOnTheTrailingSideTurnsForwardAndOnTheLeadingSideBack() async throws {
    let window = try open(try SampleDecks.plain(4, in: try temporaryFolder()))
    let width = Double(gtk_widget_get_width(window.widget.widget))
    for (share, page) in [(0.9, 1), (0.9, 2), (0.1, 1)] {
      window.widget.send(.press(Point(x: width * share, y: 100)))
      XCTAssert(pauses(window).contains(.touch))
      window.widget.send(.release(Point(x: width * share, y: 100)))
      XCTAssertEqual(window.widget.component.currentPage, page)
    }
    clock.advance(by: 1)
    window.widget.send(.press(Point(x: 100, y: 100)))
    for step in 1...5 {
      clock.advance(by: 0.02)
      window.widget.send(.move(Point(x: 100 + 40 * Double(step), y: 100)))
    }
    window.widget.send(.release(Point(x: 300, y: 100)))
    XCTAssertEqual(window.widget.component.currentPage, 0, "a swipe to the trailing side goes back")
    XCTAssertFalse(pauses(window).contains(.touch))
    XCTAssertEqual(String(cString: gtk_window_get_title(window.window)), "Page 0 – sample")
  }

  func testKeysTurnThePagesOfADeck() async throws {
    let deck = try SampleDecks.plain(5, in: try temporaryFolder())
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    window.present()
    addTeardownBlock { @MainActor in gtk_window_destroy(window.window) }
    runLoop(until: { window.store.loadedCount == 3 }, "pictures")
    try run(["xdotool", "search", "--onlyvisible", "--name", "Page 0", "windowfocus"])
    for (key, page) in [("Right", 1), ("Right", 2), ("End", 4), ("Left", 3), ("Home", 0), ("Page_Down", 1)] {
      try run(["xdotool", "key", key])
      runLoop(until: { window.widget.component.currentPage == page }, "\(key) to page \(page)")
    }
    try run(["xdotool", "key", "space"])
    runLoop(until: { window.widget.component.timer.pausedBy.contains(.app) }, "space pauses")
    try run(["xdotool", "key", "space"])
    runLoop(until: { !window.widget.component.timer.pausedBy.contains(.app) }, "Space resumes")
    var isClosed = false
    window.didClose = { isClosed = true }
    try run(["xdotool", "key", "Escape"])
    runLoop(until: { isClosed }, "Escape closes")
  }

  func testADeckRecordsHowLongEachUsablePictureWasInView() async throws {
    let folder = try temporaryFolder()
    var deck = try SampleDecks.plain(3, in: folder)
    deck.pages.insert(try SampleDecks.brokenPage(in: folder), at: 0)
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    window.widget.recordPages()
    window.present()
    runLoop(until: { window.store.loadedCount == 3 }, "three pictures")
    let loaded = clock.now
    clock.advance(by: 4)
    clock.advance(by: 1)
    gtk_window_destroy(window.window)
    let times = window.widget.pageTimes
    XCTAssertEqual(window.deck.pages.count, 3)
    XCTAssertEqual(times.pages.map(\.page), [0, 1])
    XCTAssertEqual(times[0].running, 4, accuracy: 1e-9)
    XCTAssertEqual(times[0].completions, 1)
    XCTAssertEqual(times.shown, clock.now - loaded, accuracy: 1e-9)
  }
}
#endif

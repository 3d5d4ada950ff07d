#if GTK
import CDwellGTK
import Dwell
@testable import DwellDeck
import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// A window with the stories of several people.
@MainActor
final class StoriesWindowTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()
  /// The videos that are open, by path.
  private var videos: [String: StandInVideo] = [:]

  /// A deck of people with so many pictures each.
  private func deck(_ counts: [Int]) throws -> Deck {
    var deck = try SampleDecks.plain(counts.reduce(0, +), in: try temporaryFolder())
    deck.loops = false
    deck.stories = counts.enumerated().map { DeckStory(name: "Person \($0.offset)", pageCount: $0.element) }
    return deck
  }

  /// Opens a window with a deck, until its first picture is loaded; closes it after the test.
  private func open(_ deck: Deck) throws -> StoriesWindow {
    let picture = try PictureDecoder.decode(path: deck.pages[0].path, box: PixelSize(width: 40, height: 30))
    let window = try XCTUnwrap(
      StoriesWindow(deck, clock: clock) { [weak self] page in
        let video = StandInVideo(page.path, picture)
        self?.videos[page.path] = video
        return video
      })
    window.open()
    runLoop(until: { window.store.picture(0) != nil || window.store.count == 0 }, "the first picture")
    drainLoop()
    addTeardownBlock { @MainActor in
      window.didClose = {}
      gtk_window_destroy(window.window)
    }
    return window
  }

  /// Lets time pass in steps in which nothing is missed, with a frame after each: pages that turn need some.
  private func pass(_ seconds: Double, _ window: StoriesWindow) {
    for _ in 0..<Int(seconds * 2) {
      clock.advance(by: 0.5)
      settle()
      runLoop(until: { window.store.isComplete }, "the picture")
    }
  }

  func testPeopleAndMomentsAreThePagesOfTheDeckInOrder() async throws {
    let window = try open(try deck([2, 1]))
    XCTAssertEqual(window.stories.personCount, 2)
    XCTAssertEqual(window.moments.map(\.count), [2, 1])
    XCTAssertEqual(String(cString: gtk_window_get_title(window.window)), "Person 0 – sample")
    var pages: [Int] = []
    for _ in 0..<23 {
      pass(0.5, window)
      if window.deckPage != pages.last { pages.append(window.deckPage) }
    }
    XCTAssertEqual(pages, [0, 1, 2], "each after four seconds, and person after person")
  }

  func testTheWindowClosesAfterTheLastMoment() async throws {
    let window = try open(try deck([1]))
    var isClosed = false
    window.didClose = { isClosed = true }
    pass(3.5, window)
    XCTAssertFalse(isClosed)
    pass(1, window)
    XCTAssertTrue(isClosed)
  }

  func testTheCurrentMomentAndItsNeighboursAreInMemory() async throws {
    let window = try open(try deck([2, 2, 2]))
    runLoop(until: { window.store.loadedCount == 2 }, "the next picture")
    window.stories.currentPerson = 1
    pass(2, window)
    XCTAssertEqual(window.deckPage, 2)
    runLoop(until: { window.store.picture(1) != nil && window.store.picture(3) != nil }, "its neighbours")
  }

  func testAMomentWhosePictureIsMissingWaits() async throws {
    let window = try open(try deck([2, 1]))
    let story = try XCTUnwrap(window.story)
    XCTAssertFalse(story.component.timer.pausedBy.contains(.loading))
    window.stories.currentPerson = 1
    XCTAssertTrue(
      window.store.picture(2) != nil || window.story?.component.timer.pausedBy.contains(.loading) == true)
    pass(1, window)
    XCTAssertEqual(window.story?.component.timer.pausedBy.contains(.loading), false)
  }

  func testWhatCannotBeShownIsNoMomentAndAPersonWithoutMomentsIsLeftOut() async throws {
    var deck = try deck([2, 1, 1])
    let broken = try SampleDecks.brokenPage(in: try temporaryFolder())
    (deck.pages[1], deck.pages[2]) = (broken, broken)
    let window = try open(deck)
    var failed = 0
    window.pictureDidFail = { _, _ in failed += 1 }
    pass(4.5, window)
    XCTAssertEqual(window.moments.map(\.count), [1, 1])
    XCTAssertEqual(window.stories.personCount, 2)
    XCTAssertEqual(window.deckPage, 1)
    XCTAssertEqual(window.store.deck.stories.map(\.name), ["Person 0", "Person 2"])
  }

  func testAWindowWithoutAPictureCloses() async throws {
    var deck = try deck([1])
    let folder = try temporaryFolder()
    let window: StoriesWindow
    deck.pages.append(try SampleDecks.brokenPage(in: folder))
    deck.stories[0].pageCount = 2
    window = try open(deck)
    var isClosed = false
    window.didClose = { isClosed = true }
    try FileManager.default.removeItem(atPath: deck.pages[0].path)
    runLoop(until: { window.store.count == 1 }, "the broken one is gone")
    window.store.discard(0, .damaged("gone"))
    XCTAssertTrue(isClosed)
  }

  func testAMomentWithAVideoStaysUntilItEnds() async throws {
    var deck = try deck([2])
    deck.pages[1] = DeckPage(path: "\(try temporaryFolder())/film.mp4", format: .video)
    let window = try open(deck)
    runLoop(until: { self.videos.count == 1 }, "the video is opened ahead")
    let video = try XCTUnwrap(videos.values.first)
    video.prepare(30)
    pass(4.5, window)
    XCTAssertEqual(window.deckPage, 1)
    XCTAssertTrue(video.isRunning)
    pass(20, window)
    XCTAssertEqual(window.deckPage, 1, "whatever the duration of pictures")
    video.reach(15)
    XCTAssertEqual(window.story?.component.timer.progress(at: clock.now) ?? 0, 0.5, accuracy: 1e-3)
    var isClosed = false
    window.didClose = { isClosed = true }
    video.end()
    clock.advance(by: 0.5)
    drainLoop()
    XCTAssertTrue(isClosed)
  }

  func testWithoutPeopleADeckIsOneStory() async throws {
    var deck = try deck([2])
    deck.stories = []
    let window = try open(deck)
    XCTAssertEqual(window.moments.map(\.count), [2])
    XCTAssertEqual(String(cString: gtk_window_get_title(window.window)), "sample")
  }

  func testTheStoryHasTheFocusFromTheBeginning() async throws {
    let window = try open(try deck([1, 1]))
    let focus = try XCTUnwrap(gtk_window_get_focus(window.window))
    let story = try XCTUnwrap(window.story?.widget)
    XCTAssertNotEqual(gtk_widget_is_ancestor(focus, story), 0)
    XCTAssertEqual(dwell_is_a(focus, gtk_button_get_type()), 0, "not on the pause button")
  }

  func testKeysTurnTheSoundOnAndOff() async throws {
    let window = try open(try deck([1]))
    XCTAssertTrue(window.store.isMuted)
    XCTAssertTrue(window.press(GDK_KEY_m, false))
    XCTAssertFalse(window.store.isMuted)
    XCTAssertFalse(window.press(GDK_KEY_m, true), "Control+M isn't M")
  }

  func testNothingIsLeftOnceItIsClosed() async throws {
    weak var window: StoriesWindow?
    weak var moment: MomentWidget?
    try {
      let opened = try XCTUnwrap(StoriesWindow(try deck([1, 1]), clock: clock))
      opened.open()
      runLoop(until: { opened.store.picture(0) != nil }, "the first picture")
      (window, moment) = (opened, opened.moments[0][0])
      gtk_window_destroy(opened.window)
    }()
    drainLoop()
    XCTAssertNil(window)
    XCTAssertNil(moment)
  }
}
#endif

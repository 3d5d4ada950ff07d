#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Videos among the pictures of a deck's window, with a stand-in for the player.
@MainActor
final class DeckVideoTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()
  /// The videos that are open, the one opened last at the end.
  private var videos: [Weak] = []
  /// The picture of all videos.
  private var picture: DecodedPicture?

  /// A video that is kept elsewhere; nil once it has been closed.
  private struct Weak {
    /// The video.
    weak var video: StandInVideo?
  }

  /// A deck: a letter for each page, `f` for a video, `p` for a picture and `b` for a broken one.
  private func deck(_ kinds: String) throws -> Deck {
    let folder = try temporaryFolder()
    var deck = try SampleDecks.plain(kinds.count, in: folder)
    picture = try PictureDecoder.decode(path: deck.pages[0].path, box: PixelSize(width: 40, height: 30))
    for (index, kind) in kinds.enumerated() where kind == "f" {
      deck.pages[index] = DeckPage(path: "\(folder)/\(index).mp4", format: .video)
    }
    for (index, kind) in kinds.enumerated() where kind == "b" {
      deck.pages[index] = try SampleDecks.brokenPage(in: folder)
    }
    return deck
  }

  /// Opens a window that plays a deck.
  private func open(_ deck: Deck) throws -> DeckWindow<Carousel> {
    let picture = try XCTUnwrap(picture)
    let window = try XCTUnwrap(
      DeckWindow(deck, deck.carousel(at: clock.now), clock: clock) { [weak self] page in
        let video = StandInVideo(page.path, picture)
        self?.videos.append(Weak(video: video))
        return video
      })
    window.present()
    runLoop(until: { gtk_widget_get_width(window.widget.widget) > 1 }, "allocated")
    addTeardownBlock { @MainActor in
      window.didClose = {}
      gtk_window_destroy(window.window)
    }
    return window
  }

  /// The open video of a page; waits until it is available.
  private func video(_ page: Int, of window: DeckWindow<Carousel>, line: UInt = #line) throws -> StandInVideo
  {
    let path = window.deck.pages[page].path
    func found() -> StandInVideo? { videos.last { $0.video?.path == path }?.video }
    runLoop(until: { found() != nil }, "video \(page)", line: line)
    return try XCTUnwrap(found())
  }

  /// The numbers in the names of the videos that are open.
  private var openVideos: [String] {
    videos.compactMap { $0.video.map { lastName($0.path) } }.sorted()
  }

  /// The file name in a path.
  private func lastName(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// The page's progress, rounded to thousandths.
  private func progress(_ window: DeckWindow<Carousel>) -> Double {
    (window.widget.component.timer.progress(at: clock.now) * 1000).rounded() / 1000
  }

  func testAPageWaitsForItsVideoWhichThenRunsWithoutItsSound() async throws {
    let window = try open(try deck("fp"))
    let video = try video(0, of: window)
    clock.advance(by: 60)
    XCTAssertEqual(window.widget.component.timer.pausedBy, [.loading])
    XCTAssertFalse(video.isRunning)
    video.prepare()
    XCTAssertEqual(window.widget.component.timer.pausedBy, [])
    XCTAssertTrue(video.isRunning)
    XCTAssertTrue(video.isMuted)
    XCTAssertEqual(window.store.picture(0)?.fullSize, PixelSize(width: 40, height: 30))
  }

  func testAPageThatLoadsSlowlyShowsTheLoadingSign() async throws {
    let window = try open(try deck("ffp"))
    let sign = window.loadingSign.widget
    let video = try video(0, of: window)
    for (seconds, isShown) in [(0.9, 0), (0.2, 1), (8, 1)] as [(Double, gboolean)] {
      clock.advance(by: seconds)
      XCTAssertEqual(gtk_widget_get_visible(sign), isShown)
      XCTAssertEqual(gtk_spinner_get_spinning(OpaquePointer(sign)), isShown)
    }
    var bounds = graphene_rect_t()
    runLoop(until: { gtk_widget_get_width(sign) > 0 }, "laid out")
    XCTAssertNotEqual(gtk_widget_compute_bounds(sign, window.widget.widget, &bounds), 0)
    XCTAssertEqual(Double(bounds.origin.x + bounds.size.width / 2), window.widget.size.width / 2, accuracy: 1)
    video.prepare()
    XCTAssertEqual(gtk_widget_get_visible(sign), 0)
    clock.advance(by: 3)
    XCTAssertEqual(gtk_widget_get_visible(sign), 0)
    window.widget.send(.key(.right))
    clock.advance(by: 1.1)
    XCTAssertEqual(gtk_widget_get_visible(sign), 1)
    try self.video(1, of: window).fail(.noMovingPicture)
    runLoop(until: { window.store.isComplete }, "the picture")
    XCTAssertEqual(gtk_widget_get_visible(sign), 0)
  }

  func testTheLoadingSignIsInTheMiddleOfThePageThatLoads() async throws {
    for (direction, center) in [(false, 0.75), (true, 0.25)] {
      var deck = try deck("pffp")
      deck.pagesPerView = 2
      deck.language = direction ? "ar" : "en"
      let window = try open(deck)
      let sign = window.loadingSign.widget
      runLoop(until: { window.store.picture(0) != nil }, "the picture beside it")
      clock.advance(by: 1.1)
      /// The sign's centre, in fractions of the window.
      func place() -> [Double] {
        var bounds = graphene_rect_t()
        settle()
        XCTAssertNotEqual(gtk_widget_compute_bounds(sign, window.widget.widget, &bounds), 0)
        let size = window.widget.size
        return [
          Double(bounds.origin.x + bounds.size.width / 2) / size.width,
          Double(bounds.origin.y + bounds.size.height / 2) / size.height,
        ].map { ($0 * 100).rounded() / 100 }
      }
      XCTAssertEqual(place(), [center, 0.5])
      window.widget.send(.select(page: 2, animated: true))
      XCTAssertEqual(place(), [1 - center, 0.5], "while the pages still move")
    }
  }

  func testThePageHasTheDurationOfItsVideoAndTurnsAtItsEnd() async throws {
    let window = try open(try deck("fp"))
    let video = try video(0, of: window)
    video.prepare(8)
    clock.advance(by: 6)
    XCTAssertEqual(progress(window), 0, "no time has passed for the video")
    video.reach(2)
    XCTAssertEqual(progress(window), 0.25)
    clock.advance(by: 1)
    XCTAssertEqual(progress(window), 0.375, "the fill goes on between two reports")
    video.reach(3.02)
    XCTAssertEqual(progress(window), 0.375, "which it doesn't jump for")
    video.reach(4)
    XCTAssertEqual(progress(window), 0.5)
    clock.advance(by: 20)
    XCTAssertEqual(window.widget.component.currentPage, 0, "only its end turns the page")
    video.end()
    XCTAssertEqual(window.widget.component.currentPage, 1)
    runLoop(until: { window.store.isComplete }, "the picture")
    clock.advance(by: 3.9)
    drainLoop()
    XCTAssertEqual(window.widget.component.currentPage, 1)
    clock.advance(by: 0.2)
    runLoop(until: { window.widget.component.currentPage == 0 }, "pictures have the deck's duration")
    XCTAssertEqual(video.position, 0)
    XCTAssertTrue(video.isRunning, "it begins again")
  }

  func testPausingThePagePausesTheVideo() async throws {
    let window = try open(try deck("fp"))
    let video = try video(0, of: window)
    video.prepare(8)
    video.reach(2)
    for reason in [PauseReasons.app, .hidden] {
      window.widget.send(.pause(reason))
      XCTAssertFalse(video.isRunning, "\(reason)")
      clock.advance(by: 5)
      XCTAssertEqual(progress(window), 0.25)
      window.widget.send(.resume(reason))
      XCTAssertTrue(video.isRunning)
    }
    window.widget.send(.press(Point(x: 400, y: 200)))
    XCTAssertFalse(video.isRunning, "a finger holds it")
    clock.advance(by: 5)
    window.widget.send(.release(Point(x: 400, y: 200)))
    XCTAssertTrue(video.isRunning)
    XCTAssertEqual(video.rewindCount, 0, "it goes on where it was")
  }

  func testAVideoWhosePageIsLeftStopsAndRestartsWhenThePageReturns() async throws {
    let window = try open(try deck("fpp"))
    let video = try video(0, of: window)
    video.prepare(8)
    video.reach(3)
    window.widget.send(.key(.right))
    XCTAssertFalse(video.isRunning)
    XCTAssertEqual(video.position, 3, "its picture stays while it leaves the view")
    window.widget.send(.key(.left))
    XCTAssertEqual(video.position, 0)
    XCTAssertTrue(video.isRunning)
    video.reach(1)
    XCTAssertEqual(progress(window), 0.125)
  }

  func testAPagesOwnDurationApplies() async throws {
    var deck = try deck("ffp")
    deck.pages[0].duration = 2
    deck.pages[1].duration = 9
    let window = try open(deck)
    try video(0, of: window).prepare(8)
    let next = try video(1, of: window)
    next.prepare(1)
    clock.advance(by: 1)
    try video(0, of: window).reach(0.9)
    XCTAssertEqual(progress(window), 0.5)
    clock.advance(by: 1.1)
    XCTAssertEqual(window.widget.component.currentPage, 1, "a longer video is left")
    XCTAssertTrue(next.isRunning)
    next.end()
    clock.advance(by: 8)
    drainLoop()
    XCTAssertEqual(window.widget.component.currentPage, 1, "a shorter one stays at its end")
    clock.advance(by: 1)
    runLoop(until: { window.widget.component.currentPage == 2 }, "its own duration")
  }

  func testAVideoOfUnknownLengthTurnsThePageAtItsEnd() async throws {
    let window = try open(try deck("fp"))
    let video = try video(0, of: window)
    video.prepare(nil)
    video.reach(30)
    clock.advance(by: 30)
    XCTAssertEqual(progress(window), 0)
    video.end()
    XCTAssertEqual(window.widget.component.currentPage, 1)
  }

  func testASingleVideoRestartsAtItsEnd() async throws {
    let window = try open(try deck("f"))
    let video = try video(0, of: window)
    video.prepare(8)
    for round in 1...3 {
      video.reach(4)
      XCTAssertEqual(progress(window), 0.5)
      video.end()
      XCTAssertEqual(video.rewindCount, round)
      XCTAssertEqual(progress(window), 0)
      XCTAssertTrue(video.isRunning)
    }
    window.widget.send(.pause(.app))
    XCTAssertFalse(video.isRunning)
  }

  func testTheLastRemainingVideoRestartsAtItsEnd() async throws {
    let window = try open(try deck("bf"))
    runLoop(until: { window.widget.component.pageCount == 1 }, "the broken picture")
    let video = try video(0, of: window)
    video.prepare(8)
    video.reach(4)
    XCTAssertEqual(progress(window), 0.5)
    video.end()
    XCTAssertTrue(video.isRunning)
    XCTAssertEqual(video.rewindCount, 1)
  }

  func testAtTheEndOfADeckThatDoesNotLoopTheLastVideoStaysAtItsEnd() async throws {
    var deck = try deck("pf")
    deck.loops = false
    deck.startPage = 1
    let window = try open(deck)
    let video = try video(1, of: window)
    video.prepare(8)
    video.end()
    clock.advance(by: 60)
    XCTAssertEqual(video.position, 8)
    XCTAssertFalse(video.isRunning)
    XCTAssertEqual(window.widget.component.timer.phase, .ended)
  }

  func testAVideoThatCannotBePlayedIsReportedAndPlaybackContinues() async throws {
    let deck = try deck("fpf")
    let window = try open(deck)
    var reported: [String] = []
    window.pictureDidFail = { [self] path, problem in reported.append("\(lastName(path)): \(problem)") }
    try video(0, of: window).fail(.noMediaModule)
    XCTAssertEqual(reported, ["0.mp4: is a video, and GTK has no module to play it"])
    runLoop(until: { window.store.isComplete }, "the picture")
    XCTAssertEqual(window.widget.component.pageCount, 2)
    XCTAssertEqual(window.widget.component.timer.pausedBy, [])
    let second = try video(1, of: window)
    second.prepare()
    clock.advance(by: 4)
    XCTAssertTrue(second.isRunning)
    second.fail(.unplayable("Could not decode stream"))
    XCTAssertEqual(reported.last, "2.mp4: cannot be played: Could not decode stream")
    XCTAssertEqual(window.widget.component.pageCount, 1)
    XCTAssertEqual(window.widget.component.currentPage, 0)
  }

  func testOnlyTheVideosOfTheCurrentAndTheNextPageStayOpen() async throws {
    let window = try open(try deck("fffff"))
    for page in [0, 1, 4] { try video(page, of: window).prepare() }
    XCTAssertEqual(openVideos, ["0.mp4", "1.mp4"], "the picture of the one before is there")
    XCTAssertEqual(window.store.openCount, 2)
    XCTAssertEqual(window.store.loadedCount, 3)
    window.widget.send(.key(.right))
    try video(2, of: window).prepare()
    XCTAssertEqual(openVideos, ["0.mp4", "1.mp4", "2.mp4"], "the one that leaves the view is seen")
    clock.advance(by: 2)
    XCTAssertEqual(openVideos, ["1.mp4", "2.mp4"])
    window.widget.send(.key(.left))
    XCTAssertEqual(window.widget.component.timer.pausedBy, [.loading], "it is opened again")
    XCTAssertNotNil(window.store.picture(0), "and shows its first picture meanwhile")
    try video(0, of: window).prepare()
    XCTAssertEqual(window.widget.component.timer.pausedBy, [])
    XCTAssertTrue(try video(0, of: window).isRunning)
    gtk_window_close(window.window)
    XCTAssertEqual(openVideos, [], "nothing plays on behind a closed window")
  }

  func testWithSeveralPagesInViewTheCurrentVideoPlaysAndTheOthersShowTheirFirstFrames() async throws {
    var deck = try deck("fffffff")
    deck.pagesPerView = 3
    let window = try open(deck)
    for page in [0, 1, 2, 3, 6, 5, 4] { try video(page, of: window).prepare(8) }
    let color = SampleDecks.color(ofPage: 0)
    for current in 0..<3 {
      let running = videos.compactMap(\.video).filter(\.isRunning).map { lastName($0.path) }
      XCTAssertEqual(running, ["\(current).mp4"])
      XCTAssertLessThan(openVideos.count, 4, "the others are closed")
      let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
      for third in [1, 3, 5] {
        let seen = pixels[pixels.width * third / 6, pixels.height / 2].prefix(3)
        XCTAssertEqual(Array(seen), color, "page \(current), picture \((third + 1) / 2)")
      }
      try video(current, of: window).reach(4)
      window.widget.send(.key(.right))
      clock.advance(by: 2)
      drainLoop()
      try video(current + 1, of: window).prepare(8)
    }
  }

  func testAnotherDeckClosesTheVideosOfThePreviousOne() async throws {
    let window = try open(try deck("ff"))
    for page in [0, 1] { try video(page, of: window).prepare() }
    XCTAssertEqual(openVideos, ["0.mp4", "1.mp4"])
    window.store.replace(window.deck)
    XCTAssertEqual(openVideos, [])
    XCTAssertEqual(window.store.openCount, 0)
  }

  func testAContactSheetOmitsVideosAndListsThem() async throws {
    let deck = try deck("fpf")
    var options = DeckPlayer.Options()
    let sheet = try temporaryFolder() + "/sheet.png"
    options.sheet = sheet
    var reported: [String] = []
    let outcome = try DeckPlayer.run(deck: deck, options: options) { [self] path, reason, fix in
      reported.append("\(lastName(path)): \(reason); skipped -- \(fix)")
    }
    XCTAssertEqual(outcome, .drawn(path: sheet, isInsteadOfWindow: false))
    let reason = "is a video, which only dwell play and HTML pages show"
    let words = "\(reason); skipped -- put a picture in its place"
    XCTAssertEqual(reported, ["0.mp4: \(words)", "2.mp4: \(words)"])
    let videos = try self.deck("f")
    XCTAssertEqual(
      try DeckPlayer.run(deck: videos, options: options) { _, _, _ in }, .nothingToShow(name: videos.name))
  }

  func testTheMKeyTurnsTheSoundOnAndOff() async throws {
    let window = try open(try deck("ff"))
    for page in [0, 1] { try video(page, of: window).prepare() }
    for isMuted in [false, true] {
      XCTAssertTrue(window.press(GDK_KEY_m, false))
      XCTAssertEqual(try video(0, of: window).isMuted, isMuted)
      XCTAssertEqual(try video(1, of: window).isMuted, isMuted)
    }
  }

  func testAVideoThatIsAddedToTheFolderJoinsWithItsOwnDuration() async throws {
    let deck = try deck("p")
    let folder = deck.pages[0].path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let window = try open(try Deck.read(path: folder).deck)
    let bytes = [0, 0, 0, 24] + Array("ftypmp42".utf8)
    try Data(bytes).write(to: URL(fileURLWithPath: folder + "/z.mp4"))
    runLoop(until: { window.widget.component.pageCount == 2 }, "a written video")
    XCTAssertEqual(window.widget.component.timer.duration(forPage: 1), .external)
    try video(1, of: window).prepare(8)
    window.widget.send(.key(.right))
    XCTAssertTrue(try video(1, of: window).isRunning)
  }
}
#endif

#if GTK
import CDwellGTK
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The images in memory.
@MainActor
final class PictureStoreTests: GTKTestCase {
  /// The box of these tests.
  private let box = PixelSize(width: 64, height: 64)

  /// Returns paths of `count` valid images.
  private func samples(_ count: Int) throws -> [String] {
    let folder = try temporaryFolder()
    return try (0..<count).map { index in
      let path = "\(folder)/\(index).png"
      try SamplePictures.write(path, width: 128, height: 96)
      return path
    }
  }

  /// Returns the pages whose images are in memory.
  private func loaded(_ store: PictureStore) -> [Int] {
    (0..<store.count).filter { store.picture($0) != nil }
  }

  func testTheCurrentImageLoadsFirstThenTheNextThenThePrevious() async throws {
    let store = PictureStore(paths: try samples(6), loops: true, keptByteCount: 0)
    var order: [Int] = []
    store.pictureDidLoad = { order.append($0) }
    store.show(3)
    XCTAssertEqual(order, [], "nothing is loaded before the box is set")
    store.resize(to: box)
    runLoop(until: { order.count == 3 }, "three pictures")
    XCTAssertEqual(order, [3, 4, 2])
    XCTAssertEqual(store.picture(3)?.size, PixelSize(width: 64, height: 48))
  }

  func testOnlyNeighborsAreKeptAndTheEndsAreNeighborsWhenPagesLoop() async throws {
    let store = PictureStore(paths: try samples(6), loops: true, keptByteCount: 0)
    store.resize(to: box)
    for page in [0, 1, 2, 5] {
      store.show(page)
      store.settle()
      let neighbors = [page, (page + 1) % 6, (page + 5) % 6].sorted()
      runLoop(until: { self.loaded(store) == neighbors }, "page \(page)")
    }
    let ends = PictureStore(paths: try samples(4), loops: false, keptByteCount: 0)
    ends.resize(to: box)
    ends.show(0)
    runLoop(until: { self.loaded(ends) == [0, 1] }, "the first page")
    drainLoop()
    XCTAssertEqual(loaded(ends), [0, 1])
  }

  func testTheImagesOfAllPagesInTheViewLoadWithOneMoreAtEitherSide() async throws {
    let store = PictureStore(paths: try samples(12), loops: false, pagesPerView: 2.5, keptByteCount: 0)
    var order: [Int] = []
    store.pictureDidLoad = { order.append($0) }
    store.resize(to: box)
    store.show(5)
    runLoop(until: { order.count == 3 }, "those in the view")
    XCTAssertEqual(order, [5, 6, 7])
    XCTAssertTrue(store.isComplete)
    runLoop(until: { order.count == 7 }, "those beside it")
    XCTAssertEqual(loaded(store), [2, 3, 4, 5, 6, 7, 8])
    store.show(11)
    XCTAssertFalse(store.isComplete)
    XCTAssertEqual(loaded(store), [3, 4, 5, 6, 7, 8], "those that were in the view, and a new neighbour")
    runLoop(until: { store.isComplete }, "the last page, with nothing after it")
    store.settle()
    runLoop(until: { self.loaded(store) == [8, 9, 10, 11] }, "the end")
  }

  func testAnImageIsKeptUntilItHasLeftTheView() async throws {
    let store = PictureStore(paths: try samples(8), loops: true, keptByteCount: 0)
    store.resize(to: box)
    store.show(0)
    runLoop(until: { self.loaded(store) == [0, 1, 7] }, "page 0")
    store.show(4)
    XCTAssertNotNil(store.picture(0))
    XCTAssertNil(store.picture(1))
    runLoop(until: { self.loaded(store) == [0, 3, 4, 5] }, "page 4")
    store.settle()
    XCTAssertEqual(loaded(store), [3, 4, 5])
  }

  func testAThousandTurnsKeepAtMostFourImagesAndTheLastPageRequested() async throws {
    let store = PictureStore(paths: try samples(10), loops: true, keptByteCount: 0)
    store.resize(to: box)
    for turn in 0..<1000 {
      store.show(turn * 7 % 10)
      XCTAssertLessThanOrEqual(store.loadedCount, 4)
      _ = g_main_context_iteration(nil, 0)
    }
    store.show(5)
    runLoop(until: { store.picture(5) != nil }, "the last page requested")
  }

  func testPicturesThatFitInMemoryAreDecodedOnceHoweverOftenPagesLoop() async throws {
    let store = PictureStore(paths: try samples(6), loops: true)
    var loads = 0
    store.pictureDidLoad = { _ in loads += 1 }
    store.resize(to: box)
    for page in 0..<30 {
      store.show(page % 6)
      store.settle()
      runLoop(until: { store.picture(page % 6) != nil && store.isComplete }, "page \(page)")
      drainLoop()
    }
    runLoop(until: { loads == 6 }, "each once")
    drainLoop()
    XCTAssertEqual(loads, 6)
    store.resize(to: PixelSize(width: 32, height: 32))
    XCTAssertEqual(loaded(store), [0, 4, 5], "those that are of no use in another size are released")
  }

  func testTheLeastRecentlyUsedAreReleasedFirst() async throws {
    // Five pictures of 64 by 48 pixels.
    let store = PictureStore(paths: try samples(9), loops: false, keptByteCount: 64 * 48 * 4 * 5)
    store.resize(to: box)
    for page in [1, 3, 5] {
      store.show(page)
      store.settle()
      runLoop(until: { (page - 1...page + 1).allSatisfy { store.picture($0) != nil } }, "page \(page)")
    }
    XCTAssertEqual(loaded(store), [2, 3, 4, 5, 6])
  }

  func testANewWindowSizeReloadsTheImageAndShowsTheOldOneMeanwhile() async throws {
    let store = PictureStore(paths: try samples(3), loops: true, keptByteCount: 0)
    store.resize(to: box)
    store.show(0)
    runLoop(until: { self.loaded(store).count == 3 }, "all")
    store.resize(to: PixelSize(width: 100, height: 100))
    XCTAssertEqual(store.picture(0)?.size.width, 64)
    runLoop(until: { (0..<3).allSatisfy { store.picture($0)?.size.width == 100 } }, "all larger")
    store.resize(to: PixelSize(width: 1000, height: 1000))
    runLoop(until: { (0..<3).allSatisfy { store.picture($0)?.size.width == 128 } }, "not enlarged")
  }

  func testABrokenImageIsReportedOnceAndRemoved() async throws {
    var paths = try samples(3)
    for index in [0, 2] {
      let path = try temporaryFolder() + "/broken\(index).png"
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
      paths.insert(path, at: index)
    }
    let store = PictureStore(paths: paths, loops: true, keptByteCount: 0)
    var failures: [String] = []
    store.pictureDidFail = { page, path, problem in
      failures.append("\(page) \(path.split(separator: "/").last ?? "") \(problem)")
    }
    store.resize(to: box)
    store.show(0)
    runLoop(until: { store.count == 3 && self.loaded(store).count == 3 }, "three valid images")
    XCTAssertEqual(
      failures,
      [
        "0 broken0.png is not a picture that this machine can read",
        "1 broken2.png is not a picture that this machine can read",
      ])
  }

  func testWhenEveryImageIsBrokenNoneRemains() async throws {
    let folder = try temporaryFolder()
    let store = PictureStore(paths: (0..<5).map { "\(folder)/\($0).png" }, loops: true, keptByteCount: 0)
    var failures = 0
    store.pictureDidFail = { _, _, _ in failures += 1 }
    store.show(4)
    store.resize(to: box)
    runLoop(until: { store.count == 0 }, "none left")
    XCTAssertEqual(failures, 5)
    store.show(0)
    store.settle()
    XCTAssertNil(store.picture(0))
  }

  /// A folder with a deck.json, and the page of the one picture that it names.
  private func listedPage(_ bytes: Data? = nil) throws -> DeckPage {
    let folder = try temporaryFolder()
    if let bytes {
      try bytes.write(to: URL(fileURLWithPath: folder + "/a.gif"))
    } else {
      try SamplePictures.write(folder + "/a.gif", color: [10, 200, 10], width: 40, height: 30)
    }
    try Data(#"{"pages": ["a.gif"]}"#.utf8).write(to: URL(fileURLWithPath: folder + "/deck.json"))
    return try XCTUnwrap(try Deck.read(path: folder).deck.pages.first)
  }

  /// The kinds of replacement for a picture that a deck.json names, and their messages.
  private static let replacements = [
    ("link", "it has been replaced by a link"), ("pipe", "it is a named pipe, not a picture"),
  ]

  /// Puts a link to another picture or animation, or a named pipe, in place of a file.
  private func replace(_ path: String, by replacement: String, _ other: Data) throws {
    XCTAssertEqual(unlink(path), 0)
    guard replacement == "link" else { return XCTAssertEqual(mkfifo(path, 0o600), 0) }
    let outside = try temporaryFolder() + "/outside.gif"
    try other.write(to: URL(fileURLWithPath: outside))
    XCTAssertEqual(symlink(outside, path), 0)
  }

  func testAPictureThatIsReplacedAfterTheDeckWasReadIsNotShown() async throws {
    let other = try Data(contentsOf: URL(fileURLWithPath: samples(1)[0]))
    for (replacement, reason) in Self.replacements {
      let page = try listedPage()
      let store = PictureStore(Deck(name: "listed", pages: [page], loops: false))
      var failures: [String] = []
      store.pictureDidFail = { failures.append("\($1 == page.path) \($2)") }
      try replace(page.path, by: replacement, other)
      store.resize(to: box)
      store.show(0)
      runLoop(until: { store.count == 0 || store.loadedCount > 0 }, replacement)
      XCTAssertEqual(failures, ["true cannot be read: \(reason)"])
    }
  }

  func testAPictureThatIsReplacedWhileItIsShownIsNotShownEither() async throws {
    let other = try Data(contentsOf: URL(fileURLWithPath: samples(1)[0]))
    for (replacement, reason) in Self.replacements {
      let page = try listedPage()
      let store = PictureStore(Deck(name: "listed", pages: [page], loops: false))
      var failures: [String] = []
      store.pictureDidFail = { failures.append("\($2)") }
      store.resize(to: box)
      store.show(0)
      runLoop(until: { store.loadedCount == 1 }, "the picture")
      let shown = try XCTUnwrap(store.picture(0)?.size)
      try replace(page.path, by: replacement, other)
      // It is read again for another size, which fails: the one in memory stays.
      store.resize(to: PixelSize(width: 20, height: 20))
      settle()
      XCTAssertEqual(store.picture(0)?.size, shown, replacement)
      // A change of its file is a reason to read it again, and once more.
      XCTAssertEqual(store.fileDidChange(page.path), [0])
      var isAwaited = false
      store.changeDidFail = { isAwaited = true }
      runLoop(until: { isAwaited }, replacement)
      XCTAssertEqual(store.picture(0)?.size, shown, replacement)
      store.readAgain()
      runLoop(until: { store.count == 0 }, replacement)
      XCTAssertEqual(failures, ["cannot be read: \(reason)"])
    }
  }

  func testAnAnimationThatIsReplacedAfterItsFirstFrameStaysThere() async throws {
    let other = Data(SampleAnimation(colors: [[0, 0, 250], [0, 0, 250]]).gif())
    for (replacement, _) in Self.replacements {
      let page = try listedPage(Data(SampleAnimation(colors: [[250, 0, 0], [0, 250, 0]]).gif()))
      let store = PictureStore(Deck(name: "listed", pages: [page], loops: false))
      var failures = 0
      store.pictureDidFail = { _, _, _ in failures += 1 }
      store.resize(to: box)
      store.show(0)
      runLoop(until: { store.loadedCount == 1 }, "its first frame")
      try replace(page.path, by: replacement, other)
      for step in 0..<20 {
        store.play([0], isRunning: true, at: Double(step) * 0.1)
        settle()
      }
      let color = try XCTUnwrap(store.shownPicture(0).map { Array(Pixels($0)[1, 1].prefix(3)) })
      XCTAssertEqual(color, [250, 0, 0], replacement)
      XCTAssertEqual(failures, 0)
    }
  }

  func testALoadedImageOutlivesItsFile() async throws {
    let paths = try samples(2)
    let store = PictureStore(paths: paths, loops: true, keptByteCount: 0)
    store.resize(to: box)
    store.show(0)
    runLoop(until: { store.loadedCount == 2 }, "both")
    for path in paths { try FileManager.default.removeItem(atPath: path) }
    store.resize(to: PixelSize(width: 100, height: 100))
    settle()
    XCTAssertEqual(store.count, 2)
    XCTAssertEqual(store.picture(0)?.size.width, 64)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Files of a deck that are changed or removed while a window plays it.
@MainActor
final class DeckReplacementTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()
  /// The color of pictures before a change.
  private let old = [200, 30, 40]
  /// The color of new pictures.
  private let new = [30, 60, 220]

  /// A way to name the pictures of a folder.
  private enum Naming: String, CaseIterable {
    case folder, list, paths
  }

  /// A deck of a folder's pictures.
  private func deck(_ naming: Naming, in folder: String, _ names: [String]) throws -> Deck {
    switch naming {
    case .folder: return try Deck.read(path: folder).deck
    case .paths: return try Deck.read(paths: names.map { "\(folder)/\($0)" }).deck
    case .list:
      let pages = names.map { #"{"picture": "\#($0)", "title": "Title of \#($0)"}"# }
      try Data(#"{"pages": [\#(pages.joined(separator: ","))]}"#.utf8)
        .write(to: URL(fileURLWithPath: folder + "/deck.json"))
      return try Deck.read(path: folder).deck
    }
  }

  /// Opens a window that plays a deck of pictures of one color.
  private func open(_ naming: Naming, count: Int = 4) throws -> (
    window: DeckWindow<Carousel>, folder: String
  ) {
    let folder = try temporaryFolder()
    let names = (1...count).map { "0\($0).png" }
    for name in names { try write(name, old, in: folder) }
    let deck = try deck(naming, in: folder, names)
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    window.present()
    runLoop(
      until: { gtk_widget_get_width(window.widget.widget) > 1 && window.store.loadedCount == min(count, 3) },
      "pictures")
    addTeardownBlock { @MainActor in
      window.didClose()
      gtk_window_destroy(window.window)
    }
    return (window, folder)
  }

  /// Writes a picture of one color.
  private func write(_ name: String, _ color: [Int], in folder: String) throws {
    try SamplePictures.write("\(folder)/\(name)", color: color, width: 40, height: 30)
  }

  /// The color of a page's picture; nil while it isn't in memory.
  private func color(ofPage page: Int, in window: DeckWindow<Carousel>) -> [Int]? {
    window.store.picture(page).map { picture in
      var pixels = [UInt8](repeating: 0, count: picture.byteCount)
      gdk_texture_download(picture.texture, &pixels, gsize(picture.size.width * 4))
      return [2, 1, 0].map { Int(pixels[$0]) }
    }
  }

  /// The ways to replace a picture by another.
  private let ways:
    [(name: String, replace: (_ folder: String, _ name: String, _ new: String) throws -> Void)] =
      [
        (
          "overwritten",
          { folder, name, new in
            let bytes = try Data(contentsOf: URL(fileURLWithPath: new))
            let file = try XCTUnwrap(FileHandle(forWritingAtPath: "\(folder)/\(name)"))
            try file.truncate(atOffset: 0)
            try file.write(contentsOf: bytes)
            try file.close()
          }
        ),
        (
          "moved over from elsewhere",
          { folder, name, new in
            XCTAssertEqual(rename(new, "\(folder)/\(name)"), 0)
          }
        ),
        (
          "moved over from the same folder",
          { folder, name, new in
            let draft = "\(folder)/.draft"
            try FileManager.default.copyItem(atPath: new, toPath: draft)
            XCTAssertEqual(rename(draft, "\(folder)/\(name)"), 0)
          }
        ),
        (
          "removed, and another of that name",
          { folder, name, new in
            XCTAssertEqual(unlink("\(folder)/\(name)"), 0)
            try FileManager.default.copyItem(atPath: new, toPath: "\(folder)/\(name)")
          }
        ),
      ]

  func testAPictureThatIsReplacedIsShownOnItsPageInEveryDeck() async throws {
    for naming in Naming.allCases {
      for way in ways {
        let (window, folder) = try open(naming)
        let titles = window.deck.pages.map(\.title)
        // The current page's, a neighbour's, and that of a page that isn't in memory.
        for (page, name) in ["01.png", "02.png", "03.png"].enumerated() {
          let elsewhere = try temporaryFolder() + "/new.png"
          try SamplePictures.write(elsewhere, color: new, width: 40, height: 30)
          try way.replace(folder, name, elsewhere)
          runLoop(
            until: { page == 2 || self.color(ofPage: page, in: window) == self.new },
            "\(naming): \(name) \(way.name)")
          XCTAssertEqual(window.deck.pages.count, 4)
        }
        clock.advance(by: 3)
        XCTAssertEqual(window.deck.pages.map(\.title), titles)
        XCTAssertEqual(window.widget.component.currentPage, 0, "\(naming): \(way.name)")
        XCTAssertNil(window.toast.text, "\(naming): \(way.name)")
        window.widget.send(.select(page: 2, animated: false))
        runLoop(until: { self.color(ofPage: 2, in: window) == self.new }, "the third page's")
        XCTAssertEqual(color(ofPage: 3, in: window), old)
      }
    }
  }

  func testAPictureIsShownAsItWasUntilItsSuccessorIsThere() async throws {
    let (window, folder) = try open(.folder)
    try write("01.png", new, in: folder)
    runLoop(
      until: {
        guard let color = self.color(ofPage: 0, in: window) else {
          XCTFail("the page is empty")
          return true
        }
        return color == self.new
      }, "the new picture")
    XCTAssertEqual(window.widget.component.timer.pausedBy, [])
  }

  func testAPageWhosePictureIsDeletedIsRemovedFromEveryDeckAndReturnsToItsPlace() async throws {
    for naming in Naming.allCases {
      let (window, folder) = try open(naming)
      let pages = window.deck.pages
      for name in ["03.png", "02.png"] { XCTAssertEqual(unlink("\(folder)/\(name)"), 0) }
      // A program that saves a file may remove it first.
      settle()
      clock.advance(by: DeckWindow<Carousel>.departureTime - 0.1)
      XCTAssertEqual(window.deck.pages.count, 4)
      runLoop(
        until: {
          self.clock.advance(by: 0.5)
          return window.deck.pages.count == 2
        }, "\(naming): two pages fewer")
      XCTAssertEqual(window.widget.component.pageCount, 2)
      XCTAssertEqual(window.store.count, 2)
      XCTAssertNotNil(window.toast.text, "it is reported")
      for name in ["02.png", "03.png"] { try write(name, new, in: folder) }
      runLoop(until: { window.widget.component.pageCount == 4 }, "\(naming): they are back")
      XCTAssertEqual(window.deck.pages, pages)
      runLoop(until: { self.color(ofPage: 1, in: window) == self.new }, "its picture")
    }
  }

  func testWhenTheWholeFolderIsRemovedNoPageRemains() async throws {
    for isMoved in [false, true] {
      for naming in Naming.allCases {
        let (window, folder) = try open(naming)
        var isClosed = false
        window.didClose = { isClosed = true }
        if isMoved {
          XCTAssertEqual(rename(folder, folder + "-elsewhere"), 0)
        } else {
          try FileManager.default.removeItem(atPath: folder)
        }
        runLoop(
          until: {
            self.clock.advance(by: 0.5)
            return isClosed
          }, "\(naming): the window closes, moved: \(isMoved)")
        XCTAssertEqual(window.store.count, 0)
        if isMoved { try FileManager.default.removeItem(atPath: folder + "-elsewhere") }
      }
    }
  }

  func testPagesOfASubfolderAreRemovedAndReturnWithIt() async throws {
    for isListed in [false, true] {
      let folder = try temporaryFolder()
      try FileManager.default.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
      for name in ["1.png", "sub/2.png", "sub/3.png"] { try write(name, old, in: folder) }
      if isListed {
        try Data(#"{"pages": ["1.png", "sub/2.png", "sub/3.png"]}"#.utf8)
          .write(to: URL(fileURLWithPath: folder + "/deck.json"))
      }
      let deck = try Deck.read(path: folder, isRecursive: true).deck
      let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
      addTeardownBlock { @MainActor in
        window.didClose()
        gtk_window_destroy(window.window)
      }
      window.present()
      runLoop(until: { window.store.loadedCount == 3 }, "pictures")
      let elsewhere = try temporaryFolder() + "/sub"
      // Twice: its return is detected again.
      for _ in 0..<2 {
        XCTAssertEqual(rename(folder + "/sub", elsewhere), 0)
        runLoop(
          until: {
            self.clock.advance(by: 0.5)
            return window.deck.pages.count == 1
          }, "the folder goes, listed: \(isListed)")
        XCTAssertEqual(rename(elsewhere, folder + "/sub"), 0)
        runLoop(until: { window.widget.component.pageCount == 3 }, "it comes back, listed: \(isListed)")
        XCTAssertEqual(window.deck.pages, deck.pages)
      }
      try write("sub/3.png", new, in: folder)
      window.widget.send(.select(page: 2, animated: false))
      runLoop(until: { self.color(ofPage: 2, in: window) == self.new }, "a picture in it is replaced")
    }
  }

  func testAnAnimationThatReplacesAPicturePlays() async throws {
    let (window, folder) = try open(.folder)
    XCTAssertNotEqual(window.store.picture(0)?.isAnimated, true)
    let elsewhere = try temporaryFolder()
    let path = elsewhere + "/new"
    try Data(SampleAnimation(colors: [old, new]).gif()).write(to: URL(fileURLWithPath: path))
    XCTAssertEqual(rename(path, folder + "/01.png"), 0)
    runLoop(until: { window.store.picture(0)?.isAnimated == true }, "the animation")
    XCTAssertEqual(window.deck.pages[0].format, .gif)
  }

  func testAPictureThatIsBeingWrittenInItsPlaceKeepsItsPage() async throws {
    let (window, folder) = try open(.folder)
    var failures = 0
    window.store.changeDidFail = { [weak window] in
      failures += 1
      window?.awaitContent()
    }
    let elsewhere = try temporaryFolder() + "/new.png"
    try SamplePictures.write(elsewhere, color: new, width: 40, height: 30)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: elsewhere))
    // Some programs close the file before they write it, or write it part by part.
    for count in [0, 20, bytes.count / 2] {
      let known = failures
      try bytes.prefix(count).write(to: URL(fileURLWithPath: folder + "/01.png"))
      runLoop(until: { failures > known }, "\(count) bytes")
      clock.advance(by: DeckWindow<Carousel>.departureTime - 0.1)
      settle()
      XCTAssertEqual(color(ofPage: 0, in: window), old, "\(count) bytes")
      XCTAssertEqual(window.widget.component.currentPage, 0)
      XCTAssertEqual(window.deck.pages.count, 4)
    }
    try bytes.write(to: URL(fileURLWithPath: folder + "/01.png"))
    runLoop(until: { self.color(ofPage: 0, in: window) == self.new }, "the whole picture")
    clock.advance(by: 3)
    settle()
    XCTAssertEqual(window.deck.pages.count, 4)
    XCTAssertNil(window.toast.text)
  }

  func testAReplacedPictureThatIsNoLongerOneLosesItsPage() async throws {
    let (window, folder) = try open(.folder)
    try Data("Hello".utf8).write(to: URL(fileURLWithPath: folder + "/01.png"))
    runLoop(
      until: {
        self.clock.advance(by: 0.5)
        return window.deck.pages.count == 3
      }, "its page goes")
    XCTAssertEqual(window.toast.text?.hasPrefix("01.png is not a picture"), true)
  }
}
#endif

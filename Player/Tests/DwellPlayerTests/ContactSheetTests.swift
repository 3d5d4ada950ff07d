#if GTK
import CDwellGTK
import Dwell
import DwellDeck
import DwellFiles
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// A deck without a window.
@MainActor
final class ContactSheetTests: GTKTestCase {
  func testADeckHasATileForEachPageInOrderFromTheStartPage() async throws {
    for (count, columns) in [(1, 3), (4, 3), (9, 3), (30, 6)] {
      let folder = try temporaryFolder()
      var deck = Deck(name: "sample", pages: [])
      for page in 0..<count {
        let path = "\(folder)/\(page).png"
        try SamplePictures.write(path, color: [7 * page, 200 - 5 * page, 90], width: 400, height: 300)
        deck.pages.append(DeckPage(path: path, format: .png))
      }
      deck.startPage = count / 2
      deck.pagesPerView = count == 9 ? 2.5 : 1
      let sheet = try XCTUnwrap(DeckSheet(deck) { path, problem in XCTFail("\(path): \(problem)") })
      let raster = try XCTUnwrap(sheet.draw())
      let pixels = Pixels(raster)
      let shown = min(columns, count)
      let width = (1300 - Double(columns - 1) * 20) / Double(columns)
      let height = (width * 280 / 420).rounded()
      XCTAssertEqual(Double(raster.width), 2 * (20 + (width + 20) * Double(shown)), accuracy: 1, "\(count)")
      for tile in 0..<count {
        let x = 20 + Double(tile % columns) * (width + 20) + width / 2
        let y = 56 + Double(tile / columns) * (height + 46) + height / 2
        let page = (tile + count / 2) % count
        XCTAssertEqual(
          Array(pixels[Int(2 * x), Int(2 * y)].prefix(3)), [7 * page, 200 - 5 * page, 90],
          "tile \(tile) of \(count)")
      }
    }
  }

  func testImagesThatCannotBeShownAreReportedAndSkipped() async throws {
    let folder = try temporaryFolder()
    var deck = try SampleDecks.plain(2, in: folder)
    deck.pages.insert(try SampleDecks.brokenPage(in: folder), at: 0)
    var reported: [String] = []
    XCTAssertNotNil(DeckSheet(deck) { path, _ in reported.append(path) })
    XCTAssertEqual(reported, [folder + "/broken.png"])
    deck.pages = [try SampleDecks.brokenPage(in: folder)]
    XCTAssertNil(DeckSheet(deck) { _, _ in })
  }

  func testTheOutcomesOfASheetAreReported() async throws {
    let folder = try temporaryFolder()
    var options = DeckPlayer.Options()
    options.sheet = folder + "/sheet.png"
    var deck = try SampleDecks.plain(2, in: folder)
    var failed: [String] = []
    let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    XCTAssertEqual(
      try DeckPlayer.run(deck: deck, options: options) { path, _, _ in failed.append(path) },
      .drawn(path: place + "/sheet.png", isInsteadOfWindow: false))
    XCTAssertNoThrow(
      try PictureDecoder.decode(path: folder + "/sheet.png", box: PixelSize(width: 9, height: 9)))
    XCTAssertEqual(failed, [])
    deck.pages = [try SampleDecks.brokenPage(in: folder)]
    XCTAssertEqual(
      try DeckPlayer.run(deck: deck, options: options) { path, _, _ in failed.append(path) },
      .nothingToShow(name: "sample"))
    XCTAssertEqual(failed, [folder + "/broken.png"])
    deck = try SampleDecks.plain(2, in: folder)
    options.sheet = folder + "/none/sheet.png"
    XCTAssertThrowsError(try DeckPlayer.run(deck: deck, options: options) { _, _, _ in }) {
      XCTAssertEqual(($0 as? FileError)?.path, options.sheet)
    }
  }

  func testTheDemoIsDrawnOnceAndEveryImageOfItCanBeShown() async throws {
    let folder = try temporaryFolder() + "/a/demo"
    let deck = try DemoDeck.write(to: folder)
    XCTAssertEqual(deck.pages.count, 6)
    let box = PixelSize(width: 96, height: 64)
    let pictures = try deck.pages.map { Pixels(try PictureDecoder.decode(path: $0.path, box: box)) }
    for (index, picture) in pictures.enumerated() {
      XCTAssertFalse((deck.pages[index].alternativeText ?? "").isEmpty)
      let colors = Set(
        stride(from: 0, to: picture.bytes.count, by: 4).map { Array(picture.bytes[$0..<$0 + 4]) })
      XCTAssertGreaterThan(colors.count, 200, "\(deck.pages[index].path) is hardly painted")
      for other in pictures[..<index] { XCTAssertGreaterThan(picture.difference(from: other).mean, 10) }
    }
    let before =
      try FileManager.default.attributesOfItem(atPath: deck.pages[0].path)[.modificationDate] as? Date
    XCTAssertEqual(try DemoDeck.write(to: folder), deck)
    let after =
      try FileManager.default.attributesOfItem(atPath: deck.pages[0].path)[.modificationDate] as? Date
    XCTAssertEqual(before, after)
    XCTAssertThrowsError(try DemoDeck.write(to: deck.pages[0].path)) {
      XCTAssert("\($0)".hasPrefix(deck.pages[0].path + " cannot be written ("), "\($0)")
    }
  }
}
#endif

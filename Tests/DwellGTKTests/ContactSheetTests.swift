#if GTK
import CDwellGTK
import Dwell
import DwellDeck
import DwellFiles
@testable import DwellGTK
@testable import DwellPlayer
import XCTest

/// A deck without a window.
@MainActor
final class ContactSheetTests: GTKTestCase {
  /// A sheet of small cells at one device pixel per point.
  private var sheet: ContactSheet {
    var sheet = ContactSheet()
    sheet.cellSize = Size(width: 100, height: 60)
    sheet.columns = 2
    sheet.scale = 1
    return sheet
  }

  func testEachCellShowsTheComponentAtItsTime() async throws {
    var control = PageControl(.init(pageCount: 3), at: 0)
    let times = [0, 1, 3.9, 4.1, 6, 8.5, 13]
    let raster = try XCTUnwrap(sheet.draw(control, at: times.map { .init($0) }))
    XCTAssertEqual(raster.width, 20 + 2 * 120)
    let pixels = Pixels(raster)
    _ = control.handle(.resize(Size(width: 100, height: 60)), at: 0)
    for (index, time) in times.enumerated() {
      while case .at(let change) = control.nextChange(after: time - 1, step: 1), change < time {
        _ = control.handle(.tick, at: change)
      }
      _ = control.handle(.tick, at: time)
      var expected = DisplayList([
        .fill(
          ItemKey(.background), Rect(x: 0, y: 0, width: 100, height: 60), radius: 0,
          .solid(.black, opacity: 1))
      ])
      for command in control.frame(at: time).display.commands { expected.append(command) }
      let cell = pixels.part(x: 20 + index % 2 * 120, y: 20 + index / 2 * 106, width: 100, height: 60)
      let oracle = CairoOracle(theme: .onPictures).pixels(of: expected, width: 100, height: 60)
      // The corners of a cell are rounded.
      assertEqual(
        cell.part(x: 6, y: 6, width: 88, height: 48), oracle.part(x: 6, y: 6, width: 88, height: 48),
        "at \(time) s")
    }
  }

  func testAPageTurnsWhenItsTimeRunsOutAndNotWhenItIsDrawn() async throws {
    let control = PageControl(.init(pageCount: 3), at: 0)
    let late = try XCTUnwrap(sheet.draw(control, at: [.init(10)]))
    let early = try XCTUnwrap(sheet.draw(control, at: [.init(5), .init(10)]))
    XCTAssertEqual(
      Pixels(late).part(x: 20, y: 20, width: 100, height: 60),
      Pixels(early).part(x: 140, y: 20, width: 100, height: 60))
  }

  func testADeckIsDrawnWithItsImagesFromTheFirstToTheNext() async throws {
    let deck = try SampleDecks.plain(4, in: try temporaryFolder())
    var look = DeckLook()
    look.showsCaptions = false
    let sheet = try XCTUnwrap(DeckSheet(deck, look: look) { path, problem in XCTFail("\(path): \(problem)") })
    let pixels = Pixels(try XCTUnwrap(sheet.draw()))
    // Cells of 420 by 280 points at two pixels per point, below a title; images of 40 by 30 pixels are
    // centred.
    for (cell, page) in [(0, 0), (1, 0), (4, 0), (7, 1), (8, 2)] {
      let center = (x: 2 * (20 + cell % 3 * 440 + 210), y: 2 * (56 + cell / 3 * 326 + 140))
      XCTAssertEqual(
        Array(pixels[center.x, center.y].prefix(3)), SampleDecks.color(ofPage: page), "cell \(cell)")
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

#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Pages on the device's pixels, in windows and in videos.
@MainActor
final class PagePixelTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// The runs of equal pixels in a row of an image: their red, and their lengths.
  private func runs(_ pixels: Pixels, y: Int) -> [(red: Int, length: Int)] {
    var runs: [(red: Int, length: Int)] = []
    for x in 0..<pixels.width {
      let red = pixels[x, y][0]
      if let last = runs.indices.last, runs[last].red == red {
        runs[last].length += 1
      } else {
        runs.append((red, 1))
      }
    }
    return runs
  }

  /// A page of one colour, by its number.
  private func page(_ number: Int) -> UnsafeMutablePointer<GtkWidget> {
    let page: UnsafeMutablePointer<GtkWidget> = gtk_drawing_area_new()
    gtk_drawing_area_set_draw_func(
      page.cast(to: GtkDrawingArea.self),
      { _, cairo, _, _, number in
        cairo_set_source_rgb(cairo, Double(Int(bitPattern: number)) / 10, 0, 0)
        cairo_paint(cairo)
      }, UnsafeMutableRawPointer(bitPattern: number), nil)
    return page
  }

  func testThreePagesInAWindowShareTheirEdgesAtAnyWidth() async throws {
    for width in [400, 800, 901, 1000] as [Int32] {
      let view = try XCTUnwrap(
        PageViewWidget(pages: (1...6).map(page), clock: clock) { $0.layout.length = .perView(3) })
      let window = present(view.widget, width: width, height: 60)
      settle()
      for first in [1, 4] {
        view.send(.select(page: first == 1 ? 0 : 5, animated: false))
        settle()
        let runs = try runs(window.pixels(), y: 30)
        XCTAssertEqual(runs.count, 3, "R228: \(width) pixels, \(runs)")
        for (run, page) in zip(runs, first..<first + 3) {
          XCTAssertEqual(
            Double(run.red), Double(page) / 10 * 255, accuracy: 1, "R228: \(width) pixels, \(runs)")
        }
        let lengths = runs.map(\.length)
        XCTAssertLessThanOrEqual(try XCTUnwrap(lengths.max()) - XCTUnwrap(lengths.min()), 1, "\(runs)")
      }
    }
  }

  func testThreePagesInAVideoShareTheirEdges() async throws {
    for (width, height) in [(1280, 720), (854, 480), (640, 360)] {
      var deck = try SampleDecks.plain(6, in: try temporaryFolder())
      deck.pagesPerView = 3
      var look = DeckLook()
      look.fit = .cover
      look.showsCaptions = false
      let painter = try XCTUnwrap(
        VideoPainter(deck, look: look, width: width, height: height, rate: FrameRate(10)) { path, reason, _ in
          XCTFail("\(path): \(reason)")
        })
      try painter.draw(0)
      let runs = runs(Pixels(painter.raster), y: height / 2)
      XCTAssertEqual(
        runs.map(\.red), (0..<3).map { SampleDecks.color(ofPage: $0)[0] }, "R228: \(width) pixels, \(runs)")
    }
  }
}
#endif

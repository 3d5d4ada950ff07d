#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import DwellTestSupport
import XCTest

/// Which widget is which page, after many edits.
@MainActor
final class PageChildrenTests: GTKTestCase {
  /// A page of the model: a widget's text, or nil for a page without one.
  private func text(_ page: UnsafeMutablePointer<GtkWidget>?) -> String? {
    page.map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
  }

  func testWidgetsKeepTheirPagesThroughRandomEdits() async throws {
    for source in [PageSource.widgets([]), .onDemand { _ in nil }] {
      var random = SeededRandom(seed: 7)
      let carousel = try XCTUnwrap(
        CarouselWidget(.init(pageCount: 0), pages: source, clock: ManualClock()))
      var model: [String?] = []
      for step in 0..<400 {
        let count = model.count
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2:
          let page = Int.random(in: 0...count, using: &random)
          model.insert("\(step)", at: page)
          carousel.insertPage(gtk_label_new("\(step)"), at: page)
        case 3 where count > 1:
          let (page, newPage) = (
            Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
          )
          model.insert(model.remove(at: page), at: newPage)
          carousel.movePage(from: page, to: newPage)
        case 4 where count > 0:
          let page = Int.random(in: 0..<count, using: &random)
          let removed = Int.random(in: 1...min(3, count - page), using: &random)
          model.removeSubrange(page..<(page + removed))
          carousel.send(.edit(.remove(at: page, count: removed)))
        default:
          let page = Int.random(in: 0...count, using: &random)
          model.insert(contentsOf: [nil, nil], at: page)
          carousel.send(.edit(.insert(at: page, count: 2)))
        }
        XCTAssertEqual(carousel.pageCount, model.count)
        XCTAssertEqual((0..<model.count).map { text(carousel.page(at: $0)) }, model, "step \(step)")
      }
    }
  }

  func testAMillionPagesWithoutWidgetsLieBeforeOneWithout() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(2), clock: ManualClock()))
    let first = carousel.page(at: 0)
    carousel.send(.edit(.insert(at: 0, count: 1_000_000_000_000)))
    XCTAssertEqual(carousel.page(at: 1_000_000_000_000), first)
    XCTAssertNil(carousel.page(at: 7))
    let label = gtk_label_new("last")
    carousel.appendPage(label!)
    XCTAssertEqual(carousel.page(at: 1_000_000_000_002), label)
    carousel.removePage(at: 3)
    XCTAssertEqual(carousel.page(at: 999_999_999_999), first)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Pages without a known number, known by their neighbours (R231): what others see of them, and mistakes.
@MainActor
final class NeighbourUseTests: NeighbourTestCase {
  func testAScreenReaderReadsTitlesAndTurnsWithoutNumbers() async throws {
    let (carousel, days) = try open(6...8)
    var slider = try accessibleObject("slider")
    XCTAssertEqual(slider.description, "Day 7", "R231: no number")
    XCTAssertEqual(slider.value, "0 of -1...1")
    try reader("set", "slider", "1")
    XCTAssertEqual(days.current, 8)
    XCTAssertEqual(carousel.controller.publisher.announcements, ["Day 8"], "before it comes into view")
    slider = try accessibleObject("slider")
    XCTAssertEqual([slider.description, slider.value], ["Day 8", "0 of -1...0"])
    try reader("act", "slider", "page.previous")
    XCTAssertEqual(days.current, 7)
    carousel.bind(nil) { _ in nil }
    for title in ["one", "two"] { carousel.appendPage(gtk_label_new(title)) }
    XCTAssertEqual(carousel.controller.publisher.text, "page 1 of 2", "a number again")
  }

  func testPropertiesHaveNoNumbersAndTheAppsOwnLookReturns() async throws {
    let (carousel, days) = try open()
    let read = { (name: String) -> String in
      var value = GValue()
      g_object_get_property(carousel.widget.cast(to: GObject.self), name, &value)
      defer { g_value_unset(&value) }
      let text = g_strdup_value_contents(&value)
      defer { g_free(text) }
      return text.map { String(cString: $0) } ?? ""
    }
    XCTAssertEqual(["page", "page-count", "loop", "item"].map(read), ["0", "1", "FALSE", "NULL"])
    let heard = Notifications(of: carousel.widget)
    carousel.send(.key(.right))
    pass(0.1, carousel)
    XCTAssertEqual(Double(read("position")).map { $0 > -1 && $0 < 0 }, true, read("position"))
    rest(carousel)
    XCTAssertEqual(Double(read("position")), 0, "R231: the distance from the current page")
    let words = heard.read()
    XCTAssert(words.contains("page-changed") && words.contains("position"), "\(words)")
    XCTAssertFalse(words.contains("page") || words.contains("page-count"), "\(words)")
    var yes = GValue()
    g_value_init(&yes, GType(5 << 2))
    g_value_set_boolean(&yes, 1)
    g_object_set_property(carousel.widget.cast(to: GObject.self), "loop", &yes)
    XCTAssertEqual(read("loop"), "FALSE", "R231: whatever the app sets")
    XCTAssertEqual(days.current, 8)
    carousel.bind(nil) { _ in nil }
    XCTAssertEqual(read("loop"), "TRUE")
    XCTAssertEqual(carousel.component.configuration.indicator, Carousel.Configuration(pageCount: 0).indicator)
  }

  func testMistakesAreWarnedOfOnceAndPagesEndThere() async throws {
    for (next, message) in [
      ({ $0 + 1 > 9 ? 5 : $0 + 1 }, "leads back to the page 7"),
      ({ $0 }, "leads back to the page 7"),
      ({ $0 + 2 }, "doesn't lead back"),
    ] as [((Int) -> Int, String)] {
      let carousel = try XCTUnwrap(CarouselWidget(pages: [], clock: clock))
      let found = warnings {
        let days = carousel.bind(around: 7) {
          next($0)
        } previous: {
          $0 - 1
        } makePage: { [self] in
          label($0)
        }
        _ = present(carousel.widget, width: 300, height: 200)
        for key in [Key.right, .right, .right, .left, .left, .left, .left, .left] {
          carousel.send(.key(key))
          rest(carousel)
          XCTAssertEqual(Set(days.shown).count, days.shown.count)
          XCTAssertEqual(carousel.pageCount, days.shown.count)
        }
      }
      XCTAssertEqual(found.count, 1, "\(found)")
      XCTAssert(found.first?.contains(message) == true, "\(found)")
      XCTAssert(found.first?.hasPrefix("DwellCarousel: ") == true, "\(found)")
    }
  }

  func testTheAppsClosuresMayUseTheCarousel() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: [], clock: clock))
    var action: () -> Void = {}
    let bind = { [self] in
      carousel.bind(around: 7) {
        action()
        return $0 + 1
      } previous: {
        $0 - 1
      } makePage: { [self] in
        label($0)
      }
    }
    let days = bind()
    _ = present(carousel.widget, width: 300, height: 200)
    action = {
      action = {}
      XCTAssertEqual(days.current, 7)
      days.update()
      carousel.send(.key(.right))
      days.select(30)
    }
    days.update()
    rest(carousel)
    XCTAssertEqual(days.current, 30)
    XCTAssertEqual(inView(carousel), [30: 0])
    // It may even bind other pages.
    action = {
      action = {}
      carousel.bind(nil) { _ in nil }
    }
    days.update()
    XCTAssertEqual(carousel.pageCount, 0)
    days.select(3)
    carousel.appendPage(gtk_label_new("1"))
    settle()
    XCTAssertEqual(made(carousel), [1])
    XCTAssertEqual(bind().current, 7)
    settle()
    XCTAssertEqual(inView(carousel), [7: 0])
  }

  func testPagesThatTheAppEditsOrReplacesAreListedAgain() async throws {
    let (carousel, days) = try open()
    carousel.removePage(at: 0)
    carousel.movePage(from: 0, to: 3)
    carousel.appendPage(gtk_label_new("999"))
    carousel.send(.setPageCount(2))
    XCTAssertEqual(carousel.pageCount, days.shown.count)
    XCTAssertEqual([days.current, carousel.pageCount], [7, 17])
    carousel.replace(Carousel(.init(pageCount: 3), at: clock.now))
    carousel.send(.key(.right))
    rest(carousel)
    XCTAssertEqual(carousel.pageCount, days.shown.count)
    XCTAssertEqual(Array(inView(carousel).keys), [days.current])
  }

  func testDotsElsewhereShowThatPagesHaveNoNumber() async throws {
    let (carousel, days) = try open()
    let dots = try XCTUnwrap(PageControlWidget(.init(pageCount: 5), clock: clock))
    dots.carousel = carousel.widget
    XCTAssertEqual(dots.component.pageCount, 1)
    for _ in 0..<50 { carousel.send(.key(.right)) }
    XCTAssertEqual([dots.component.pageCount, dots.component.currentPage, days.current], [1, 0, 57])
    dots.send(.select(page: 0, animated: true))
    XCTAssertEqual(days.current, 57)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Pages without a known number whose identities are items, as the C library has them (R231).
@MainActor
final class ItemPagesTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()
  /// The steps from items for which the app was asked.
  private var calls: [String] = []
  /// The numbers of items that were released.
  private let ended: UnsafeMutablePointer<[Int]> = {
    let ended = UnsafeMutablePointer<[Int]>.allocate(capacity: 1)
    ended.initialize(to: [])
    return ended
  }()

  /// Returns a new item for a number, with a reference.
  private func item(_ number: Int) -> UnsafeMutablePointer<GObject> {
    let item = UnsafeMutableRawPointer(gtk_string_object_new("\(number)"))
      .assumingMemoryBound(to: GObject.self)
    let notify: GWeakNotify = { list, _ in list?.assumingMemoryBound(to: [Int].self).pointee.append(1) }
    g_object_weak_ref(item, notify, ended)
    return item
  }

  /// The number of an item.
  private func number(_ item: UnsafeMutablePointer<GObject>) -> Int? {
    Int(String(cString: gtk_string_object_get_string(OpaquePointer(item))))
  }

  /// A sorter of items by their numbers, released after the test.
  private func sorter() throws -> UnsafeMutablePointer<GtkSorter> {
    let compare: GCompareDataFunc = { one, other, _ in
      let numbers = [one, other].map { item in
        Int(String(cString: gtk_string_object_get_string(item.map { OpaquePointer($0) }))) ?? 0
      }
      return numbers[0] < numbers[1] ? -1 : numbers[0] > numbers[1] ? 1 : 0
    }
    let sorter = try XCTUnwrap(gtk_custom_sorter_new(compare, nil, nil))
    addTeardownBlock { @MainActor in g_object_unref(UnsafeMutableRawPointer(sorter)) }
    return UnsafeMutableRawPointer(sorter).assumingMemoryBound(to: GtkSorter.self)
  }

  /// Opens a carousel of numbers up to a limit, at 7. Each neighbour is a new object.
  private func open(
    to limit: Int = 10_000, sorter: UnsafeMutablePointer<GtkSorter>? = nil,
    _ neighbour: @escaping (Int, Int) -> Int = { $0 + $1 }
  ) throws -> CarouselWidget {
    let carousel = try XCTUnwrap(CarouselWidget(pages: [], clock: clock) { $0.timer.advances = false })
    let start = item(7)
    defer { g_object_unref(start) }
    _ = ItemPages(around: start, of: carousel.controller, sorter: sorter) { [self] item, step in
      let number = number(item) ?? 0
      calls.append("\(number)\(step > 0 ? "+" : "-")")
      return neighbour(number, step) > limit ? nil : self.item(neighbour(number, step))
    } makePage: { [self] item in
      gtk_label_new("\(number(item) ?? 0)")
    }
    _ = present(carousel.widget, width: 300, height: 200)
    return carousel
  }

  /// The number of the current item.
  private func current(_ carousel: CarouselWidget) -> Int? {
    carousel.controller.binding?.currentItem.flatMap(number)
  }

  /// The texts of the pages in view.
  private func inView(_ carousel: CarouselWidget) -> [String] {
    (carousel.controller.host?.places ?? []).compactMap { carousel.page(at: $0.page) }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
  }

  /// Lets pages settle.
  private func rest(_ carousel: CarouselWidget) {
    clock.advance(by: 3)
    carousel.send(.tick)
  }

  func testEachNeighbourIsAskedForOnceAlthoughItIsANewObjectEachTime() async throws {
    let carousel = try open()
    XCTAssertEqual(calls.count, 16)
    let page = carousel.page(at: carousel.currentPage)
    calls = []
    for (key, number) in [(Key.right, 8), (.right, 9), (.left, 8), (.left, 7), (.left, 6), (.right, 7)] {
      carousel.send(.key(key))
      XCTAssertEqual(current(carousel), number)
    }
    rest(carousel)
    XCTAssertEqual(calls, ["15+", "16+", "-1-"], "R231")
    XCTAssertEqual(inView(carousel), ["7"])
    XCTAssertEqual(carousel.page(at: carousel.currentPage), page, "the page keeps its widget")
  }

  func testItemsAreReleasedWhenTheirPagesAreNoLongerListedAndAllWithTheCarousel() async throws {
    let carousel = try open()
    for _ in 0..<200 { carousel.send(.key(.right)) }
    XCTAssertEqual(current(carousel), 207)
    XCTAssertGreaterThanOrEqual(ended.pointee.count, 217 - 81)
    carousel.bind(nil) { _ in nil }
    XCTAssertEqual(ended.pointee.count, 217, "all that were made: -1 to 215")
  }

  func testWithASorterEqualItemsAreOnePageAndOthersComeFromTheirSide() async throws {
    let carousel = try open(sorter: sorter())
    var old = 7
    let found = warnings {
      for number in [8, 6, 500, 20, 21] {
        let item = item(number)
        carousel.controller.itemPages?.select(item, animated: true)
        g_object_unref(item)
        XCTAssertEqual(current(carousel), number)
        clock.advance(by: 0.1)
        carousel.send(.tick)
        let places = (carousel.controller.host?.places ?? []).sorted { $0.rect.x < $1.rect.x }
        let shown = places.compactMap { carousel.page(at: $0.page) }
          .compactMap { Int(String(cString: gtk_label_get_text(OpaquePointer($0)))) }
        // A spring overshoots a little.
        XCTAssertEqual(
          shown.filter { [old, number].contains($0) }, [min(old, number), max(old, number)], "R231")
        rest(carousel)
        old = number
      }
    }
    XCTAssertEqual(found, [], "the selected item is known, too")
  }

  func testWithoutASorterEachItemIsAPageOfItsOwnFromTheEnd() async throws {
    let carousel = try open()
    let same = try XCTUnwrap(carousel.controller.binding?.currentItem)
    carousel.controller.itemPages?.select(same, animated: true)
    XCTAssertEqual([current(carousel), carousel.pageCount], [7, 17])
    let other = item(7)
    carousel.controller.itemPages?.select(other, animated: true)
    XCTAssertEqual(carousel.controller.binding?.currentItem, other)
    XCTAssertEqual(carousel.pageCount, 34)
    g_object_unref(other)
  }

  func testNeighboursAreAskedForAgainAtAnEndAndWhenTheAppSaysSo() async throws {
    var limit = 8
    let carousel = try open { $0 + $1 > limit ? 100_000 : $0 + $1 }
    carousel.send(.key(.right))
    carousel.send(.key(.right))
    XCTAssertEqual(current(carousel), 8)
    limit = 9
    carousel.send(.key(.left))
    carousel.send(.key(.right))
    carousel.send(.key(.right))
    XCTAssertEqual(current(carousel), 9, "an end is asked for again with every turn")
    limit = 10
    let page = carousel.page(at: carousel.currentPage)
    carousel.controller.itemPages?.update()
    XCTAssertEqual(carousel.page(at: carousel.currentPage), page)
    carousel.send(.key(.right))
    XCTAssertEqual(current(carousel), 10)
    carousel.send(.key(.left))
    XCTAssertEqual(current(carousel), 9)
  }

  func testMistakesNameTheItemsType() async throws {
    let wrong = try warnings {
      let carousel = try open(sorter: sorter()) { $1 > 0 ? $0 + 1 : $0 - 2 }
      for _ in 0..<4 { carousel.send(.key(.left)) }
      for _ in 0..<9 { carousel.send(.key(.right)) }
      XCTAssertNotNil(current(carousel))
    }
    XCTAssertEqual(wrong.count, 1, "\(wrong)")
    XCTAssert(wrong.first?.contains("GtkStringObject doesn't lead back") == true, "\(wrong)")
    let back = try warnings {
      let carousel = try open(sorter: sorter()) { min($0 + $1, 9) }
      for number in [8, 9, 9] {
        carousel.send(.key(.right))
        XCTAssertEqual(current(carousel), number)
      }
    }
    XCTAssertEqual(back.count, 1, "\(back)")
    XCTAssert(back.first?.contains("leads back to the page GtkStringObject") == true, "\(back)")
    XCTAssert(back.first?.contains("return NULL") == true, "\(back)")
  }
}
#endif

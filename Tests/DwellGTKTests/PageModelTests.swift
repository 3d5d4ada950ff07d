#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Pages that are the items of a list model.
@MainActor
final class PageModelTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// A list of strings (GtkStringList), which the test releases.
  private func list(_ strings: [String]) -> OpaquePointer {
    let list: OpaquePointer = gtk_string_list_new(nil)
    for string in strings { gtk_string_list_append(list, string) }
    addTeardownBlock { @MainActor in g_object_unref(UnsafeMutableRawPointer(list)) }
    return list
  }

  /// The texts of the pages that have a widget.
  private func texts(_ carousel: CarouselWidget) -> [Int: String] {
    var texts: [Int: String] = [:]
    for index in 0..<carousel.pageCount {
      if let page = carousel.page(at: index) {
        texts[index] = String(cString: gtk_label_get_text(OpaquePointer(page)))
      }
    }
    return texts
  }

  /// A carousel of a list's items, in a window.
  private func open(_ list: OpaquePointer) throws -> CarouselWidget {
    let carousel = try XCTUnwrap(CarouselWidget(pages: [gtk_label_new("before")], clock: clock))
    carousel.bind(list) { gtk_label_new(gtk_string_object_get_string(OpaquePointer($0))) }
    _ = present(carousel.widget, width: 300, height: 200)
    return carousel
  }

  func testOnlyPagesNearTheCurrentOneHaveWidgets() async throws {
    let carousel = try open(list((0..<10_000).map { "page \($0)" }))
    XCTAssertEqual(carousel.pageCount, 10_000)
    XCTAssertEqual(texts(carousel), [0: "page 0"])
    carousel.send(.select(page: 5000, animated: false))
    settle()
    XCTAssertEqual(texts(carousel), [5000: "page 5000"])
  }

  func testPagesChangeWithTheList() async throws {
    let list = list(["a", "b", "c"])
    let carousel = try open(list)
    carousel.send(.select(page: 1, animated: false))
    settle()
    XCTAssertEqual(texts(carousel)[1], "b")
    gtk_string_list_splice(list, 0, 1, nil)
    gtk_string_list_append(list, "d")
    XCTAssertEqual([carousel.pageCount, carousel.currentPage], [3, 0])
    settle()
    XCTAssertEqual(texts(carousel)[0], "b", "the current page is kept")
    gtk_string_list_splice(list, 0, 3, nil)
    XCTAssertEqual(carousel.pageCount, 0)
    gtk_string_list_append(list, "e")
    settle()
    XCTAssertEqual(texts(carousel), [0: "e"])
  }

  func testAPageHasTheWidgetOfItsItemAfterItemsAreReplaced() async throws {
    let list = list(["a", "b", "c", "d"])
    let carousel = try open(list)
    "x".withCString { new in
      var strings: [UnsafePointer<CChar>?] = [new, nil]
      strings.withUnsafeMutableBufferPointer { gtk_string_list_splice(list, 0, 1, $0.baseAddress) }
    }
    settle()
    XCTAssertEqual([carousel.pageCount, carousel.currentPage], [4, 1])
    XCTAssertEqual(texts(carousel)[1], "b", "the page that took the place of the one that left")
    carousel.send(.select(page: 0, animated: false))
    settle()
    XCTAssertEqual(texts(carousel)[0], "x")
  }

  func testAnotherListOrNoneReplacesThePages() async throws {
    let first = list(["a", "b"])
    let carousel = try open(first)
    let second = list(["c"])
    carousel.bind(second) { gtk_label_new(gtk_string_object_get_string(OpaquePointer($0))) }
    settle()
    XCTAssertEqual(texts(carousel), [0: "c"])
    gtk_string_list_append(first, "x")
    XCTAssertEqual(carousel.pageCount, 1, "the first list is forgotten")
    XCTAssert(carousel.controller.isBound)
    carousel.bind(nil) { _ in nil }
    XCTAssertEqual(carousel.pageCount, 0)
    XCTAssertFalse(carousel.controller.isBound)
    carousel.appendPage(gtk_label_new("own"))
    settle()
    XCTAssertEqual(texts(carousel), [0: "own"])
  }

  func testAListMayOutliveTheCarousel() async throws {
    let list = list(["a"])
    do {
      let carousel = try XCTUnwrap(CarouselWidget(pages: [], clock: clock))
      carousel.bind(list) { _ in gtk_label_new("x") }
    }
    gtk_string_list_append(list, "b")
    XCTAssertEqual(g_list_model_get_n_items(list), 2)
  }

  func testActionsForButtonsBesideTheCarouselAreEnabledWhileTheyHaveAnEffect() async throws {
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: labelPages(2), clock: clock) { $0.pages.loops = false })
    let window = present(carousel.widget, width: 300, height: 200)
    let group = carousel.actionGroup
    XCTAssertEqual(group, carousel.actionGroup, "the same one")
    let names = ["next", "previous", "pause"]
    let enabled = {
      names.map { g_action_group_get_action_enabled(group, $0) != 0 }
    }
    XCTAssertEqual(enabled(), [true, false, true])
    g_action_group_activate_action(group, "next", nil)
    XCTAssertEqual(carousel.currentPage, 1)
    XCTAssertEqual(enabled(), [false, true, true])
    g_action_group_activate_action(group, "pause", nil)
    XCTAssertFalse(carousel.isRunning)
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
    gtk_widget_insert_action_group(button, "page", group)
    gtk_actionable_set_action_name(OpaquePointer(button), "page.previous")
    XCTAssertEqual(gtk_widget_get_sensitive(button), 1)
    g_action_group_activate_action(group, "previous", nil)
    XCTAssertEqual(gtk_widget_get_sensitive(button), 0, "at the first page")
    g_object_ref_sink(button)
    g_object_unref(button)
    _ = window
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// The keyboard focus in widgets with pages.
@MainActor
final class PageFocusTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Opens a carousel of three buttons with another button below, which would get the focus next.
  private func open() throws -> (carousel: CarouselWidget, pages: [UnsafeMutablePointer<GtkWidget>]) {
    let pages: [UnsafeMutablePointer<GtkWidget>] = (0..<3).map { gtk_button_new_with_label("\($0)") }
    let carousel = try XCTUnwrap(CarouselWidget(pages: pages, clock: clock))
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_vexpand(carousel.widget, 1)
    gtk_box_append(box.cast(to: GtkBox.self), carousel.widget)
    gtk_box_append(box.cast(to: GtkBox.self), gtk_button_new_with_label("After"))
    _ = present(box, width: 300, height: 300)
    // The pointer would pause, too.
    try run(["xdotool", "mousemove", "900", "900"])
    settle()
    return (carousel, pages)
  }

  /// The widget with the focus in a carousel's window.
  private func focus(around carousel: CarouselWidget) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_root_get_focus(gtk_widget_get_root(carousel.widget))
  }

  /// Waits until a turn has settled.
  private func rest(_ carousel: CarouselWidget) {
    for _ in 0..<30 {
      clock.advance(by: 0.1)
      carousel.send(.tick)
    }
    settle()
  }

  func testTheFocusStaysInTheCarouselWhenItsPageHasLeft() async throws {
    let (carousel, pages) = try open()
    carousel.isRunning = false
    gtk_widget_grab_focus(pages[0])
    XCTAssertEqual(focus(around: carousel), pages[0])
    carousel.send(.key(.pageDown))
    rest(carousel)
    XCTAssertEqual(gtk_widget_get_mapped(pages[0]), 0)
    XCTAssertEqual(focus(around: carousel), carousel.handle)
  }

  func testTheFocusStaysInTheCarouselWhenItsPageIsRemoved() async throws {
    let (carousel, pages) = try open()
    carousel.isRunning = false
    gtk_widget_grab_focus(pages[0])
    carousel.removePage(at: 0)
    settle()
    XCTAssertEqual(focus(around: carousel), carousel.handle)
  }

  func testFocusOutsideTheCarouselStaysThere() async throws {
    let (carousel, _) = try open()
    carousel.isRunning = false
    let other = gtk_widget_get_next_sibling(carousel.widget)
    gtk_widget_grab_focus(other)
    carousel.currentPage = 1
    rest(carousel)
    carousel.removePage(at: 1)
    XCTAssertEqual(focus(around: carousel), other)
  }

  func testAPageThatIsDueTurnsAfterGTKHasMovedTheFocus() async throws {
    let (carousel, pages) = try open()
    gtk_widget_grab_focus(gtk_widget_get_next_sibling(carousel.widget))
    settle()
    var changes: [Int] = []
    carousel.callbacks.pageDidChange = { [weak carousel] in
      changes.append($0.to)
      carousel?.removePage(at: 0)
    }
    clock.skip(by: 4.5)
    gtk_widget_grab_focus(pages[0])
    XCTAssertEqual(changes, [], "the app's code runs while GTK uses the widget that gets the focus")
    settle()
    XCTAssertEqual(changes, [1])
    XCTAssertEqual(carousel.page(at: 0), pages[1])
  }

  func testFocusPausesFromTheMomentItArrives() async throws {
    let (carousel, _) = try open()
    gtk_widget_grab_focus(gtk_widget_get_next_sibling(carousel.widget))
    showRing(around: carousel, true)
    settle()
    clock.skip(by: 3)
    gtk_widget_grab_focus(carousel.handle)
    clock.skip(by: 3)
    carousel.send(.tick)
    XCTAssertEqual(carousel.component.timer.pausedBy, .focus)
    XCTAssertEqual(carousel.component.timer.progress(at: clock.now), 0.75, accuracy: 1e-9)
  }

  func testFocusThatLeavesAndComesBackPausesAgainAfterThePlayButton() async throws {
    let (carousel, _) = try open()
    let other = gtk_widget_get_next_sibling(carousel.widget)
    gtk_widget_grab_focus(carousel.handle)
    showRing(around: carousel, true)
    carousel.send(.pause(.app))
    carousel.send(.resume(.playButton))
    settle()
    XCTAssertEqual(carousel.component.timer.pausedBy, [])
    gtk_widget_grab_focus(other)
    gtk_widget_grab_focus(carousel.handle)
    settle()
    XCTAssertEqual(carousel.component.timer.pausedBy, .focus)
  }

  func testTextThatIsEditedPausesWithoutARing() async throws {
    let (carousel, pages) = try open()
    showRing(around: carousel, false)
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let editors: [UnsafeMutablePointer<GtkWidget>] = [
      gtk_entry_new(), gtk_spin_button_new_with_range(0, 10, 1), gtk_text_view_new(),
    ]
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Send")
    for child in editors + [button] { gtk_box_append(box.cast(to: GtkBox.self), child) }
    carousel.insertPage(box, at: 0)
    carousel.send(.select(page: 0, animated: false))
    settle()
    for editor in editors {
      gtk_widget_grab_focus(editor)
      settle()
      XCTAssertEqual(carousel.component.timer.pausedBy, .focus, "pages advance while the user types")
      gtk_widget_grab_focus(button)
      settle()
      XCTAssertEqual(carousel.component.timer.pausedBy, [], "a click on a button pauses for good")
    }
    gtk_text_view_set_editable(editors[2].cast(to: GtkTextView.self), 0)
    gtk_widget_grab_focus(editors[2])
    settle()
    XCTAssertEqual(carousel.component.timer.pausedBy, [], "text that is only read")
    gtk_widget_grab_focus(editors[0])
    gtk_widget_grab_focus(pages[0])
    gtk_widget_grab_focus(gtk_widget_get_next_sibling(carousel.widget))
    settle()
    XCTAssertEqual(carousel.component.timer.pausedBy, [])
  }

  func testAnOpenPopoverPausesWithoutARing() async throws {
    let (carousel, _) = try open()
    showRing(around: carousel, false)
    let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new()
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), gtk_button_new_with_label("Share"))
    let menu: UnsafeMutablePointer<GtkWidget> = gtk_menu_button_new()
    gtk_menu_button_set_popover(OpaquePointer(menu), popover)
    carousel.insertPage(menu, at: 0)
    carousel.send(.select(page: 0, animated: false))
    settle()
    gtk_menu_button_popup(OpaquePointer(menu))
    settle()
    showRing(around: carousel, false)
    settle()
    XCTAssertEqual(carousel.component.timer.pausedBy, .focus, "the page turns away with its open menu")
    gtk_menu_button_popdown(OpaquePointer(menu))
    settle()
    XCTAssertEqual(carousel.component.timer.pausedBy, [])
  }

  /// Shows or hides the focus ring in a carousel's window.
  private func showRing(around carousel: CarouselWidget, _ isShown: Bool) {
    gtk_window_set_focus_visible(dwell_window_of(carousel.widget), isShown ? 1 : 0)
  }

  func testACarouselTakesTheFocusByItsMnemonic() async throws {
    let (carousel, pages) = try open()
    gtk_widget_grab_focus(pages[0])
    XCTAssertEqual(gtk_widget_mnemonic_activate(carousel.widget, 0), 1)
    XCTAssertEqual(focus(around: carousel), carousel.handle)
  }
}
#endif

#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import DwellScenes
import XCTest

/// Pointer, keyboard and screen reader in the gallery, from another process.
@MainActor
final class GalleryPointerTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// Opens the gallery at a page, at the top left of the screen.
  private func open(_ page: String? = nil) throws -> GalleryWindow {
    let gallery = try XCTUnwrap(GalleryWindow(page: page, clock: clock))
    gtk_window_set_default_size(gallery.window, 1000, 700)
    gtk_window_set_decorated(gallery.window, 0)
    gallery.present()
    runLoop(until: { gtk_widget_get_width(gallery.liveComponent.widget) > 0 }, "allocated")
    addTeardownBlock { @MainActor in
      gallery.close()
      gtk_window_destroy(gallery.window)
    }
    try run(["xdotool", "mousemove", "1200", "1000"])
    comeToRest()
    return gallery
  }

  /// Lets motions in progress finish.
  private func comeToRest() {
    settle()
    clock.advance(by: 1)
    drainLoop()
  }

  /// The gallery's page with the carousel.
  private let carousel = Gallery.pages.firstIndex { $0.name == "carousel" } ?? 0

  func testArrowsAndPageKeysTurnThePagesOfTheGallery() async throws {
    let gallery = try open()
    for (key, page) in [
      ("Right", 1), ("Right", 2), ("Left", 1), ("Page_Down", 2), ("End", Gallery.pages.count - 1),
      ("Home", 0),
      ("ctrl+Page_Down", 1),
    ] {
      try run(["xdotool", "key", key])
      runLoop(until: { gallery.pages.currentPage == page }, "\(key) to page \(page)")
      comeToRest()
    }
    gtk_widget_grab_focus(gallery.panel.rows[0].control)
    try run(["xdotool", "key", "Page_Down"])
    runLoop(until: { gallery.pages.currentPage == 2 }, "from a switch as well")
  }

  func testADragOnAComponentTurnsItsPagesAndNotTheGallerys() async throws {
    let gallery = try open("carousel")
    var place = graphene_point_t()
    var start = graphene_point_t(x: 200, y: 100)
    let window = gallery.window.cast(to: GtkWidget.self)
    XCTAssertNotEqual(gtk_widget_compute_point(gallery.liveComponent.widget, window, &start, &place), 0)
    let y = "\(Int(place.y))"
    try run(["xdotool", "mousemove", "\(Int(place.x) + 250)", y, "mousedown", "1"])
    for step in 1...10 {
      clock.advance(by: 0.02)
      try run(["xdotool", "mousemove", "\(Int(place.x) + 250 - 35 * step)", y])
    }
    try run(["xdotool", "mouseup", "1"])
    runLoop(until: { gallery.liveComponent.currentPage == 1 }, "the carousel's page turns")
    comeToRest()
    XCTAssertEqual(gallery.pages.currentPage, carousel, "the gallery's stays")
  }

  func testADragBesideAComponentTurnsThePageOfTheGallery() async throws {
    let gallery = try open("carousel")
    try run(["xdotool", "mousemove", "560", "40", "mousedown", "1"])
    for step in 1...10 {
      clock.advance(by: 0.02)
      try run(["xdotool", "mousemove", "\(560 - 50 * step)", "40"])
    }
    try run(["xdotool", "mouseup", "1"])
    runLoop(until: { gallery.pages.currentPage == carousel + 1 }, "the gallery's page turns")
  }

  func testEverySwitchAndButtonHasAnAccessibleName() async throws {
    let gallery = try open("page-control")
    let objects = try accessibleObjects()
    for gallerySwitch in gallery.liveComponent.page.switches {
      XCTAssert(
        objects.contains { $0.name == gallerySwitch.label && $0.role != "label" },
        "\(gallerySwitch.label): \(objects)")
    }
    for name in ["Previous page", "Next page", "Pause time", "Restart", "Switches"] {
      XCTAssert(objects.contains { $0.name == name && $0.role.contains("button") }, "\(name): \(objects)")
    }
    for object in objects where object.role.contains("button") || object.role == "slider" {
      XCTAssertFalse(object.name.isEmpty && object.states.contains("showing"), "nameless: \(object)")
    }
  }
}
#endif

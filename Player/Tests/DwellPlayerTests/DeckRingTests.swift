#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The ring around a deck's indicator, which has the keyboard focus, in the pixels of a real window.
@MainActor
final class DeckRingTests: GTKTestCase {
  /// The deck's clock.
  private let clock = ManualClock()

  func testTheRingOfADeckIsVisibleOnItsPictures() async throws {
    try run(["xdotool", "mousemove", "1900", "1000"])
    var look = DeckLook()
    look.showsCaptions = false
    look.controls = .always
    let deck = try SampleDecks.plain(4, in: try temporaryFolder())
    let window: DeckWindow<Carousel> = try openWindow(deck, look, clock: clock)
    let widget = window.widget.controller.widget
    gtk_widget_grab_focus(widget)
    gtk_window_set_focus_visible(window.window, 0)
    settle()
    let before = try TestWindow.pixels(of: widget, in: self)
    gtk_window_set_focus_visible(window.window, 1)
    settle()
    let after = try TestWindow.pixels(of: widget, in: self)
    let element = try XCTUnwrap(window.widget.component.frame(at: clock.now).semantics.adjustable)
    expectRing(after, before, around: element.focusRect, "a deck's marks")
  }
}
#endif

#if GTK
import CDwellGTK
import DwellGTKTestSupport
import Dwell
import DwellDeck
@testable import DwellPlayer
import XCTest

extension GTKTestCase {
  /// Opens a window that plays a deck, until its first pictures are loaded; closes it after the test.
  func openWindow(_ deck: Deck, _ look: DeckLook, clock: ManualClock) throws -> DeckWindow<Carousel> {
    let window = try XCTUnwrap(
      DeckWindow(deck, deck.carousel(at: clock.now, look: look), look: look, clock: clock))
    window.present()
    runLoop(until: { window.store.loadedCount == min(deck.pages.count, 3) }, "pictures")
    drainLoop()
    addTeardownBlock { @MainActor in gtk_window_destroy(window.window) }
    return window
  }
}
#endif

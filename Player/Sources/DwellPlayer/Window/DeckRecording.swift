#if GTK
import Dwell
import DwellDeck
import DwellGTK

/// Records how long each picture is in view in a window, for each deck that it plays.
@MainActor
final class DeckRecording<Content: TimedComponent> {
  /// The window.
  private let window: DeckWindow<Content>
  /// The replaced decks, and the times of their pages.
  private var finished: [(deck: Deck, times: PageTimes)] = []

  /// Starts recording.
  init(_ window: DeckWindow<Content>) {
    self.window = window
    window.widget.recordPages()
    window.deckWillChange = { [weak self] in self?.finish() }
    // Pages of different decks have the same numbers.
    window.deckDidChange = { [weak window] in window?.widget.recordPages() }
  }

  /// The decks in the order in which they played, each with the times of its pages until now.
  var decks: [(deck: Deck, times: PageTimes)] { finished + [(window.deck, window.widget.pageTimes)] }

  /// Keeps the times of the deck that is playing.
  private func finish() { finished = decks }
}
#endif

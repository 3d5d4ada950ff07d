#if GTK
import Dwell
import DwellDeck

extension PageControl.Configuration {
  /// The page control of a deck: the manners of a mouse, white marks on a dark ground, the deck's times.
  init(_ deck: Deck) {
    self.init(pageCount: deck.pages.count)
    timer.duration = .seconds(deck.duration)
    timer.loops = deck.loops
    profile = .pointer
  }
}

extension Deck {
  /// The durations that pages have of their own, as events for their component.
  var pageDurations: [Event] {
    pages.enumerated().compactMap { index, page in
      page.duration.map { .setPageDuration(.seconds($0), page: index) }
    }
  }

  /// How long a page stays, in seconds.
  func duration(ofPage page: Int) -> Double {
    pages.indices.contains(page) ? pages[page].duration ?? duration : duration
  }
}
#endif

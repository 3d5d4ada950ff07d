#if GTK
import Dwell
import DwellDeck

extension Deck {
  /// The component that plays the deck, as it fills a window: pictures side by side, a timed page control on them, the
  /// manners of a mouse, and the deck's times.
  func carousel(at now: Double) -> Carousel {
    var control = PageControl.Configuration(pageCount: pages.count)
    control.timer.duration = .seconds(duration)
    control.profile = .pointer
    // White marks on a dark ground are seen on pictures of any brightness.
    control.background = .prominent
    control.backgroundTint = .black
    control.metrics.backgroundOpacity = 0.5
    var configuration = Carousel.Configuration(pageCount: pages.count)
    configuration.pages.loops = loops
    configuration.indicator = .control(control)
    configuration.hoverArea = .indicator
    configuration.taps = .turn
    var carousel = Carousel(configuration, at: now)
    for (index, page) in pages.enumerated() {
      guard let duration = page.duration else { continue }
      _ = carousel.handle(.setPageDuration(.seconds(duration), page: index), at: now)
    }
    return carousel
  }

  /// How long a page stays, in seconds.
  func duration(ofPage page: Int) -> Double {
    pages.indices.contains(page) ? pages[page].duration ?? duration : duration
  }
}
#endif

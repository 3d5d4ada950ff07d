#if GTK
import DwellGTK
import Dwell
import DwellDeck

extension Deck {
  /// The component that plays the deck, as it fills a window: pictures side by side, the time of the pages on
  /// them, the manners of a mouse, and the deck's times.
  func carousel(at now: Double, look: DeckLook = DeckLook()) -> Carousel {
    var configuration = Carousel.Configuration(pageCount: pages.count)
    configuration.pages.loops = loops
    configuration.pages.direction = look.direction
    configuration.timer.duration = .seconds(duration)
    configuration.hoverArea = .indicator
    configuration.taps = .turn
    switch look.style {
    case .control: configuration.indicator = .dots(dots)
    case .story:
      // Segments lie on a shade (``CaptionPainter``), to be seen on pictures of any brightness.
      configuration.indicator = .segments(SegmentRow.Configuration())
      configuration.indicatorSide = .start
      configuration.indicatorInset = 16
      configuration.indicatorMargin = 16
    }
    var carousel = Carousel(configuration, at: now)
    for (index, page) in pages.enumerated() {
      guard let duration = page.duration else { continue }
      _ = carousel.handle(.setPageDuration(.seconds(duration), page: index), at: now)
    }
    return carousel
  }

  /// Dots: white marks on a dark background are seen on pictures of any brightness.
  private var dots: DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.inputProfile = .pointer
    dots.background = .prominent
    dots.backgroundTint = .black
    dots.metrics.backgroundOpacity = 0.5
    return dots
  }

  /// How long a page stays, in seconds.
  func duration(ofPage page: Int) -> Double {
    pages.indices.contains(page) ? pages[page].duration ?? duration : duration
  }
}
#endif

#if GTK
import DwellGTK
import Dwell
import DwellDeck

extension Deck {
  /// The component that plays the deck in a window: pictures side by side, an indicator on them, the
  /// pointer's input profile, and the deck's durations.
  /// - Parameter canPause: whether the user can pause pages, as in a window: a lone animated picture then has
  ///   a dot and a time.
  func carousel(at now: Double, look: DeckLook = DeckLook(), canPause: Bool = false) -> Carousel {
    var configuration = Carousel.Configuration(pageCount: pages.count)
    configuration.pages.currentPage = startPage ?? 0
    configuration.pages.loops = loops
    configuration.pages.direction = self.look(look).direction
    configuration.pages.effect = effect.pages
    if pagesPerView > 1 { configuration.pages.layout.length = .perView(pagesPerView) }
    configuration.timer.duration = .seconds(duration)
    configuration.hoverArea = .indicator
    configuration.taps = .turn
    switch look.style {
    case .control:
      let dots = dots(canPause: canPause)
      configuration.indicator = .dots(dots)
      // The dots, not their background, lie 28 points from the edge.
      configuration.indicatorInset = 28 - dots.metrics.backgroundPadding
    case .story, .stories:
      // The gradient below them (``CaptionPainter``) makes segments visible on any picture.
      configuration.indicator = .segments(SegmentRow.Configuration())
      configuration.indicatorSide = .start
      configuration.indicatorInset = 16
      configuration.indicatorMargin = 16
    }
    var carousel = Carousel(configuration, at: now)
    for (index, page) in pages.enumerated() {
      guard let duration = page.pageDuration else { continue }
      _ = carousel.handle(.setPageDuration(duration, page: index), at: now)
    }
    return carousel
  }

  /// The component that plays the deck, with the zoom of its pictures if enabled.
  func zoomingCarousel(
    at now: Double, look: DeckLook = DeckLook(), canPause: Bool = false
  ) -> ZoomingCarousel {
    ZoomingCarousel(
      carousel(at: now, look: look, canPause: canPause), isZooming: zooms && pagesPerView == 1)
  }

  /// A look with the deck's direction: from right to left if requested, or if the language's is.
  func look(_ look: DeckLook) -> DeckLook {
    var own = look
    own.isRightToLeft = look.isRightToLeft || isRightToLeft
    return own
  }

  /// How pictures fit their pages: as requested, or covering pages in which they zoom.
  func fit(_ look: DeckLook) -> DeckFit { look.fit ?? (zooms ? .cover : .auto) }

  /// Dots: white on a dark background, visible on any picture.
  private func dots(canPause: Bool) -> DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.inputProfile = .pointer
    dots.background = .prominent
    dots.backgroundTint = .black
    dots.metrics.backgroundOpacity = 0.5
    // A lone page has time to play its video or to zoom if its dot is shown.
    let isAnimatedAlone = canPause && pages.count == 1 && pages[0].isAnimated
    dots.hidesForSinglePage =
      !zooms && !isAnimatedAlone && !pages.contains { $0.pageDuration == .external }
    return dots
  }

  /// The duration of a page, in seconds.
  func duration(ofPage page: Int) -> Double {
    pages.indices.contains(page) ? pages[page].duration ?? duration : duration
  }
}

extension DeckPage {
  /// How long the page stays: its own duration, or that of its video; nil for the deck's.
  var pageDuration: PageDuration? { duration.map { .seconds($0) } ?? (isVideo ? .external : nil) }
}
#endif

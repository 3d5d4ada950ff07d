import Dwell

/// The carousels that are measured, by their indicators.
enum CarouselKind: CaseIterable {
  /// A row of dots that shows the time of pages.
  case dots
  /// A row of dots that shows the position within pages, the second of which is long.
  case scrollPosition
  /// A row of capsules.
  case segments

  /// A carousel with the given number of pages, at its second page.
  func carousel(pages count: Int) -> Carousel {
    var configuration = Carousel.Configuration(pageCount: count)
    configuration.pages.currentPage = 1
    switch self {
    case .dots: break
    case .scrollPosition:
      var dots = DotRow.Configuration()
      dots.fill = .scrollPosition
      configuration.indicator = .dots(dots)
      configuration.pages.pageLengths = [PageLength(page: 1, length: 1000)]
    case .segments: configuration.indicator = .segments(SegmentRow.Configuration())
    }
    return Carousel(configuration, at: 0)
  }
}

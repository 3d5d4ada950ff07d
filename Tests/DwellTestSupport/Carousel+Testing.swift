import Dwell

extension Carousel {
  /// A carousel with the given number of pages at time 0, by default 400 points along the pages and 300
  /// across.
  public static func sample(
    _ count: Int, current: Int = 0,
    in variant: LayoutVariant = LayoutVariant(direction: .leftToRight, reduceMotion: false),
    main: Double = 400, cross: Double = 300, _ change: (inout Configuration) -> Void = { _ in }
  ) -> Carousel {
    var configuration = Configuration(pageCount: count)
    configuration.pages.currentPage = current
    configuration.pages.direction = variant.direction
    configuration.pages.reduceMotion = variant.reduceMotion
    change(&configuration)
    var carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.resize(variant.size(main, cross)), at: 0)
    return carousel
  }
}

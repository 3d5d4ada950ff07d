extension Carousel.Configuration: Configurable {
  /// The default configuration, of no pages.
  package init() { self.init(pageCount: 0) }

  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout Carousel.Configuration, _ other: Carousel.Configuration
  ) {
    options.choice(
      "indicatorSide", &value.indicatorSide, other.indicatorSide,
      "The side of the indicator, across the pages")
    options.number(
      "indicatorInset", &value.indicatorInset, other.indicatorInset, .distance(in: 0...1e6),
      "The distance from that side to the visible indicator")
    options.number(
      "indicatorMargin", &value.indicatorMargin, other.indicatorMargin, .distance(in: 0...1e6),
      "The margin at both ends of a row of segments")
    options.flag(
      "isOverMedia", &value.isOverMedia, other.isOverMedia, "Whether pages are of unknown colours")
    options.choice(
      "hoverArea", &value.hoverArea, other.hoverArea, "Where a hovering pointer pauses the time")
    options.number(
      "speed", &value.speed, other.speed, .speed(in: -1e4...1e4),
      "How fast pages pass by themselves, in points per second")
    options.choice("taps", &value.taps, other.taps, "What a tap on the pages does")
  }
}

extension PageControlMetrics: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout PageControlMetrics, _ other: PageControlMetrics
  ) {
    options.number(
      "dotSize", &value.dotSize, other.dotSize, .length, "The diameter of a dot and the height of the pill")
    options.number(
      "pillLength", &value.pillLength, other.pillLength, .length, "The length of the current page's pill")
    options.number(
      "pillCornerRadius", &value.pillCornerRadius, other.pillCornerRadius, .length,
      "The corner radius of the pill; by default its ends are round")
    options.number(
      "spacing", &value.spacing, other.spacing, .length, "The gap between marks")
    options.number(
      "trackOpacity", &value.trackOpacity, other.trackOpacity, .opacity,
      "The opacity of the pill under its fill")
    options.number(
      "fillOpacity", &value.fillOpacity, other.fillOpacity, .opacity, "The opacity of the pill's fill")
    options.number(
      "seenOpacity", &value.seenOpacity, other.seenOpacity, .opacity, "The opacity of the marks of seen pages"
    )
    options.number(
      "upcomingOpacity", &value.upcomingOpacity, other.upcomingOpacity, .opacity,
      "The opacity of the marks of upcoming pages")
    options.number(
      "currentOpacity", &value.currentOpacity, other.currentOpacity, .opacity,
      "The opacity of the current mark where pages aren't timed")
    options.count(
      "maximumDotCount", &value.maximumDotCount, other.maximumDotCount, in: 1...1000,
      "The largest number of pages that each have a dot, if they fit")
    options.count(
      "windowLength", &value.windowLength, other.windowLength, in: 1...1000,
      "The largest number of dots in a window onto more pages")
    options.count(
      "labelThreshold", &value.labelThreshold, other.labelThreshold, in: 1...1000,
      "The largest number of pages that a row with a number label shows as dots")
    options.number(
      "imageSize", &value.imageSize, other.imageSize, .length,
      "The width and height of an image in place of a dot")
    options.number(
      "labelFontSize", &value.labelFontSize, other.labelFontSize, .length,
      "The font size of the number label")
    options.number(
      "labelOpacity", &value.labelOpacity, other.labelOpacity, .opacity, "The opacity of the number label")
    options.number(
      "backgroundPadding", &value.backgroundPadding, other.backgroundPadding, .length,
      "The distance between the marks and the edge of their background")
    options.number(
      "backgroundRadius", &value.backgroundRadius, other.backgroundRadius, .length,
      "The corner radius of the background")
    options.number(
      "backgroundOpacity", &value.backgroundOpacity, other.backgroundOpacity, .opacity,
      "The opacity of the background")
  }
}

extension PageLayout: Configurable {
  /// The default layout.
  package init() { self.init(leadingInset: 0, trailingInset: 0) }

  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout PageLayout, _ other: PageLayout
  ) {
    options.choice("alignment", &value.alignment, other.alignment, "What a page at rest is aligned with")
    options.flag(
      "isContained", &value.isContained, other.isContained,
      "Whether pages at the ends stay at the view's ends")
    options.flag(
      "fitsPage", &value.fitsPage, other.fitsPage,
      "Whether the view is as high as its current page, or as wide where pages are vertical")
    options.count(
      "pagesPerTurn", &value.pagesPerTurn, other.pagesPerTurn, in: 1...1000,
      "How many pages a turn moves on by")
  }
}

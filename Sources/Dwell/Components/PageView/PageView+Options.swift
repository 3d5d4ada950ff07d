extension PageView.Configuration: Configurable {
  /// The default configuration, of no pages.
  package init() { self.init(pageCount: 0) }

  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout PageView.Configuration, _ other: PageView.Configuration
  ) {
    options.number(
      "spacing", &value.spacing, other.spacing, .distance(in: 0...1e6), "The gap between pages, in points")
    options.choice("snap", &value.snap, other.snap, "Where pages come to rest after a gesture")
    options.flag(
      "turnsOnCrossWheel", &value.turnsOnCrossWheel, other.turnsOnCrossWheel,
      "Whether a wheel turns pages across the axis too")
  }
}

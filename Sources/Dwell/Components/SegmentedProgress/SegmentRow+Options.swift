extension SegmentRow.Configuration: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout SegmentRow.Configuration, _ other: SegmentRow.Configuration
  ) {
    options.choice(
      "style", &value.style, other.style, "How the fill moves, page by page or through the whole row")
  }
}

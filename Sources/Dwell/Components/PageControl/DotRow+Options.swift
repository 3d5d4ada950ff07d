extension DotRow.Configuration: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout DotRow.Configuration, _ other: DotRow.Configuration
  ) {
    // Its setter changes the fill, which has a third value.
    var showsProgress = value.showsProgress
    options.flag(
      "showsProgress", &showsProgress, other.showsProgress, "Whether the current dot is a pill that fills")
    if showsProgress != value.showsProgress { value.showsProgress = showsProgress }
    options.choice(
      "fill", &value.fill, other.fill,
      "What the fill shows; a scroll position only on long pages of a carousel")
    options.flag(
      "hidesForSinglePage", &value.hidesForSinglePage, other.hidesForSinglePage,
      "Whether a single page has no mark")
    options.choice(
      "background", &value.background, other.background,
      "When the background shows; by default during an interaction")
    options.choice("overflow", &value.overflow, other.overflow, "How too many marks are shown")
    options.choice(
      "numberLabel", &value.numberLabel, other.numberLabel,
      "Whether a number takes the place of marks; by default where the overflow is a label")
    options.choice(
      "transition", &value.transition, other.transition, "How the current mark gets from page to page")
    options.choice(
      "seenMarks", &value.seenMarks, other.seenMarks,
      "Which pages count as seen; by default those before the current one where time is shown")
    options.choice("inputProfile", &value.inputProfile, other.inputProfile, "The input device")
    options.flag(
      "allowsScrubbing", &value.allowsScrubbing, other.allowsScrubbing,
      "Whether a drag turns pages; by default where the background shows it")
  }
}

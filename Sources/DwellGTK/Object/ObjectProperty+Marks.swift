#if GTK
import Dwell

extension Carousel.Configuration {
  /// The look of the dots. Other marks have none: then it is the default, and setting it changes nothing.
  var dots: DotRow.Configuration {
    get { indicator.dots ?? DotRow.Configuration() }
    set { indicator.dots = newValue }
  }
}

/// How marks look.
extension ObjectProperty {
  /// The look of a row of dots.
  static func dots(
    _ dots: WritableKeyPath<Content.Configuration, DotRow.Configuration>
  ) -> [ObjectProperty] {
    [
      .choice(
        "mark-background", "When the background behind the marks is seen", standard: .automatic,
        dots.appending(path: \.namedBackground)),
      .choice(
        "mark-overflow", "How more marks than fit are shown", standard: .window,
        dots.appending(path: \.overflow)),
      .choice(
        "mark-transition", "How the current mark gets from page to page", standard: .morph,
        dots.appending(path: \.transition)),
      .choice(
        "number-label", "Whether a number takes the place of marks", standard: .automatic,
        dots.appending(path: \.numberLabel)),
      .flag(
        "hides-for-single-page", "Whether a single page has no mark", standard: true,
        dots.appending(path: \.hidesForSinglePage)),
    ]
  }

  /// What time does after a person's turn.
  static func afterInteraction(
    _ timer: WritableKeyPath<Content.Configuration, PageTimer.Configuration>
  ) -> ObjectProperty {
    .choice(
      "after-interaction", "Whether time goes on after a person has turned a page", standard: .resume,
      timer.appending(path: \.afterInteraction))
  }
}
#endif

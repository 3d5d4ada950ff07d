#if GTK
import Dwell

extension Carousel.Configuration {
  /// The look of the dots. Other marks have none: then it is the default, and setting it changes nothing.
  var dots: DotRow.Configuration {
    get { indicator.dots ?? DotRow.Configuration() }
    set { indicator.dots = newValue }
  }
}

extension DotRow.Configuration {
  /// Whether the marks are white on black, for a control over pages of unknown colours. Marks that no longer
  /// are have their default colours and background back.
  var isOverMedia: Bool {
    get { tint == .white && backgroundTint == .black }
    set {
      guard newValue != isOverMedia else { return }
      if newValue { return fitMedia() }
      let (plain, media) = (DotRow.Configuration(), DotRow.Configuration.media)
      (tint, backgroundTint) = (plain.tint, plain.backgroundTint)
      if background == media.background { background = plain.background }
      metrics.backgroundOpacity = plain.metrics.backgroundOpacity
      for opacity in [
        \PageControlMetrics.upcomingOpacity, \.trackOpacity, \.seenOpacity,
      ] where metrics[keyPath: opacity] == media.metrics[keyPath: opacity] {
        metrics[keyPath: opacity] = plain.metrics[keyPath: opacity]
      }
    }
  }

  /// The default look over pages of unknown colours.
  private static let media: DotRow.Configuration = {
    var dots = DotRow.Configuration()
    dots.fitMedia()
    return dots
  }()
}

/// How marks look.
extension ObjectProperty {
  /// The look of a row of dots.
  static func dots(
    _ dots: WritableKeyPath<Content.Configuration, DotRow.Configuration>
  ) -> [ObjectProperty] {
    let properties: [ObjectProperty] =
      [
        .choice(
          "indicator-background", "When the background behind the marks is seen", standard: .automatic,
          dots.appending(path: \.background)),
        .choice(
          "indicator-overflow", "How more marks than fit are shown", standard: .window,
          dots.appending(path: \.overflow)),
        .choice(
          "indicator-transition", "How the current mark gets from page to page", standard: .morph,
          dots.appending(path: \.transition)),
        .choice(
          "number-label", "Whether a number takes the place of marks", standard: .automatic,
          dots.appending(path: \.numberLabel)),
        .flag(
          "hides-for-single-page", "Whether a single page has no mark", standard: true,
          dots.appending(path: \.hidesForSinglePage)),
      ]
      + options(of: dots.appending(path: \.metrics), prefix: "indicator")
    let note = "Other marks than dots have the default, and setting it changes nothing."
    return Content.self == Carousel.self ? properties.map { $0.noted(note) } : properties
  }

  /// Whether marks are for pages of unknown colours.
  static func overMedia(_ path: WritableKeyPath<Content.Configuration, Bool>) -> ObjectProperty {
    .flag(
      "over-media", "Whether pages are pictures, videos or of other unknown colours", standard: false, path
    ).noted("Marks and buttons are then white on black, with a contrast of 3:1 over anything.")
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

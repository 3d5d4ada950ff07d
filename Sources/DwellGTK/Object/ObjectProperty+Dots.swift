#if GTK
import Dwell

extension Carousel.Configuration {
  /// The look of the dots. For other indicators it is the default, and setting it changes nothing, except for
  /// the role, which segments have, too.
  var dots: DotRow.Configuration {
    get {
      var dots = indicator.dots ?? DotRow.Configuration()
      if case .segments(let segments) = indicator { dots.indicatorRole = segments.indicatorRole }
      return dots
    }
    set {
      indicator.dots = newValue
      if case .segments(var segments) = indicator {
        segments.indicatorRole = newValue.indicatorRole
        indicator = .segments(segments)
      }
    }
  }
}

extension DotRow.Configuration {
  /// Whether the dots are white on black, for a control over pages of unknown colours. When that ends, dots
  /// get their default colours and background back.
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

/// How dots look.
extension ObjectProperty {
  /// The look of a row of dots.
  static func dots(
    _ dots: WritableKeyPath<Content.Configuration, DotRow.Configuration>
  ) -> [ObjectProperty] {
    let properties =
      // `timed` is the app's word for the pill that fills, and `only-shows` for a row without input; other
      // inputs come with their device.
      options(of: dots, prefix: "indicator", without: ["showsProgress", "inputProfile"])
      + options(of: dots.appending(path: \.metrics), prefix: "indicator")
    let note = "Other indicators than dots have the default, and setting it changes nothing."
    guard Content.self == Carousel.self else { return properties.map(\.notedRole) }
    return properties.map { $0.noted($0.name == "indicator-role" ? "So are segments." : note) }
  }

  /// The property with what limits the role of a row's widget, if it is that role.
  var notedRole: ObjectProperty {
    guard name == "indicator-role" else { return self }
    return noted("Set it before the widget is in a window: then the widget itself is no slider.")
  }

  /// Whether the indicator is for pages of unknown colours.
  static func overMedia(_ path: WritableKeyPath<Content.Configuration, Bool>) -> ObjectProperty {
    .flag(
      "over-media", "Whether pages are pictures, videos or anything else of unknown colours", standard: false,
      path
    ).noted("Indicator and buttons are then white on black, with a contrast of 3:1 over anything.")
  }

  /// What a timer does.
  static func timer(
    _ timer: WritableKeyPath<Content.Configuration, PageTimer.Configuration>
  ) -> [ObjectProperty] {
    options(of: timer)
  }
}
#endif

extension PageControlMetrics {
  /// The least opacity of a mark with increased contrast; 0.6 (chosen by us: black and white marks then have
  /// at least 5:1 against a white or black background, above the 3:1 of WCAG 2.2, 1.4.11).
  public static let minimumContrastOpacity = 0.6

  /// These metrics with increased contrast: no mark is fainter than 0.6, those of seen pages are halfway
  /// between that and opaque, and what was stronger stays as it was.
  public var withIncreasedContrast: PageControlMetrics {
    let least = PageControlMetrics.minimumContrastOpacity
    var result = self
    result.trackOpacity = max(track, least)
    result.upcomingOpacity = max(upcoming, least)
    result.seenOpacity = max(seen, seen > upcoming ? (1 + least) / 2 : least)
    result.labelOpacity = 1
    return result
  }
}

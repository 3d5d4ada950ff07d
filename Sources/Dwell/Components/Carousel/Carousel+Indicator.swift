extension Carousel.Indicator {
  /// Becomes the indicator of pages with or without a time, plain or of unknown colours, which isn't an
  /// automatic one, with the default in place of each value that cannot be used.
  /// - Returns: The mistakes in the indicator's configuration, and advice against it.
  mutating func resolve(isTimed: Bool, isOverMedia: Bool, pageCount: Int) -> Diagnostics {
    let isAutomatic = if case .automatic = self { true } else { false }
    switch consume self {
    case .none:
      self = .none
      return Diagnostics()
    case .automatic(var dots), .dots(var dots):
      defer { self = .dots(dots) }
      if isAutomatic, !(isTimed && dots.fill == .time), dots.fill != .scrollPosition {
        dots.fitUntimedPages()
      }
      if isOverMedia { dots.fitMedia() }
      return DotRow.sanitize(&dots, pageCount: pageCount)
    case .segments(var segments):
      defer { self = .segments(segments) }
      if isOverMedia { segments.fitMedia() }
      return SegmentRow.sanitize(&segments, pageCount: pageCount)
    }
  }
}

/// The look of an indicator over pages of unknown colours.
enum MediaLook {
  /// The opacity of the black background: the least with which white has a contrast of 3:1 against it over
  /// white, at ``upcomingOpacity`` too (WCAG 2.2, 1.4.11).
  static let backgroundOpacity = 0.75
  /// The opacity of white upcoming dots and tracks: 3:1 against the background over white and over black.
  static let upcomingOpacity = 0.4
}

extension DotRow.Configuration {
  /// Takes the look of the swipeable page view's dots, where the app has chosen no other.
  fileprivate mutating func fitUntimedPages() {
    let (standard, plain) = (PageControlMetrics(), PageControlMetrics.plainDots)
    fill = .none
    if metrics.spacing == standard.spacing { metrics.spacing = plain.spacing }
    if !hasTwoTints {
      metrics.upcomingOpacity = metrics.upcomingOpacity ?? plain.upcomingOpacity
      metrics.seenOpacity = metrics.seenOpacity ?? plain.seenOpacity
    }
    if background == .automatic { background = .prominent }
    // A number has no buttons.
    if overflow == .window, indicatorRole == .slider { overflow = .label }
  }

  /// Becomes legible over anything, where the app has chosen no colours.
  package mutating func fitMedia() {
    if !hasTwoTints {
      metrics.upcomingOpacity = metrics.upcomingOpacity ?? MediaLook.upcomingOpacity
      metrics.trackOpacity = metrics.trackOpacity ?? MediaLook.upcomingOpacity
      metrics.seenOpacity = metrics.seenOpacity ?? metrics.seen
    }
    if tint == .foreground { tint = .white }
    if backgroundTint == nil {
      backgroundTint = .black
      metrics.backgroundOpacity = max(metrics.backgroundOpacity, MediaLook.backgroundOpacity)
    }
    if background == .automatic { background = .prominent }
  }
}

extension SegmentRow.Configuration {
  /// Becomes legible over anything, where the app has chosen no colours.
  fileprivate mutating func fitMedia() {
    if !hasTwoTints { metrics.inactiveOpacity = metrics.inactiveOpacity ?? MediaLook.upcomingOpacity }
    if tint == .foreground { tint = .white }
  }
}

import Dwell

extension PageTimer.Configuration {
  /// Sets a field; fields that aren't the timer's are ignored.
  mutating func set(_ field: Field, to value: Double) {
    switch field {
    case .duration: duration = PageDuration(web: value)
    case .showsProgress: advances = value != 0
    case .asksBeforeAdvancing: asksBeforeAdvancing = value != 0
    case .initialProgress: initialProgress = value
    case .startDelay: startDelay = value
    case .afterInteraction: afterInteraction = .web(value) ?? afterInteraction
    case .pausedBy: pausedBy = PauseReasons(web: value)
    case .pausesFor: pausesFor = PauseReasons(web: value)
    default: break
    }
  }
}

extension PageControlMetrics {
  /// Sets a metric by its index in the order of declaration; other indices are ignored.
  mutating func set(_ index: Int, to value: Double) {
    switch index {
    case 0: dotSize = value
    case 1: pillLength = value
    case 2: spacing = value
    case 3: trackOpacity = value
    case 4: fillOpacity = value
    case 5: seenOpacity = value
    case 6: upcomingOpacity = value
    case 7: currentOpacity = value
    case 8: maximumDotCount = Int(web: value)
    case 9: windowLength = Int(web: value)
    case 10: labelThreshold = Int(web: value)
    case 11: imageSize = value
    case 12: labelFontSize = value
    case 13: labelOpacity = value
    case 14: backgroundPadding = value
    case 15: backgroundRadius = value
    case 16: backgroundOpacity = value
    default: break
    }
  }
}

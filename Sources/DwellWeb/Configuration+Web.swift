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

import Dwell

extension PageControl: WebComponent {
  /// A control with legible marks for users with low vision: upcoming dots and the track have a contrast of
  /// 3:1 against black and white (WCAG 2.2, 1.4.11; black or white at 0.43 is the minimum).
  static var webConfiguration: Configuration {
    var configuration = Configuration(pageCount: 0)
    configuration.loops = false
    var dots = DotRow.Configuration.web
    // An assignment would release and retain field by field, which is much code.
    swap(&configuration.dots, &dots)
    return configuration
  }

  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration) {
    switch field {
    case .pageCount: configuration.pageCount = Int(web: value)
    case .currentPage: configuration.currentPage = Int(web: value)
    case .loops: configuration.loops = value != 0
    case .reduceMotion: configuration.reduceMotion = value != 0
    case .direction: configuration.direction = .web(value) ?? configuration.direction
    default:
      configuration.timer.set(field, to: value)
      configuration.dots.set(field, index: index, to: value)
    }
  }

  /// A slider handles the arrows of both axes (WAI-ARIA Authoring Practices, slider): those across the row
  /// increase with the pages, in any direction.
  mutating func handleOnWeb(_ event: Event, at now: Double) -> Outcome {
    guard case .key(let key) = event, direction.step(for: key) == nil else { return handle(event, at: now) }
    switch key {
    case .up, .right: return handle(.key(.pageDown), at: now)
    case .down, .left: return handle(.key(.pageUp), at: now)
    default: return handle(event, at: now)
    }
  }
}

extension DotRow.Configuration {
  /// The default row of dots: untimed, and legible for users with low vision.
  static var web: DotRow.Configuration {
    var configuration = DotRow.Configuration()
    configuration.showsProgress = false
    configuration.metrics.upcomingOpacity = 0.45
    configuration.metrics.trackOpacity = 0.45
    return configuration
  }

  /// Sets a field; fields that aren't a row of dots' are ignored.
  mutating func set(_ field: Field, index: Int, to value: Double) {
    switch field {
    case .showsProgress: showsProgress = value != 0
    case .inputProfile: inputProfile = .web(value) ?? inputProfile
    case .background: background = .web(value) ?? background
    case .overflow: overflow = .web(value) ?? overflow
    case .transition: transition = .web(value) ?? transition
    case .numberLabel: numberLabel = .web(value) ?? numberLabel
    case .seenMarks: seenMarks = .web(value) ?? seenMarks
    case .allowsScrubbing: allowsScrubbing = value != 0
    case .hidesForSinglePage: hidesForSinglePage = value != 0
    case .metric: metrics.set(index, to: value)
    case .moreContrast where value != 0: metrics = metrics.withIncreasedContrast
    case .image:
      let image = value >= 0 ? ImageName(Int(web: value)) : nil
      if index < 0 {
        images.all = image
      } else {
        images.set(image, forPage: index)
      }
    case .currentImage:
      let image = value >= 0 ? ImageName(Int(web: value)) : nil
      if index < 0 {
        images.current = image
      } else {
        images.setCurrent(image, forPage: index)
      }
    default: break
    }
  }
}

import Dwell

extension PageControl: WebComponent {
  /// A control whose marks are told from their ground also by those who see little: the dots of pages to come, and the
  /// track, have 3:1 against black and white (WCAG 2.2, 1.4.11; black or white at 0.43 is the least that has it).
  static var webConfiguration: Configuration {
    var configuration = Configuration(pageCount: 0)
    configuration.showsProgress = false
    configuration.timer.loops = false
    configuration.metrics.upcomingOpacity = 0.45
    configuration.metrics.trackOpacity = 0.45
    return configuration
  }

  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration) {
    switch field {
    case .pageCount: configuration.pageCount = Int(web: value)
    case .currentPage: configuration.currentPage = Int(web: value)
    case .showsProgress: configuration.showsProgress = value != 0
    case .reduceMotion: configuration.reduceMotion = value != 0
    case .direction: configuration.direction = .web(value) ?? configuration.direction
    case .profile: configuration.profile = .web(value) ?? configuration.profile
    case .background: configuration.background = .web(value) ?? configuration.background
    case .overflow: configuration.overflow = .web(value) ?? configuration.overflow
    case .seenMarks: configuration.seenMarks = .web(value) ?? configuration.seenMarks
    case .allowsScrubbing: configuration.allowsScrubbing = value != 0
    case .hidesForSinglePage: configuration.hidesForSinglePage = value != 0
    case .metric: configuration.metrics.set(index, to: value)
    case .moreContrast where value != 0: configuration.metrics = configuration.metrics.withIncreasedContrast
    case .image:
      let image = value >= 0 ? ImageName(Int(web: value)) : nil
      if index < 0 {
        configuration.images.all = image
      } else {
        configuration.images.set(image, forPage: index)
      }
    case .currentImage:
      let image = value >= 0 ? ImageName(Int(web: value)) : nil
      if index < 0 {
        configuration.images.current = image
      } else {
        configuration.images.setCurrent(image, forPage: index)
      }
    default: configuration.timer.set(field, to: value)
    }
  }

  /// A slider takes the arrows of both axes (WAI-ARIA Authoring Practices, slider): those across the row go up with the
  /// pages, whatever the direction.
  mutating func handleOnWeb(_ event: Event, at now: Double) -> Outcome {
    guard case .key(let key) = event, direction.step(for: key) == nil else { return handle(event, at: now) }
    switch key {
    case .up, .right: return handle(.key(.pageDown), at: now)
    case .down, .left: return handle(.key(.pageUp), at: now)
    default: return handle(event, at: now)
    }
  }

  func reading(at now: Double) -> Reading {
    var reading = Reading(timer, size: size, direction: direction, at: now)
    reading.hasTime = configuration.showsProgress
    reading.preferredSize = preferredSize(forPageCount: pageCount)
    reading.position = position(at: now)
    return reading
  }
}

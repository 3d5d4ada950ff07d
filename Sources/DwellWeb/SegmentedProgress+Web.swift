#if !DWELL_CONTROL_ONLY
import Dwell

extension SegmentedProgress: WebComponent {
  /// Segments that end with the last page, and whose rest has 3:1 against black and white (WCAG 2.2, 1.4.11).
  static var webConfiguration: Configuration {
    var configuration = Configuration(pageCount: 0)
    configuration.timer.loops = false
    configuration.metrics.inactiveOpacity = 0.45
    return configuration
  }

  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration) {
    switch field {
    case .pageCount: configuration.pageCount = Int(web: value)
    case .currentPage: configuration.currentPage = Int(web: value)
    case .reduceMotion: configuration.reduceMotion = value != 0
    case .direction: configuration.direction = .web(value) ?? configuration.direction
    case .style: configuration.style = .web(value) ?? configuration.style
    case .metric: configuration.metrics.set(index, to: value)
    case .moreContrast where value != 0: configuration.metrics = configuration.metrics.withIncreasedContrast
    default: configuration.timer.set(field, to: value)
    }
  }

  static func make(_ configuration: Configuration, at now: Double) -> SegmentedProgress {
    SegmentedProgress(configuration, at: now)
  }

  func goingOn(with configuration: Configuration, at now: Double) -> SegmentedProgress {
    var configuration = configuration
    configuration.pageCount = pageCount
    configuration.currentPage = currentPage
    configuration.direction = direction
    configuration.reduceMotion = reduceMotion
    configuration.timer.pausedBy = timer.pausedBy
    var segments = SegmentedProgress(configuration, at: now)
    _ = segments.handle(.resize(size), at: now)
    _ = segments.handle(.setProgress(min(timer.progress(at: now), 0.999), rate: 0), at: now)
    return segments
  }

  func reading(at now: Double) -> Reading {
    Reading(timer, preferredSize: preferredSize(forLength: 0), position: Double(currentPage), at: now)
  }
}

extension SegmentedProgressMetrics {
  /// Sets the measure of a place in the order in which they are declared; another place is ignored.
  mutating func set(_ place: Int, to value: Double) {
    switch place {
    case 0: thickness = value
    case 1: spacing = value
    case 2: leastLength = value
    case 3: windowLength = Int(web: value)
    case 4: completedOpacity = value
    case 5: inactiveOpacity = value
    default: break
    }
  }
}
#endif

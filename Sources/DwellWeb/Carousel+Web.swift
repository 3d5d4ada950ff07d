#if !DWELL_CONTROL_ONLY
import Dwell

extension Carousel: WebComponent {
  /// Pages that stop at the ends and leave the document's own scrolling alone, with white dots on a dark ground: over
  /// any picture, marks and ground have 3:1 (WCAG 2.2, 1.4.11; black at 0.75 over white is the least that has it).
  static var webConfiguration: Configuration {
    var configuration = Configuration(pageCount: 0)
    configuration.pages.loops = false
    configuration.pages.turnsOnCrossWheel = false
    var control = PageControl.webConfiguration
    control.background = .prominent
    control.backgroundTint = .black
    control.metrics.backgroundOpacity = 0.75
    configuration.indicator = .control(control)
    return configuration
  }

  /// Sets a field of the carousel, or one of the indicator that was chosen last.
  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration) {
    switch field {
    case .pageCount: configuration.pages.pageCount = Int(web: value)
    case .currentPage: configuration.pages.currentPage = Int(web: value)
    case .loops: configuration.pages.loops = value != 0
    case .reduceMotion: configuration.pages.reduceMotion = value != 0
    case .direction: configuration.pages.direction = .web(value) ?? configuration.pages.direction
    case .effect: configuration.pages.effect = .web(value) ?? configuration.pages.effect
    case .spacing: configuration.pages.spacing = value
    case .indicator where value == 1: configuration.indicator = .segments(SegmentedProgress.webConfiguration)
    case .indicator where value == 2: configuration.indicatorSide = nil
    case .indicatorSide where configuration.indicatorSide != nil:
      configuration.indicatorSide = .web(value) ?? configuration.indicatorSide
    case .indicatorInset: configuration.indicatorInset = value
    case .indicatorMargin: configuration.indicatorMargin = value
    case .taps: configuration.taps = .web(value) ?? configuration.taps
    default:
      switch configuration.indicator {
      case .control(var control):
        PageControl.set(field, index: index, to: value, in: &control)
        configuration.indicator = .control(control)
      case .segments(var segments):
        // The measures of both kinds of indicator come one after the other.
        SegmentedProgress.set(field, index: field == .metric ? index - 20 : index, to: value, in: &segments)
        configuration.indicator = .segments(segments)
      }
    }
  }

  func reading(at now: Double) -> Reading {
    var reading = Reading(timer, size: size, direction: direction, at: now)
    reading.position = position(at: now)
    return reading
  }
}
#endif

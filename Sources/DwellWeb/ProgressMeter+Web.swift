#if !DWELL_CONTROL_ONLY
import Dwell

extension ProgressMeter: WebComponent {
  /// An empty meter of 0...1, like an HTML meter.
  static var webConfiguration: Configuration { Configuration(value: 0, of: 1) }

  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration) {
    switch field {
    case .value: configuration.value = value
    case .minimum: configuration.minimum = value
    case .maximum: configuration.maximum = value
    case .duration: configuration.revealDuration = value
    case .reduceMotion: configuration.reduceMotion = value != 0
    case .direction: configuration.direction = .web(value) ?? configuration.direction
    case .metric where index == 0: configuration.metrics.meterWidth = value
    case .metric where index == 1: configuration.metrics.borderWidth = value
    case .metric where index == 2: configuration.metrics.padding = value
    default: break
    }
  }

  func state(at now: Double) -> ComponentState {
    var state = ComponentState()
    state.progress = fraction
    state.preferredSize = preferredSize(forLength: 0)
    return state
  }
}
#endif

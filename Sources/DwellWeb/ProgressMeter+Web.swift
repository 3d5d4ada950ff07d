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
    case .direction: configuration.direction = .choice(value) ?? configuration.direction
    case .meterMetrics: configuration.metrics.setOption(index, to: value)
    case .meterColors: configuration.colors = value == 1 ? .vermilionToBlue : .hue
    case .meterStop where index >= 0: configuration.colors.set(index, to: value)
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

extension MeterColors {
  /// Sets a number of a stop, of which each has four: level, red, green and blue. Stops follow one another;
  /// there are at most as many as are valid, and one more.
  fileprivate mutating func set(_ index: Int, to value: Double) {
    var stops = stops
    let number = index / 4
    if number == stops.count, number <= 5 { stops.append(Stop(0, .black)) }
    guard number < stops.count else { return }
    switch index % 4 {
    case 0: stops[number].level = value
    case 1: stops[number].color.red = value
    case 2: stops[number].color.green = value
    default: stops[number].color.blue = value
    }
    self = MeterColors(stops)
  }
}
#endif

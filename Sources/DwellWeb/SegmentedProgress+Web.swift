#if !DWELL_CONTROL_ONLY
import Dwell

extension SegmentedProgress: WebComponent {
  /// Segments that end with the last page.
  static var webConfiguration: Configuration {
    var configuration = Configuration(pageCount: 0)
    configuration.loops = false
    return configuration
  }

  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration) {
    configuration.set(field, to: value)
    configuration.timer.set(field, index: index, to: value)
    configuration.segments.set(field, index: index, to: value)
  }
}

extension SegmentRow.Configuration {
  /// Sets a field; fields that aren't a row of segments' are ignored.
  mutating func set(_ field: Field, index: Int, to value: Double) {
    switch field {
    case .segments: setOption(index, to: value)
    case .indicatorRole: indicatorRole = .choice(value) ?? indicatorRole
    case .segmentMetrics: metrics.setOption(index, to: value)
    case .tints: (tint, currentTint) = ColorRole.tints(web: value)
    case .moreContrast where value != 0: increaseContrast()
    default: break
    }
  }
}
#endif

import Dwell

extension PageControl: WebComponent {
  /// A control whose pages stop at the ends.
  static var webConfiguration: Configuration {
    var configuration = Configuration(pageCount: 0)
    configuration.loops = false
    return configuration
  }

  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration) {
    configuration.set(field, to: value)
    configuration.timer.set(field, index: index, to: value)
    configuration.dots.set(field, index: index, to: value)
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
  /// Sets a field; fields that aren't a row of dots' are ignored.
  mutating func set(_ field: Field, index: Int, to value: Double) {
    switch field {
    case .showsProgress: showsProgress = value != 0
    case .dots: setOption(index, to: value)
    case .indicatorRole: indicatorRole = .choice(value) ?? indicatorRole
    case .dotMetrics: metrics.setOption(index, to: value)
    case .tints: (tint, currentTint) = ColorRole.tints(web: value)
    case .moreContrast where value != 0: increaseContrast()
    case .image:
      let image = value >= 0 ? ImageName(Int(script: value)) : nil
      if index < 0 {
        images.all = image
      } else {
        images.set(image, forPage: index)
      }
    case .currentImage:
      let image = value >= 0 ? ImageName(Int(script: value)) : nil
      if index < 0 {
        images.current = image
      } else {
        images.setCurrent(image, forPage: index)
      }
    default: break
    }
  }
}
